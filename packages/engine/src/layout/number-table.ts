import type { Line, Table, TableCell } from '../model/index.ts';
import type { JoinedTable } from './joined-tables.ts';
import type { PageCell } from './page-table.ts';
import type { Piece } from './pieces.ts';

/** Numbers given to a document's pieces and blocks, in reading order. */
export interface Numbering {
  lines: Line[];
  lineOf: Map<Piece, number>;
}

/** A table of a document, its cells by the numbers of their lines; the lines are told their cell. */
export function numberTable(joined: JoinedTable, index: number, numbering: Numbering): Table {
  const [first] = joined.parts;
  const table: Table = {
    index,
    name: first?.table.name ?? null,
    pageNumbers: [...new Set(joined.parts.map((part) => part.pageNumber))],
    columnCount: first?.table.columns.length ?? 0,
    headerRows: first?.table.headerRows ?? 0,
    rows: [],
    origin: first?.table.origin ?? 'aligned',
  };
  for (const { pageNumber, table: part } of joined.parts) {
    for (const row of part.rows) {
      const number = table.rows.length;
      const cells = row.cells.map((cell, column) => (cell ? toCell(cell, index, number, column, numbering) : null));
      table.rows.push({ pageNumber, box: { left: row.left, top: row.top, right: row.right, bottom: row.bottom }, cells, role: row.role });
    }
  }
  return table;
}

function toCell(cell: PageCell, table: number, row: number, column: number, numbering: Numbering): TableCell {
  const lines = numbersOf(cell.pieces, numbering);
  for (const number of lines) {
    const line = numbering.lines[number];
    if (line) line.cell = { table, row, column };
  }
  const box = { left: cell.left, top: cell.top, right: cell.right, bottom: cell.bottom };
  return {
    row,
    column,
    columnSpan: cell.columnSpan,
    rowSpan: cell.rowSpan,
    box,
    lines,
    text: cell.pieces.map((piece) => piece.text).join(' '),
    stored: cell.stored,
  };
}

export const numbersOf = (pieces: readonly Piece[], numbering: Numbering): number[] =>
  pieces.flatMap((piece) => numbering.lineOf.get(piece) ?? []);
