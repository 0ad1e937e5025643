import type { CellCorrection, DocumentCorrections, ExtractionRow, FieldResult, Template } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import type { RunDocument } from '../workspace/run/run-store.ts';
import { chooseEdit, confirmEdit, type RowCell, typedEdit } from './cell-edits.ts';
import { cellState } from './cell-state.ts';
import { type FoundRow, sheetRows } from './sheet-rows.ts';

const template: Template = {
  name: 'Bills',
  description: '',
  entities: [
    { id: 'supplier', variableName: 'Supplier', description: '', type: 'text', enumValues: [], rules: { oneOf: ['ACME GmbH'] } },
    { id: 'order', variableName: 'Order', description: '', type: 'text', enumValues: [], rules: { required: true, pattern: '9+' } },
  ],
};
const SUPPLIER: FieldResult = {
  state: 'found',
  chosen: {
    id: 'found',
    value: { kind: 'text', text: 'ACME Gnbh' },
    printed: 'ACME Gnbh',
    evidence: [{ kind: 'line', pageNumber: 1, number: 1, text: 'ACME Gnbh' }],
    derivation: { kind: 'normalise', as: 'text', reading: null },
    score: 1,
    confidence: 0.97,
    reason: 'It stands beside its label.',
  },
  alternatives: [],
};
const rows: ExtractionRow[] = [
  { pageNumber: 1, cells: { supplier: SUPPLIER, order: { state: 'absent', confidence: 0.99, alternatives: [] } } },
];
const document = { id: 'd', file: { name: 'd.pdf' }, readAt: null, state: { kind: 'done', rows } } as unknown as RunDocument;

/** The line of the sheet after a person's decisions. */
function lineAfter(cells: CellCorrection[], by = template): FoundRow {
  const corrections: DocumentCorrections = { cells, addedRows: [], removedRows: [] };
  return sheetRows([document], new Map([['d', corrections]]), by)[0] as FoundRow;
}
const cell = (row: FoundRow, at: 0 | 1): RowCell => ({ row, field: template.entities[at]! });
const statesOf = ({ row }: FoundRow): string[] => Object.values(row.cells).map(cellState);
const taken = (edit: ReturnType<typeof confirmEdit>): CellCorrection[] =>
  edit?.kind === 'decide' && edit.decision
    ? [{ rowId: edit.rowId, fieldId: edit.fieldId, at: '2026-01-01T00:00:00Z', decision: edit.decision }]
    : [];

test('cells that break a rule are to check, until what is in them follows it or a person confirms it', () => {
  const line = lineAfter([]);
  expect(statesOf(line)).toEqual(['to-check', 'to-check']);
  const offered = line.row.cells['supplier']!;
  const entry = 'alternatives' in offered ? offered.alternatives[0]! : SUPPLIER.chosen;
  expect(statesOf(lineAfter(taken(chooseEdit(cell(line, 0), entry))))[0]).toBe('confirmed');
  expect(statesOf(lineAfter(taken(confirmEdit(cell(line, 0)))))[0]).toBe('confirmed');
  // A blank that must not be one.
  expect(statesOf(lineAfter(taken(confirmEdit(cell(line, 1)))))[1]).toBe('to-check');
  const typed = (text: string): CellCorrection[] => {
    const attempt = typedEdit(cell(line, 1), text, rows, '2026-01-01T00:00:00Z');
    return attempt.kind === 'edit' ? taken(attempt.edit) : [];
  };
  expect(statesOf(lineAfter(typed('4711')))[1]).toBe('confirmed');
  const wrong = lineAfter(typed('A-1'));
  expect(statesOf(wrong)[1]).toBe('to-check');
  expect(statesOf(lineAfter(taken(confirmEdit(cell(wrong, 1)))))[1]).toBe('confirmed');
});

test('other rules judge the same rows again, and what did not change stays the same', () => {
  const free = { ...template, entities: template.entities.map(({ rules: _rules, ...field }) => field) };
  expect(statesOf(lineAfter([], free))).toEqual(['sure', 'absent']);
  const corrections: DocumentCorrections = { cells: [], addedRows: [], removedRows: [] };
  const once = sheetRows([document], new Map([['d', corrections]]), template);
  expect(sheetRows([document], new Map([['d', corrections]]), template)[0]).toBe(once[0]);
});
