import { unionBox, type Table, type TableCell, type TableRow } from '../../model/index.ts';
import { isBlank } from '../document/table-column.ts';

/** Entries side by side: more would be no list but a matrix. */
const MAX_ENTRIES = 30;

/**
 * The table with rows for columns, where its first column may be the heads of entries that stand side by side; null where it cannot be:
 * fewer than two entries, joined cells, heads that are blank, come twice or hold figures.
 */
export function transposed(table: Table): Table | null {
  const { rows, columnCount } = table;
  if (rows.length < 2 || columnCount < 3 || columnCount > MAX_ENTRIES + 1) return null;
  const isPlain = rows.every(({ cells }) => cells.every((cell) => cell !== null && cell.columnSpan === 1 && cell.rowSpan === 1));
  const heads = rows.map(({ cells }) => cells[0]?.text.trim().toLowerCase() ?? '');
  if (!isPlain || new Set(heads).size < heads.length || heads.some((head) => isBlank(head) || !/\p{L}/u.test(head) || /\d{2}/.test(head)))
    return null;
  const turned = Array.from({ length: columnCount }, (_, column): TableRow => {
    const cells = rows.flatMap(({ cells: all }, row): TableCell[] => {
      const cell = all[column];
      return cell ? [{ ...cell, row: column, column: row }] : [];
    });
    return {
      pageNumber: rows[0]?.pageNumber ?? 1,
      box: unionBox(cells.map(({ box }) => box)),
      cells,
      role: column === 0 ? 'header' : 'body',
    };
  });
  return { ...table, columnCount: rows.length, headerRows: 1, rows: turned };
}
