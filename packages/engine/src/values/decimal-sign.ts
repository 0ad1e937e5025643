import { LANGUAGE_WORDS } from '../languages/languages.ts';
import type { Language } from '../model/index.ts';
import type { DecimalSign } from './read-digits.ts';

/** Both signs in one number, in which the last parts the decimals, three of them too: "21,870.000". */
const BOTH = /\d([.,])\d{3}(?!\1)([.,])\d{1,4}(?![\d.,]\d|\d)/g;
const TWO_DECIMALS = /(?<![\d.,/-])(\d{1,9})([.,])(\d{2})(?![\d.,/-])/g;
/** Groups of three, or of two before the last three as in India ("12,34,567"). */
const GROUPED = /(?<![\d.,])(?:[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+|[1-9]\d?([.,])\d{2}(?:\2\d{2})*\2\d{3})(?!\d)/g;
/** Nothing is grouped behind a nought alone: "0,345". */
const BELOW_ONE = /(?<![\d.,/-])0([.,])\d{3,6}(?![\d.,/-])/g;
/** May be a list of two numbers as well: "rooms 5,6". */
const ONE_DECIMAL = /(?<![\d.,/-])\d{1,3}([.,])\d(?![\d.,/-])/g;

/** The decimal sign of a document; `isProved` where numbers that can be read one way only say so, and not its language alone. */
interface DecidedSign {
  decimalSign: DecimalSign;
  isProved: boolean;
}

/** A document that writes numbers in both ways proves neither, unless what contradicts is no more than one in so many. */
const SELDOM = 10;

/**
 * By vote of the numbers that can be read one way only; else by the language; else by what may be something else too, as "14.30", which is also a time of day,
 * a day or a section of a contract.
 */
export function decideDecimalSign(texts: readonly string[], languages: readonly Language[] = []): DecidedSign {
  const plain = { '.': 0, ',': 0 };
  const doubtful = { '.': 0, ',': 0 };
  const hints = { '.': 0, ',': 0 };
  const isSign = (sign: string | undefined): sign is DecimalSign => sign === '.' || sign === ',';
  const vote = (votes: Record<DecimalSign, number>, sign: string | undefined, weight: number): void => {
    if (isSign(sign)) votes[sign] += weight;
  };
  for (const text of texts) {
    for (const [, , sign] of text.matchAll(BOTH)) vote(plain, sign, 3);
    for (const [, threes, lakhs] of text.matchAll(GROUPED)) vote(plain, (threes ?? lakhs) === ',' ? '.' : ',', 2);
    for (const [, sign] of text.matchAll(BELOW_ONE)) vote(plain, sign, 2);
    for (const match of text.matchAll(TWO_DECIMALS)) vote(mayBeTime(text, match) ? doubtful : plain, match[2], 1);
    for (const [, sign] of text.matchAll(ONE_DECIMAL)) vote(hints, sign, 1);
  }
  const [first] = languages;
  const ofLanguage = first === undefined ? null : LANGUAGE_WORDS[first].decimalSign;
  const decimalSign = more(plain) ?? ofLanguage ?? more(doubtful) ?? more(hints) ?? '.';
  const other = decimalSign === '.' ? ',' : '.';
  // What may be a time of day elsewhere is a price in a language that writes prices so.
  const votes = plain[decimalSign] + (ofLanguage === decimalSign ? doubtful[decimalSign] : 0);
  return { decimalSign, isProved: votes > 0 && votes >= plain[other] * SELDOM };
}

const more = (votes: Readonly<Record<DecimalSign, number>>): DecimalSign | null =>
  votes['.'] === votes[','] ? null : votes['.'] > votes[','] ? '.' : ',';

const CURRENCY = /[\p{Sc}%]\s?$|\b[A-Z]{3}\s?$/u;
const CURRENCY_AFTER = /^\s?(?:[\p{Sc}%]|[A-Z]{3}\b)/u;

/** "14.30", "3.12": hours and minutes, day and month, a section, a version. With a currency beside it it is an amount. */
function mayBeTime(text: string, match: RegExpExecArray): boolean {
  const [printed, whole = '', sign, part = ''] = match;
  if (sign !== '.' || whole.length > 2 || Number(whole) > 31 || Number(part) > 59 || whole === '0') return false;
  return (
    !CURRENCY.test(text.slice(Math.max(0, match.index - 4), match.index)) &&
    !CURRENCY_AFTER.test(text.slice(match.index + printed.length, match.index + printed.length + 4))
  );
}
