import type { FlowPage } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import type { FlowShelf } from './flow-shelf.ts';

/** Pages fetched at a time: 60,000 characters. */
const BATCH = 20;

/** All pages, those at the beginning first. */
export function useAllPages(shelf: FlowShelf, pageCount: number): { pages: readonly FlowPage[]; failure: string | null } {
  const [loaded, setLoaded] = useState<{ shelf: FlowShelf; pages: readonly FlowPage[]; failure: string | null }>({
    shelf,
    pages: [],
    failure: null,
  });
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const pages: FlowPage[] = [];
      for (let from = 1; from <= pageCount && !gone; from += BATCH) {
        pages.push(...(await shelf.range(from, from + BATCH - 1)));
        if (!gone) setLoaded({ shelf, pages: [...pages], failure: null });
      }
    };
    load().catch(({ message }: Error) => gone || setLoaded({ shelf, pages: [], failure: message }));
    return () => {
      gone = true;
    };
  }, [shelf, pageCount]);
  return loaded.shelf === shelf ? loaded : { pages: [], failure: null };
}
