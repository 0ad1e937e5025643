import { isConfirmed, plainValue, readingsOfPrint } from '../model/index.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { stateInWords } from './state-in-words.ts';
import { brokenRules, type WrittenCell } from './written-cell.ts';

/**
 * Which of a row's cells are blank and why, and which break a rule or can be read in several ways, by the names of their columns: "IBAN: not found, to check
 * (“DE02 1234” may be it); Due date: page missing; Cartons: to check (Could be 2104 or 2.104: ...)".
 */
export const remarksOn = (columns: readonly SheetColumn[], cells: readonly WrittenCell[]): string =>
  columns.flatMap(({ name }, at) => remarkOn(name, cells[at])).join('; ');

function remarkOn(name: string, cell: WrittenCell | undefined): string[] {
  if (!cell || cell.state === 'constant') return [];
  const rules = brokenRules(cell).map(({ reason }) => reason);
  if ('chosen' in cell) {
    const why = [...rules, ...(readingsOfPrint(cell).length > 0 ? [cell.chosen.reason] : [])];
    return cell.state === 'unsure' && why.length > 0 ? [`${name}: ${stateInWords(cell, false)} (${why.join(' ')})`] : [];
  }
  const words = cell.state === 'not_confirmed' ? stateInWords(cell, false) : stateInWords(cell, isConfirmed(cell));
  const [first] = cell.state === 'not_found' ? cell.alternatives : [];
  const offered = first ? [`“${first.printed || String(plainValue(first.value))}” may be it`] : [];
  const why = [...rules, ...offered];
  return [`${name}: ${words}${why.length > 0 ? ` (${why.join(' ')})` : ''}`];
}
