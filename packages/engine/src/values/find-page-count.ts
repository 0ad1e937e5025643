import { patternOf } from '../languages/languages.ts';

/** A page's number and how many there are, as a document prints them. */
export interface PrintedPageCount {
  page: number;
  of: number;
}

/** "Page 1 of 3", "Seite 1/3"; a bare "1/3" may be anything. */
const PAGE_OF = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${patternOf('page')})\.?\s*(\d{1,3})\s*(?:\/|(?:${patternOf('ofPages')})(?=[\s\d]))\s*(\d{1,3})(?![\d.,/])`,
  'iu',
);

/** What a line says of its page and of all pages; null where it says nothing of the kind. */
export function findPageCount(text: string): PrintedPageCount | null {
  const [, page, of] = PAGE_OF.exec(text) ?? [];
  const count = { page: Number(page), of: Number(of) };
  return count.page >= 1 && count.page <= count.of ? count : null;
}
