import type { DocumentLayout, Issue, IssueCode, Line } from '../model/index.ts';
import { findPageCount } from '../values/find-page-count.ts';

/** Pages on which a value may stand that was not found. */
export interface MissingPages {
  /** From 1, ascending. */
  pageNumbers: number[];
  /** A sentence. */
  reason: string;
}

/** Pages that could not be read, or that the document counts and the file does not have; null where all is there. */
export const missingPages = (layout: DocumentLayout): MissingPages | null => unreadPages(layout.issues) ?? uncopiedPages(layout);

const UNREAD: readonly IssueCode[] = ['page_unreadable', 'page_timed_out', 'page_not_read', 'ocr_unavailable'];

function unreadPages(issues: readonly Issue[]): MissingPages | null {
  const pages = issues.filter((issue) => issue.severity === 'error' && UNREAD.includes(issue.code)).map((issue) => issue.pageNumber ?? 1);
  if (pages.length === 0) return null;
  const pageNumbers = [...new Set(pages)].sort((a, b) => a - b);
  return { pageNumbers, reason: `${pagesInWords(pageNumbers)} could not be read.` };
}

/** "Page 1 of 3" at the edge of a page, where the file has fewer pages. One count must stand all through: a file may hold several papers. */
function uncopiedPages(layout: DocumentLayout): MissingPages | null {
  if (layout.pages.some(({ source }) => source === 'flow')) return null;
  const counts = layout.lines.flatMap((line) => (standsInMargin(layout, line) ? (findPageCount(line.text) ?? []) : []));
  const [first] = counts;
  if (!first || first.of <= layout.pageCount || counts.some(({ of }) => of !== first.of)) return null;
  const there = new Set(counts.map(({ page }) => page));
  const pageNumbers = Array.from({ length: first.of }, (_, at) => at + 1).filter((page) => !there.has(page));
  return {
    pageNumbers,
    reason: `The document counts ${first.of} pages and the file has ${layout.pageCount}: ${pagesInWords(pageNumbers).toLowerCase()} ${pageNumbers.length === 1 ? 'is' : 'are'} missing.`,
  };
}

/** In a header or footer, or with nothing else in its line. */
function standsInMargin({ blocks }: DocumentLayout, { block, text }: Line): boolean {
  const role = blocks[block]?.role;
  return role === 'header' || role === 'footer' || /^\P{L}*\p{L}+\.?\s*\d+\s*(?:\/|\p{L}+)\s*\d+\W*$/u.test(text);
}

const pagesInWords = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Page' : 'Pages'} ${numbers.length === 2 ? numbers.join(' and ') : numbers.join(', ')}`;
