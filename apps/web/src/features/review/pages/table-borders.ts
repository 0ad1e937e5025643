import type { BoundingBox, DrawnTable } from '@sheetlift/engine/model';

/** What of a drawn table can be moved: an edge of it, or a border between two of its columns or rows, from 0. */
export type TableBorder = { kind: 'column' | 'row'; index: number } | { kind: 'edge'; side: keyof BoundingBox };

/** Two borders stand at least this far apart, in points. */
const LEAST_PT = 2;

/** Whether it is moved from left to right. */
export const isUpright = (border: TableBorder): boolean =>
  border.kind === 'column' || (border.kind === 'edge' && (border.side === 'left' || border.side === 'right'));

/** Where the border stands, in points, and how far it can be moved. */
export function reachOf(
  { box, columns, rows }: DrawnTable,
  border: TableBorder,
  pagePt: number,
): { at: number; least: number; most: number } {
  const upright = isUpright(border);
  const [first, between, last] = upright ? [box.left, columns, box.right] : [box.top, rows, box.bottom];
  const all = [first, ...between, last];
  const index = border.kind !== 'edge' ? border.index + 1 : border.side === 'left' || border.side === 'top' ? 0 : all.length - 1;
  return { at: all[index] ?? 0, least: (all[index - 1] ?? -LEAST_PT) + LEAST_PT, most: (all[index + 1] ?? pagePt + LEAST_PT) - LEAST_PT };
}

/** The table with a border somewhere else, as far as it can go. */
export function moved(table: DrawnTable, border: TableBorder, to: number, pagePt: number): DrawnTable {
  const { least, most } = reachOf(table, border, pagePt);
  const at = Math.round(Math.max(least, Math.min(most, to)) * 10) / 10;
  if (border.kind === 'edge') return { ...table, box: { ...table.box, [border.side]: at } };
  const key = border.kind === 'column' ? 'columns' : 'rows';
  return { ...table, [key]: table[key].map((each, index) => (index === border.index ? at : each)) };
}

/** The table with one more border; the same where one stands there. */
export function withBorder(table: DrawnTable, kind: 'column' | 'row', at: number): DrawnTable {
  const { box } = table;
  const [key, first, last] = kind === 'column' ? (['columns', box.left, box.right] as const) : (['rows', box.top, box.bottom] as const);
  if ([first, ...table[key], last].some((each) => Math.abs(each - at) < LEAST_PT) || at < first || at > last) return table;
  return { ...table, [key]: [...table[key], at].sort((one, other) => one - other) };
}

/** The edges stay. */
export function withoutBorder(table: DrawnTable, border: TableBorder): DrawnTable {
  if (border.kind === 'edge') return table;
  const key = border.kind === 'column' ? 'columns' : 'rows';
  return { ...table, [key]: table[key].filter((_, index) => index !== border.index) };
}

/** The middle of the widest column, or of the highest row: where one more border is likely wanted. */
export function roomiest({ box, columns, rows }: DrawnTable, kind: 'column' | 'row'): number {
  const all = kind === 'column' ? [box.left, ...columns, box.right] : [box.top, ...rows, box.bottom];
  const widths = all.slice(1).map((each, index) => each - all[index]!);
  const index = widths.indexOf(Math.max(...widths));
  return (all[index]! + all[index + 1]!) / 2;
}

/** All parts of a table with the change of one of them; the columns of all change alike, for they are those of one table. */
export function withPart(tables: readonly DrawnTable[], before: DrawnTable, after: DrawnTable): DrawnTable[] {
  const sameColumns = before.columns.length === after.columns.length;
  return tables.map((table) => {
    if (table === before) return after;
    if (table.columns.length !== before.columns.length) return table;
    if (sameColumns) return { ...table, columns: table.columns.map((at, index) => at + after.columns[index]! - before.columns[index]!) };
    const added = after.columns.find((at) => !before.columns.includes(at));
    if (added !== undefined) return withBorder(table, 'column', added + table.box.left - before.box.left);
    const removed = before.columns.findIndex((at) => !after.columns.includes(at));
    return withoutBorder(table, { kind: 'column', index: removed });
  });
}
