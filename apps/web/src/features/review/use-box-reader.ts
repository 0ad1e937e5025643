import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RunStore } from '../workspace/run/run-store.ts';
import type { BoxReader } from './pages/box-reader.ts';
import { pickOfWords } from './pages/page-words.ts';
import type { BoxReadings } from './reread-edit.ts';

interface BoxReaderOptions {
  store: RunStore;
  documentId: string | null;
  /** The chosen cell: with another one the reading is given up. */
  cellKey: string | null;
  /** Puts what was read into the chosen cell. */
  take: (readings: BoxReadings) => void;
  /** Says why nothing was read. */
  onTrouble: (sentence: string) => void;
}

/** Has boxes of a scan read again, one at a time; null where there is no cell for what is read. */
export function useBoxReader({ store, documentId, cellKey, take, onTrouble }: BoxReaderOptions): BoxReader | null {
  const [under, setUnder] = useState<BoxReader['under']>(null);
  const reading = useRef<AbortController | null>(null);
  /** Reading takes seconds: what is done then is what the screen says then. */
  const latest = useRef({ take, onTrouble });
  useEffect(() => {
    latest.current = { take, onTrouble };
  });
  const stop = useCallback(() => {
    reading.current?.abort();
    reading.current = null;
    setUnder(null);
  }, []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- for another cell nobody asked
  useEffect(() => stop, [stop, documentId, cellKey]);
  const read = useCallback<BoxReader['read']>(
    (pageNumber, box, words) => {
      if (documentId === null) return;
      stop();
      const { signal } = (reading.current = new AbortController());
      setUnder({ pageNumber, box });
      const readThere = async (): Promise<void> => {
        try {
          const again = await store.readBox(documentId, pageNumber, box, signal);
          if (signal.aborted) return;
          stop();
          latest.current.take({ again: pickOfWords(pageNumber, again), before: pickOfWords(pageNumber, words) });
        } catch (error) {
          if (signal.aborted) return;
          stop();
          latest.current.onTrouble(error instanceof Error ? error.message : String(error));
        }
      };
      void readThere();
    },
    [store, documentId, stop],
  );
  const offered = cellKey !== null && documentId !== null;
  return useMemo(() => (offered ? { under, stop, read } : null), [offered, under, stop, read]);
}
