import type { DocumentLayout, ExtractionRow } from '@sheetlift/engine';
import { conventionsOf } from '@sheetlift/engine/training';

/** Values shown whose print alone can be read two ways. */
export interface TwoWaysTally {
  /** The other numbers or dates of the document say which way. */
  proved: number;
  /** To check, and the other reading is offered. */
  offered: number;
  /** Neither: what must not be. */
  quiet: string[];
}

/** One separator before three digits, and nothing else of a number. */
const NUMBER = /^[^\d]*[1-9]\d{0,2}[.,]\d{3}[^\d]*$/;
/** Two numbers that could both be a month, and a year; points leave no doubt. */
const DATE = /^(0?[1-9]|1[0-2])([/-])(0?[1-9]|1[0-2])\2\d{2,4}$/;

export function tallyTwoWays(tally: TwoWaysTally, layout: DocumentLayout, rows: readonly ExtractionRow[], name: string): void {
  const { isDecimalSignProved, isDayOrderProved } = conventionsOf(layout);
  for (const { cells } of rows)
    for (const [field, cell] of Object.entries(cells)) {
      if (!('chosen' in cell)) continue;
      const { value, printed } = cell.chosen;
      const [, day, , month] = DATE.exec(printed) ?? [];
      const isDate = value.kind === 'date' && day !== undefined && Number(day) !== Number(month);
      if (!isDate && !(value.kind === 'number' && NUMBER.test(printed))) continue;
      const isOffered =
        cell.state === 'unsure' && cell.alternatives.some((other) => other.printed === printed && other.value.kind === value.kind);
      if (isDate ? isDayOrderProved : isDecimalSignProved) tally.proved++;
      else if (isOffered) tally.offered++;
      else tally.quiet.push(`${name} ${field} ${printed}`);
    }
}
