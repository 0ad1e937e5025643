import type { Grounds } from './confidence-signals.ts';

/** Fewer columns are a box of labels with their values; of fewer rows the first may be one of them. */
const [LEAST_COLUMNS, LEAST_ROWS] = [3, 2];

/**
 * Whether what was taken for the value is, as a whole cell, a head of a list: heads name the cells below them and not each other, so what stands right
 * of one is the next head.
 */
export function isHeadOfList({ proposal: { spans }, layout, choice }: Pick<Grounds, 'proposal' | 'layout' | 'choice'>): boolean {
  const [span] = spans;
  const line = layout.lines[span?.line ?? -1];
  const table = layout.tables[line?.cell?.table ?? -1];
  if (choice.kind === 'column' || span?.from !== 0 || !table || table.columnCount < LEAST_COLUMNS) return false;
  const rows = table.rows.filter(({ role }) => role === 'body');
  return table.rows[line?.cell?.row ?? -1]?.role === 'header' && rows.length >= LEAST_ROWS;
}
