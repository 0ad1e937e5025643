import type { DocumentCorrections } from '@sheetlift/engine/model';
import type { Keeping, RunDocument } from '../run/run-store.ts';
import { isBeingRead } from '../run/under-way.ts';
import { NotKept, type RunArchive, type RunHead } from './run-archive.ts';

/** Keeps a run as it changes, and tells whether it is kept. Work goes on where it is not. */
export interface RunKeeper {
  head(head: RunHead): void;
  /** How far the reading of a document is, is not worth keeping: it is kept when that begins and when it ends. */
  document(document: RunDocument): void;
  /** They are kept already, as they are. */
  knows(documents: readonly RunDocument[]): void;
  corrections(documentId: string, corrections: DocumentCorrections): void;
  removed(documentIds: readonly string[]): void;
  clear(): void;
}

const NOWHERE: Keeping = {
  kind: 'not-kept',
  sentence: 'This browser keeps nothing for Sheetlift. Export the rows before you close the tab.',
};

export function createRunKeeper(archive: RunArchive | null, onKeeping: (keeping: Keeping) => void): RunKeeper {
  let underWay = 0;
  /** Documents kept last while they were read. */
  const keptInReading = new Set<string>();
  /** What could not be kept -> the sentence that says so. */
  const losses = new Map<string, string>();
  if (!archive) onKeeping(NOWHERE);

  function keep(thing: string, save: (archive: RunArchive) => Promise<void>): void {
    if (!archive) return;
    if (underWay++ === 0) onKeeping({ kind: 'saving' });
    save(archive)
      .then(
        () => losses.delete(thing),
        (cause: unknown) => losses.set(thing, sentenceOf(cause)),
      )
      .finally(() => {
        if (--underWay > 0) return;
        const [sentence] = losses.values();
        onKeeping(sentence === undefined ? { kind: 'kept', savedAt: new Date().toISOString() } : { kind: 'not-kept', sentence });
      });
  }

  function note({ id, state }: RunDocument): void {
    if (isBeingRead(state)) keptInReading.add(id);
    else keptInReading.delete(id);
  }

  return {
    head: (head) => keep('head', (to) => to.saveHead(head)),
    document(document) {
      const isKeptSo = keptInReading.has(document.id);
      note(document);
      if (!isKeptSo || !isBeingRead(document.state)) keep(document.id, (to) => to.saveDocument(document));
    },
    knows: (documents) => documents.forEach(note),
    corrections: (documentId, corrections) => keep(`${documentId} corrections`, (to) => to.saveCorrections(documentId, corrections)),
    removed(documentIds) {
      for (const id of documentIds) {
        losses.delete(id);
        keptInReading.delete(id);
      }
      keep('removal', (to) => to.removeDocuments(documentIds));
    },
    clear() {
      losses.clear();
      keptInReading.clear();
      keep('clearing', (to) => to.clear());
    },
  };
}

function sentenceOf(cause: unknown): string {
  return cause instanceof NotKept
    ? cause.message
    : 'The last change was not kept on this device. Export the rows before you close the tab.';
}
