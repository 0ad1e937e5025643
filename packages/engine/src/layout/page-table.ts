import type { BoundingBox, DocumentLayout, TableCell, TableRow } from '../model/index.ts';
import type { Piece } from './pieces.ts';

/** A table on one page, before its lines have numbers. */
export interface PageTable extends BoundingBox {
  kind: 'table';
  name: string | null;
  origin: DocumentLayout['tables'][number]['origin'];
  columns: ColumnBand[];
  headerRows: number;
  rows: PageRow[];
}

/** Where a column stands; bands of one table do not overlap. */
export interface ColumnBand {
  left: number;
  right: number;
}

export interface PageRow extends BoundingBox {
  /** One a column; null where a spanning cell covers it. */
  cells: (PageCell | null)[];
  role: TableRow['role'];
}

export interface PageCell extends BoundingBox {
  columnSpan: number;
  rowSpan: number;
  pieces: Piece[];
  stored: TableCell['stored'];
}

export const cellText = (cell: PageCell | null | undefined): string => (cell ? cell.pieces.map((piece) => piece.text).join(' ') : '');

/** All pieces of a table, row by row, cell by cell. */
export const piecesOf = (table: PageTable): Piece[] => table.rows.flatMap((row) => row.cells.flatMap((cell) => cell?.pieces ?? []));
