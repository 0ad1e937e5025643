import { type BrokenRule, type CellValue, type ExtractionRow, type FieldResult, isConfirmed } from '../model/index.ts';
import { documentValue, type SheetColumn } from './sheet-columns.ts';
import type { SheetDocument, WriteOptions } from './sheet-input.ts';

/** What is written of a field in a row: its result, or nothing where only confirmed values were asked for. */
export type WrittenResult = FieldResult | { state: 'not_confirmed' };

/** What is written in a cell: of a field, or of the document. */
export type WrittenCell = WrittenResult | { state: 'constant'; value: CellValue | null };

const NOT_CONFIRMED: WrittenResult = { state: 'not_confirmed' };
const NO_RESULT: WrittenResult = { state: 'not_looked_for', reason: 'This field was added after the document was read.' };

export function writtenCell(column: SheetColumn, document: SheetDocument, row: ExtractionRow, options: WriteOptions): WrittenCell {
  if (column.kind !== 'field') return { state: 'constant', value: documentValue(column, document, row) };
  const result = row.cells[column.field.id];
  if (!result) return NO_RESULT;
  return options.confirmedOnly && !isConfirmed(result) ? NOT_CONFIRMED : result;
}

/** The value to write; null where there is none. */
export function valueOf(cell: WrittenCell): CellValue | null {
  if (cell.state === 'constant') return cell.value;
  return 'chosen' in cell ? cell.chosen.value : null;
}

/** The rules that a cell breaks. */
export const brokenRules = (cell: WrittenCell): readonly BrokenRule[] => ('broken' in cell && cell.broken) || [];

/** Whether a person should look at a cell that has no value. */
export const isBlankToCheck = (cell: WrittenCell): boolean => !('chosen' in cell) && brokenRules(cell).length > 0;

/** Whether the row is written at all. */
export const isWritten = (row: ExtractionRow, options: WriteOptions): boolean =>
  !options.confirmedOnly || Object.values(row.cells).some(isConfirmed);
