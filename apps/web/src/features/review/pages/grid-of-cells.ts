import type { FlowCell, FlowPage } from '@sheetlift/engine/model';
import { bodyRows } from './flow-places.ts';

/** A row of a sheet with its number as a spreadsheet shows it. */
export interface GridRow {
  number: number;
  pageNumber: number;
  table: string | null;
  cells: readonly FlowCell[];
}

/** The rows of a page's tables from top to bottom. */
export function gridRows({ blocks, pageNumber }: FlowPage): GridRow[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return [];
    return bodyRows(block.rows, pageNumber).flatMap((cells) =>
      cells[0] ? [{ number: placeIn(cells[0].reference).row, pageNumber, table: block.name, cells }] : [],
    );
  });
}

/** "B7" -> row 7, column 1 (columns from 0). */
export function placeIn(reference: string): { row: number; column: number } {
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column: column - 1 };
}

/** 0 -> "A", 26 -> "AA". */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

const CHARACTER_PX = 6.9;
const FRAME_PX = 18;
const NARROWEST_PX = 56;
const WIDEST_PX = 260;

/** Rows looked at for widths: later ones are like these. */
const SAMPLE_ROWS = 200;

/** The width of each column in pixels, from what stands in it. */
export function gridColumnWidths(rows: readonly GridRow[]): number[] {
  const widths: number[] = [];
  for (const { cells } of rows.slice(0, SAMPLE_ROWS)) {
    for (const { reference, text, columnSpan } of cells) {
      const { column } = placeIn(reference);
      while (widths.length < column + columnSpan) widths.push(NARROWEST_PX);
      if (columnSpan === 1) widths[column] = Math.min(WIDEST_PX, Math.max(widths[column]!, text.length * CHARACTER_PX + FRAME_PX));
    }
  }
  return widths;
}
