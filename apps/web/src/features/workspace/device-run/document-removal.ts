import type { Intake } from '../intake/intake.ts';
import type { RunKeeper } from '../keeping/run-keeper.ts';
import type { RemovedDocuments, RunDocuments } from '../run/run-documents.ts';
import type { RunDocument, RunStore } from '../run/run-store.ts';

interface DocumentRemovalOptions {
  documents: RunDocuments;
  intake: Intake;
  keeper: RunKeeper;
  /** Ends what is being done with documents. */
  endWork: (documentIds: readonly string[]) => void;
  onRemoved: () => void;
  onPutBack: (documents: readonly RunDocument[]) => void;
}

/** Documents taken out of the run, or made one, and put back where they were. */
export function createDocumentRemoval({
  documents,
  intake,
  keeper,
  endWork,
  onRemoved,
  onPutBack,
}: DocumentRemovalOptions): Pick<RunStore, 'join' | 'remove'> {
  function remove(documentIds: readonly string[]): RemovedDocuments {
    endWork(documentIds);
    const removed = documents.remove(documentIds);
    forget(documentIds);
    return removed;
  }

  function forget(documentIds: readonly string[]): void {
    endWork(documentIds);
    intake.release(documentIds);
    keeper.removed(documentIds);
    onRemoved();
  }

  function putBack(removed: RemovedDocuments): void {
    const back = removed.map(({ document }) => document);
    documents.putBack(removed);
    intake.reclaim(back);
    onPutBack(back);
  }

  return {
    join(documentIds) {
      const made = intake.join(documentIds);
      if (!made) return () => undefined;
      forget(documentIds);
      return () => {
        remove([made.joined.id]);
        putBack(made.removed);
      };
    },
    remove(documentIds) {
      const removed = remove(documentIds);
      return () => putBack(removed);
    },
  };
}
