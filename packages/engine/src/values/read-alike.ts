import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';

/** Share of letters that recognition may have wrong in what is still the same print; receipts of one shop stay above it. */
const MIN_ALIKE = 0.72;
/**
 * One other digit among so many is forgiven, and each leaves this much of the similarity: on receipts 9 of 9 such prints were the same
 * address misread, but another house number is another address.
 */
const DIGITS_A_SLIP = 6;
const SLIP_SHARE = 0.75;
/** Letters that recognition takes for digits, in the order of the digits. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { o: '0', q: '0', d: '0', i: '1', l: '1', z: '2', s: '5', g: '6', b: '8' };

/**
 * 0..1: how surely two prints say the same. Text of a file must agree in letters and digits; recognised print may have
 * wrong letters, and one wrong digit among many. A letter that looks like a digit, among digits, is that digit.
 */
export function readAlike(a: string, b: string, recognised: boolean): number {
  const [one, other] = [squash(a), squash(b)];
  if (one === other) return one === '' ? 0 : 1;
  if (!recognised || Math.min(one.length, other.length) < 4) return 0;
  const [digits, others] = [digitsOf(a), digitsOf(b)];
  const slips = digits === others ? 0 : distance(digits, others);
  if (slips > Math.floor(Math.max(digits.length, others.length) / DIGITS_A_SLIP)) return 0;
  const alike = textSimilarity(one, other);
  return alike < MIN_ALIKE ? 0 : SLIP_SHARE ** slips * alike;
}

/** The digits of the words that have any, look-alikes among them. */
function digitsOf(text: string): string {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\d/.test(word));
  return words
    .map((word) =>
      [...word]
        .map((sign) => LOOK_ALIKE[sign] ?? sign)
        .join('')
        .replace(/\D/g, ''),
    )
    .join('');
}

/** One minus the edit distance over the longer length. */
export const textSimilarity = (a: string, b: string): number => (a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length, 1));

/** Folded letters and digits, nothing between them. */
export const squash = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
