import { useEffect, useState } from 'react';
import { countPart, openedParts } from '../../workspace/run/document-parts.ts';
import type { RunDocument, RunStore } from '../../workspace/run/run-store.ts';

/** First page of another document -> why, as a sentence; null while they are looked for. */
type SuggestedBorders = ReadonlyMap<number, string> | null;

/** Where a document seems to hold several: between the files that it was joined from, else by what its pages print. */
export function useSuggestedBorders(document: RunDocument, store: RunStore): SuggestedBorders {
  const [found, setFound] = useState<SuggestedBorders>(() => fileBorders(document));
  useEffect(() => {
    if (found) return;
    let gone = false;
    const show = (borders: ReadonlyMap<number, string>): void => {
      if (!gone) setFound(borders);
    };
    store.suggestBorders(document.id).then(
      (borders) => show(new Map(borders.map(({ pageNumber, reason }) => [pageNumber, reason]))),
      // The person sets them.
      () => show(new Map()),
    );
    return () => {
      gone = true;
    };
  }, [found, store, document.id]);
  return found;
}

/** Null where it is of one file. */
function fileBorders(document: RunDocument): SuggestedBorders {
  const [first, ...others] = openedParts(document) ?? [];
  if (!first || others.length === 0) return null;
  let pageNumber = countPart(first) + 1;
  return new Map(
    others.map((part): [number, string] => {
      const border: [number, string] = [pageNumber, `Another file begins: “${part.name}”.`];
      pageNumber += countPart(part);
      return border;
    }),
  );
}
