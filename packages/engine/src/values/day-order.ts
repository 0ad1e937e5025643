import type { Language } from '../model/index.ts';
import { dayNumber } from './calendar.ts';
import { findDates } from './find-dates.ts';
import type { DayOrder, FoundDate } from './found-date.ts';

/** The format of a page: letter paper is American. */
export type Paper = 'letter' | 'a4' | 'other';

const RATIOS: readonly (readonly [Paper, number])[] = [
  ['letter', 8.5 / 11],
  ['a4', 210 / 297],
];
/** A scan is cut to within this of its paper's ratio of width to height. */
const RATIO_TOLERANCE = 0.02;

export function paperOf(widthPt: number, heightPt: number): Paper {
  const ratio = Math.min(widthPt, heightPt) / Math.max(1, widthPt, heightPt);
  return RATIOS.find(([, usual]) => Math.abs(ratio - usual) < RATIO_TOLERANCE)?.[0] ?? 'other';
}

/** Signs of a writer who puts the month first: United States addresses, money, numbers and company forms. */
const MONTH_FIRST_SIGNS =
  /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\bUSD\b|\bUS\$|\bInc\b|\bLLC\b|\bU\.S\.|\bUSA\b|\bEIN\b|\bZIP\b|\bsales tax\b|\bcheck (?:no|number|#)/g;
/** Signs of an English writer elsewhere, who puts the day first. */
const DAY_FIRST_SIGNS =
  /£|€|\bGBP\b|\bEUR\b|\bVAT\b|\bGST\b|\bSST\b|\bLtd\b|\bPLC\b|\bplc\b|\bPty\b|\bBhd\b|\bBHD\b|\bRM ?\d|\bINR\b|\bAUD\b|\bPostcode\b|\bpostcode\b|\bABN\b|\bIBAN\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\bcheque\b|\bcolour\b|\bLimited\b/g;

/** The order of a document; `isProved` where dates that can be read one way only say so, and none says otherwise. */
interface DecidedOrder {
  dayOrder: DayOrder;
  isProved: boolean;
}

/**
 * How a document writes its numeric dates. Told by the dates that can be read one way only; else by the language, as all but
 * English put the day first; else by the reading that lies nearer to the dates written with a month's name; else by signs of
 * the country and the paper.
 */
export function decideDayOrder(texts: readonly string[], languages: readonly Language[], paper: Paper): DecidedOrder {
  const dates = texts.flatMap((text) => findDates(text, { order: null })).filter((date) => date.precision === 'day');
  const { dayFirst, monthFirst } = plainDates(dates);
  if (dayFirst !== monthFirst)
    return { dayOrder: dayFirst > monthFirst ? 'day-first' : 'month-first', isProved: dayFirst === 0 || monthFirst === 0 };
  return { dayOrder: fromLanguage(languages) ?? fromNamedDates(dates) ?? fromSigns(texts, paper), isProved: false };
}

/** How many dates can be read with the day first only, and how many with the month first only. */
function plainDates(dates: readonly FoundDate[]): { dayFirst: number; monthFirst: number } {
  // Day equals month: tells nothing. A year of two figures that may stand at either end proves neither.
  const plain = dates.filter(
    ({ ambiguous, likelihood, iso, shortYear }) =>
      !ambiguous && likelihood >= 0.6 && iso.slice(5, 7) !== iso.slice(8, 10) && shortYear !== 'either',
  );
  const count = (order: DayOrder): number => plain.filter(({ reading }) => reading === order).length;
  return { dayFirst: count('day-first'), monthFirst: count('month-first') };
}

/** Where a document prints years of two figures; `isProved` where its dates say so. */
interface DecidedShortYear {
  isShortYearFirst: boolean;
  isProved: boolean;
}

/**
 * Whether "24-03-15" is a day of 2024 or of 2015. Told by the dates that can be read one way only ("97-11-21"); else by the years that the document prints whole.
 */
export function decideShortYear(texts: readonly string[]): DecidedShortYear {
  const dates = texts.flatMap((text) => findDates(text)).filter(({ precision }) => precision === 'day');
  const count = (where: FoundDate['shortYear']): number => dates.filter(({ shortYear }) => shortYear === where).length;
  const [first, last] = [count('first'), count('last')];
  if (first > 0 || last > 0) return { isShortYearFirst: first > last, isProved: first === 0 || last === 0 };
  const years = new Set(dates.filter(({ shortYear, likelihood }) => !shortYear && likelihood >= 0.6).map(({ iso }) => iso.slice(0, 4)));
  const holds = (iso: string): boolean => years.has(iso.slice(0, 4));
  const either = dates.filter(({ shortYear }) => shortYear === 'either');
  const isLast = either.some(({ iso }) => holds(iso));
  return { isShortYearFirst: !isLast && either.some(({ otherYear = '' }) => holds(otherYear)), isProved: isLast };
}

/** Within this many days a reading counts as being about the same business as a named date. */
const NEAR_DAYS = 60;

function fromNamedDates(dates: readonly FoundDate[]): DayOrder | null {
  const named = dates.filter((date) => date.reading === 'named-month' || date.reading === 'year-first').map((date) => dayNumber(date.iso));
  if (named.length === 0) return null;
  let balance = 0;
  for (const date of dates) {
    if (date.swapped === null) continue;
    const distance = (iso: string): number => Math.min(...named.map((day) => Math.abs(day - dayNumber(iso))));
    const [asRead, other] = [distance(date.iso), distance(date.swapped)];
    if (asRead < other && asRead <= NEAR_DAYS) balance++;
    else if (other < asRead && other <= NEAR_DAYS) balance--;
  }
  return balance > 0 ? 'day-first' : balance < 0 ? 'month-first' : null;
}

const fromLanguage = ([language]: readonly Language[]): DayOrder | null =>
  language !== undefined && language !== 'eng' ? 'day-first' : null;

function fromSigns(texts: readonly string[], paper: Paper): DayOrder {
  let balance = 0;
  for (const text of texts) balance += (text.match(DAY_FIRST_SIGNS)?.length ?? 0) - (text.match(MONTH_FIRST_SIGNS)?.length ?? 0);
  if (balance !== 0) return balance > 0 ? 'day-first' : 'month-first';
  if (paper !== 'other') return paper === 'letter' ? 'month-first' : 'day-first';
  return texts.some((text) => text.includes('$')) ? 'month-first' : 'day-first';
}
