import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RunStore } from '../../workspace/run/run-store.ts';
import type { Match } from '../pages/find-in-document.ts';
import { type FindGround, firstFrom, RunFinder, type RunMatch } from './find-in-run.ts';

export interface Finding {
  query: string;
  matches: readonly RunMatch[];
  /** Index of the match in hand; -1 where there is none. */
  at: number;
  done: boolean;
}

/** What is looked for, and where it was found. */
export interface Find {
  /** Null: the bar is closed. */
  finding: Finding | null;
  /** Counts how often it was asked for: each time the words can be typed anew. */
  asked: number;
  open: () => void;
  close: () => void;
  search: (query: string) => void;
  step: (direction: 1 | -1) => void;
  /** The matches on the pages of one document. */
  onPages: (documentId: string) => FoundOnPages;
}

export interface FoundOnPages {
  matches: readonly Match[];
  /** The one in hand, where it is one of them. */
  match: Match | null;
}

interface FindOptions {
  store: RunStore;
  ground: FindGround;
  /** Brings a match into view. */
  show: (match: RunMatch) => void;
}

const NOTHING: Finding = { query: '', matches: [], at: -1, done: true };

/** Time between letters that are typed in one go. */
const TYPING_MS = 120;

/** Searches rows and pages for what a person types. Another word is looked for from where the last one was found. */
export function useFind({ store, ground, show }: FindOptions): Find {
  const finder = useMemo(() => new RunFinder(store), [store]);
  const [finding, setFinding] = useState<Finding | null>(null);
  const [asked, setAsked] = useState(0);
  /** Where the match in hand stood last. */
  const from = useRef<RunMatch['order']>([0, 0, 0]);
  /** Each time something is looked for, the same words too: rows may have changed. */
  const [wish, setWish] = useState({ query: '' });

  const look = useEffectEvent((query: string, signal: AbortSignal) => {
    const found = finder.find(ground, query, signal, (matches, done) => {
      if (signal.aborted) return;
      setFinding(
        (before) => before && { ...before, matches, done, at: before.at >= 0 ? before.at : firstFrom(matches, from.current, done) },
      );
    });
    found.catch((fault: unknown) => {
      setFinding((before) => before && { ...before, done: true });
      reportError(fault);
    });
  });
  useEffect(() => {
    if (wish.query.trim() === '') return;
    const given = new AbortController();
    const timer = setTimeout(() => look(wish.query, given.signal), TYPING_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [wish]);

  const match = finding?.matches[finding.at] ?? null;
  const showMatch = useEffectEvent((found: RunMatch) => {
    from.current = found.order;
    show(found);
  });
  useEffect(() => {
    if (match) showMatch(match);
  }, [match]);

  const matches = finding?.matches;
  const onPages = useMemo(() => byDocument(matches ?? []), [matches]);
  return {
    finding,
    asked,
    open() {
      setFinding((before) => before ?? NOTHING);
      setAsked((before) => before + 1);
    },
    close: () => setFinding(null),
    search(query) {
      setFinding({ ...NOTHING, query, done: query.trim() === '' });
      setWish({ query });
    },
    step: (direction) =>
      setFinding((before) =>
        before && before.matches.length > 0
          ? { ...before, at: (before.at + direction + before.matches.length) % before.matches.length }
          : before,
      ),
    onPages: (documentId) => ({
      matches: onPages.get(documentId) ?? NO_MATCHES,
      match: match?.kind === 'page' && match.documentId === documentId ? match.match : null,
    }),
  };
}

const NO_MATCHES: readonly Match[] = [];

function byDocument(matches: readonly RunMatch[]): ReadonlyMap<string, readonly Match[]> {
  const documents = new Map<string, Match[]>();
  for (const each of matches) {
    if (each.kind !== 'page') continue;
    const there = documents.get(each.documentId);
    if (there) there.push(each.match);
    else documents.set(each.documentId, [each.match]);
  }
  return documents;
}
