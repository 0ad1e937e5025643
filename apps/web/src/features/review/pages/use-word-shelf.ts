import { useState } from 'react';
import type { RunStore } from '../../workspace/run/run-store.ts';
import { WordShelf } from './word-shelf.ts';

/** The words of a document; words read anew replace those at hand. */
export function useWordShelf(store: RunStore, documentId: string, reading: Blob | null): WordShelf {
  const make = () => ({ reading, shelf: new WordShelf((pageNumber) => store.pageWords(documentId, pageNumber)) });
  const [held, setHeld] = useState(make);
  if (held.reading === reading) return held.shelf;
  const next = make();
  setHeld(next);
  return next.shelf;
}
