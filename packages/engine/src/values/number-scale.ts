import { patternOf } from '../languages/languages.ts';

const scale = (list: 'thousand' | 'million' | 'billion'): RegExp => new RegExp(`^(?:${patternOf(list)})$`, 'i');

/** Words that multiply the number before them, folded, in the eight languages. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [scale('thousand'), 3],
  [/^(?:lakhs?|lacs?)$/i, 5],
  [scale('million'), 6],
  [/^(?:crores?)$/i, 7],
  [scale('billion'), 9],
];

export interface Scale {
  factor: number;
  zeros: number;
  /** Where the word ends; the place given where there is none. */
  to: number;
}

/** The word "million" and its like after a number that ends at `at`. */
export function scaleAfter(text: string, at: number): Scale {
  const word = /^[ \u00a0]([a-zõãłó]{2,10})\b\.?/i.exec(text.slice(at, at + 14));
  const plain = word?.[1]?.replace(/õ/g, 'o').replace(/ã/g, 'a').replace(/ó/g, 'o') ?? '';
  const zeros = plain === '' ? undefined : SCALES.find(([pattern]) => pattern.test(plain))?.[1];
  return word && zeros !== undefined ? { factor: 10 ** zeros, zeros, to: at + word[0].length } : { factor: 1, zeros: 0, to: at };
}
