import { expect, test } from 'vitest';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { EMPTY_HISTORY, editSheet, undoSheet } from '../workspace/run/sheet-history.ts';
import { changedPlace } from './changed-place.ts';

const AT = '2026-09-30T08:00:00.000Z';
const decide = (documentId: string, rowId: string, fieldId: string): SheetEdit => ({
  kind: 'decide',
  documentId,
  rowId,
  fieldId,
  decision: { kind: 'absent' },
});
const first = editSheet(EMPTY_HISTORY, [decide('d', '0', 'a'), decide('e', '1', 'b')], AT);

test('a step taken back leads to its cell', () => {
  const second = editSheet(first, [decide('e', '2', 'c')], AT);
  expect(changedPlace(second.corrections, undoSheet(second).corrections, 'a')).toEqual({ rowKey: 'e/2', columnId: 'c' });
  expect(changedPlace(first.corrections, second.corrections, 'a')).toEqual({ rowKey: 'e/2', columnId: 'c' });
});

test('a row that was added or comes back is led to', () => {
  const added = editSheet(first, [{ kind: 'add-row', documentId: 'd', after: '0' }], AT);
  expect(changedPlace(first.corrections, added.corrections, 'a')).toEqual({ rowKey: 'd/+1', columnId: 'a' });
  const removed = editSheet(EMPTY_HISTORY, [{ kind: 'remove-row', documentId: 'd', rowId: '3' }], AT);
  expect(changedPlace(removed.corrections, undoSheet(removed).corrections, 'a')).toEqual({ rowKey: 'd/3', columnId: 'a' });
});

test('nothing that changed leads nowhere', () => {
  expect(changedPlace(first.corrections, first.corrections, 'a')).toBeNull();
});
