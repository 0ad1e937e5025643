import type { CorrectionDecision } from '@sheetlift/engine/model';
import { type Arbitrary, array, assert, constant, constantFrom, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetEdit } from './run-store.ts';
import { carrySheet, EMPTY_HISTORY, editSheet, redoSheet, seeCell, type SheetHistory, undoSheet } from './sheet-history.ts';

const AT = '2026-09-30T08:00:00.000Z';
const ABSENT: CorrectionDecision = { kind: 'absent' };

const decide = (rowId: string, fieldId: string, decision: CorrectionDecision | null = ABSENT, documentId = 'd'): SheetEdit => ({
  kind: 'decide',
  documentId,
  rowId,
  fieldId,
  decision,
});
const addRow = (after: string): SheetEdit => ({ kind: 'add-row', documentId: 'd', after });
const removeRow = (rowId: string): SheetEdit => ({ kind: 'remove-row', documentId: 'd', rowId });

function after(...steps: SheetEdit[][]): SheetHistory {
  return steps.reduce((history, edits) => editSheet(history, edits, AT), EMPTY_HISTORY);
}

/** The rows a document of two rows has then, as the corrections let them stand. */
function standing(history: SheetHistory): string[] {
  const { addedRows = [] } = history.corrections.get('d') ?? {};
  const withBelow = (rowId: string): string[] => [
    rowId,
    ...addedRows.filter((row) => row.after === rowId).flatMap((row) => withBelow(row.rowId)),
  ];
  return ['0', '1'].flatMap(withBelow);
}

const learned = (seen = false): CorrectionDecision => ({ kind: 'learned', candidate: null, seen });
const decisions = (history: SheetHistory): unknown[] => history.corrections.get('d')?.cells.map(({ decision }) => decision) ?? [];

describe('what a correction of another document changes', () => {
  test('never replaces what a person decided about the cell, and is replaced by that', () => {
    const decided = after([decide('0', 'a')]);
    expect(editSheet(decided, [decide('0', 'a', learned())], AT)).toBe(decided);
    expect(decisions(after([decide('0', 'a', learned())], [decide('0', 'a')]))).toEqual([ABSENT]);
  });

  test('is marked until a person was at the cell, which is no step', () => {
    const changed = after([decide('0', 'a', learned()), decide('0', 'b', learned())]);
    const seen = seeCell(changed, 'd', '0', 'a');
    expect(decisions(seen)).toEqual([learned(true), learned()]);
    expect(seen.past).toBe(changed.past);
    expect(seeCell(seen, 'd', '0', 'a')).toBe(seen);
    expect(undoSheet(seen).corrections.size).toBe(0);
  });
});

describe('a step', () => {
  test('keeps one correction a cell, the newest last', () => {
    const cells = after([decide('0', 'a'), decide('0', 'b')], [decide('0', 'a')]).corrections.get('d')?.cells;
    expect(cells?.map(({ fieldId }) => fieldId)).toEqual(['b', 'a']);
  });

  test('taken back leaves nothing of a cell that was never corrected before', () => {
    expect(undoSheet(after([decide('0', 'a')])).corrections.size).toBe(0);
  });

  test('that gives a cell back to what was read leaves no trace of the document', () => {
    expect(after([decide('0', 'a')], [decide('0', 'a', null)]).corrections.has('d')).toBe(false);
  });

  test('that changes nothing is none', () => {
    expect(after([decide('0', 'a', null)])).toBe(EMPTY_HISTORY);
    const removed = after([removeRow('0')]);
    expect(editSheet(removed, [removeRow('0')], AT)).toBe(removed);
  });

  test('leaves other documents as they were, to the object', () => {
    const first = after([decide('0', 'a'), decide('0', 'a', ABSENT, 'e')]);
    const second = editSheet(first, [decide('1', 'a')], AT);
    expect(second.corrections.get('e')).toBe(first.corrections.get('e'));
  });

  test('after one taken back cannot be followed by taking that one again', () => {
    const history = editSheet(undoSheet(after([decide('0', 'a')])), [decide('0', 'b')], AT);
    expect(redoSheet(history)).toBe(history);
  });

  test('is forgotten when a thousand came after it', () => {
    let history = after([decide('0', 'a')]);
    for (let step = 0; step < 1_000; step++) history = editSheet(history, [decide('0', `f${step}`)], AT);
    while (history.past.length > 0) history = undoSheet(history);
    expect(history.corrections.get('d')?.cells).toHaveLength(1);
  });
});

