import { isFilledForm } from '../document/document-index.ts';
import { ocrDoubtOf, type Mention, type Search } from '../search/search.ts';
import type { Features } from './proposal.ts';

/** What a mention's place and print say, whatever the labels. */
export function placeFeatures(search: Search, { line, printed }: Mention): Features {
  const page = search.layout.pages.find((candidate) => candidate.pageNumber === line.pageNumber);
  const down = page ? line.box.top / Math.max(1, page.heightPt) : 1;
  const isFirst = page !== undefined && page === search.layout.pages[0];
  return {
    top: isFirst ? Math.max(0, 1 - down) : 0,
    printed: isFilledForm(search.index) && !printed.spans.every((span) => search.index.filledLines.has(span.line)) ? 1 : 0,
    ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
  };
}
