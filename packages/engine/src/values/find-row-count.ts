import { patternOf } from '../languages/languages.ts';

/** "Positions: 12", "Number of lines 12", "Anzahl Positionen: 12", and nothing else in the line; a count of pieces is none of rows. */
const ROW_COUNT = new RegExp(String.raw`^\W*(?:${patternOf('rowCount')})\W{0,12}(\d{1,5})\W*$`, 'iu');

/** How many rows a line says that the list of its document has; null where it says nothing of the kind. */
export function findRowCount(text: string): number | null {
  const [, count] = ROW_COUNT.exec(text) ?? [];
  return count === undefined ? null : Number(count);
}
