import { cellState } from './cell-state.ts';
import { tallyRow } from './row-tally.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

interface Place {
  rowKey: string;
  columnId: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The next cell a person should look at, row by row from where they are and round again; null where none is left. Rows to skip are the ones
 * just dealt with.
 */
export function nextToCheck(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  from: Place | null,
  direction: 1 | -1 = 1,
  skip: ReadonlySet<string> = NONE,
): Place | null {
  const fromRow = from ? rows.findIndex(({ key }) => key === from.rowKey) : -1;
  const fromColumn = from ? columns.findIndex(({ id }) => id === from.columnId) : -1;
  const start = Math.max(0, fromRow);
  // The row of the start comes twice: what stands after the start first, what stands before it last.
  for (let step = 0; step <= rows.length; step++) {
    const row = rows[(start + direction * step + rows.length * 2) % rows.length];
    if (row?.kind !== 'found' || tallyRow(row.row, columns)['to-check'] === 0 || skip.has(row.key)) continue;
    const open = columns.flatMap(({ id, kind }, index) =>
      kind === 'field' && row.row.cells[id] && cellState(row.row.cells[id]) === 'to-check' ? [{ id, index }] : [],
    );
    const ahead = open.filter(({ index }) => isAhead(step, index));
    const column = direction === 1 ? ahead[0] : ahead.at(-1);
    if (column) return { rowKey: row.key, columnId: column.id };
  }
  return null;

  function isAhead(step: number, index: number): boolean {
    if (fromRow < 0) return true;
    const after = direction * (index - fromColumn);
    if (step === 0) return after > 0;
    return step < rows.length || after < 0;
  }
}
