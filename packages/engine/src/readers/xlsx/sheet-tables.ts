import type { FlowCell, FlowTable } from '../../model/index.ts';
import { cellReference } from '../cell-reference.ts';
import { startsWithHeader } from '../header-row.ts';
import { compactSpans, type PlacedCell } from '../table-spans.ts';
import { type Sheet, type SheetCell, spanKey } from './read-sheet.ts';

/**
 * The tables of a sheet from top to bottom. A blank row ends a table, unless what follows goes on in its columns without a header of its
 * own; title lines above a table stand for themselves. Blank columns are left out; references stay true.
 */
export function sheetTables(sheet: Sheet, name: string): FlowTable[] {
  return joinRegions(splitRegions(sheet.rows))
    .flatMap(splitTitles)
    .map((rows) => toTable(rows, sheet.spans, name));
}

type Region = SheetCell[][];

function splitRegions(rows: readonly SheetCell[][]): Region[] {
  const regions: Region[] = [];
  let previous = -2;
  for (const row of rows) {
    const at = row[0]!.row;
    if (at === previous + 1) regions.at(-1)!.push(row);
    else regions.push([row]);
    previous = at;
  }
  return regions;
}

/** A list with blank rows in it is one list. */
function joinRegions(regions: readonly Region[]): Region[] {
  const joined: { rows: Region; columns: Set<number>; hasHeader: boolean }[] = [];
  for (const rows of regions) {
    const columns = new Set(rows.flatMap((row) => row.map((cell) => cell.column)));
    const last = joined.at(-1);
    const hasHeader = startsWithHeader(textGrid(rows));
    const goesOn =
      last?.hasHeader && !hasHeader && rows.some((row) => row.length > 1) && [...columns].every((column) => last.columns.has(column));
    if (last && goesOn) for (const row of rows) last.rows.push(row);
    else joined.push({ rows: [...rows], columns, hasHeader: startsWithHeader(textGrid(splitTitles(rows).at(-1)!)) });
  }
  return joined.map((region) => region.rows);
}

/** Leading rows of one cell above rows of several. */
function splitTitles(rows: Region): Region[] {
  const firstWide = rows.findIndex((row) => row.length > 1);
  if (firstWide <= 0) return [rows];
  return [...rows.slice(0, firstWide).map((row) => [row]), rows.slice(firstWide)];
}

/** Texts by column, blank columns left out, for the look of the header. */
function textGrid(rows: Region): string[][] {
  const sample = rows.slice(0, 60);
  const columns = [...new Set(sample.flatMap((row) => row.map((cell) => cell.column)))].sort((a, b) => a - b);
  const rank = new Map(columns.map((column, index) => [column, index]));
  return sample.map((row) => {
    const texts = columns.map(() => '');
    for (const cell of row) texts[rank.get(cell.column)!] = cell.text;
    return texts;
  });
}

type PlacedFlowCell = FlowCell & PlacedCell;

function toTable(rows: Region, spans: Sheet['spans'], name: string): FlowTable {
  const headerRows = countHeaderRows(rows, spans);
  const sheetRows = rows.map((row) => row[0]!.row);
  const placed = rows.map((row, index) => row.map((cell) => placeCell(cell, spans, sheetRows, index, index < headerRows)));
  const blank = (row: number, column: number): PlacedFlowCell => ({
    column,
    columnSpan: 1,
    rowSpan: 1,
    reference: cellReference(sheetRows[row]!, column),
    text: '',
    stored: null,
    header: row < headerRows,
  });
  const compacted = isTooSparse(rows) ? placed : compactSpans(placed, blank);
  return { kind: 'table', name, rows: compacted.map((row) => row.map(toFlowCell)) };
}

const toFlowCell = ({ reference, text, stored, columnSpan, rowSpan, header }: PlacedFlowCell): FlowCell => ({
  reference,
  text,
  stored,
  columnSpan,
  rowSpan,
  header,
});

/** Cells of one grid, blank ones with them: what fits into memory beside the rest. */
const MAX_GRID = 2_000_000;

/** Cells strewn over a huge area are listed row by row; a grid around them would be mostly blank. */
function isTooSparse(rows: Region): boolean {
  const columns = new Set(rows.flatMap((row) => row.map((cell) => cell.column))).size;
  const filled = rows.reduce((sum, row) => sum + row.length, 0);
  return rows.length * columns > MAX_GRID && filled < rows.length * columns * 0.5;
}

function placeCell(cell: SheetCell, spans: Sheet['spans'], sheetRows: readonly number[], index: number, header: boolean): PlacedFlowCell {
  const span = spans.get(spanKey(cell.row, cell.column));
  const rowSpan = span ? rowsShownBefore(sheetRows, index, cell.row + span.rows) : 1;
  return {
    column: cell.column,
    columnSpan: span?.columns ?? 1,
    rowSpan,
    reference: cellReference(cell.row, cell.column),
    text: cell.text,
    stored: cell.stored,
    header,
  };
}

/** Rows of the table from `index` up to a row of the sheet; rows that show nothing are not in the table and cannot be spanned. */
function rowsShownBefore(sheetRows: readonly number[], index: number, end: number): number {
  let count = 1;
  while ((sheetRows[index + count] ?? end) < end) count += 1;
  return count;
}

/** One, or two where the first groups the columns of the second by spanning them. */
function countHeaderRows(rows: Region, spans: Sheet['spans']): number {
  if (!startsWithHeader(textGrid(rows))) {
    return isSpanning(rows[0], spans) && rows.length > 2 && startsWithHeader(textGrid(rows.slice(1))) ? 2 : 0;
  }
  return isSpanning(rows[0], spans) && rows.length > 2 && startsWithHeader(textGrid(rows.slice(1))) ? 2 : 1;
}

const isSpanning = (row: readonly SheetCell[] | undefined, spans: Sheet['spans']): boolean =>
  row?.some((cell) => (spans.get(spanKey(cell.row, cell.column))?.columns ?? 1) > 1) ?? false;
