import type { Keeping } from '../run/run-store.ts';

/** Keeps on the server what a person changes, as it changes. */
interface CorrectionKeeper {
  /** Something changed in the rows of this document. */
  keep(documentId: string): void;
  standing(): Keeping;
}

/** Where nobody answered it is tried again after so long. */
const AGAIN_MS = 5_000;

/** `save` sends what stands now. What changes while it is on its way is sent next, all at once. */
export function createCorrectionKeeper(save: (documentId: string) => Promise<void>, onChange: () => void): CorrectionKeeper {
  const waiting = new Set<string>();
  let sending = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let standing: Keeping = { kind: 'kept', savedAt: new Date().toISOString() };

  function show(next: Keeping): void {
    standing = next;
    onChange();
  }

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    clearTimeout(again);
    if (standing.kind === 'kept') show({ kind: 'saving' });
    for (let next = first(waiting); next !== undefined; next = first(waiting)) {
      waiting.delete(next);
      try {
        await save(next);
      } catch (error) {
        waiting.add(next);
        const why = error instanceof Error ? error.message : 'Nobody answered.';
        show({ kind: 'not-kept', sentence: `Your last changes are not kept on the server yet: ${why} It is tried again by itself.` });
        again = setTimeout(() => void send(), AGAIN_MS);
        sending = false;
        return;
      }
    }
    sending = false;
    show({ kind: 'kept', savedAt: new Date().toISOString() });
  }

  return {
    keep(documentId) {
      waiting.add(documentId);
      void send();
    },
    standing: () => standing,
  };
}

function first(ids: ReadonlySet<string>): string | undefined {
  const [id] = ids;
  return id;
}
