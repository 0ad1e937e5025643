import type { Intake } from '../intake/intake.ts';
import type { RunKeeper } from '../keeping/run-keeper.ts';
import type { RunDocuments } from '../run/run-documents.ts';
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

/** Documents taken out of the run, and put back where they were. */
export function createDocumentRemoval({
  documents,
  intake,
  keeper,
  endWork,
  onRemoved,
  onPutBack,
}: DocumentRemovalOptions): Pick<RunStore, 'remove'> {
  return {
    remove(documentIds) {
      endWork(documentIds);
      const removed = documents.remove(documentIds);
      intake.release(documentIds);
      keeper.removed(documentIds);
      onRemoved();
      return () => {
        const back = removed.map(({ document }) => document);
        documents.putBack(removed);
        intake.reclaim(back);
        onPutBack(back);
      };
    },
  };
}
