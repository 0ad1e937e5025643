import type { Intake } from '../intake/intake.ts';
import type { ReadingQueue } from '../reading/reading-queue.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { RunStore } from '../run/run-store.ts';
import { unreadPages } from '../run/unread-pages.ts';

interface ReadingChangesOptions {
  documents: RunDocuments;
  intake: Intake;
  queue: ReadingQueue;
  /** Ends what is being done with documents. */
  endWork: (documentIds: readonly string[]) => void;
  onNotice: (sentence: string) => void;
}

/** Documents read otherwise, or once more: turned, other pages of them, or what failed. */
export function createReadingChanges({
  documents,
  intake,
  queue,
  endWork,
  onNotice,
}: ReadingChangesOptions): Pick<RunStore, 'choosePages' | 'turn' | 'readAgain'> {
  /** The document is to be read as it is now. */
  function readAsChanged(documentId: string): void {
    const state = documents.get(documentId)?.state;
    if (!state || !('facts' in state) || state.kind === 'ready' || state.kind === 'duplicate' || asksForPassword(documentId)) return;
    endWork([documentId]);
    documents.send(documentId, { kind: 'released' });
    queue.add(documentId);
  }

  /** Whether the file's bytes could not be kept, which is said: it is not read again. */
  function isLost(documentId: string): boolean {
    const file = documents.get(documentId)?.file;
    if (!file || file.parts.length > 0) return false;
    onNotice(`The file ${file.name} could not be kept on this device; its rows were. Add it again to read it again.`);
    return true;
  }

  /** Where its password is wanted before it is read again, the document asks for it. */
  function asksForPassword(documentId: string): boolean {
    if (!documents.get(documentId)?.needsPassword) return false;
    endWork([documentId]);
    documents.send(documentId, { kind: 'password-asked' }, { needsPassword: false });
    return true;
  }

  return {
    choosePages(documentId, ranges) {
      if (isLost(documentId)) return;
      documents.update(documentId, { ranges });
      readAsChanged(documentId);
    },
    turn(documentId, turn) {
      if (isLost(documentId)) return;
      documents.update(documentId, { turn });
      readAsChanged(documentId);
    },
    readAgain(documentId) {
      const document = documents.get(documentId);
      if (!document) return;
      const { state } = document;
      if (state.kind === 'failed') return intake.openAlone(documentId);
      if (state.kind !== 'done' || isLost(documentId) || asksForPassword(documentId)) return;
      const failed = new Set(unreadPages(document, state));
      if (failed.size === 0) return readAsChanged(documentId);
      queue.addAgain(documentId, { reading: state.reading, pages: state.pages.filter(({ pageNumber }) => !failed.has(pageNumber)) });
    },
  };
}
