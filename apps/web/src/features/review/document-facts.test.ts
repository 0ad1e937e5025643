import type { Candidate, ExtractionRow } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import type { RunDocument } from '../workspace/run/run-store.ts';
import { EMPTY_HISTORY, editSheet, undoSheet } from '../workspace/run/sheet-history.ts';
import { confirmRows } from './cell-edits.ts';
import { columnsOnce } from './document-facts.ts';
import { tallySheet } from './row-tally.ts';
import { shownColumns } from './sheet-columns.ts';
import { sheetRows } from './sheet-rows.ts';
import { typedEdits } from './typed-edits.ts';

const TEMPLATE = {
  name: 'Lines',
  description: '',
  entities: ['number', 'item'].map((id) => ({ id, variableName: id, description: '', type: 'text' as const, enumValues: [] })),
};
const candidate = (id: string): Candidate => ({
  id,
  value: { kind: 'text', text: id },
  printed: id,
  evidence: [],
  derivation: { kind: 'normalise', as: 'text', reading: null },
  score: 1,
  confidence: 0.5,
  reason: '',
});
const ROWS: ExtractionRow[] = Array.from({ length: 420 }, (_, at) => ({
  pageNumber: 1,
  ofDocument: ['number'],
  cells: {
    number: { state: 'unsure', chosen: candidate('number'), alternatives: [] },
    item: { state: at === 7 ? 'unsure' : 'found', chosen: candidate(`item ${at}`), alternatives: [] },
  },
}));
const DOCUMENT = { id: 'd', file: { name: 'd.pdf' }, readAt: null, state: { kind: 'done', rows: ROWS } } as unknown as RunDocument;
const columns = shownColumns(TEMPLATE, { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} });
const AT = '2026-09-30T08:00:00.000Z';

const rowsAfter = (history = EMPTY_HISTORY) => sheetRows([DOCUMENT], history.corrections, TEMPLATE).filter((row) => row.kind === 'found');
const toCheck = (history = EMPTY_HISTORY): number => tallySheet(rowsAfter(history), columns).cells['to-check'];
const typed = (texts: Record<number, string>) => {
  const shown = rowsAfter();
  const edits = Object.entries(texts).map(([at, text]) => ({ rowIndex: Number(at), rowKey: `d/${at}`, columnId: 'number', text }));
  const gridRows = { count: shown.length, rowAt: () => ({}) as never, indexOf: (key: string) => shown.findIndex((row) => row.key === key) };
  return typedEdits(edits, { shown, columns, gridRows }, () => ROWS, AT).taken;
};

test('what an invoice of 420 lines says once counts once, is confirmed on any row and taken back as one', () => {
  expect(toCheck()).toBe(2);
  expect(tallySheet(rowsAfter(), columns).rows['to-check']).toBe(2);
  expect(columnsOnce(rowsAfter(), columns).map(({ length }) => length)).toEqual([1, 420]);
  const confirmed = editSheet(EMPTY_HISTORY, confirmRows([rowsAfter()[300]!], columns), AT);
  expect(toCheck(confirmed)).toBe(1);
  expect(new Set(rowsAfter(confirmed).map(({ row }) => row.cells['number']?.state))).toEqual(new Set(['found']));
  expect(confirmed.past).toHaveLength(1);
  expect(toCheck(undoSheet(confirmed))).toBe(2);
});

test('a text typed on one row is said on all, different texts pasted stay on theirs', () => {
  const numbers = (edits: ReturnType<typeof typed>) =>
    rowsAfter(editSheet(EMPTY_HISTORY, edits, AT))
      .slice(0, 3)
      .map(({ row }) => 'chosen' in row.cells['number']! && row.cells['number'].chosen.printed);
  expect(numbers(typed({ 2: 'A-7' }))).toEqual(['A-7', 'A-7', 'A-7']);
  expect(numbers(typed({ 0: 'A-7', 1: 'A-7' }))).toEqual(['A-7', 'A-7', 'A-7']);
  expect(numbers(typed({ 0: 'A-7', 1: 'A-8' }))).toEqual(['A-7', 'A-8', 'number']);
});
