import type { SourceDocument } from '@sheetlift/engine';

/** What is looked at for documents that come. */
export interface Watched {
  /** What came since the last look and is whole, one after the other. */
  coming: () => AsyncIterable<SourceDocument>;
  /** Whether something is there that is not whole yet. */
  areComing: () => boolean;
  /** Between two looks. */
  lookMs: number;
  close: () => Promise<void>;
}
