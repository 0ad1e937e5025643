/** How fast pages are read, to tell how long the rest takes. */
export interface RunPace {
  begin(documentId: string): void;
  pageRead(documentId: string, scanned: boolean): void;
  /** Nothing is read for a while: that time is no page's. */
  rest(): void;
  /** Null until three pages told the pace. */
  msLeft(pagesLeft: { text: number; scanned: number }, atOnce: number): number | null;
}

/** Pages of a kind that tell its pace: enough to even out, few enough to follow a machine that gets busy. */
const MOST_SAMPLES = 30;

/** A first page alone includes the engine's start; three say something. */
const FEWEST_PAGES = 3;

/** A scanned page takes about this many times as long as one with text; used until one of each was read. */
const SCAN_TO_TEXT = 20;

export function createRunPace(now: () => number = () => performance.now()): RunPace {
  const lastAt = new Map<string, number>();
  const samples: Record<'text' | 'scanned', number[]> = { text: [], scanned: [] };
  let pagesRead = 0;

  return {
    begin(documentId) {
      lastAt.set(documentId, now());
    },
    pageRead(documentId, scanned) {
      const at = now();
      const before = lastAt.get(documentId);
      lastAt.set(documentId, at);
      if (before === undefined) return;
      pagesRead++;
      const kind = samples[scanned ? 'scanned' : 'text'];
      kind.push(at - before);
      if (kind.length > MOST_SAMPLES) kind.shift();
    },
    rest() {
      lastAt.clear();
    },
    msLeft(pagesLeft, atOnce) {
      if (pagesRead < FEWEST_PAGES) return null;
      const text = trimmedMean(samples.text) ?? trimmedMean(samples.scanned)! / SCAN_TO_TEXT;
      const scanned = trimmedMean(samples.scanned) ?? text * SCAN_TO_TEXT;
      return (pagesLeft.text * text + pagesLeft.scanned * scanned) / Math.max(1, atOnce);
    },
  };
}

/** The mean without the tenth that took longest, so that one stuck page does not colour the rest. */
function trimmedMean(durationsMs: readonly number[]): number | null {
  if (durationsMs.length === 0) return null;
  const kept = [...durationsMs].sort((one, other) => one - other).slice(0, Math.max(1, Math.floor(durationsMs.length * 0.9)));
  return kept.reduce((sum, ms) => sum + ms, 0) / kept.length;
}

/** "about 40 s left"; null where it would be over before it is read. */
export function timeLeftText(msLeft: number | null): string | null {
  if (msLeft === null || msLeft < 1_500) return null;
  const seconds = msLeft / 1000;
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.round(seconds / 5) * 5} s left`;
  if (seconds < 3_300) return `about ${Math.max(1, Math.round(seconds / 60))} min left`;
  return `about ${Math.max(1, Math.round(seconds / 3600))} h left`;
}
