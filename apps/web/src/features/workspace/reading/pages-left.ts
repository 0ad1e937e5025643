import { countPages } from '../run/page-ranges.ts';
import type { RunDocument } from '../run/run-store.ts';

/** What is still to be read of the documents that wait or are being read. */
interface PagesLeft {
  pages: { text: number; scanned: number };
  documents: number;
}

export function pagesLeft(documents: readonly RunDocument[]): PagesLeft {
  const left: PagesLeft = { pages: { text: 0, scanned: 0 }, documents: 0 };
  for (const { ranges, state } of documents) {
    if (state.kind !== 'waiting' && state.kind !== 'reading') continue;
    const read = state.kind === 'reading' ? state.pages.length : 0;
    left.pages[state.facts.textLayer ? 'text' : 'scanned'] += Math.max(0, countPages(ranges, state.facts.pageCount) - read);
    left.documents++;
  }
  return left;
}
