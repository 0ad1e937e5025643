import { findNumbers, type FoundNumber } from './find-numbers.ts';
import type { DecimalSign } from './read-digits.ts';

/** The number a printed value stands for ("1.234,56 €", "(12.50)", "7 %", "12 kg"), or null where it is not one number. */
export function normaliseNumber(printed: string, decimalSign: DecimalSign | null = null): FoundNumber | null {
  const text = printed.normalize('NFKC').trim();
  const numbers = findNumbers(text, { decimalSign });
  const [first] = numbers;
  if (!first) return null;
  if (first.joined)
    return numbers.every((number) => number === first || (number.from >= first.from && number.to <= first.to)) ? first : null;
  return numbers.length === 1 ? first : null;
}
