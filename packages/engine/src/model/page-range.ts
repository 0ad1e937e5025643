/** Pages from 1, both ends included. */
export interface PageRange {
  from: number;
  to: number;
}

/** A file that a document is made of, or pages of it. */
export interface FilePart {
  bytes: Uint8Array;
  fileName: string;
  /** All where absent. */
  pages?: PageRange;
}

/** Numbers of the pages of a document that lie in any of the ranges, ascending, each once; all pages without ranges. */
export function pagesWithin(ranges: readonly PageRange[] | undefined, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  return ranges === undefined ? all : all.filter((page) => ranges.some(({ from, to }) => from <= page && page <= to));
}
