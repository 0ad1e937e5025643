// What taking over the columns of a workbook or a CSV needs outside the worker: their readers, free of everything else.
export { parseCellReference } from './readers/cell-reference.ts';
export { readCsvRows } from './readers/csv/open-csv.ts';
export { startsWithHeader } from './readers/header-row.ts';
export { readFirstSheet } from './readers/xlsx/read-first-sheet.ts';
export type { ChoiceList, SheetCell } from './readers/xlsx/read-sheet.ts';
