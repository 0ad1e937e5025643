import type { Line, Table } from '../../model/index.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import type { LabelHit } from './label-hits.ts';

/** What stands under the head of a column that a label is. */
interface UnderHead {
  /** Lines of the first cell; at least one. */
  lines: Line[];
  /** 0..1: the first of many rows is seldom what a label asks for. */
  share: number;
  /** The head has further lines below the label: what stands straight under the label is no value. */
  goesOn: boolean;
}

/** The first cell under a column's head; null where the label heads no column of a plain ruled table, or the cell is blank. */
export function underHead({ layout }: DocumentIndex, hit: LabelHit): UnderHead | null {
  const place = headPlace(layout.lines[hit.spans[0]?.line ?? -1], layout.tables);
  if (!place || !isPlain(place.table)) return null;
  const { table, row, column } = place;
  const body = table.rows.filter(({ role }) => role === 'body');
  const lines = body[0]?.cells[column]?.lines.flatMap((at) => layout.lines[at] ?? []) ?? [];
  const last = Math.max(...hit.spans.map((span) => span.line));
  const goesOn = table.rows.slice(row, table.headerRows).some(({ cells }) => cells[column]?.lines.some((at) => at > last));
  return lines.length > 0 ? { lines, share: rowsShare(table), goesOn } : null;
}

/** How much what stands under a label counts where the label heads a column; 1 where it heads none. */
export function headShare({ layout }: DocumentIndex, hit: LabelHit): number {
  const place = headPlace(layout.lines[hit.spans[0]?.line ?? -1], layout.tables);
  return place ? rowsShare(place.table) : 1;
}

function headPlace(line: Line | undefined, tables: readonly Table[]): { table: Table; row: number; column: number } | null {
  const table = line?.cell && tables[line.cell.table];
  return line?.cell && table && line.cell.row < table.headerRows ? { table, row: line.cell.row, column: line.cell.column } : null;
}

/** Ruled, of three columns and more, and without colons or numbers in its head: no boxes with labels and values. */
const isPlain = ({ origin, columnCount, headerRows, rows }: Table): boolean =>
  origin === 'ruled' &&
  columnCount >= 3 &&
  rows.slice(0, headerRows).every(({ cells }) => cells.every((cell) => !cell || !/[:：]|\d{3}/.test(cell.text)));

/** Below the head of a table stands the first of many; one row makes it nearly a label with its value. */
function rowsShare(table: Table): number {
  const rows = table.rows.filter((row) => row.role === 'body').length;
  return rows > 2 ? 0.45 : rows > 1 ? 0.7 : 0.9;
}
