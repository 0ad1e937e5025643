import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';

/** Share of letters that recognition may have wrong in what is still the same print; receipts of one shop stay above it. */
const MIN_ALIKE = 0.72;
/** One wrong digit among this many is a misreading; among fewer it is another number. */
const DIGITS_A_SLIP = 6;

/**
 * 0..1: how surely two prints say the same. Text of a file must agree in letters and digits; recognised print may have
 * wrong letters, and a wrong digit only among many, because another house number is another address.
 */
export function readAlike(a: string, b: string, recognised: boolean): number {
  const [one, other] = [squash(a), squash(b)];
  if (one === other) return one === '' ? 0 : 1;
  if (!recognised || Math.min(one.length, other.length) < 4) return 0;
  const digits = [one, other].map((text) => text.replace(/\D/g, ''));
  const slips = distance(digits[0] ?? '', digits[1] ?? '');
  if (slips > Math.floor(Math.max(digits[0]?.length ?? 0, digits[1]?.length ?? 0) / DIGITS_A_SLIP)) return 0;
  const alike = textLikeness(one, other);
  return alike < MIN_ALIKE ? 0 : alike;
}

/** One minus the edit distance over the longer length. */
export const textLikeness = (a: string, b: string): number => (a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length, 1));

/** Folded letters and digits, nothing between them. */
export const squash = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
