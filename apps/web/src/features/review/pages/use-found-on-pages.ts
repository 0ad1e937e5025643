import type { Word } from '@sheetlift/engine/model';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { FoundOnPages } from '../find/use-find.ts';
import type { Match } from './find-in-document.ts';
import { piecesAt } from './text-offsets.ts';
import { textOfPage, type WordShelf } from './word-shelf.ts';

const NO_MATCHES: readonly Match[] = [];

/** What was found on each page of a document; the words of the match that is gone to are shown. */
export function useFoundOnPages(
  { matches, match }: FoundOnPages,
  shelf: WordShelf,
  showWords: (pageNumber: number, words: readonly Word[]) => void,
): (pageNumber: number) => readonly Match[] {
  const matchesByPage = useMemo(() => byPage(matches), [matches]);
  const showMatch = useEffectEvent((found: Match, words: readonly Word[]) => {
    const at = piecesAt(textOfPage(words), found.from, found.to);
    showWords(found.pageNumber, words.slice(at.first, at.last + 1));
  });
  useEffect(() => {
    if (!match) return;
    let gone = false;
    const show = (words: readonly Word[]): void => {
      if (!gone) showMatch(match, words);
    };
    shelf.load(match.pageNumber).then(show, () => undefined);
    return () => {
      gone = true;
    };
  }, [match, shelf]);
  return (pageNumber) => matchesByPage.get(pageNumber) ?? NO_MATCHES;
}

function byPage(matches: readonly Match[]): ReadonlyMap<number, readonly Match[]> {
  const pages = new Map<number, Match[]>();
  for (const match of matches) {
    const onPage = pages.get(match.pageNumber);
    if (onPage) onPage.push(match);
    else pages.set(match.pageNumber, [match]);
  }
  return pages;
}
