import type { DocumentLayout, Line, Table } from '../../model/index.ts';

/** Lines of one heading that are looked at: the last ones above its table. */
const MOST_LINES = 3;
/** Lines of one heading lie no further apart, and no further above the heads of their table, in line heights. */
const MAX_GAP = 1.5;

/**
 * By line of a table, the lines of the heading that it stands under: words above the heads of a part of a list. A part that goes on behind the edge of a column
 * or page without a heading of its own stands under the one before. By indices of lines, in reading order.
 */
export function headingLines({ lines, tables, blocks }: DocumentLayout): ReadonlyMap<number, readonly number[]> {
  const under = new Map<number, readonly number[]>();
  let heading: readonly number[] = [];
  let free: Line[] = [];
  const times = new Map<string, number>();
  for (const { text } of lines) times.set(text, (times.get(text) ?? 0) + 1);
  for (const line of lines) {
    const role = blocks[line.block]?.role;
    // What stands at the top of pages in other words each time ("Race 4 open") may be a heading.
    if (role === 'footer' || (role === 'header' && (times.get(line.text) ?? 0) > 1)) continue;
    const { cell } = line;
    const table = cell ? tables[cell.table] : undefined;
    if (!cell || !table) {
      free.push(line);
      continue;
    }
    if (opensPart(table, cell.row)) heading = closeAbove(free, line) ?? heading;
    free = [];
    under.set(line.index, heading);
  }
  return under;
}

/** Heads, or the first row of a table without any. */
const opensPart = (table: Table, row: number): boolean => table.rows[row]?.role === 'header' || row === 0;

/** The last of some lines that stand close above another one; null where none does. */
function closeAbove(free: readonly Line[], first: Line): number[] | null {
  const found: number[] = [];
  let below = first;
  for (const line of free.slice(-MOST_LINES).reverse()) {
    const height = Math.max(line.box.bottom - line.box.top, 1);
    if (line.pageNumber !== first.pageNumber || below.box.top - line.box.bottom > MAX_GAP * height || line.box.bottom > below.box.bottom)
      break;
    found.unshift(line.index);
    below = line;
  }
  return found.length > 0 ? found : null;
}
