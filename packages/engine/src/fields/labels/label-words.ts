import { wordsOf } from '../../languages/languages.ts';
import type { Line } from '../../model/index.ts';
import { foldWords } from '../../values/fold.ts';

/** Words that printed labels are made of and values seldom are, folded. */
const WORDS = new Set(wordsOf('labelWords'));
/** Small words inside labels that count neither way. */
const NEUTRAL = new Set('and or the a an of for per de la le du des der die das und oder et y e i'.split(' '));

export const isLabelWord = (text: string): boolean => foldWords(text).some((word) => WORDS.has(word));

/** 0..1: how much a short line reads like a printed label: words labels are made of, no figures. */
export function labelLikelihood(text: string): number {
  if (text.length > 60 || /\d{3}|\d[.,:/-]\d|@/.test(text)) return 0;
  const words = foldWords(text).filter((word) => !NEUTRAL.has(word) && !/^[#%$€£¥]$/.test(word));
  if (words.length === 0 || words.length > 6) return 0;
  if (!words.some((word) => WORDS.has(word))) return 0;
  return words.filter((word) => WORDS.has(word) || /^\d$/.test(word)).length / words.length;
}

/** Only a unit, as stands below a column's head: "N/mm²", "%", "EUR". */
export const isUnit = (text: string): boolean =>
  /^\W{0,2}(?:%|°\s?[CF]|(?:[kmcµ]?(?:g|m|l|n|j|w|v|a|pa|hz)|eur|usd|gbp|chf|in|ft|lbs?|oz|pcs|st[ck]k?)(?:\s?\/\s?[\p{L}]{1,3}\s?[23²³]?)?)\W{0,2}$/iu.test(
    text.trim(),
  );

/** The line as a whole reads like a label. */
export const readsAsLabel = (line: Line): boolean => labelLikelihood(line.text) >= 0.66;
