import type { RunStore } from '../workspace/run/run-store.ts';
import { type FoundRow, sheetRows } from './sheet-rows.ts';

/** The rows of a document once a field was looked for in it; none where the document or the field goes first. */
export function rowsWith(store: RunStore, documentId: string, fieldId: string): Promise<readonly FoundRow[]> {
  return new Promise((resolve) => {
    // A field that was just made may come into the run's template a moment later.
    let came = false;
    const check = (): boolean => {
      const { documents, corrections, template } = store.snapshot();
      const document = documents.find(({ id }) => id === documentId);
      const isAsked = template.entities.some(({ id }) => id === fieldId);
      came ||= isAsked;
      const gone = document?.state.kind !== 'done' || (came && !isAsked);
      const rows = gone ? [] : sheetRows([document], corrections, template).filter((row) => row.kind === 'found');
      const searched = isAsked && document?.state.kind === 'done' && document.state.rows.every(({ cells }) => fieldId in cells);
      if (!gone && !searched) return false;
      resolve(rows);
      return true;
    };
    if (check()) return;
    const unsubscribe = store.subscribe(() => check() && unsubscribe());
  });
}
