import type { ExtractionRow } from '@sheetlift/engine/model';
import { type CellState, cellState } from './cell-state.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

export type RowTally = Record<CellState, number>;

/** How many cells of the shown columns are in which state. */
export function tallyRows(rows: readonly SheetRow[], columns: readonly SheetColumn[]): RowTally {
  const total = emptyTally();
  for (const row of rows) if (row.kind === 'found') addTo(total, tallyRow(row.row, columns));
  return total;
}

/** Rows never change in place, so what follows from one is worked out once for the columns shown. */
const known = new WeakMap<ExtractionRow, { columns: readonly SheetColumn[]; tally: RowTally }>();

export function tallyRow(row: ExtractionRow, columns: readonly SheetColumn[]): RowTally {
  const before = known.get(row);
  if (before?.columns === columns) return before.tally;
  const tally = emptyTally();
  for (const column of columns) {
    const result = column.kind === 'field' ? row.cells[column.id] : undefined;
    if (result) tally[cellState(result)]++;
  }
  known.set(row, { columns, tally });
  return tally;
}

export function missingOf({ absent, unreadable, 'not-looked-for': notLookedFor }: RowTally): number {
  return absent + unreadable + notLookedFor;
}

export function cellsOf(tally: RowTally): number {
  return tally.confirmed + tally.sure + tally['to-check'] + missingOf(tally);
}

function emptyTally(): RowTally {
  return { confirmed: 0, sure: 0, 'to-check': 0, absent: 0, unreadable: 0, 'not-looked-for': 0 };
}

/** Written out: it is done for every row of the sheet after every edit. */
function addTo(total: RowTally, tally: RowTally): void {
  total.confirmed += tally.confirmed;
  total.sure += tally.sure;
  total['to-check'] += tally['to-check'];
  total.absent += tally.absent;
  total.unreadable += tally.unreadable;
  total['not-looked-for'] += tally['not-looked-for'];
}
