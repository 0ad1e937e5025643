import type { BoundingBox, Candidate, CellValue, Evidence, ExtractionRow, TemplateField } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import { expect, test } from 'vitest';
import { EMPTY_HISTORY, editSheet, nextAddedRow, undoSheet } from '../workspace/run/sheet-history.ts';
import { cellText } from './cell-text.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow } from './sheet-rows.ts';
import { linesOfRow, splitEdits } from './split-row.ts';

const AT = '2026-09-30T08:00:00.000Z';
const field = (id: string, type: TemplateField['type']): TemplateField => ({ id, variableName: id, description: '', type, enumValues: [] });
const FIELDS = [field('supplier', 'text'), field('item', 'text'), field('pieces', 'number'), field('amount', 'number')];
const COLUMNS: SheetColumn[] = FIELDS.map((each): SheetColumn => ({ kind: 'field', id: each.id, name: each.id, field: each }));

const box = (left: number, top: number): BoundingBox => ({ left, top, right: left + 60, bottom: top + 10 });
const words = (text: string, ...boxes: BoundingBox[]): Evidence => ({ kind: 'words', pageNumber: 1, boxes, text, origin: 'text' });
const said = (value: CellValue, ...evidence: Evidence[]): ExtractionRow['cells'][string] => ({
  state: 'found',
  chosen: candidate(value, evidence),
  alternatives: [],
});
const candidate = (value: CellValue, evidence: Evidence[]): Candidate => ({
  id: JSON.stringify(value),
  value,
  printed: '',
  evidence,
  derivation: { kind: 'normalise', as: value.kind, reading: null },
  score: 1,
  confidence: 1,
  reason: '',
});
const text = (value: string): CellValue => ({ kind: 'text', text: value });
const number = (value: number, decimals = 0): CellValue => ({ kind: 'number', number: value, decimals });

// Two lines of an invoice that were read as one row: the second line's amount was not seen.
const ROW: ExtractionRow = {
  pageNumber: 1,
  ofDocument: ['supplier'],
  cells: {
    supplier: said(text('Halden'), words('Halden', box(40, 20))),
    item: said(text('Bench stand Reagent vial'), words('Bench stand\nReagent vial', box(40, 100), box(40, 115))),
    pieces: said(number(4), words('4', box(200, 101))),
    amount: said(number(127.5, 2), words('127.50', box(300, 116))),
  },
};
const lineOf = (row: ExtractionRow): FoundRow => ({
  kind: 'found',
  key: 'd/0',
  documentId: 'd',
  rowId: '0',
  fileName: 'd.pdf',
  readAt: null,
  row: applyCorrections([row], null)[0]!,
});

test('the lines of a row are those its values stand on, each from left to right, without what the document says once', () => {
  expect(linesOfRow(lineOf(ROW), COLUMNS).map((line) => line.text)).toEqual(['Bench stand 4', 'Reagent vial 127.50']);
});

test('one row becomes two at a line: each value goes with its place, and one step makes it whole again', () => {
  const row = lineOf(ROW);
  const from = linesOfRow(row, COLUMNS)[1]!;
  const history = editSheet(EMPTY_HISTORY, splitEdits(row, COLUMNS, from, nextAddedRow([]), AT), AT);
  const rows = applyCorrections([ROW], history.corrections.get('d')!);
  expect(rows.map(({ cells }) => FIELDS.map(({ id }) => cellText(cells[id]!)))).toEqual([
    ['Halden', 'Bench stand', '4', 'not in document'],
    ['Halden', 'Reagent vial', 'not looked for', '127.50'],
  ]);
  const item = rows[1]!.cells['item']!;
  expect('chosen' in item && item.chosen.evidence[0]).toEqual(words('Reagent vial', box(40, 115)));
  expect(applyCorrections([ROW], undoSheet(history).corrections.get('d') ?? null)).toHaveLength(1);
});

test('a value that is no value of its field in parts stays whole in the row', () => {
  const row = lineOf({
    ...ROW,
    cells: { item: ROW.cells['item']!, amount: said(number(127.5, 2), words('EUR\n127.50', box(300, 100), box(300, 116))) },
  });
  const history = editSheet(EMPTY_HISTORY, splitEdits(row, COLUMNS, linesOfRow(row, COLUMNS)[1]!, '+1', AT), AT);
  const [first] = applyCorrections([ROW], history.corrections.get('d')!);
  expect(cellText(first!.cells['amount']!)).toBe('127.50');
});

test('a row of a sheet or a text is split between its numbered lines', () => {
  const cell = (reference: string, value: string): Evidence => ({ kind: 'cell', pageNumber: 1, table: null, reference, text: value });
  const row = lineOf({
    pageNumber: 1,
    cells: { item: said(text('a b'), cell('A2', 'a'), cell('A3', 'b')), amount: said(number(2), cell('B3', '2')) },
  });
  expect(linesOfRow(row, COLUMNS).map((line) => line.text)).toEqual(['a', 'b 2']);
});
