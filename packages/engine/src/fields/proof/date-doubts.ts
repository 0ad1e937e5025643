import type { Candidate } from '../../model/index.ts';
import { quoted } from '../document/quoted.ts';
import type { FilledCell } from './filled-cell.ts';
import type { RowDoubt } from './row-doubts.ts';

/** Concepts of which the first is never after the second. */
const IN_ORDER: readonly (readonly [string, string])[] = [
  ['invoice-date', 'due-date'],
  ['order-date', 'delivery-date'],
  ['departure-date', 'arrival-date'],
  ['check-in-date', 'check-out-date'],
];

/** Days of one row, or of the document, that cannot both be right: an end before its start, a day of payment before that of the invoice. */
export function dateDoubts(cells: readonly FilledCell[]): [Candidate, RowDoubt][] {
  const days = cells.filter(({ chosen }) => chosen.value.kind === 'date');
  return days.flatMap((first) =>
    days.flatMap((second): [Candidate, RowDoubt][] => {
      if (!isBefore(first.field, second.field, days) || dayOf(first) <= dayOf(second)) return [];
      const says = ({ chosen, field }: FilledCell): string => `${chosen.printed}, which ${quoted(field.field.variableName)} says`;
      return [
        [first.chosen, { reason: `${first.chosen.printed} lies after ${says(second)}.`, instead: null }],
        [second.chosen, { reason: `${second.chosen.printed} lies before ${says(first)}.`, instead: null }],
      ];
    }),
  );
}

function isBefore(first: FilledCell['field'], second: FilledCell['field'], days: readonly FilledCell[]): boolean {
  if (IN_ORDER.some(([before, after]) => first.concept === before && second.concept === after)) return true;
  // Of two that begin, nothing says which of them ends.
  const only = (role: 'start' | 'end'): boolean => days.filter(({ field }) => field.role === role).length === 1;
  return first.role === 'start' && second.role === 'end' && only('start') && only('end');
}

const dayOf = ({ chosen: { value } }: FilledCell): string => (value.kind === 'date' ? value.iso : '');
