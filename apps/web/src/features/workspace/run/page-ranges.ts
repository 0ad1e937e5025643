import type { PageRange } from '../../../engine-worker/engine-protocol.ts';

type ParsedRanges = { kind: 'pages'; /** null: all */ ranges: readonly PageRange[] | null } | { kind: 'wrong'; sentence: string };

/** "1-3, 7" as the pages it names, in order and without overlap. */
export function parsePageRanges(text: string, pageCount: number): ParsedRanges {
  const parts = text
    .split(/[,;\s]+(?![-–])(?<![-–]\s*)/)
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return { kind: 'pages', ranges: null };
  const ranges: PageRange[] = [];
  for (const part of parts) {
    const match = /^(\d+)(?:[-–](\d+))?$/.exec(part);
    if (!match) return wrong(`“${part}” is no page. Write pages like 1-3, 7.`);
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from > to) return wrong(`“${part}” runs backwards. Write ${to}-${from}.`);
    if (from < 1 || to > pageCount)
      return wrong(pageCount === 1 ? 'This document has 1 page.' : `This document has pages 1 to ${pageCount}.`);
    ranges.push({ from, to });
  }
  const merged = mergeRanges(ranges);
  return { kind: 'pages', ranges: countPages(merged, pageCount) === pageCount ? null : merged };
}

/** "1-3, 7"; empty for all. */
export function formatPageRanges(ranges: readonly PageRange[] | null): string {
  return (ranges ?? []).map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

/** How many pages are chosen. */
export function countPages(ranges: readonly PageRange[] | null, pageCount: number): number {
  return ranges === null ? pageCount : ranges.reduce((count, { from, to }) => count + to - from + 1, 0);
}

/** These pages as ranges, in order. */
export function rangesOf(pageNumbers: readonly number[]): PageRange[] {
  return mergeRanges(pageNumbers.map((pageNumber) => ({ from: pageNumber, to: pageNumber })));
}

/** Those of the pages that could be read. */
export function pagesRead(pages: readonly { pageNumber: number; failed: boolean }[]): PageRange[] {
  return rangesOf(pages.filter(({ failed }) => !failed).map(({ pageNumber }) => pageNumber));
}

/** The numbers of the chosen pages, in order. */
export function pagesIn(ranges: readonly PageRange[] | null, pageCount: number): number[] {
  return (ranges ?? [{ from: 1, to: pageCount }]).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
}

function mergeRanges(ranges: readonly PageRange[]): PageRange[] {
  const merged: PageRange[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

function wrong(sentence: string): ParsedRanges {
  return { kind: 'wrong', sentence };
}
