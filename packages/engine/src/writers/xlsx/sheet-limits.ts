import {
  MAX_CELL_CHARACTERS,
  MAX_INLINE_LIST_CHARACTERS,
  MAX_SHARED_STRINGS,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_LINKS,
  MAX_SHEET_PICTURE_BYTES,
  MAX_SHEET_PICTURES,
  MAX_SHEET_ROWS,
  MAX_SHEET_XML_BYTES,
} from '../../limits.ts';
import type { SheetLimits } from '../sheet-input.ts';

/** Excel's bounds, and our own where Excel has none. */
export const SHEET_LIMITS: SheetLimits = {
  rows: MAX_SHEET_ROWS,
  columns: MAX_SHEET_COLUMNS,
  cellCharacters: MAX_CELL_CHARACTERS,
  links: MAX_SHEET_LINKS,
  inlineListCharacters: MAX_INLINE_LIST_CHARACTERS,
  pictures: MAX_SHEET_PICTURES,
  pictureBytes: MAX_SHEET_PICTURE_BYTES,
  sharedStrings: MAX_SHARED_STRINGS,
  xmlBytes: MAX_SHEET_XML_BYTES,
};
