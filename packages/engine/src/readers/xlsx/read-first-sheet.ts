import { openArchive } from '../archive.ts';
import { openOfficePackage } from '../office-package.ts';
import { readSheet, type ChoiceList, type SheetCell } from './read-sheet.ts';
import { readWorkbook, visibleSheets } from './workbook.ts';

/** The sheet of a workbook that a person sees first. */
export interface FirstSheet {
  name: string;
  /** What its first rows show, by row and column, ascending. */
  rows: SheetCell[][];
  choiceLists: ChoiceList[];
  /** Names of the other sheets that are not hidden. */
  otherSheets: string[];
}

/** Reads the first rows of a workbook (.xlsx, .xlsm). Throws `EngineError` where it is none, damaged, or expands too far. */
export function readFirstSheet(bytes: Uint8Array, firstRows: number): FirstSheet {
  const office = openOfficePackage(openArchive(bytes));
  const workbook = readWorkbook(office);
  const [first, ...others] = visibleSheets(workbook);
  const { rows, choiceLists } = readSheet(office, first!.partName, workbook, firstRows);
  return { name: first!.name, rows, choiceLists, otherSheets: others.map(({ name }) => name) };
}
