import type { CellCorrection, DocumentCorrections, ExtractionRow } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import { expect, test } from 'vitest';
import { carryCorrections } from './carry-corrections.ts';

const AT = '2026-09-30T08:00:00.000Z';
/** A row that says what is printed on some lines. */
const row = (text: string, ...lines: number[]): ExtractionRow => ({
  pageNumber: 1,
  cells: {
    item: {
      state: 'found',
      alternatives: [],
      chosen: {
        id: text,
        value: { kind: 'text', text },
        printed: text,
        evidence: [
          {
            kind: 'words',
            pageNumber: 1,
            text,
            origin: 'text',
            boxes: lines.map((line) => ({ left: 40, right: 90, top: 20 * line, bottom: 20 * line + 10 })),
          },
        ],
        derivation: { kind: 'normalise', as: 'text', reading: null },
        score: 1,
        confidence: 1,
        reason: '',
      },
    },
  },
});
const typed = (rowId: string, text: string): CellCorrection => {
  const cell = row(text).cells['item']!;
  if (!('chosen' in cell)) throw new Error('no value');
  return { rowId, fieldId: 'item', at: AT, decision: { kind: 'value', candidate: { ...cell.chosen, evidence: [] }, by: 'type' } };
};
const corrections = (parts: Partial<DocumentCorrections>): DocumentCorrections => ({ cells: [], removedRows: [], addedRows: [], ...parts });
const texts = (rows: readonly ExtractionRow[], own: DocumentCorrections): string[] =>
  applyCorrections(rows, own).map(({ cells: { item } }) => (item && 'chosen' in item ? item.chosen.printed : ''));

test('what was decided about a row goes with it, wherever the row stands now', () => {
  const before = [row('a', 1), row('b', 2), row('c', 3)];
  const after = [row('head', 0), row('a', 1), row('b c', 2, 3)];
  const own = carryCorrections(corrections({ cells: [typed('1', 'B')], removedRows: ['0'] }), before, after);
  expect(texts(after, own)).toEqual(['head', 'B']);
});

test('a decided row that is found no more stays where it stood, as one added by hand', () => {
  const before = [row('a', 1), row('b', 2), row('c', 3)];
  const after = [row('a', 1), row('c', 3)];
  expect(texts(after, carryCorrections(corrections({ cells: [typed('1', 'B')] }), before, after))).toEqual(['a', 'B', 'c']);
  expect(texts([], carryCorrections(corrections({ cells: [typed('1', 'B')] }), before, []))).toEqual(['B']);
});

test('a row added by hand stays below the row it was added to', () => {
  const before = [row('a', 1), row('b', 2)];
  const after = [row('head', 0), row('a', 1), row('b', 2)];
  const own = carryCorrections(corrections({ cells: [typed('+1', 'mine')], addedRows: [{ rowId: '+1', after: '0' }] }), before, after);
  expect(texts(after, own)).toEqual(['head', 'a', 'mine', 'b']);
});
