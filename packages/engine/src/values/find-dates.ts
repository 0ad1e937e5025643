import { foldInPlace } from './fold.ts';
import { fullYear, isDay, isoDay, isoMonth } from './calendar.ts';
import { findNamedDates } from './find-named-dates.ts';
import type { DayOrder, FoundDate } from './found-date.ts';

export type { DayOrder, FoundDate };
import type { TextSpan } from './text-span.ts';

interface DateOptions {
  /** How 03/04/2024 is read; null reads the day first and leaves `ambiguous` to tell. */
  order: DayOrder | null;
  /** 24-03-15 is read as a day of 2024. */
  isShortYearFirst?: boolean;
}

/** Every date in a text, in order, none overlapping another. */
export function findDates(text: string, options: DateOptions = { order: null }): FoundDate[] {
  if (!MAY_HOLD_DATE.test(text)) return [];
  const folded = withDigitsRepaired(foldInPlace(text));
  const found = findNamedDates(folded);
  if (MAY_HOLD_NUMERIC.test(folded)) found.push(...findNumericDates(folded, options));
  return found.length > 1 ? withoutOverlaps(found) : found;
}

/** Three groups of digits in which recognition may have taken a nought or a one for a letter; most must be digits, and the month no Roman one. */
const MISREAD_DATE = /(?<![a-z\d])[\doil]{1,4}([-/.])(?!i+\1)[\doil]{1,2}\1[\doil]{2,4}(?![a-z\d])/g;

/** "O3/l2/2018" -> "03/12/2018", each character in its place. */
function withDigitsRepaired(folded: string): string {
  return folded.replace(MISREAD_DATE, (group) =>
    group.replace(/\D/g, '').length >= 4 ? group.replaceAll('o', '0').replace(/[il]/g, '1') : group,
  );
}

/** The one date a text holds, or null where it holds none; the plainest, then the first. */
export function readDate(text: string, order: DayOrder | null = null, isShortYearFirst = false): FoundDate | null {
  let best: FoundDate | null = null;
  for (const date of findDates(text, { order, isShortYearFirst })) if (!best || date.likelihood > best.likelihood) best = date;
  return best;
}

/** Spares most lines of a document the patterns below. */
const MAY_HOLD_DATE = /\d\d|\d\s?[-/.]\s?\d/;
const MAY_HOLD_NUMERIC = /\d\s?[-/.年 ]\s?\d|\d{8}/;

