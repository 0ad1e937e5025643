/** In the order in which a tie is decided: commas also stand inside amounts and sentences. */
const DELIMITERS = ['\t', ';', '|', ','] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/**
 * The character that splits the most rows into the same number of fields, quotes respected; null where none does so for
 * nine rows of ten, or where there is only one row.
 */
export function voteDelimiter(text: string): Delimiter | null {
  let best: Delimiter | null = null;
  let bestShare = 0;
  for (const delimiter of DELIMITERS) {
    const counts = countPerRow(text, delimiter);
    if (counts.length < 2) continue;
    const usual = mode(counts);
    const share = usual === 0 ? 0 : counts.filter((count) => count === usual).length / counts.length;
    if (share > bestShare + 0.05) [best, bestShare] = [delimiter, share];
  }
  return bestShare >= 0.9 ? best : null;
}

/** For a file known to be a table: the delimiter that occurs at all in the most rows, most fields deciding. */
export function likelyDelimiter(text: string): Delimiter {
  const voted = voteDelimiter(text);
  if (voted) return voted;
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const counts = countPerRow(text, delimiter);
    const score = counts.reduce((sum, count) => sum + Math.min(count, 1) + count * 0.01, 0) * consistency(counts);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** Share of the rows that agree with the usual number of fields, the title lines above a table aside. */
function consistency(counts: readonly number[]): number {
  const split = counts.filter((count) => count > 0);
  if (split.length === 0) return 0;
  const usual = mode(split);
  return split.filter((count) => count === usual).length / split.length;
}

const SAMPLE_ROWS = 100;
const SAMPLE_CHARACTERS = 64 * 1024;

/** Delimiters outside quotes in each of the first rows that are not blank. */
function countPerRow(text: string, delimiter: Delimiter): number[] {
  const counts: number[] = [];
  let count = 0;
  let filled = false;
  let quoted = false;
  const end = Math.min(text.length, SAMPLE_CHARACTERS);
  for (let at = 0; at < end && counts.length < SAMPLE_ROWS; at++) {
    const character = text[at]!;
    if (character === '"' && (quoted || isFieldStart(text[at - 1]))) quoted = !quoted;
    else if (quoted) continue;
    else if (character === delimiter) count += 1;
    else if (character === '\n') {
      if (filled) counts.push(count);
      count = 0;
      filled = false;
      continue;
    }
    filled ||= character !== '\r' && character !== ' ';
  }
  if (filled && end === text.length) counts.push(count);
  return counts;
}

/** Behind any delimiter: a quote that opens behind the true one would else count for nothing, and what it holds for delimiters. */
function isFieldStart(before: string | undefined): boolean {
  return before === undefined || before === '\n' || before === '"' || (DELIMITERS as readonly string[]).includes(before);
}

/** The most frequent value; the smaller one on a tie. */
function mode(values: readonly number[]): number {
  const frequency = new Map<number, number>();
  for (const value of values) frequency.set(value, (frequency.get(value) ?? 0) + 1);
  return [...frequency].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}