describe('rows', () => {
  test('are added directly below', () => {
    expect(standing(after([addRow('0')], [addRow('0')], [addRow('+1')]))).toEqual(['0', '+2', '+1', '+3', '1']);
  });

  test('added below a row that goes stand where it stood', () => {
    expect(standing(after([addRow('0')], [addRow('0')], [addRow('+2')], [removeRow('+2')]))).toEqual(['0', '+3', '+1', '1']);
  });

  test('take what was decided about them along, and bring it back', () => {
    const removed = after([decide('0', 'a'), decide('1', 'a')], [removeRow('0')]);
    expect(removed.corrections.get('d')).toMatchObject({ cells: [{ rowId: '1' }], removedRows: ['0'] });
    expect(undoSheet(removed).corrections.get('d')).toMatchObject({ cells: [{ rowId: '0' }, { rowId: '1' }], removedRows: [] });
  });
});

const rowId = constantFrom('0', '1', '+1', '+2');
const anyEdit: Arbitrary<SheetEdit> = oneof(
  record({
    kind: constant('decide' as const),
    documentId: constantFrom('d', 'e'),
    rowId,
    fieldId: constantFrom('a', 'b'),
    decision: constantFrom(ABSENT, null),
  }),
  record({ kind: constant('add-row' as const), documentId: constantFrom('d', 'e'), after: rowId }),
  record({ kind: constant('remove-row' as const), documentId: constantFrom('d', 'e'), rowId }),
);

test('steps are told with the ids that rows have now, and are taken back and made again with those', () => {
  const history = undoSheet(after([decide('0', 'a')], [decide('1', 'b')], [decide('0', 'a', ABSENT, 'e')]));
  const carried = carrySheet(history, 'd', (own) => ({
    ...own,
    cells: own.cells.map((cell) => ({ ...cell, rowId: `${Number(cell.rowId) + 5}` })),
  }));
  const rowsOf = ({ corrections }: SheetHistory, id: string): unknown => corrections.get(id)?.cells.map(({ rowId }) => rowId);
  expect(rowsOf(carried, 'd')).toEqual(['5', '6']);
  expect(rowsOf(undoSheet(carried), 'd')).toEqual(['5']);
  expect(rowsOf(redoSheet(carried), 'd')).toEqual(['5', '6']);
  expect(rowsOf(redoSheet(carried), 'e')).toEqual(['0']);
});

describe('any sequence of steps', () => {
  test('taken back and done again gives the corrections there were, each cell once', () => {
    assert(
      property(array(array(anyEdit, { minLength: 1, maxLength: 6 }), { maxLength: 12 }), (steps) => {
        const states = [EMPTY_HISTORY];
        for (const edits of steps) {
          const next = editSheet(states.at(-1)!, edits, AT);
          if (next !== states.at(-1)) states.push(next);
        }
        for (const { cells } of states.at(-1)!.corrections.values()) {
          expect(new Set(cells.map((cell) => `${cell.rowId}/${cell.fieldId}`)).size).toBe(cells.length);
        }
        let history = states.at(-1)!;
        for (const former of states.toReversed().slice(1)) {
          history = undoSheet(history);
          expect(history.corrections).toEqual(former.corrections);
        }
        for (const next of states.slice(1)) {
          history = redoSheet(history);
          expect(history.corrections).toEqual(next.corrections);
        }
      }),
    );
  });
});
