import { patternOf } from '../languages/languages.ts';

/** What a text looks like, without deciding what it is; the value parsers belong to a later stage. */

const NUMBER = /^[-+−–(]*(?:[€$£¥]|[A-Z]{2,3}\$?)?\s?[-+−–(]?\d[\d.,'’\u00a0 ]*(?:\s?(?:%|€|\$|£|¥|zł|kr|[A-Z]{3}|h|x))?[-)*]*$/u;
const MEASURE = /^-?\d[\d.,]*\s?\p{L}{1,5}[²³.]?$/u;
const BLANK_VALUE = /^(?:[-–—−.·*]{1,3}|n\/a|N\/A)$/;
const LEADER = /^(?:[._…·‥\-–—]\s?){3,}$|^_+$/u;
const LETTER = /\p{L}/u;
const LETTERS = /\p{L}/gu;
const DIGITS = /\d/g;

/** An amount, a count, a share: digits with nothing but signs, separators, a currency or a percent sign. */
export const looksNumeric = (text: string): boolean => NUMBER.test(text);

/** A figure, or a figure with a short unit ("100 Stk", "4 kg"). */
export const looksMeasured = (text: string): boolean => looksNumeric(text) || MEASURE.test(text);

/** What stands for "nothing" in a column of figures. */
export const looksBlank = (text: string): boolean => BLANK_VALUE.test(text);

/** Dots or underscores that lead the eye, or a line to write on. */
export const isLeader = (text: string): boolean => !/^[\dA-Za-z]/.test(text) && LEADER.test(text);

export const hasLetters = (text: string): boolean => LETTER.test(text);

/** Share of digits among letters and digits, 0..1. */
export function digitShare(text: string): number {
  const digits = text.match(DIGITS)?.length ?? 0;
  const letters = text.match(LETTERS)?.length ?? 0;
  return digits === 0 ? 0 : digits / (digits + letters);
}

const TOTAL = new RegExp(
  String.raw`^(?:(?:grand|sub|net|gross|invoice|order|total)?[- ]?(?:${patternOf('totals', 'subtotals')})|${patternOf('sumLine')})\b`,
  'iu',
);

/** Words a sum begins with, in the engine's languages. */
export const opensTotal = (text: string): boolean => TOTAL.test(text.trim());
