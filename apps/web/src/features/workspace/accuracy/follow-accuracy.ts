import { lessonsKey } from '../lessons/teaching.ts';
import { sheetOf } from '../run/run-sheets.ts';
import type { RunStore } from '../run/run-store.ts';
import type { AccuracyLedger } from './accuracy-ledger.ts';
import { decidedCells } from './decided-cells.ts';

/** Notes what a person decides in a run, a document each; calling what it returns ends that. */
export function followAccuracy(store: Pick<RunStore, 'subscribe' | 'snapshot'>, ledger: Pick<AccuracyLedger, 'note'>): () => void {
  let before = store.snapshot().corrections;
  return store.subscribe(() => {
    const { corrections, documents, sheets } = store.snapshot();
    if (corrections === before) return;
    const former = before;
    before = corrections;
    // A run that was deleted takes nothing back of what was decided in it.
    for (const { id, state } of documents) {
      const now = corrections.get(id);
      if (now === former.get(id) || state.kind !== 'done') continue;
      const note = ledger.note({
        templateId: lessonsKey(sheetOf(sheets, id).template),
        contentHash: state.facts.contentHash,
        at: new Date().toISOString(),
        fields: Object.fromEntries(decidedCells(state, now ?? null)),
      });
      // Where the browser keeps nothing there is no accuracy to show.
      note.catch(() => undefined);
    }
  });
}
