import { textIn } from './arrange-rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/** Pixels a character takes in the sheet's type, and what mark, padding and rule take beside the text. */
const CHARACTER_PX = 7.1;
const FRAME_PX = 34;

/** The same of a head, which keeps a place for the menu's arrow and the sign of a sort. */
const NAME_CHARACTER_PX = 6.3;
const HEAD_FRAME_PX = 60;

const NARROWEST_PX = 84;
/** A text may end in an ellipsis; a number never does, so it may be wider. */
const WIDEST_PX = { text: 240, number: 320, 'yes/no': 160, enum: 200, constant: 156 } as const;

/** Rows looked at for a column's width: later ones are like these. */
const SAMPLE_ROWS = 500;

/** A width for each column, in pixels, from its name and what stands in it. */
export function columnWidths(columns: readonly SheetColumn[], rows: readonly SheetRow[]): number[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  return columns.map((column) => {
    const characters = sample.reduce((most, row) => Math.max(most, textIn(row, column.id).length), 0);
    const widest = WIDEST_PX[column.kind === 'field' ? column.field.type : 'constant'];
    return Math.round(
      Math.min(
        widest,
        Math.max(NARROWEST_PX, column.name.length * NAME_CHARACTER_PX + HEAD_FRAME_PX, characters * CHARACTER_PX + FRAME_PX),
      ),
    );
  });
}

/** Rows after which the columns keep their widths, whatever comes. */
const MEASURED_ROWS = 50;

/** Widths that follow the first rows as they arrive and then stay: an edit does not make the columns jump. */
export function createWidthMeter(): (columns: readonly SheetColumn[], rows: readonly SheetRow[]) => readonly number[] {
  let known: { columns: readonly SheetColumn[]; measured: number; widths: number[] } | undefined;
  return (columns, rows) => {
    const measured = rows.slice(0, MEASURED_ROWS).reduce((cells, row) => cells + cellsFound(row, columns), 0);
    if (known?.columns !== columns || known.measured !== measured) known = { columns, measured, widths: columnWidths(columns, rows) };
    return known.widths;
  };
}

/** Rows that were found for other columns, as those of another template, are found anew: until then they have no cells here. */
const cellsFound = (row: SheetRow, columns: readonly SheetColumn[]): number =>
  row.kind === 'found' ? columns.filter(({ id }) => row.row.cells[id] !== undefined).length : 0;

/** "A" to "Z", then "AA": the name a spreadsheet gives a column, from 0. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
