import type { EngineError } from '@sheetlift/engine/errors';

/** Work that failed because its worker died is tried once more: the document may not be to blame. */
export interface SecondTries {
  /** Whether the work on the document is to be tried once more after this error. */
  allows(documentId: string, error: EngineError): boolean;
  /** What is done with these next has a second try of its own. */
  forget(documentIds: readonly string[]): void;
}

export function createSecondTries(): SecondTries {
  const used = new Set<string>();
  return {
    allows(documentId, { code }) {
      if (code !== 'internal' || used.has(documentId)) return false;
      used.add(documentId);
      return true;
    },
    forget: (documentIds) => documentIds.forEach((id) => used.delete(id)),
  };
}
