import type { Intake } from '../intake/intake.ts';
import type { KeptRun } from '../keeping/run-archive.ts';
import type { ReadingQueue } from '../reading/reading-queue.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DoneState, FailedState, RunDocument } from '../run/run-store.ts';

/** Documents that come back: into the run they were taken out of, or with a run that was kept. */
interface DocumentReturn {
  /** Goes on with a document that was in the middle of something. */
  resume(document: RunDocument): void;
  /** Takes over the documents of a run that was kept, and goes on with them. */
  resumeKept(kept: KeptRun): void;
}

interface DocumentReturnOptions {
  documents: RunDocuments;
  intake: Intake;
  queue: ReadingQueue;
  /** Looks for the fields where rows are older than they are. */
  findAgain: () => void;
  /** All documents of the kept run are known. */
  onDocumentsThere: () => void;
}

export function createDocumentReturn({ documents, intake, queue, findAgain, onDocumentsThere }: DocumentReturnOptions): DocumentReturn {
  function resume({ id, state }: RunDocument): void {
    if (state.kind === 'opening') return intake.open(id);
    if (state.kind === 'done') return findAgain();
    if (documents.send(id, { kind: 'released' })) queue.add(id);
  }

  /** The rows of a large document follow the document itself. */
  async function addRows(documentId: string, arriving: Promise<DoneState | FailedState>): Promise<void> {
    const state = await arriving.catch(() => null);
    const document = documents.get(documentId);
    if (document?.state.kind === 'finding') {
      // What cannot be brought back is read again.
      if (!state) resume(document);
      else documents.send(documentId, state.kind === 'done' ? { ...state, kind: 'found' } : state);
    }
    findAgain();
  }

  return {
    resume,
    resumeKept({ documents: kept, underWay, arriving, paused }) {
      if (paused) queue.pause();
      documents.bringBack(kept);
      intake.reclaim(kept);
      for (const { id, state } of kept) if (state.kind === 'opening') intake.open(id);
      underWay.forEach(queue.add);
      onDocumentsThere();
      arriving.forEach((state, id) => void addRows(id, state));
      findAgain();
    },
  };
}
