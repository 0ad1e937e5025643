import { plainText } from './plain-text.ts';

/** A part of a true value and the line it stands in. */
export interface PlacedTruth {
  /** Index of the line. */
  line: number;
  text: string;
}

/** Characters of a value that may be read wrongly, as a share: with more it may be another text that only looks alike. */
const MOST_WRONG = 0.34;

/** Shorter parts of a value in a line say little and may stand there by chance. */
const SHORTEST_PART = 3;

/**
 * The lines a true value is printed in, by the place of all lines' text that is nearest to it (an alignment whose ends are free); empty where
 * none is near. `lines` hold what was read, in reading order.
 */
export function placeTruth(truth: string, lines: readonly string[]): PlacedTruth[] {
  const wanted = plainText(truth);
  if (wanted.text.length < SHORTEST_PART) return [];
  const owners: number[] = [];
  let read = '';
  for (const [line, text] of lines.entries()) {
    const plain = plainText(text).text;
    read += plain;
    for (let count = 0; count < plain.length; count++) owners.push(line);
  }
  const { wrong, readAt } = align(wanted.text, read);
  if (wrong > MOST_WRONG * wanted.text.length) return [];
  const parts = new Map<number, { from: number; to: number; letters: number }>();
  for (const [index, at] of readAt.entries()) {
    const line = owners[at];
    if (line === undefined) continue;
    const from = wanted.at[index] as number;
    const part = parts.get(line);
    parts.set(line, { from: part?.from ?? from, to: from + 1, letters: (part?.letters ?? 0) + 1 });
  }
  return [...parts]
    .filter(([, { letters }]) => letters >= SHORTEST_PART)
    .map(([line, { from, to }]) => ({ line, text: truth.slice(from, to) }));
}

/** The nearest substring of `read`; for each wanted character the place in `read` it stands at or, where it is lost, before. */
function align(wanted: string, read: string): { wrong: number; readAt: number[] } {
  const columns = read.length + 1;
  const costs = new Uint16Array((wanted.length + 1) * columns);
  for (let row = 1; row <= wanted.length; row++) {
    costs[row * columns] = row;
    for (let column = 1; column < columns; column++) {
      costs[row * columns + column] = Math.min(
        (costs[(row - 1) * columns + column - 1] as number) + (wanted[row - 1] === read[column - 1] ? 0 : 1),
        (costs[(row - 1) * columns + column] as number) + 1,
        (costs[row * columns + column - 1] as number) + 1,
      );
    }
  }
  let column = 0;
  const last = wanted.length * columns;
  for (let each = 1; each < columns; each++) if ((costs[last + each] as number) < (costs[last + column] as number)) column = each;
  const wrong = costs[last + column] as number;
  const readAt = new Array<number>(wanted.length);
  for (let row = wanted.length; row > 0;) {
    const cost = costs[row * columns + column] as number;
    if (column > 0 && cost === (costs[(row - 1) * columns + column - 1] as number) + (wanted[row - 1] === read[column - 1] ? 0 : 1)) {
      readAt[--row] = --column;
    } else if (cost === (costs[(row - 1) * columns + column] as number) + 1) {
      readAt[--row] = Math.max(0, column - 1);
    } else column--;
  }
  return { wrong, readAt };
}
