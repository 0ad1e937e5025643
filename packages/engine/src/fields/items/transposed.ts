import { unionBox, type Table, type TableCell, type TableRow } from '../../model/index.ts';
import { isBlank } from '../document/table-column.ts';

/** Entries side by side: more would be no list but a matrix. */
const MAX_ENTRIES = 30;

/** Rows that do not begin with a head of their own (an address beside the list, a head over units) may be so many of all. */
const MOST_OTHER_ROWS = 0.4;
/** A column with so much fewer figures than the fullest one holds units or methods, and is no entry. */
const LEAST_FIGURES = 0.5;

/** A row that becomes a column, and the heading of the part of the table that it stands in, where there is one. */
interface Headed {
  row: TableRow;
  heading: TableCell | null;
}

/**
 * The table with rows for columns, where its first column may be the heads of entries that stand side by side; null where it cannot be:
 * fewer than two entries, cells joined across them, too few rows that begin with a head of words. Each head counts once in a part of the
 * table, as it stands first. A row of one cell is the heading of the rows below it ("MOTHER", "CHILD"), and stands above their heads; a
 * cell that goes on down several rows is about its entry, and none of its fields.
 */
export function transposed(table: Table): Table | null {
  const { columnCount } = table;
  if (columnCount < 3 || columnCount > MAX_ENTRIES + 1) return null;
  const { rows, others } = headedRows(table);
  const isPlain = rows.every(({ row: { cells } }) => cells.every((cell) => cell === null || cell.columnSpan === 1));
  if (!isPlain || rows.length < 2 || others > MOST_OTHER_ROWS * (rows.length + others)) return null;
  const figures = Array.from(
    { length: columnCount },
    (_, column) => rows.filter(({ row: { cells } }) => /\d/.test(cells[column]?.text ?? '')).length,
  );
  const isClosed = (column: number): boolean => rows.some(({ row: { cells } }) => (cells[column]?.rowSpan ?? 1) > 1);
  const entries = figures.flatMap((count, column) =>
    column > 0 && (count >= LEAST_FIGURES * Math.max(...figures.slice(1)) || isClosed(column)) ? [column] : [],
  );
  if (entries.length < 2) return null;
  const isInParts = rows.some(({ heading }) => heading !== null);
  const heads = rows.map(({ row: { cells } }) => cells[0] ?? null);
  const turned = [
    ...(isInParts ? [rows.map(({ heading }) => heading)] : []),
    heads,
    ...entries.map((column) => rows.map(({ row: { cells } }) => ownCell(cells[column] ?? null))),
  ];
  const headerRows = isInParts ? 2 : 1;
  return {
    ...table,
    columnCount: rows.length,
    headerRows,
    rows: turned.map((cells, at) => turnedRow(cells, at, at < headerRows ? 'header' : 'body', rows[0]?.row)),
  };
}

/** Rows that begin with a head that stood not yet in their part or name the entries, and how many others are neither those nor headings. */
function headedRows({ rows }: Table): { rows: Headed[]; others: number } {
  const kept: Headed[] = [];
  let [heading, others]: [TableCell | null, number] = [null, 0];
  let seen = new Set<string>();
  for (const row of rows) {
    const head = row.cells[0]?.text.trim().toLowerCase() ?? '';
    if (isHeading(row)) [heading, seen] = [row.cells[0] ?? null, new Set()];
    else if ((isHead(head) && !seen.has(head)) || (row === rows[0] && namesEntries(row))) kept.push({ row, heading });
    else others++;
    seen.add(head);
  }
  return { rows: kept, others };
}

/** The corner of a table whose entries are named above it ("Monday 23/06") is blank. */
const namesEntries = ({ cells: [corner, ...entries] }: TableRow): boolean =>
  isBlank(corner?.text ?? '') && entries.every((cell) => cell !== null && !isBlank(cell.text));

/** One cell that is joined over all columns. */
const isHeading = ({ cells }: TableRow): boolean =>
  isHead(cells[0]?.text.trim() ?? '') && cells.length > 1 && cells[0]?.columnSpan === cells.length;

const ownCell = (cell: TableCell | null): TableCell | null => (cell && cell.rowSpan > 1 ? null : cell);

function turnedRow(cells: readonly (TableCell | null)[], at: number, role: TableRow['role'], first: TableRow | undefined): TableRow {
  const own = cells.map((cell, column) => cell && { ...cell, row: at, column, columnSpan: 1, rowSpan: 1 });
  const boxes = own.flatMap((cell) => (cell ? [cell.box] : []));
  return { pageNumber: first?.pageNumber ?? 1, box: unionBox(boxes.length > 0 ? boxes : first ? [first.box] : []), cells: own, role };
}

const isHead = (text: string): boolean => !isBlank(text) && /\p{L}/u.test(text) && !/\d{2}/.test(text);
