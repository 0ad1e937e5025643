import { isConfirmed, plainValue } from '../model/index.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { stateInWords } from './state-in-words.ts';
import type { WrittenCell } from './written-cell.ts';

/** Which of a row's cells are blank and why, by the names of their columns: "IBAN: not found, to check (“DE02 1234” may be it); Due date: page missing". */
export const remarksOn = (columns: readonly SheetColumn[], cells: readonly WrittenCell[]): string =>
  columns.flatMap(({ name }, at) => remarkOn(name, cells[at])).join('; ');

function remarkOn(name: string, cell: WrittenCell | undefined): string[] {
  if (!cell || cell.state === 'constant' || 'chosen' in cell) return [];
  const words = cell.state === 'not_confirmed' ? stateInWords(cell, false) : stateInWords(cell, isConfirmed(cell));
  const offered = cell.state === 'not_found' ? cell.alternatives[0] : undefined;
  return [`${name}: ${words}${offered ? ` (“${offered.printed || String(plainValue(offered.value))}” may be it)` : ''}`];
}
