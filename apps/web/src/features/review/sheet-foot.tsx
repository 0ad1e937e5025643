import type { CellValue } from '@sheetlift/engine/model';
import { useDeferredValue, useMemo } from 'react';
import type { GridRange } from '../../components/grid/grid.ts';
import { selectionStatistics } from '../../components/grid/selection-statistics.ts';
import { Keys } from '../../components/key.tsx';
import { BudgetLine } from './budget-line.tsx';
import { valueText } from './cell-text.ts';
import type { ReviewDesk } from './review-desk.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/** What the keys do; with several cells selected, what they come to. */
export function SheetFoot({ desk }: { desk: ReviewDesk }) {
  const { shown, columns } = desk;
  const range = useDeferredValue(desk.range);
  const several = range !== null && (range.top !== range.bottom || range.left !== range.right);
  const results = useMemo(() => (several && range ? resultsIn(range, shown, columns) : null), [several, range, shown, columns]);
  const figures = useMemo(() => results && selectionStatistics(results.map(figureOf)), [results]);
  const decimals = useMemo(
    () => results?.reduce((most, value) => (value?.kind === 'number' ? Math.max(most, value.decimals) : most), 0) ?? 0,
    [results],
  );
  return (
    <div className="sheet-foot">
      {figures ? (
        <p role="status" className="figures">
          <Figure name="Count" text={figures.filled.toLocaleString('en-GB')} />
          {figures.sum !== null && <Figure name="Sum" text={money(figures.sum, decimals)} />}
          {figures.average !== null && <Figure name="Average" text={money(figures.average, decimals)} />}
        </p>
      ) : (
        <p className="hints">
          {HINTS.map(([keys, what]) => (
            <span key={keys}>
              <Keys keys={keys} />
              {what}
            </span>
          ))}
        </p>
      )}
      <BudgetLine desk={desk} />
    </div>
  );
}

/** The first ones stay where there is little room. */
const HINTS = [
  ['Tab', 'next to check'],
  ['Enter', 'confirm'],
  ['Alt+1', 'take candidate 1'],
  ['Ctrl+Enter', 'confirm document'],
  ['F2', 'type'],
] as const;

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <span>
      {name} <b>{text}</b>
    </span>
  );
}

/** The values in the range; null where a cell is empty. */
function resultsIn(
  { top, bottom, left, right }: GridRange,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): (CellValue | null)[] {
  const across = columns.slice(left, right + 1);
  return rows.slice(top, bottom + 1).flatMap((row) => across.map((column) => valueIn(row, column)));
}

function valueIn(row: SheetRow, { id, kind }: SheetColumn): CellValue | null {
  if (kind === 'constant') return { kind: 'text', text: row.fileName };
  const result = row.kind === 'found' ? row.row.cells[id] : undefined;
  return result && 'chosen' in result ? result.chosen.value : null;
}

function figureOf(value: CellValue | null): number | 'text' | null {
  if (value?.kind === 'number') return value.number;
  return value && 'text';
}

function money(number: number, decimals: number): string {
  return valueText({ kind: 'number', number, decimals: Math.max(decimals, Number.isInteger(number) ? 0 : 2) });
}
