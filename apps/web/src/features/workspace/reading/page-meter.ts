import type { FileLimits } from '@sheetlift/contract';
import type { Store } from '../../../lib/create-store.ts';

/** Counts pages, a document once a month. */
export interface PageMeter extends Store<CountedPages> {
  /** Counts a document on its first success of the month; later successes are free. */
  count(contentHash: string, pages: number): void;
  /** Whether the document was counted this month, so that reading it is free. */
  isCounted(contentHash: string): boolean;
}

/** Pages counted this month, and how many it may be; what a run and its files may be. */
interface CountedPages {
  used: number;
  limit: number | 'unlimited' | 'unknown';
  /** "2026-12-01": when it starts again. */
  resetsOn: string;
  fileLimits: FileLimits;
}
