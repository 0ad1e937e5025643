import { mayGoWellLater } from '../../../lib/api-failure.ts';
import type { Keeping } from '../run/run-store.ts';

/** Keeps on the server what a person changes, as it changes. */
interface CorrectionKeeper {
  /** Something changed in the rows of this document. */
  keep(documentId: string): void;
  standing(): Keeping;
}

interface CorrectionKeeperOptions {
  /** Sends what stands now. */
  save: (documentId: string) => Promise<void>;
  /** How a person knows the document. */
  nameOf: (documentId: string) => string;
  onChange: () => void;
}

/** Where nobody answered it is tried again after so long. */
const AGAIN_MS = 5_000;

/**
 * What changes while it is on its way is sent next, all at once. What fails for the moment is tried again until it goes well; what the server refuses for good
 * is said, holds up nothing behind it, and is sent anew when it changes.
 */
export function createCorrectionKeeper({ save, nameOf, onChange }: CorrectionKeeperOptions): CorrectionKeeper {
  const waiting = new Set<string>();
  /** Why, of each document whose changes the server did not take. */
  const refused = new Map<string, string>();
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
        refused.delete(next);
      } catch (error) {
        const why = error instanceof Error ? error.message : 'Nobody answered.';
        if (!mayGoWellLater(error)) {
          refused.set(next, why);
          continue;
        }
        waiting.add(next);
        show({ kind: 'not-kept', sentence: `Your last changes are not kept on the server yet: ${why} It is tried again by itself.` });
        again = setTimeout(() => void send(), AGAIN_MS);
        sending = false;
        return;
      }
    }
    sending = false;
    show(settled());
  }

  /** Nothing waits any more. */
  function settled(): Keeping {
    const [first] = refused;
    if (!first) return { kind: 'kept', savedAt: new Date().toISOString() };
    const [id, why] = first;
    return { kind: 'not-kept', sentence: `Your last changes in ${nameOf(id)} are not kept on the server: ${why}` };
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
