import { groupedCount } from '../../model/index.ts';

/** What the states come to, in the order of their trust. */
const SUMMARY: readonly (readonly [state: string, words: string])[] = [
  ['confirmed', 'confirmed by a person'],
  ['confirmed missing', 'confirmed by a person to be missing'],
  ['proved', 'proved by checks, not confirmed'],
  ['sure', 'read, sure, not confirmed'],
  ['to check', 'to check'],
  ['not in the document', 'not in the document'],
  ['not found, to check', 'not found'],
  ['not readable', 'not readable'],
  ['page missing', 'on a page that is missing'],
  ['not looked for', 'not looked for'],
  ['not confirmed', 'left out, not confirmed'],
];

/** "12 cells: 3 confirmed by a person; 9 to check.", from the number of cells in each state. */
export function statesInWords(tally: ReadonlyMap<string, number>): string {
  const cells = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const parts = SUMMARY.flatMap(([state, words]) => (tally.has(state) ? [`${groupedCount(tally.get(state) ?? 0)} ${words}`] : []));
  return `${groupedCount(cells)} ${cells === 1 ? 'cell' : 'cells'}: ${parts.join('; ')}.`;
}
