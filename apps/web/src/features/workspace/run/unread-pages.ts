import { pagesIn } from './page-ranges.ts';
import type { DoneState, RunDocument } from './run-store.ts';

/** Chosen pages that failed or that were not read because reading was stopped. */
export function unreadPages({ ranges }: RunDocument, { facts, pages }: DoneState): number[] {
  const read = new Set(pages.filter(({ failed }) => !failed).map(({ pageNumber }) => pageNumber));
  return pagesIn(ranges, facts.pageCount).filter((pageNumber) => !read.has(pageNumber));
}
