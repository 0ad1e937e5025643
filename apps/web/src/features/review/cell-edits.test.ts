import type { Candidate, CellValue, ExtractionRow, FieldResult, TemplateField } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import { describe, expect, test } from 'vitest';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { EMPTY_HISTORY, editSheet } from '../workspace/run/sheet-history.ts';
import {
  candidatesToOffer,
  chooseColumn,
  chooseEdit,
  citedEdit,
  confirmEdit,
  confirmRows,
  revertEdit,
  type RowCell,
  typedEdit,
} from './cell-edits.ts';
import { cellState } from './cell-state.ts';
import { cellText, editText } from './cell-text.ts';
import type { FoundRow } from './sheet-rows.ts';

const AT = '2026-09-30T08:00:00.000Z';
const TOTAL: TemplateField = { id: 'total', variableName: 'Total', description: '', type: 'number', enumValues: [] };
const CURRENCY: TemplateField = { id: 'currency', variableName: 'Currency', description: '', type: 'enum', enumValues: ['EUR', 'USD'] };

function candidate(id: string, number: number, confidence = 0.7): Candidate {
  return {
    id,
    value: { kind: 'number', number, decimals: 2 },
    printed: number.toFixed(2),
    evidence: [{ kind: 'words', pageNumber: 1, boxes: [], text: `Total ${number}`, origin: 'text' }],
    derivation: { kind: 'normalise', as: 'number', reading: null },
    score: 1,
    confidence,
    reason: 'Two amounts fit.',
  };
}
const UNSURE: FieldResult = { state: 'unsure', chosen: candidate('one', 1296), alternatives: [candidate('two', 1270.08, 0.2)] };

function cellOf(result: FieldResult, field = TOTAL): RowCell & { found: ExtractionRow[] } {
  const found: ExtractionRow[] = [{ pageNumber: 1, cells: { [field.id]: result } }];
  const row: FoundRow = {
    kind: 'found',
    key: 'd/0',
    documentId: 'd',
    rowId: '0',
    fileName: 'd.pdf',
    readAt: null,
    row: applyCorrections(found, null)[0]!,
  };
  return { row, field, found };
}

/** What the cell says after the edit. */
function after({ found, field }: ReturnType<typeof cellOf>, edit: SheetEdit | null): FieldResult {
  const { corrections } = editSheet(EMPTY_HISTORY, edit ? [edit] : [], AT);
  return applyCorrections(found, corrections.get('d') ?? null)[0]!.cells[field.id]!;
}

