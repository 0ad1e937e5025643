import { type RefObject, useMemo } from 'react';
import { type ColumnLayout, columnLayout, type DrawnColumn, drawnColumns } from './column-layout.ts';
import type { GridContent } from './grid-edits.ts';
import type { CellIndex } from './grid-range.ts';
import { usePrinting } from './use-printing.ts';
import { type GridHeights, useRowHeight } from './use-row-height.ts';
import { useSheetWindow } from './use-sheet-window.ts';

/** What of the sheet is drawn, and the way between places on the screen and cells. */
export interface GridView extends GridHeights {
  layout: ColumnLayout;
  /** Rows and moving columns to draw: those in view, a few around them, and those of the active cell wherever it is. */
  lines: readonly number[];
  visible: readonly DrawnColumn[];
  heightPx: number;
  /** Rows that one Page key passes. */
  pageRows: () => number;
  reveal: (at: CellIndex) => void;
  revealColumn: (column: number) => void;
  /** Scrolls back to the first column. */
  revealStart: () => void;
  /** Whether something of a cell is seen in a window of this size, scrolled as now. */
  isSeenWithin: (at: CellIndex, widthPx: number, heightPx: number) => boolean;
  /** The cell at a place on the screen, or the nearest one; -1 for the head's row and the column of row numbers. */
  cellAt: (clientX: number, clientY: number) => CellIndex;
  topOf: (row: number) => number;
  /** The pixels from a column's left edge to that of the window: as wide may its editor grow. */
  roomRightOf: (column: number) => number;
}

const EDITOR_GAP_PX = 8;

/** Rows that are drawn for paper. More belong in an exported file. */
const MOST_PRINTED_ROWS = 500;

export function useGridView(scroller: RefObject<HTMLElement | null>, { columns, rows }: GridContent, active: CellIndex | null): GridView {
  const { rowPx, headPx } = useRowHeight();
  const printing = usePrinting();
  const layout = useMemo(() => columnLayout(columns, rows.count), [columns, rows.count]);
  const inView = useSheetWindow(scroller, { rowCount: rows.count, rowPx, headPx, layout });
  const activeRow = active?.row ?? -1;
  const activeColumn = active && active.column >= layout.frozenCount ? active.column : -1;
  const lines = useMemo(
    () =>
      printing ? indexesFrom(0, Math.min(rows.count, MOST_PRINTED_ROWS) - 1) : withIndex(indexesFrom(inView.top, inView.bottom), activeRow),
    [printing, rows.count, inView.top, inView.bottom, activeRow],
  );
  // The same array while the same columns are drawn: rows compare it by identity.
  const visible = useMemo(
    () =>
      drawnColumns(
        printing ? indexesFrom(layout.frozenCount, columns.length - 1) : withIndex(indexesFrom(inView.left, inView.right), activeColumn),
        layout,
      ),
    [printing, columns.length, inView.left, inView.right, activeColumn, layout],
  );

  const topOf = (row: number): number => headPx + row * rowPx;
  const revealColumn = (column: number): void => {
    const box = scroller.current;
    if (box && column >= layout.frozenCount)
      box.scrollTo({
        left: nearestScroll(
          box.scrollLeft,
          layout.lefts[column]! - layout.frozenPx,
          layout.widths[column]!,
          box.clientWidth - layout.frozenPx,
        ),
      });
  };
  return {
    rowPx,
    headPx,
    layout,
    lines,
    visible,
    heightPx: headPx + (printing ? Math.min(rows.count, MOST_PRINTED_ROWS) : rows.count) * rowPx,
    topOf,
    revealColumn,
    revealStart: () => scroller.current?.scrollTo({ left: 0 }),
    roomRightOf: (column) => {
      const box = scroller.current;
      const left = layout.lefts[column]! - (column < layout.frozenCount ? 0 : (box?.scrollLeft ?? 0));
      return Math.max(layout.widths[column]! + 1, (box?.clientWidth ?? 0) - left - EDITOR_GAP_PX);
    },
    pageRows: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headPx) / rowPx) - 1),
    reveal: ({ row, column }) => {
      const box = scroller.current;
      if (!box) return;
      box.scrollTo({ top: nearestScroll(box.scrollTop, topOf(row) - headPx, rowPx, box.clientHeight - headPx) });
      revealColumn(column);
    },
    isSeenWithin: ({ row, column }, widthPx, heightPx) => {
      const box = scroller.current;
      if (!box) return false;
      const [left, top] = [layout.lefts[column]! - box.scrollLeft, topOf(row) - box.scrollTop];
      const isAcross = column < layout.frozenCount || (left < widthPx && left + layout.widths[column]! > layout.frozenPx);
      return isAcross && top < heightPx && top + rowPx > headPx;
    },
    cellAt: (clientX, clientY) => {
      const box = scroller.current!;
      const { left, top } = box.getBoundingClientRect();
      const x = clientX - left - box.clientLeft;
      const y = clientY - top - box.clientTop;
      const sheetX = x < layout.frozenPx ? x : x + box.scrollLeft;
      return {
        row: y < headPx ? -1 : Math.min(rows.count - 1, Math.floor((y - headPx + box.scrollTop) / rowPx)),
        column: x < layout.numberPx ? -1 : layout.columnAt(sheetX),
      };
    },
  };
}

/** The scroll offset nearest to the present one at which a stretch lies in a window. The start wins where it does not fit. */
function nearestScroll(present: number, start: number, length: number, windowLength: number): number {
  if (start < present || length > windowLength) return start;
  return Math.max(present, start + length - windowLength);
}

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  const after = indexes.findIndex((one) => one > index);
  return after < 0 ? [...indexes, index] : indexes.toSpliced(after, 0, index);
}

/** Both ends included. */
function indexesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
