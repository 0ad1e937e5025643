import type { PageParts } from './page-parts.ts';
import { cellText, type ColumnBand, type PageRow, type PageTable } from './page-table.ts';
import { looksNumeric } from './word-shape.ts';

/** A table over one page or several. */
export interface JoinedTable {
  parts: { pageNumber: number; table: PageTable }[];
}

/** Columns of two pages are the same where their middles lie within this share of their width, or this many points. */
const SAME_COLUMN_SHARE = 0.5;
const SAME_COLUMN_PT = 6;
/** What may stand below a table that goes on, or above its continuation, as a share of the page: header, footer, a carried sum. */
const MARGIN_SHARE = 0.35;

/** Joins the first table of a page to the last of the page before where columns match and nothing but margins stands between. */
export function joinTables(pages: readonly PageParts[]): JoinedTable[] {
  const joined: JoinedTable[] = [];
  let open: JoinedTable | undefined;
  let previous: PageParts | undefined;
  for (const parts of pages) {
    const tables = tablesOf(parts);
    for (const [index, table] of tables.entries()) {
      const last = open?.parts.at(-1);
      if (index === 0 && open && last && previous && goesOn(last.table, previous, table, parts)) {
        open.parts.push({ pageNumber: parts.page.pageNumber, table: withRepeatedHeader(open.parts[0]?.table ?? last.table, table) });
        continue;
      }
      open = { parts: [{ pageNumber: parts.page.pageNumber, table }] };
      joined.push(open);
    }
    if (tables.length === 0) open = undefined;
    previous = parts;
  }
  return joined.map(withCarriedSums);
}

/** What ends a page and begins the next with the same figure, and hardly anything beside it, is a sum carried over, whatever it is called. */
function withCarriedSums({ parts }: JoinedTable): JoinedTable {
  const carried = new Set<PageRow>();
  for (const [at, { table }] of parts.entries()) {
    const [last, first] = [parts[at - 1]?.table.rows.at(-1), table.rows[table.headerRows]];
    const sums = [last, first].map((row) => row && carriedSum(row));
    if (last && first && sums[0] && sums[0] === sums[1]) for (const row of [last, first]) carried.add(row);
  }
  if (carried.size === 0) return { parts };
  const told = (row: PageRow): PageRow => (carried.has(row) ? { ...row, role: 'total' } : row);
  return { parts: parts.map(({ pageNumber, table }) => ({ pageNumber, table: { ...table, rows: table.rows.map(told) } })) };
}

/** The only figure of a row that holds nothing else but words in one cell; null where it holds more. */
function carriedSum({ cells }: PageRow): string | null {
  const texts = cells.map(cellText).filter((text) => text !== '');
  const figures = texts.filter(looksNumeric);
  const words = texts.filter((text) => !/\d/.test(text));
  return cells.length >= 3 && figures.length === 1 && words.length === 1 && texts.length === 2 ? (figures[0] ?? null) : null;
}

const tablesOf = (parts: PageParts): PageTable[] =>
  parts.regions.flatMap((region) => region.flatMap((row) => row.atoms.filter((atom) => atom.kind === 'table')));

function goesOn(last: PageTable, before: PageParts, next: PageTable, after: PageParts): boolean {
  if (last.origin === 'flow' || next.origin === 'flow' || last.columns.length !== next.columns.length) return false;
  if (!last.columns.every((column, index) => isSameColumn(column, next.columns[index]))) return false;
  const repeats = next.headerRows > 0 && headerText(last) === headerText(next);
  if (next.headerRows > 0 && last.headerRows > 0 && !repeats) return false;
  if (repeats) return true;
  return (
    linesBelow(before, last) <= 3 &&
    last.bottom > (1 - MARGIN_SHARE) * before.page.heightPt &&
    next.top < MARGIN_SHARE * after.page.heightPt
  );
}

function isSameColumn(a: ColumnBand, b: ColumnBand | undefined): boolean {
  if (!b) return false;
  const reach = Math.max(SAME_COLUMN_PT, SAME_COLUMN_SHARE * Math.min(a.right - a.left, b.right - b.left));
  return (
    Math.abs(a.left - b.left) <= reach ||
    Math.abs(a.right - b.right) <= reach ||
    Math.abs((a.left + a.right - b.left - b.right) / 2) <= reach
  );
}

const headerText = (table: PageTable): string => rowsText(table.rows.slice(0, table.headerRows));

const rowsText = (rows: readonly PageRow[]): string =>
  rows.map((row) => row.cells.map(cellText).join('|').toLowerCase().replace(/\s+/g, '')).join('\n');

/** Rows of text under the table in the body of the page. */
function linesBelow(parts: PageParts, table: PageTable): number {
  const limit = 0.92 * parts.page.heightPt;
  return parts.regions.flat().filter((row) => row.top >= table.bottom - 1 && row.bottom < limit).length;
}

/** A continuation whose first rows say what the header says without being told as one. */
function withRepeatedHeader(first: PageTable, next: PageTable): PageTable {
  if (next.headerRows > 0 || first.headerRows === 0 || rowsText(next.rows.slice(0, first.headerRows)) !== headerText(first)) return next;
  return {
    ...next,
    headerRows: first.headerRows,
    rows: next.rows.map((row, index) => (index < first.headerRows ? { ...row, role: 'header' } : row)),
  };
}
