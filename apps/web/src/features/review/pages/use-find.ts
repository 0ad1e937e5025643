import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { DocumentFinder, type Findable, type Match } from './find-in-document.ts';

export interface Finding {
  query: string;
  matches: readonly Match[];
  /** Index of the match in hand; -1 where there is none. */
  at: number;
  done: boolean;
}

export interface Find {
  /** Null: the bar is closed. */
  finding: Finding | null;
  match: Match | null;
  open: () => void;
  close: () => void;
  search: (query: string) => void;
  step: (direction: 1 | -1) => void;
}

const NOTHING: Finding = { query: '', matches: [], at: -1, done: true };

/** Time between letters that are typed in one go. */
const TYPING_MS = 120;

/** The find bar's state over a document; `fromPage` is where a person reads when the search begins. */
export function useFind(findable: Findable, fromPage: number): Find {
  const finder = useMemo(() => new DocumentFinder(findable), [findable]);
  const [finding, setFinding] = useState<Finding | null>(null);
  const query = finding?.query ?? '';

  const pageInView = useEffectEvent(() => fromPage);
  useEffect(() => {
    if (query.trim() === '') return;
    const given = new AbortController();
    const timer = setTimeout(() => {
      const from = pageInView();
      const found = finder.find(query, given.signal, (matches, done) => {
        setFinding((before) => before && { ...before, matches, done, at: before.at >= 0 ? before.at : firstFrom(matches, from, done) });
      });
      found.catch((fault: unknown) => {
        setFinding((before) => before && { ...before, done: true });
        reportError(fault);
      });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [finder, query]);

  return useMemo(
    () => ({
      finding,
      match: finding?.matches[finding.at] ?? null,
      open: () => setFinding((before) => before ?? NOTHING),
      close: () => setFinding(null),
      search: (next) => setFinding({ ...NOTHING, query: next, done: next.trim() === '' }),
      step: (direction) =>
        setFinding((before) =>
          before && before.matches.length > 0
            ? { ...before, at: (before.at + direction + before.matches.length) % before.matches.length }
            : before,
        ),
    }),
    [finding],
  );
}

/** The first match from the page in view on; around to the first of all once it is known that none follows. */
function firstFrom(matches: readonly Match[], pageNumber: number, done: boolean): number {
  const index = matches.findIndex((match) => match.pageNumber >= pageNumber);
  return index < 0 && done && matches.length > 0 ? 0 : index;
}
