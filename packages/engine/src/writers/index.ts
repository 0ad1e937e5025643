export type {
  ColumnChoice,
  CsvDateFormat,
  CsvDelimiter,
  DocumentColumn,
  PictureRequest,
  SheetDocument,
  SheetFormat,
  SheetInput,
  SheetLimits,
  WriteOptions,
} from './sheet-input.ts';
export { SHEET_FORMATS } from './sheet-input.ts';
export { type NamedFile, writeFiles, zipFiles } from './write-files.ts';
export { writeRows, writeWorkbook } from './write-rows.ts';
