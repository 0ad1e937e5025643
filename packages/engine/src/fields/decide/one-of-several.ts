import { readDate } from '../../values/find-dates.ts';
import { isBlank } from '../document/table-column.ts';
import type { Grounds } from './confidence-signals.ts';

/** A number alone in its cell, with a sign, a unit or a currency at most. */
const NUMBER_ALONE = /^[^\p{L}\d]{0,4}\d[\d.,'’\s]*(?:\P{L}{0,3}|\p{L}{1,4}[23²³]?)$/u;

/**
 * The text of a cell beside the value's, in the same row of a table, that holds a value of the same kind; null where none does. Behind one label that
 * names both, nothing says which of the two is meant for the whole document.
 */
export function oneOfSeveral({ proposal: { value, spans }, layout, choice }: Grounds): string | null {
  if (choice.kind === 'column' || (value.kind !== 'number' && value.kind !== 'date')) return null;
  const cell = layout.lines[spans[0]?.line ?? -1]?.cell;
  const row = cell && layout.tables[cell.table]?.rows[cell.row];
  if (!cell || !row || row.role === 'total') return null;
  const isAlike = (text: string): boolean =>
    value.kind === 'date' ? readDate(text.trim(), 'day-first') !== null : NUMBER_ALONE.test(text.trim());
  if (!isAlike(row.cells[cell.column]?.text ?? '')) return null;
  const beside = [cell.column - 1, cell.column + 1].map((column) => row.cells[column]?.text ?? '');
  return beside.find((text) => !isBlank(text) && isAlike(text)) ?? null;
}
