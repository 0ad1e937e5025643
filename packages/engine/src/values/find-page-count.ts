import { patternOf } from '../languages/languages.ts';

/** A page's number and how many there are, as a document prints them. */
export interface PrintedPageCount {
  page: number;
  of: number;
}

/** A page's number; null where the document does not say how many there are. */
export interface PrintedPageNumber {
  page: number;
  of: number | null;
}

const PAGE = String.raw`(?<![\p{L}\d])(?:${patternOf('page')})\.?\s*(\d{1,3})`;

/** "Page 1 of 3", "Seite 1/3"; a bare "1/3" may be anything. */
const PAGE_OF = new RegExp(String.raw`${PAGE}\s*(?:\/|(?:${patternOf('ofPages')})(?=[\s\d]))\s*(\d{1,3})(?![\d.,/])`, 'iu');

/** "Page 3", "Seite: 3" and nothing after it. */
const PAGE_ALONE = new RegExp(String.raw`(?<![\p{L}\d])(?:${patternOf('page')})[.:]?\s*(\d{1,3})\s*$`, 'iu');

/** What a line says of its page and of all pages; null where it says nothing of the kind. */
export function findPageCount(text: string): PrintedPageCount | null {
  const [, page, of] = PAGE_OF.exec(text) ?? [];
  const count = { page: Number(page), of: Number(of) };
  return count.page >= 1 && count.page <= count.of ? count : null;
}

/** What a line says of its page, with or without a count of all; null where it says nothing of the kind. */
export function findPageNumber(text: string): PrintedPageNumber | null {
  const count = findPageCount(text);
  if (count) return count;
  const [, page] = PAGE_ALONE.exec(text) ?? [];
  return Number(page) >= 1 ? { page: Number(page), of: null } : null;
}