describe('a person', () => {
  test('vouches for the value shown', () => {
    const cell = cellOf(UNSURE);
    const result = after(cell, confirmEdit(cell));
    expect([cellState(result), cellText(result)]).toEqual(['confirmed', '1,296.00']);
  });

  test.each<FieldResult>([
    { state: 'absent', confidence: 0.9, alternatives: [] },
    { state: 'not_found', reason: 'The page has a label like it: “IBAN”.', alternatives: [candidate('b', 2)] },
    {
      state: 'unreadable',
      evidence: [],
      reason: 'What stands at “Total” could not be read for sure: it looks like “l2,4O”.',
      alternatives: [],
    },
  ])('vouches for there being none: $state', (found) => {
    const cell = cellOf(found);
    const result = after(cell, confirmEdit(cell));
    expect([cellState(result), cellText(result)]).toEqual(['confirmed', 'not in document']);
  });

  test('has nothing to vouch for where nothing was read', () => {
    expect(confirmEdit(cellOf({ state: 'page_missing', pageNumbers: [2], reason: '', alternatives: [] }))).toBeNull();
  });

  test('takes a column of the table for several cells at once, and leaves a cell that it says nothing for', () => {
    const beside = (id: string, number: number): FieldResult => ({
      ...UNSURE,
      alternatives: [candidate(id, number), candidate('other', 7)],
    });
    const cells = [cellOf(beside('total:1:column:3', 30)), cellOf(beside('total:2:column:3', 88)), cellOf(UNSURE)];
    const edits = chooseColumn(cells, candidate('total:1:column:3', 30));
    expect(edits.map((edit, at) => cellText(after(cells[at]!, edit)))).toEqual(['30.00', '88.00']);
    expect(chooseColumn(cells, candidate('two', 1270.08))).toEqual([]);
  });

  test('takes another candidate, and the first one stays to choose from', () => {
    const cell = cellOf(UNSURE);
    const result = after(cell, chooseEdit(cell, candidate('two', 1270.08)));
    expect(cellText(result)).toBe('1,270.08');
    expect(candidatesToOffer(result).map(({ id }) => id)).toEqual(['two', 'one']);
  });

  test('types a value, whose only evidence is the person', () => {
    const cell = cellOf(UNSURE);
    const attempt = typedEdit(cell, ' 1.250,00 ', cell.found, AT);
    const result = after(cell, attempt.kind === 'edit' ? attempt.edit : null);
    expect(result).toMatchObject({
      state: 'found',
      chosen: { value: { kind: 'number', number: 1250, decimals: 2 }, printed: '1.250,00', evidence: [{ kind: 'person', at: AT }] },
    });
  });

  test('is told why a text is no value of the field', () => {
    const cell = cellOf(UNSURE);
    expect(typedEdit(cell, 'soon', cell.found, AT)).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('“soon”') });
    const currency = cellOf({ state: 'absent', confidence: 1, alternatives: [] }, CURRENCY);
    expect(typedEdit(currency, 'Yen', currency.found, AT).kind).toBe('refused');
  });

  test('says with an empty text that the document has no such value', () => {
    const cell = cellOf(UNSURE);
    const attempt = typedEdit(cell, '  ', cell.found, AT);
    expect(attempt).toMatchObject({ kind: 'edit', edit: { decision: { kind: 'absent' } } });
  });

  test('cites words of the document', () => {
    const cell = cellOf(UNSURE);
    const evidence = candidate('x', 5).evidence;
    expect(citedEdit(cell, '41.15', evidence, cell.found, AT)).toMatchObject({
      kind: 'edit',
      edit: { decision: { by: 'cite', candidate: { value: { number: 41.15 }, evidence } } },
    });
  });

  test('goes back to what was read', () => {
    const cell = cellOf(UNSURE);
    expect(revertEdit(cell)).toMatchObject({ decision: null });
  });

  test('vouches for whole rows at once, leaving what is confirmed', () => {
    const cell = cellOf(UNSURE);
    const column = { kind: 'field' as const, id: TOTAL.id, name: 'Total', field: TOTAL };
    expect(confirmRows([cell.row], [column])).toHaveLength(1);
    const { corrections } = editSheet(EMPTY_HISTORY, confirmRows([cell.row], [column]), AT);
    const confirmed = { ...cell.row, row: applyCorrections(cell.found, corrections.get('d')!)[0]! };
    expect(confirmRows([confirmed], [column])).toEqual([]);
  });

  test.each([
    [0.4, 0],
    [0.09, 1],
  ])('does not vouch at once for a blank for which a value of %d is offered', (confidence, edits) => {
    const alternatives = [candidate('offered', 12, confidence)];
    const cell = cellOf({ state: 'not_found', reason: 'It may be “12.00”.', alternatives });
    expect(confirmRows([cell.row], [{ kind: 'field', id: TOTAL.id, name: 'Total', field: TOTAL }])).toHaveLength(edits);
  });
});

describe('candidates to offer', () => {
  test('are five at most, each value once, what the cell says first', () => {
    const alternatives = [candidate('same', 1296), ...[1, 2, 3, 4, 5, 6].map((number) => candidate(`n${number}`, number))];
    expect(candidatesToOffer({ state: 'unsure', chosen: candidate('one', 1296), alternatives }).map(({ id }) => id)).toEqual([
      'one',
      'n1',
      'n2',
      'n3',
      'n4',
    ]);
  });
});

test.each<CellValue>([
  { kind: 'number', number: 1.234, decimals: 3 },
  { kind: 'number', number: -1234567.5, decimals: 1 },
  { kind: 'number', number: 12, decimals: 0 },
])('what is edited, %j, reads as the same number wherever the document is from', (value) => {
  const german: ExtractionRow[] = [
    {
      pageNumber: 1,
      cells: {
        total: {
          state: 'found',
          chosen: { ...candidate('c', 1), derivation: { kind: 'normalise', as: 'number', reading: 'comma-decimal' } },
          alternatives: [],
        },
      },
    },
  ];
  const attempt = typedEdit(cellOf(UNSURE), editText(value), german, AT);
  expect(attempt).toMatchObject({
    kind: 'edit',
    edit: { decision: { candidate: { value: { number: value.kind === 'number' ? value.number : NaN } } } },
  });
});
