import type { CellValue, ExtractionRow, FieldResult } from '../model/index.ts';
import type { WriteOptions } from './sheet-input.ts';

/** What is written of a field in a row: its result, or nothing where only confirmed values were asked for. */
export type WrittenResult = FieldResult | { state: 'not_confirmed' };

const NOT_CONFIRMED: WrittenResult = { state: 'not_confirmed' };
const NO_RESULT: WrittenResult = { state: 'not_looked_for', reason: 'This field was added after the document was read.' };

export function writtenResult(row: ExtractionRow, fieldId: string, options: WriteOptions): WrittenResult {
  const result = row.cells[fieldId];
  if (!result) return NO_RESULT;
  return options.confirmedOnly && !confirmedAt(result) ? NOT_CONFIRMED : result;
}

/** The value to write; null where there is none. */
export const valueOf = (result: WrittenResult): CellValue | null => ('chosen' in result ? result.chosen.value : null);

/** When a person confirmed the value, else null. */
export function confirmedAt(result: WrittenResult): string | null {
  if (!('chosen' in result)) return null;
  for (const evidence of result.chosen.evidence) if (evidence.kind === 'person') return evidence.at;
  return null;
}

/** Whether the row is written at all. */
export const isWritten = (row: ExtractionRow, options: WriteOptions): boolean => !options.confirmedOnly || Object.values(row.cells).some((result) => confirmedAt(result) !== null);
