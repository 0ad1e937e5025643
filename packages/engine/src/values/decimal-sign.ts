import { LANGUAGE_WORDS } from '../languages/languages.ts';
import type { Language } from '../model/index.ts';
import type { DecimalSign } from './read-digits.ts';

const BOTH = /\d[.,]\d{3}([.,])\d{1,2}(?!\d)/g;
const TWO_DECIMALS = /(?<![\d.,/-])\d{1,9}([.,])\d{2}(?![\d.,/-])/g;
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}(?:([.,])\d{3}){2,}(?!\d)/g;

/** The decimal sign of a document, by vote of the numbers that can be read one way only; else by its language. */
export function decideDecimalSign(texts: readonly string[], languages: readonly Language[] = []): DecimalSign {
  let commas = 0;
  const vote = (sign: string | undefined, weight: number): void => {
    if (sign) commas += sign === ',' ? weight : -weight;
  };
  for (const text of texts) {
    for (const match of text.matchAll(BOTH)) vote(match[1], 3);
    for (const match of text.matchAll(TWO_DECIMALS)) vote(match[1], 1);
    for (const match of text.matchAll(GROUPED)) vote(match[1] === ',' ? '.' : ',', 2);
  }
  if (commas !== 0) return commas > 0 ? ',' : '.';
  const [first] = languages;
  return first === undefined ? '.' : LANGUAGE_WORDS[first].decimalSign;
}
