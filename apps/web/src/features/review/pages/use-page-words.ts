import type { Word } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import type { WordShelf } from './word-shelf.ts';

/** Time a page is in view before its words are fetched. */
const REST_MS = 120;

/** The words of a page that is looked at, not of one that flies past; null until they are there. */
export function usePageWords(shelf: WordShelf, pageNumber: number, isMoving: () => boolean): readonly Word[] | null {
  const [held, setHeld] = useState({ shelf, pageNumber, words: shelf.find(pageNumber) });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const load = (): void => {
      if (isMoving()) timer = setTimeout(load, REST_MS);
      // The page can be looked at without its words.
      else
        shelf.load(pageNumber).then(
          (words) => gone || setHeld({ shelf, pageNumber, words }),
          () => undefined,
        );
    };
    timer = setTimeout(load, REST_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [shelf, pageNumber, isMoving]);
  return held.shelf === shelf && held.pageNumber === pageNumber ? held.words : null;
}
