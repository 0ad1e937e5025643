/** What is being done with each document: one thing at a time, and newer work ends the older. */
export interface DocumentWork {
  begin(documentId: string): AbortController;
  /** Whether nothing newer was begun, and the document is still wanted. */
  isCurrent(documentId: string, work: AbortController): boolean;
  end(documentIds: readonly string[]): void;
}

export function createDocumentWork(): DocumentWork {
  const underWay = new Map<string, AbortController>();

  function end(documentIds: readonly string[]): void {
    for (const id of documentIds) {
      underWay.get(id)?.abort();
      underWay.delete(id);
    }
  }

  return {
    begin(documentId) {
      end([documentId]);
      const work = new AbortController();
      underWay.set(documentId, work);
      return work;
    },
    isCurrent: (documentId, work) => underWay.get(documentId) === work,
    end,
  };
}
