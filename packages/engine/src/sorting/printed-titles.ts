import type { DocumentLayout, Line } from '../model/index.ts';

/** Longer print is a sentence, and no title. */
const MOST_WORDS = 9;
/** Lines at the top of the first page among which a title in usual letters stands. */
const TOP_LINES = 12;
/** From how many times the usual height letters are large. */
const LARGE = 1.25;
const MOST_TITLES = 24;

/** Print that may say what a paper is: short lines at the top and in large letters on its first page, the name of a sheet, the subject of a mail. */
export function printedTitles({ lines, pages, tables }: DocumentLayout): string[] {
  const onFirst = lines.filter(({ pageNumber, words }) => pageNumber === pages[0]?.pageNumber && words.length > 0);
  const usual = middleOf(onFirst.map(heightOf));
  const top = [...onFirst].sort((a, b) => a.box.top - b.box.top).slice(0, TOP_LINES);
  const large = onFirst.filter((line) => heightOf(line) >= LARGE * usual).sort((a, b) => heightOf(b) - heightOf(a));
  const names = tables.flatMap(({ name }) => (name === null ? [] : [name]));
  const titles = [...large, ...top].filter(({ words }) => words.length <= MOST_WORDS).map(({ text }) => text);
  return [...new Set([...names, ...titles])].filter((title) => /\p{L}{2}/u.test(title)).slice(0, MOST_TITLES);
}

const heightOf = ({ box }: Line): number => box.bottom - box.top;

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
