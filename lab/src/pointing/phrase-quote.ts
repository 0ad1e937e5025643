import type { SeededRandom } from '../seeded-random.ts';

/** A quote as models phrase it, and whether it is still one. */
export interface PhrasedQuote {
  line: number;
  quote: string;
}

/** How often a model does what; hand-set from what is said of small models, and rather too often. */
const OTHER_SPACES = 0.15;
const OTHER_CASE = 0.03;
const ROUNDS = 0.04;
const WRONG_LINE = 0.06;

/** Quotes with other spaces, in other capitals, with rounded numbers, on wrong lines. What was told to be misquoted is copied as it is. */
export function phraseQuote(
  { line, quote }: PhrasedQuote,
  lines: readonly number[],
  random: SeededRandom,
  isSecondTry: boolean,
): PhrasedQuote {
  const at = random.chance(WRONG_LINE) ? random.pick([line - 2, line - 1, line + 1, line + 2, random.pick(lines)]) : line;
  if (isSecondTry) return { line, quote };
  if (/\d[.,]\d/.test(quote) && random.chance(ROUNDS)) return { line: at, quote: rounded(quote, random) };
  if (random.chance(OTHER_SPACES))
    return { line: at, quote: random.chance(0.5) ? quote.replace(/\s/g, '  ') : quote.replace(/([,.:;/-]) /g, '$1') };
  if (random.chance(OTHER_CASE)) return { line: at, quote: random.chance(0.5) ? quote.toUpperCase() : quote.toLowerCase() };
  return { line: at, quote };
}

/** Without its last digits ("1,440" for "1,439.62"), or without nothing but noughts ("1440" for "1,440.00"). */
function rounded(quote: string, random: SeededRandom): string {
  const plain = quote.replace(/[.,]0+(?=\D*$)/, '');
  return random.chance(0.5) ? plain.replace(/(\d),(?=\d{3})/g, '$1') : quote.replace(/[.,]\d+(?=\D*$)/, '');
}
