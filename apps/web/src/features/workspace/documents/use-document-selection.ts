import { useState } from 'react';
import type { RunSnapshot } from '../run/run-store.ts';
import { havePages } from '../run/why-not-joined.ts';

export interface DocumentSelection {
  selecting: boolean;
  /** Ids in the order of the list. */
  chosen: ReadonlySet<string>;
  /** Several are chosen, each with pages that can stand in one document. */
  joinable: boolean;
  /** How many documents there are. */
  all: number;
  begin: () => void;
  choose: (documentId: string, selected: boolean) => void;
  chooseAll: () => void;
  end: () => void;
}

/** Several documents at once: to join them, to move them, or to leave them out. */
export function useDocumentSelection({ documents }: RunSnapshot): DocumentSelection {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const chosenDocuments = picked === null ? [] : documents.filter(({ id }) => picked.has(id));
  return {
    selecting: picked !== null,
    chosen: new Set(chosenDocuments.map(({ id }) => id)),
    joinable: chosenDocuments.length > 1 && havePages(chosenDocuments),
    all: documents.length,
    begin: () => setPicked(new Set()),
    choose: (documentId, selected) => setPicked((before) => withOrWithout(before ?? new Set(), documentId, selected)),
    chooseAll: () => setPicked(new Set(documents.map(({ id }) => id))),
    end: () => setPicked(null),
  };
}

function withOrWithout(ids: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
}