const YEAR_FIRST = /(?<![a-z\d])((?:1[89]|20|21)\d{2})(\s?[-/.年]\s?| )(\d{1,2})(\s?[-/.月]\s?| )(\d{1,2})(?!\d)日?/g;
// A label may be glued to the date ("Date12/03/2024"), a code's one or two letters may not.
const YEAR_LAST =
  /(?<!\d|(?<![a-z])[a-z]{1,2})(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(?:'\s?)?((?:1[89]|20|21)\d{2}|\d{2})(?!\d|\2\d|[.,]\d)/g;
/** Recognition takes one sign between day, month and year for another, for a one, or for none: "27.03/2018", "25/0412017", "27.032018". */
const MISREAD_SIGNS = /(?<![a-z\d.,/-])(\d{2})([-/.])(\d{2})([-/.1]?)((?:19|20)\d{2})(?![a-z\d]|[-/.,]\d)/g;
const SPACED = /(?<![a-z\d.,] ?)(\d{2}) (\d{2}) ((?:19|20)\d{2})(?! ?[\d.,])/g;
const COMPACT = /(?<![a-z\d.,/-])((?:19|20)\d{2})(\d{2})(\d{2})(?![a-su-z\d]|[.,/-]\d)/g;
const MONTH_AND_YEAR = /(?<![a-z\d.,/-])(?:(\d{1,2})\s?[-/.]\s?((?:19|20)\d{2})|((?:19|20)\d{2})[-/](\d{2}))(?![a-z\d]|[-/.,]\d)/g;

function findNumericDates(folded: string, options: DateOptions): FoundDate[] {
  const order = options.order ?? 'day-first';
  const found: FoundDate[] = [];
  for (const match of folded.matchAll(YEAR_FIRST)) add(found, yearFirst(match));
  for (const match of folded.matchAll(YEAR_LAST))
    if (standsAlone(folded, match)) add(found, yearLast(match, order, options.isShortYearFirst === true));
  for (const match of folded.matchAll(MISREAD_SIGNS)) add(found, misreadSigns(match, order));
  for (const match of folded.matchAll(SPACED)) add(found, spaced(match, order));
  for (const match of folded.matchAll(COMPACT)) add(found, compact(match));
  for (const match of folded.matchAll(MONTH_AND_YEAR)) add(found, monthAndYear(match));
  return found;
}

function add(found: FoundDate[], date: FoundDate | null): void {
  if (date) found.push(date);
}

const spanOf = (match: RegExpExecArray): TextSpan => ({ from: match.index, to: match.index + match[0].length });

/** "1.2.3.2024" is no date; "20/04/20-26/04/20" is two: what stands before with the same separator must not be a number. */
function standsAlone(folded: string, match: RegExpExecArray): boolean {
  const before = folded.slice(Math.max(0, match.index - 2), match.index);
  return !(/^\d[-/.,]$/.test(before) && (before.endsWith(match[2] ?? '') || before.endsWith(',')) && match[2] !== '-');
}

function yearFirst(match: RegExpExecArray): FoundDate | null {
  const [, year = '', first = '', month = '', second = '', day = ''] = match;
  const [one, two] = [first.trim(), second.trim()];
  if (one !== two && !(one === '年' && two === '月')) return null;
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  return {
    ...spanOf(match),
    iso: isoDay(Number(year), Number(month), Number(day)),
    precision: 'day',
    reading: 'year-first',
    swapped: null,
    ambiguous: false,
    likelihood: one === '' ? 0.4 : 0.98,
  };
}

function yearLast(match: RegExpExecArray, order: DayOrder, isShortYearFirst: boolean): FoundDate | null {
  const [, first = '', separator = '', second = '', year = ''] = match;
  const likelihood =
    year.length === 4 ? 0.97 : separator === '/' ? 0.9 : separator === '.' && (first.length === 1 || second.length === 1) ? 0.6 : 0.75;
  const last = numericDay(match, first, second, year, order, likelihood);
  if (year.length === 4) return last;
  const yearFirst = twoDigitYearFirst(match, first, second, year);
  // With strokes and points it stands last nearly everywhere.
  const isLast = last !== null && separator !== '-';
  if (isLast || !last || !yearFirst) return last ? { ...last, shortYear: 'last' } : yearFirst && { ...yearFirst, shortYear: 'first' };
  return isShortYearFirst
    ? { ...yearFirst, likelihood, shortYear: 'either', otherYear: last.iso }
    : { ...last, shortYear: 'either', otherYear: yearFirst.iso };
}

function misreadSigns(match: RegExpExecArray, order: DayOrder): FoundDate | null {
  const [, first = '', before = '', second = '', after = '', year = ''] = match;
  return before === after ? null : numericDay(match, first, second, year, order, 0.4);
}

function spaced(match: RegExpExecArray, order: DayOrder): FoundDate | null {
  const [, first = '', second = '', year = ''] = match;
  return numericDay(match, first, second, year, order, 0.5);
}

/** Day and month in the given order; the other way round where that gives no day. */
function numericDay(
  match: RegExpExecArray,
  first: string,
  second: string,
  yearDigits: string,
  order: DayOrder,
  likelihood: number,
): FoundDate | null {
  const year = fullYear(yearDigits);
  const [a, b] = [Number(first), Number(second)];
  const dayFirst = isDay(year, b, a) ? isoDay(year, b, a) : null;
  const monthFirst = isDay(year, a, b) ? isoDay(year, a, b) : null;
  const wanted = order === 'day-first' ? dayFirst : monthFirst;
  const iso = wanted ?? dayFirst ?? monthFirst;
  if (iso === null) return null;
  const reading = iso === dayFirst && (order === 'day-first' || iso !== monthFirst) ? 'day-first' : 'month-first';
  const other = reading === 'day-first' ? monthFirst : dayFirst;
  const swapped = other === iso ? null : other;
  return { ...spanOf(match), iso, precision: 'day', reading, swapped, ambiguous: swapped !== null, likelihood };
}

/** "97-11-21": no day 97 and no month 97, so it is the year. */
function twoDigitYearFirst(match: RegExpExecArray, first: string, second: string, third: string): FoundDate | null {
  if (first.length !== 2 || third.length !== 2) return null;
  const year = fullYear(first);
  if (!isDay(year, Number(second), Number(third))) return null;
  return {
    ...spanOf(match),
    iso: isoDay(year, Number(second), Number(third)),
    precision: 'day',
    reading: 'year-first',
    swapped: null,
    ambiguous: false,
    likelihood: 0.5,
  };
}

function compact(match: RegExpExecArray): FoundDate | null {
  const [, year = '', month = '', day = ''] = match;
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  return {
    ...spanOf(match),
    iso: isoDay(Number(year), Number(month), Number(day)),
    precision: 'day',
    reading: 'compact',
    swapped: null,
    ambiguous: false,
    likelihood: 0.3,
  };
}

function monthAndYear(match: RegExpExecArray): FoundDate | null {
  const [month, year] = match[1] === undefined ? [Number(match[4]), Number(match[3])] : [Number(match[1]), Number(match[2])];
  if (month < 1 || month > 12) return null;
  return {
    ...spanOf(match),
    iso: isoMonth(year, month),
    precision: 'month',
    reading: match[1] === undefined ? 'year-first' : 'day-first',
    swapped: null,
    ambiguous: false,
    likelihood: 0.5,
  };
}

/** Where two overlap, a full date beats a month, then the longer one, then the plainer one. In order of place. */
function withoutOverlaps(found: FoundDate[]): FoundDate[] {
  const rank = (date: FoundDate): number => (date.precision === 'day' ? 1000 : 0) + (date.to - date.from) + date.likelihood;
  const kept: FoundDate[] = [];
  found.sort((a, b) => a.from - b.from || rank(b) - rank(a));
  for (const date of found) {
    const last = kept.at(-1);
    if (!last || last.to <= date.from) kept.push(date);
    else if (rank(date) > rank(last)) kept[kept.length - 1] = date;
  }
  return kept;
}
