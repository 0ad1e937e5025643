import type { Run } from '@sheetlift/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageServerRuns } from './page-server-runs.ts';

interface UsedServerRuns {
  /** Null until they are there. */
  list: readonly Run[] | null;
  hasMore: boolean;
  busy: boolean;
  /** Why they could not be fetched. */
  trouble: string | null;
  /** What their names, or those of their documents, contain. */
  search: string;
  find: (search: string) => void;
  more: () => void;
  again: () => void;
  /** Rejects as the call does. */
  remove: (id: string) => Promise<void>;
}

/** Between two looks while a run goes on. */
const LOOK_MS = 4_000;

/** After the last key of a search. */
const TYPING_MS = 250;

/** The account's runs, asked for again while one of them goes on. */
export function useServerRuns(): UsedServerRuns {
  const [asked, setAsked] = useState({ search: '' });
  const { search } = asked;
  const [list, setList] = useState<readonly Run[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      try {
        const first = await pageServerRuns().list(undefined, asked.search);
        if (!isHere) return;
        setList(first.runs);
        setHasMore(first.hasMore);
        setTrouble(null);
      } catch (error) {
        if (isHere) setTrouble(wordsOf(error));
      }
    };
    const timer = setTimeout(() => void ask(), asked.search === '' ? 0 : TYPING_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [asked]);

  const goesOn = list?.some(({ state }) => state === 'running') ?? false;
  const refresh = useEffectEvent(() => setAsked({ search }));
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [goesOn]);

  const fetchMore = async (): Promise<void> => {
    setBusy(true);
    try {
      const next = await pageServerRuns().list(list?.at(-1)?.id, search);
      setList([...(list ?? []), ...next.runs]);
      setHasMore(next.hasMore);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
    setBusy(false);
  };

  return {
    list,
    hasMore,
    busy,
    trouble,
    search,
    find: (wanted) => setAsked({ search: wanted }),
    more: () => void fetchMore(),
    again: () => setAsked({ search }),
    async remove(id) {
      await pageServerRuns().remove(id);
      setList((before) => before?.filter((run) => run.id !== id) ?? null);
    },
  };
}

function wordsOf(error: unknown): string {
  return `The runs could not be fetched: ${error instanceof Error ? error.message : 'nobody answered.'}`;
}
