import { unionBox, type Table, type TableCell, type TableRow } from '../../model/index.ts';
import { isBlank } from '../document/table-column.ts';

/** Entries side by side: more would be no list but a matrix. */
const MAX_ENTRIES = 30;

/** Rows that do not begin with a head of their own (an address beside the list, a head over units) may be so many of all. */
const MOST_OTHER_ROWS = 0.4;
/** A column with so much fewer figures than the fullest one holds units or methods, and is no entry. */
const LEAST_FIGURES = 0.5;

/**
 * The table with rows for columns, where its first column may be the heads of entries that stand side by side; null where it cannot be:
 * fewer than two entries, joined cells, too few rows that begin with a head of words. Each head counts once, as it stands first.
 */
export function transposed(table: Table): Table | null {
  const { columnCount } = table;
  if (columnCount < 3 || columnCount > MAX_ENTRIES + 1) return null;
  const isPlain = table.rows.every(({ cells }) => cells.every((cell) => cell !== null && cell.columnSpan === 1 && cell.rowSpan === 1));
  const heads = table.rows.map(({ cells }) => cells[0]?.text.trim().toLowerCase() ?? '');
  const rows = table.rows.filter((_, at) => isHead(heads[at] ?? '') && heads.indexOf(heads[at] ?? '') === at);
  if (!isPlain || rows.length < 2 || table.rows.length - rows.length > MOST_OTHER_ROWS * table.rows.length) return null;
  const figures = Array.from(
    { length: columnCount },
    (_, column) => rows.filter(({ cells }) => /\d/.test(cells[column]?.text ?? '')).length,
  );
  const entries = figures.flatMap((count, column) =>
    column > 0 && count >= LEAST_FIGURES * Math.max(...figures.slice(1)) ? [column] : [],
  );
  if (entries.length < 2) return null;
  const turned = [0, ...entries].map((from, at): TableRow => {
    const cells = rows.flatMap(({ cells: all }, row): TableCell[] => {
      const cell = all[from];
      return cell ? [{ ...cell, row: at, column: row }] : [];
    });
    return {
      pageNumber: rows[0]?.pageNumber ?? 1,
      box: unionBox(cells.map(({ box }) => box)),
      cells,
      role: at === 0 ? 'header' : 'body',
    };
  });
  return { ...table, columnCount: rows.length, headerRows: 1, rows: turned };
}

const isHead = (text: string): boolean => !isBlank(text) && /\p{L}/u.test(text) && !/\d{2}/.test(text);
