import { LANGUAGE_WORDS } from '../languages/languages.ts';
import type { Language } from '../model/index.ts';
import type { DecimalSign } from './read-digits.ts';

/** Both signs in one number, in which the last parts the decimals, three of them too: "21,870.000". */
const BOTH = /\d([.,])\d{3}(?!\1)([.,])\d{1,4}(?![\d.,]\d|\d)/g;
const TWO_DECIMALS = /(?<![\d.,/-])\d{1,9}([.,])\d{2}(?![\d.,/-])/g;
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}(?:([.,])\d{3}){2,}(?!\d)/g;

/** The decimal sign of a document; `isProved` where numbers that can be read one way only say so, and not its language alone. */
interface DecidedSign {
  decimalSign: DecimalSign;
  isProved: boolean;
}

/** By vote of the numbers that can be read one way only; else by the language. */
export function decideDecimalSign(texts: readonly string[], languages: readonly Language[] = []): DecidedSign {
  let commas = 0;
  const vote = (sign: string | undefined, weight: number): void => {
    if (sign) commas += sign === ',' ? weight : -weight;
  };
  for (const text of texts) {
    for (const match of text.matchAll(BOTH)) vote(match[2], 3);
    for (const match of text.matchAll(TWO_DECIMALS)) vote(match[1], 1);
    for (const match of text.matchAll(GROUPED)) vote(match[1] === ',' ? '.' : ',', 2);
  }
  if (commas !== 0) return { decimalSign: commas > 0 ? ',' : '.', isProved: true };
  const [first] = languages;
  return { decimalSign: first === undefined ? '.' : LANGUAGE_WORDS[first].decimalSign, isProved: false };
}
