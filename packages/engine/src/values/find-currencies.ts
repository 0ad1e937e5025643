import { CURRENCY_CODES, CURRENCY_OF_NAME, CURRENCY_OF_SIGN } from './currencies.ts';
import { foldInPlace } from './fold.ts';
import type { TextSpan } from './text-span.ts';

export interface FoundCurrency extends TextSpan {
  iso: string;
  kind: 'code' | 'sign' | 'name';
  /** 0..1: "EUR" is plain, "kr" or "$" may be several countries' money, "real" may be no money at all. */
  likelihood: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const byLength = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(escape)
    .join('|');
const LETTER_SIGNS = [...CURRENCY_OF_SIGN.keys()].filter((sign) => /^[A-Za-zł]/.test(sign) && !sign.includes('$'));
const OTHER_SIGNS = [...CURRENCY_OF_SIGN.keys()].filter((sign) => !LETTER_SIGNS.includes(sign));

/** Sources of patterns, also for amounts: a sign before or after a number. */
export const SIGN_PATTERN = `(?:${byLength(OTHER_SIGNS)}|(?<![A-Za-z])(?:${byLength([...CURRENCY_CODES, ...LETTER_SIGNS])})(?![a-zé]))`;

const SIGNS = new RegExp(SIGN_PATTERN, 'g');
const NAMES = new RegExp(`\\b(?:${byLength(CURRENCY_OF_NAME.keys())})\\b`, 'g');

/** Every mention of a currency in a text, in order. */
export function findCurrencies(text: string): FoundCurrency[] {
  const found: FoundCurrency[] = [];
  for (const match of text.matchAll(SIGNS)) {
    const iso = currencyOfSign(match[0]);
    // "Rs", "kr", "RM", "Fr." are words of their own unless a number stands beside them.
    const needsNumber = !CURRENCY_CODES.has(match[0]) && LETTER_SIGNS.includes(match[0]);
    if (iso && (!needsNumber || numberBeside(text, match.index, match.index + match[0].length))) {
      found.push({
        from: match.index,
        to: match.index + match[0].length,
        iso,
        kind: CURRENCY_CODES.has(match[0]) ? 'code' : 'sign',
        likelihood: likelihoodOfSign(match[0]),
      });
    }
  }
  for (const match of foldInPlace(text).matchAll(NAMES)) {
    const iso = CURRENCY_OF_NAME.get(match[0]);
    const [from, to] = [match.index, match.index + match[0].length];
    if (iso && !found.some((other) => other.from < to && from < other.to)) found.push({ from, to, iso, kind: 'name', likelihood: 0.7 });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** ISO code of a printed sign or code, else null. */
export const currencyOfSign = (sign: string): string | null => (CURRENCY_CODES.has(sign) ? sign : (CURRENCY_OF_SIGN.get(sign) ?? null));

const likelihoodOfSign = (sign: string): number =>
  CURRENCY_CODES.has(sign) ? 1 : sign === '$' || sign === '¥' || /^kr/i.test(sign) ? 0.75 : 0.9;

const numberBeside = (text: string, from: number, to: number): boolean =>
  /\d[\d.,]*\s?$/.test(text.slice(Math.max(0, from - 4), from)) || /^[.:]?\s?-?\d/.test(text.slice(to, to + 4));
