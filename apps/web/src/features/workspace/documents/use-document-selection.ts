import { useState } from 'react';
import { PICTURES } from '../run/kind-name.ts';
import type { RunSnapshot } from '../run/run-store.ts';

export interface DocumentSelection {
  selecting: boolean;
  /** Ids in the order of the list. */
  chosen: ReadonlySet<string>;
  /** Several pictures are chosen and nothing else. */
  joinable: boolean;
  /** How many documents there are. */
  all: number;
  begin: () => void;
  choose: (documentId: string, selected: boolean) => void;
  chooseAll: () => void;
  end: () => void;
}

/** Several documents at once: to join pictures, or to leave them out. */
export function useDocumentSelection({ documents }: RunSnapshot): DocumentSelection {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const chosenDocuments = picked === null ? [] : documents.filter(({ id }) => picked.has(id));
  return {
    selecting: picked !== null,
    chosen: new Set(chosenDocuments.map(({ id }) => id)),
    joinable: chosenDocuments.length > 1 && chosenDocuments.every(({ state }) => 'facts' in state && PICTURES.has(state.facts.type)),
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
