import { EngineError } from '@sheetlift/engine/errors';
import { blobKey, openKey } from '../../../engine-worker/open-key.ts';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { RunDocuments } from './run-documents.ts';
import type { RunStore } from './run-store.ts';

interface DocumentPagesOptions {
  documents: Pick<RunDocuments, 'get'>;
  /** Works for what a person looks at alone. */
  foreground: EnginePool;
  /** Recognises: that takes seconds, for which no page would be drawn. */
  readers: EnginePool;
  /** A person looks at a document. */
  onSeen: (documentId: string) => void;
}

/** The documents of a run for reading: their pages, their words, and what a place of them would be as a field. */
export function createDocumentPages({
  documents,
  foreground,
  readers,
  onSeen,
}: DocumentPagesOptions): Pick<RunStore, 'drawPage' | 'pageWords' | 'readBox' | 'flowPages' | 'suggestField'> {
  /** The reading of a document that is done. */
  function readingOf(documentId: string): Blob | null {
    onSeen(documentId);
    const state = documents.get(documentId)?.state;
    return state?.kind === 'done' ? state.reading : null;
  }

  return {
    async drawPage(documentId, pageNumber, widthPx) {
      const document = documents.get(documentId);
      if (!document || document.file.parts.length === 0) return null;
      if (document.needsPassword) throw new EngineError('password_required');
      const open = { file: document.file, turn: document.turn };
      return foreground.run({ kind: 'draw', key: openKey(open), open, pageNumber, widthPx });
    },
    async pageWords(documentId, pageNumber) {
      const reading = readingOf(documentId);
      return reading ? foreground.run({ kind: 'page-words', key: blobKey(reading), reading, pageNumber }) : [];
    },
    async readBox(documentId, pageNumber, box, signal) {
      const document = documents.get(documentId);
      const reading = readingOf(documentId);
      if (!document || !reading || document.file.parts.length === 0) throw new EngineError('aborted');
      if (document.needsPassword) throw new EngineError('password_required');
      const open = { file: document.file, turn: document.turn };
      return readers.run({ kind: 'read-box', open, reading, pageNumber, box }, { first: true, signal });
    },
    async flowPages(documentId, range) {
      const reading = readingOf(documentId);
      return reading ? foreground.run({ kind: 'flow-pages', key: blobKey(reading), reading, range: range ?? null }) : [];
    },
    async suggestField(documentId, printed, evidence) {
      const state = documents.get(documentId)?.state;
      if (state?.kind !== 'done') throw new EngineError('aborted');
      const { reading, facts } = state;
      return foreground.run({ kind: 'suggest-field', key: blobKey(reading), reading, type: facts.type, printed, evidence });
    },
  };
}
