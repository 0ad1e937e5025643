import type { Table, TableCell, TableRow } from '../../model/index.ts';
import { isBlank } from '../document/table-column.ts';

/** Share of its rows that the first column may fill at most where it says only when it changes, and rows from which that can be told. */
const MOST_FILLED = 0.6;
const LEAST_ROWS = 4;

/**
 * By row, the cell of the first column that holds for it though it is printed further up: where the column says a value once for all rows
 * below it, or a cell is joined over rows. A first column that is filled in most rows only lacks a value here and there.
 */
export function groupColumn({ rows }: Table): ReadonlyMap<TableRow, TableCell> {
  const body = rows.filter(({ role, cells }) => role === 'body' && cells.filter((cell) => cell && !isBlank(cell.text)).length >= 2);
  const filled = body.filter((row) => isFilled(row.cells[0]));
  const isGroup =
    body.length >= LEAST_ROWS && filled.length >= 2 && filled.length <= MOST_FILLED * body.length && isFilled(body[0]?.cells[0]);
  const held = new Map<TableRow, TableCell>();
  let last: TableCell | null = null;
  for (const row of body) {
    const cell = row.cells[0] ?? null;
    if (isFilled(cell)) last = cell;
    else if (last && (isGroup || (cell === null && last.row + last.rowSpan > rows.indexOf(row)))) held.set(row, last);
  }
  return held;
}

const isFilled = (cell: TableCell | null | undefined): cell is TableCell => cell !== null && cell !== undefined && !isBlank(cell.text);
