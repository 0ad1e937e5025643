import type { TemplateField } from '@sheetlift/engine/model';
import { cellText } from './cell-text.ts';
import type { SheetRow } from './sheet-rows.ts';

/** Pixels a character takes in the sheet's type, and what mark, padding and rule take beside the text. */
const CHARACTER_PX = 7.1;
const FRAME_PX = 34;

const NARROWEST_PX = 84;
/** A text may end in an ellipsis; a number never does, so it may be wider. */
const WIDEST_PX = { text: 240, number: 320, 'yes/no': 160, enum: 200 } as const;

/** Rows looked at for a column's width: later ones are like these. */
const SAMPLE_ROWS = 500;

/** A width for each column, in pixels, from its name and what stands in it. */
export function columnWidths(fields: readonly TemplateField[], rows: readonly SheetRow[]): number[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  return fields.map(({ id, variableName, type }) => {
    const lengths = sample.map((line) => (line.kind === 'found' && line.row.cells[id] ? cellText(line.row.cells[id]).length : 0));
    const characters = Math.max(variableName.length, ...lengths);
    return Math.round(Math.min(WIDEST_PX[type], Math.max(NARROWEST_PX, characters * CHARACTER_PX + FRAME_PX)));
  });
}

/** "A" to "Z", then "AA": the name a spreadsheet gives a column, from 0. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
