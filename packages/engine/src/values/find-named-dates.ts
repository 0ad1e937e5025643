import { fullYear, isDay, isoDay, isoMonth } from './calendar.ts';
import type { FoundDate } from './found-date.ts';
import { MONTHS } from './month-names.ts';

/** How far a day or year may stand from the month's name: "the 3rd day of ... , in the year 2015". */
const REACH = 32;

const DAY_WORDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
];

const DAY_BEFORE =
  /(?<![\d.,:/-]|\d )(\d{1,2})(?:\s?(?:st|nd|rd|th|er|ro|go|\.?[oae]))?(?:\s+day)?[\s.,)/-]*(?:(?:of|de|del|di|do|d')[\s]*)?(?:the\s+month\s+of\s+)?$/;
const DAY_WORD_BEFORE = new RegExp(
  String.raw`\b(${[...DAY_WORDS].reverse().join('|').replaceAll('-', '[\\s-]')})(?:\s+day)?(?:\s+of)?\s+$`,
);
const YEAR_BEFORE = /(?<![\d.,/-])((?:19|20)\d{2})[\s.,/-]*$/;
const YEAR_AFTER = /^\.?[\s,./-]*(?:(?:de|del|of|in|the year|anno)\s+)?(?:'\s?)?((?:1[89]|20|21)\d{2}|\d{2})(?!\d|[.,:%]\d|\s?%)/;
const DAY_AND_YEAR_AFTER =
  /^\.?[\s,/-]*(?:the\s+)?(\d{1,2})(?:\s?(?:st|nd|rd|th))?[\s.,/-]+(?:(?:of|in the year)\s+)?(?:'\s?)?((?:1[89]|20|21)\d{2}|\d{2})(?!\d|[.,:%]\d|\s?%)/;
const DAY_AFTER = /^\.?[\s,/-]*(\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,:/-]\d)/;
const SHORT_YEAR_AFTER = /^(?:-|\s?'\s?)(\d{2})(?!\d|[-/.,]\d)/;

/** Dates that name their month, in a text folded in place. */
export function findNamedDates(folded: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const match of folded.matchAll(/[a-z]{3,12}/g)) {
    const month = MONTHS.get(match[0]);
    if (month === undefined) continue;
    const from = match.index;
    const to = from + match[0].length;
    const before = folded.slice(Math.max(0, from - REACH), from);
    const after = folded.slice(to, to + REACH);
    const date = dayBefore(month, before, after) ?? dayAfter(month, before, after) ?? noDay(month, after);
    if (date) found.push(named(date, from, to));
  }
  for (const match of folded.matchAll(ROMAN_MONTH)) {
    const [print, day = '', , roman = '', year = ''] = match;
    const [of, month] = [fullYear(year), ROMAN.indexOf(roman) + 1];
    if (isDay(of, month, Number(day)))
      found.push(
        named({ iso: isoDay(of, month, Number(day)), precision: 'day', before: 0, after: print.length }, match.index, match.index),
      );
  }
  return found;
}

const ROMAN: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** "15 VI 2025", "3.XI.24": months as Romans count, usual in Polish, Italian and Hungarian print. Of one letter between spaces it is a word or a sign. */
const ROMAN_MONTH =
  /(?<![a-z\d.,/-])(\d{1,2})(\. ?|[/-]| )(i{1,3}|iv|vi{0,3}|ix|xi{0,2})(?<!\d [ivx])\2((?:19|20)\d{2}|(?<! )\d{2})(?![a-z\d]|[.,/-]\d)/g;

/** A date with the number of characters it takes before and after the month's name. */
interface AroundMonth {
  iso: string;
  precision: 'day' | 'month';
  before: number;
  after: number;
}

const named = (date: AroundMonth, from: number, to: number): FoundDate => ({
  from: from - date.before,
  to: to + date.after,
  iso: date.iso,
  precision: date.precision,
  reading: 'named-month',
  swapped: null,
  ambiguous: false,
  likelihood: date.precision === 'day' ? 1 : 0.7,
});

/** "12 March 2024", "3rd day of June, 2015", "12-MAR-24", "1er janvier 2024". */
function dayBefore(month: number, before: string, after: string): AroundMonth | null {
  const day = DAY_BEFORE.exec(before) ?? DAY_WORD_BEFORE.exec(before);
  const year = YEAR_AFTER.exec(after);
  if (!day || !year) return null;
  // A page's number before "November 24, 2009": the full year says which number is the day.
  if (year[1]?.length === 2 && /^,\s?(?:19|20)\d{2}/.test(after.slice(year[0].length))) return null;
  const digits = day[1] ?? '';
  const number = /^\d/.test(digits) ? Number(digits) : DAY_WORDS.indexOf(digits.replace(/\s/, '-')) + 1;
  return full(fullYear(year[1] ?? ''), month, number, before.length - day.index, year[0].length);
}

/** "March 12th, 2024", "2024-Mar-12". */
function dayAfter(month: number, before: string, after: string): AroundMonth | null {
  const both = DAY_AND_YEAR_AFTER.exec(after);
  if (both) return full(fullYear(both[2] ?? ''), month, Number(both[1]), 0, both[0].length);
  const year = YEAR_BEFORE.exec(before);
  const day = DAY_AFTER.exec(after);
  if (!year || !day) return null;
  return full(Number(year[1]), month, Number(day[1]), before.length - year.index, day[0].length);
}

function full(year: number, month: number, day: number, before: number, after: number): AroundMonth | null {
  return isDay(year, month, day) ? { iso: isoDay(year, month, day), precision: 'day', before, after } : null;
}

/** "March 2024", "Mar-24". Two digits alone ("march 24") would be a day. */
function noDay(month: number, after: string): AroundMonth | null {
  const year = YEAR_AFTER.exec(after);
  const match = year && year[1]?.length === 4 ? year : SHORT_YEAR_AFTER.exec(after);
  if (!match) return null;
  return { iso: isoMonth(fullYear(match[1] ?? ''), month), precision: 'month', before: 0, after: match[0].length };
}
