import type { Candidate } from '../../model/index.ts';
import { findNumbers } from '../../values/find-numbers.ts';
import { amountSense } from '../kinds/amount-sense.ts';
import { amountOf } from '../propose/propose-mentions.ts';
import { mentionsFor, type Search } from '../search/search.ts';
import { fieldsWith, isSameSum, numberIn, type FilledCell } from './filled-cell.ts';
import { lineAmounts } from './row-proofs.ts';
import type { RowDoubt } from './row-doubts.ts';

type Rows = readonly (readonly FilledCell[])[];

/** More amounts close any sum by chance. */
const MOST_AMOUNTS = 200;

/**
 * A total that is not what the rows make, where each row multiplies out and nothing that is printed explains the difference: no subtotal, and no one or two
 * amounts or rates that are added or taken off.
 */
export function totalDoubts(search: Search, rows: Rows, document: readonly FilledCell[]): [Candidate, RowDoubt][] {
  const amounts = fieldsWith(rows, 'number').flatMap((field) => lineAmounts(rows, field) ?? []);
  if (amounts.length === 0 || amounts.length !== rows.length) return [];
  const made = amounts.reduce((sum, amount) => sum + amount, 0);
  return document.flatMap((total): [Candidate, RowDoubt][] => {
    if (!isSum(total) || isExplained(search, rows, { total, made })) return [];
    return [[total.chosen, { reason: `Its ${rows.length} rows make ${made.toFixed(2)}, not ${total.chosen.printed}.`, instead: null }]];
  });
}

/** Net or total of the paper, by the words of its field. */
const isSum = ({ field: { field } }: FilledCell): boolean =>
  field.type === 'number' && ['net', 'gross'].includes(amountSense(field.variableName) ?? amountSense(field.description) ?? '');

function isExplained(search: Search, rows: Rows, { total, made }: { total: FilledCell; made: number }): boolean {
  const is = numberIn(total);
  const printed = [...new Set(mentionsFor(search, total.field).map(amountOf))].filter(Number.isFinite).slice(0, MOST_AMOUNTS);
  // A subtotal, or the total itself.
  if (isSameSum(is, made) || printed.some((amount) => isSameSum(Math.abs(amount), made))) return true;
  const off = Math.abs(is - made);
  const inRows = rows.flat().map(numberIn);
  const others = printed
    .map(Math.abs)
    .filter((amount) => amount > 0 && ![is, ...inRows].some((known) => isSameSum(amount, Math.abs(known))));
  if (others.some((one) => isSameSum(one, off) || others.some((other) => isSameSum(one + other, off)))) return true;
  const rates = search.layout.lines.flatMap(({ text }) =>
    findNumbers(text).flatMap(({ percent, number }) => (percent ? [Math.abs(number) / 100] : [])),
  );
  return rates.some((rate) => Math.abs(off - made * rate) < 0.02);
}
