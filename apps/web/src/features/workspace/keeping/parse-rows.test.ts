import type { ExtractionRow } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { isLarge, parseRows, parseRowsInSlices } from './parse-rows.ts';

const row = (number: number, reason: string): ExtractionRow => ({
  pageNumber: 1,
  cells: { a: { state: 'not_looked_for', reason: `${number} ${reason}` } },
});
const resultOf = (rows: readonly ExtractionRow[]): Blob =>
  new Blob([JSON.stringify({ status: 'succeeded', rowMode: 'item', rows, issues: [{ message: '"rows":[{' }], pageCount: 1 })]);
const TRICKY = 'a "quoted" \\ } ] { [ \\" ünïcödé 文字 🙂';

describe('the rows of a kept result', () => {
  test.each([
    ['none', []],
    ['one', [row(1, TRICKY)]],
    ['some that fill several slices', Array.from({ length: 20_000 }, (_, index) => row(index, TRICKY))],
    ['some that are longer than a slice', [row(1, TRICKY.repeat(40_000)), row(2, TRICKY), row(3, TRICKY.repeat(20_000))]],
  ])('are the same whether they are parsed whole or in slices: %s', async (_name, rows) => {
    expect(await parseRowsInSlices(resultOf(rows))).toEqual(rows);
    expect(await parseRows(resultOf(rows))).toEqual(rows);
  });

  test('are found where the result was written in another order', async () => {
    expect(await parseRowsInSlices(new Blob([JSON.stringify({ issues: [], rows: [row(1, TRICKY)] })]))).toEqual([row(1, TRICKY)]);
  });

  test('say what they said before missing pages had a name of their own', async () => {
    const former = { pageNumber: 1, cells: { a: { state: 'unreadable', pageNumbers: [2, 3], alternatives: [] } } };
    const now = { state: 'page_missing', pageNumbers: [2, 3], reason: 'Not read: page 2, 3.', alternatives: [] };
    const kept = new Blob([JSON.stringify({ status: 'partial', rowMode: 'document', rows: [former], issues: [], pageCount: 3 })]);
    expect(await parseRows(kept)).toEqual([{ pageNumber: 1, cells: { a: now } }]);
    expect(await parseRowsInSlices(kept)).toEqual([{ pageNumber: 1, cells: { a: now } }]);
  });

  test.each([
    '',
    '{"rows":[',
    '{"rows":[{"pageNumber":1,"cells":{}}',
    '{"rows":[{"pageNumber":1}]}',
    '{"rows":[7]}',
    '{"rows":[{"pageNumber":1,"cells":{"a":{"reason":"cut of',
  ])('of damaged JSON are refused: %s', async (json) => {
    await expect(parseRowsInSlices(new Blob([json]))).rejects.toBeInstanceOf(Error);
    await expect(parseRows(new Blob([json]))).rejects.toBeInstanceOf(Error);
  });

  test('are many from a quarter of a megabyte on', () => {
    expect([isLarge(new Blob(['x'])), isLarge(new Blob(['x'.repeat(300_000)]))]).toEqual([false, true]);
  });
});
