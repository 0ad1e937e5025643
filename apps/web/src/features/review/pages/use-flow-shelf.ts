import { useState } from 'react';
import type { RunStore } from '../../workspace/run/run-store.ts';
import { FlowShelf } from './flow-shelf.ts';

/** The content of a document; content read anew replaces what is at hand. */
export function useFlowShelf(store: RunStore, documentId: string, reading: Blob | null): FlowShelf {
  const make = () => ({ reading, shelf: new FlowShelf((from, to) => store.flowPages(documentId, { from, to })) });
  const [held, setHeld] = useState(make);
  if (held.reading === reading) return held.shelf;
  const next = make();
  setHeld(next);
  return next.shelf;
}
