import { perCent } from '../baseline.ts';
import { type GroupCount, type Interval, shareWithInterval } from './share-with-interval.ts';

/** Cells and whole rows of one group, before and after a correction. */
export interface Tally {
  before: GroupCount;
  after: GroupCount;
  rowsBefore: GroupCount;
  rowsAfter: GroupCount;
}

export const emptyTally = (): Tally => ({
  before: { right: 0, of: 0 },
  after: { right: 0, of: 0 },
  rowsBefore: { right: 0, of: 0 },
  rowsAfter: { right: 0, of: 0 },
});

/** Counts one document: which of its cells were right before, and which after. */
export function addTo(tally: Tally, before: readonly boolean[], after: readonly boolean[]): void {
  const add = (to: GroupCount, right: number, of: number): void => {
    to.right += right;
    to.of += of;
  };
  add(tally.before, before.filter(Boolean).length, before.length);
  add(tally.after, after.filter(Boolean).length, after.length);
  add(tally.rowsBefore, before.every(Boolean) ? 1 : 0, 1);
  add(tally.rowsAfter, after.every(Boolean) ? 1 : 0, 1);
}

/** Shares with their intervals, in lines for a person. */
export function toldTally(title: string, tallies: readonly Tally[]): string {
  const { cellsBefore, cellsAfter, gain, rowsBefore, rowsAfter } = sharesOf(tallies);
  const cells = tallies.reduce((sum, { after }) => sum + after.of, 0);
  return [
    `${title} (${tallies.length} groups, ${cells} cells)`,
    `  cells right   ${told(cellsBefore)} before, ${told(cellsAfter)} after; gain ${told(gain)}`,
    `  rows right    ${told(rowsBefore)} before, ${told(rowsAfter)} after\n`,
  ].join('\n');
}

export function figuresOf(name: string, tallies: readonly Tally[]): Record<string, number> {
  return Object.fromEntries(Object.entries(sharesOf(tallies)).map(([figure, { share }]) => [`${name} ${figure}`, perCent(share)]));
}

function sharesOf(tallies: readonly Tally[]): Record<'cellsBefore' | 'cellsAfter' | 'gain' | 'rowsBefore' | 'rowsAfter', Interval> {
  return {
    cellsBefore: shareWithInterval(tallies.map(({ before }) => before)),
    cellsAfter: shareWithInterval(tallies.map(({ after }) => after)),
    gain: shareWithInterval(tallies.map(({ before, after }) => ({ right: after.right - before.right, of: after.of }))),
    rowsBefore: shareWithInterval(tallies.map(({ rowsBefore }) => rowsBefore)),
    rowsAfter: shareWithInterval(tallies.map(({ rowsAfter }) => rowsAfter)),
  };
}

const told = ({ share, low, high }: Interval): string =>
  `${perCent(share).toFixed(1)} % (${perCent(low).toFixed(1)} to ${perCent(high).toFixed(1)})`;
