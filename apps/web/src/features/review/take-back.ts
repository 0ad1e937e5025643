import type { RunSnapshot, RunStore, SheetEdit } from '../workspace/run/run-store.ts';

/** Takes edits back: as a step where they are the last one (`after`: the corrections they led to), else cell by cell. */
export function takeBack(store: RunStore, edits: readonly SheetEdit[], after: RunSnapshot['corrections']): void {
  if (edits.length === 0) return;
  if (store.snapshot().corrections === after) store.undo();
  else store.edit(edits.flatMap((edit) => (edit.kind === 'decide' ? [{ ...edit, decision: null }] : [])));
}
