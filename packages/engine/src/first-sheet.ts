// What taking over the columns of a workbook needs outside the worker: the one reader of workbooks, free of everything else.
export { parseCellReference } from './readers/cell-reference.ts';
export { readFirstSheet } from './readers/xlsx/read-first-sheet.ts';
export type { ChoiceList, SheetCell } from './readers/xlsx/read-sheet.ts';
