import { findDates } from './find-dates.ts';
import { foldInPlace } from './fold.ts';
import { MONTHS } from './month-names.ts';
import type { TextSpan } from './text-span.ts';

const FIGURES = /(?<![\d.,:])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.(?!\s?\d)/g;
const DAY_BEFORE = /(?<![\d.,:/])(?:[1-9]|0[1-9]|[12]\d|3[01])(?:\.|er|o|a|st|nd|rd|th)?\s(?:(?:de|di|del|of)\s)?$/;
const DAY_AFTER = /^\.?\s(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\d.,:/])/;

/**
 * Days that are printed without their year ("16.02.", "6 de janeiro"), and a month that is all that a text says, in order. They are no dates: the year stands
 * elsewhere.
 */
export function findBareDays(text: string): TextSpan[] {
  const folded = foldInPlace(text);
  const named = [...folded.matchAll(/[a-z]{3,12}/g)].flatMap((match): TextSpan[] => {
    if (!MONTHS.has(match[0])) return [];
    const [from, to] = [match.index, match.index + match[0].length];
    const [before, after] = [DAY_BEFORE.exec(folded.slice(0, from)), DAY_AFTER.exec(folded.slice(to))];
    const isAlone = folded.trim() === match[0];
    return before || after || isAlone ? [{ from: before?.index ?? from, to: to + (after?.[0].length ?? 0) }] : [];
  });
  const figures = [...text.matchAll(FIGURES)].map((match): TextSpan => ({ from: match.index, to: match.index + match[0].length }));
  const days = [...figures, ...named].sort((a, b) => a.from - b.from);
  const dates = days.length > 0 ? findDates(text).filter(({ precision }) => precision === 'day') : [];
  return days.filter(({ from, to }) => !dates.some((date) => date.from < to && from < date.to));
}
