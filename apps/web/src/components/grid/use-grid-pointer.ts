import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { followDrag } from './drag.ts';
import type { GridRange } from './grid.ts';
import { planFillHandle } from './grid-edits.ts';
import { type GridContext, goTo } from './grid-context.ts';
import { type CellIndex, inRange, rangeBetween, sameRange, wholeGrid } from './grid-range.ts';

export interface GridPointer {
  /** Where a dragged fill would reach, and before which column a dragged one would be put. */
  filling: GridRange | null;
  dropAt: number | null;
  onPointerDown: (event: PointerEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
  onDoubleClick: (event: MouseEvent) => void;
}

/** Clicks, drags and taps. A finger that moves scrolls and selects nothing; its taps come as clicks. */
export function useGridPointer(context: GridContext, scroller: RefObject<HTMLElement | null>): GridPointer {
  const [filling, setFilling] = useState<GridRange | null>(null);
  const [dropAt, setDropAt] = useState<number | null>(null);
  // A drag outlives the render in which it began.
  const now = useRef(context);
  useLayoutEffect(() => {
    now.current = context;
  });

  const pressCell = (event: PointerEvent | MouseEvent, at: CellIndex): void => {
    const { selection, size } = context;
    if (at.row < 0 && at.column < 0) return selection.base ? selection.choose(selection.base, wholeGrid(size)) : undefined;
    if (size.rows === 0) return;
    const lines = lineOf(at);
    const active = selection.active;
    if (event.shiftKey && active) return selection.choose(active, lines.between(size, active, at));
    const first = { row: Math.max(0, at.row), column: Math.max(0, at.column) };
    if (lines === CELLS) goTo(context, first);
    else selection.choose(first, lines.between(size, first, at));
  };

  const dragSelection = (event: PointerEvent, from: CellIndex): void => {
    const { view } = context;
    const lines = lineOf(from);
    const box = scroller.current!;
    followDrag(event, {
      scrolls: { box, left: view.layout.frozenPx, top: view.headPx },
      move: (x, y) => {
        const { selection, size, view } = now.current;
        const { active, range } = selection;
        if (!active || !range) return;
        const next = lines.between(size, active, view.cellAt(x, y));
        if (!sameRange(next, range)) selection.choose(active, next);
      },
      end: () => {},
    });
  };

  const dragFill = (event: PointerEvent): void => {
    const seed = context.selection.range!;
    let filled: GridRange | null = null;
    const show = (range: GridRange | null) => {
      filled = range;
      setFilling(range);
    };
    followDrag(event, {
      scrolls: { box: scroller.current!, left: context.view.layout.frozenPx, top: context.view.headPx },
      move: (x, y) => show(filledRange(seed, now.current.view.cellAt(x, y))),
      end: () => {
        setFilling(null);
        if (!filled) return;
        const { content, selection, editing } = now.current;
        if (selection.active) selection.choose(selection.active, filled);
        editing.apply(planFillHandle(content, seed, filled), 'fill');
      },
      cancel: () => setFilling(null),
    });
  };

  const dragCorner = (event: PointerEvent): void =>
    followDrag(event, {
      scrolls: { box: scroller.current!, left: context.view.layout.frozenPx, top: context.view.headPx },
      move: (x, y) => {
        const { selection, size, view } = now.current;
        const { active } = selection;
        if (active) selection.choose(active, CELLS.between(size, active, view.cellAt(x, y)));
      },
      end: () => {},
    });

  const dragEdge = (event: PointerEvent, column: number): void => {
    const startPx = context.content.columns[column]!.widthPx;
    let widthPx = startPx;
    followDrag(event, {
      move: (x) => {
        widthPx = startPx + x - event.clientX;
        now.current.resizeColumn(column, widthPx, false);
      },
      end: () => widthPx !== startPx && now.current.resizeColumn(column, widthPx, true),
      cancel: () => now.current.resizeColumn(column, startPx, true),
    });
  };

  const dragHead = (event: PointerEvent, column: number): void => {
    let before: number | null = null;
    const show = (index: number | null) => {
      before = index;
      setDropAt(index);
    };
    followDrag(event, {
      scrolls: { box: scroller.current!, left: context.view.layout.frozenPx, top: -Infinity },
      move: (x, y) => show(dropBefore(now.current, column, now.current.view.cellAt(x, y).column, x, scroller.current!)),
      end: () => {
        setDropAt(null);
        if (before !== null) now.current.moveColumn(column, before > column ? before - 1 : before);
      },
      cancel: () => setDropAt(null),
    });
  };

  return {
    filling,
    dropAt,
    onPointerDown: (event) => {
      const target = event.target as HTMLElement;
      if (isField(target) || target.closest('[data-menu], .dg-options') || onScrollbar(event, scroller.current!)) return;
      const { editing, view, selection } = context;
      if (event.pointerType === 'touch') return target.dataset.handle === undefined ? undefined : dragCorner(event);
      if (event.button > 0 && event.button !== 2) return;
      if (!editing.commit()) return;
      context.focus();
      if (target.dataset.handle !== undefined) return dragFill(event);
      const at = view.cellAt(event.clientX, event.clientY);
      if (target.dataset.resize !== undefined) return dragEdge(event, columnIndex(context, target.dataset.resize));
      if (event.button === 2 && selection.range && inRange(selection.range, at)) return;
      pressCell(event, at);
      if (event.button === 2) return;
      if (at.row < 0 && at.column >= 0 && context.props.onMoveColumn && !event.shiftKey) dragHead(event, at.column);
      else if (!event.shiftKey) dragSelection(event, at);
    },
    // The grid keeps the focus, and a drag marks cells, not text.
    onMouseDown: (event) => {
      if (!isField(event.target as HTMLElement) && !onScrollbar(event, scroller.current!)) event.preventDefault();
    },
    onClick: (event) => {
      const target = event.target as HTMLElement;
      const menu = target.closest<HTMLElement>('[data-menu]');
      if (menu) return context.openMenu(columnIndex(context, menu.dataset.menu!));
      const option = target.closest('[role="option"]')?.textContent;
      if (option) {
        context.editing.pick(option);
        context.editing.commit();
        return;
      }
      if (
        (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch' ||
        isField(target) ||
        target.closest('.dg-options, [data-handle]') ||
        !context.editing.commit()
      )
        return;
      context.focus();
      pressCell(event, context.view.cellAt(event.clientX, event.clientY));
    },
    onDoubleClick: (event) => {
      const target = event.target as HTMLElement;
      if (isField(target) || target.closest('[data-menu], .dg-options')) return;
      if (target.dataset.resize !== undefined) return context.fitColumn(columnIndex(context, target.dataset.resize));
      const { row, column } = context.view.cellAt(event.clientX, event.clientY);
      if (column < 0) return;
      if (row < 0) context.rename(column);
      else if (context.props.onEdit) context.editing.begin({ row, column }, { arrowsMove: false });
    },
  };
}

interface Lines {
  between: (size: GridContext['size'], active: CellIndex, to: CellIndex) => GridRange;
}

const CELLS: Lines = { between: (_, active, to) => rangeBetween(active, { row: Math.max(0, to.row), column: Math.max(0, to.column) }) };
const ROWS: Lines = {
  between: ({ columns }, active, to) => ({ ...rangeBetween(active, { row: Math.max(0, to.row), column: 0 }), left: 0, right: columns - 1 }),
};
const COLUMNS: Lines = {
  between: ({ rows }, active, to) => ({ ...rangeBetween(active, { row: 0, column: Math.max(0, to.column) }), top: 0, bottom: rows - 1 }),
};

/** Whether a press means cells, whole rows (on a row's number) or whole columns (on a head). */
function lineOf({ row, column }: CellIndex): Lines {
  if (row < 0) return COLUMNS;
  return column < 0 ? ROWS : CELLS;
}

/** The seed grown towards a cell, down or across, whichever is farther; null inside the seed. */
function filledRange(seed: GridRange, to: CellIndex): GridRange | null {
  const row = Math.max(0, to.row);
  const column = Math.max(0, to.column);
  const down = Math.max(row - seed.bottom, seed.top - row);
  const across = Math.max(column - seed.right, seed.left - column);
  if (down <= 0 && across <= 0) return null;
  return down >= across
    ? { ...seed, top: Math.min(seed.top, row), bottom: Math.max(seed.bottom, row) }
    : { ...seed, left: Math.min(seed.left, column), right: Math.max(seed.right, column) };
}

/** Before which column a dragged head falls: frozen columns stay among themselves. Null where that changes nothing. */
function dropBefore(
  { view: { layout }, size }: GridContext,
  column: number,
  over: number,
  clientX: number,
  box: HTMLElement,
): number | null {
  const frozen = column < layout.frozenCount;
  const first = frozen ? 0 : layout.frozenCount;
  const last = frozen ? layout.frozenCount : size.columns;
  const middle = layout.lefts[Math.max(0, over)]! + layout.widths[Math.max(0, over)]! / 2;
  const sheetX = clientX - box.getBoundingClientRect().left + (over < layout.frozenCount ? 0 : box.scrollLeft);
  const before = Math.max(first, Math.min(last, sheetX > middle ? over + 1 : over));
  return before === column || before === column + 1 ? null : before;
}

function columnIndex({ content }: GridContext, columnId: string): number {
  return content.columns.findIndex(({ id }) => id === columnId);
}

function isField(target: HTMLElement): boolean {
  return target.closest('input, textarea') !== null;
}

function onScrollbar({ clientX, clientY }: { clientX: number; clientY: number }, box: HTMLElement): boolean {
  const { left, top } = box.getBoundingClientRect();
  return clientX - left - box.clientLeft >= box.clientWidth || clientY - top - box.clientTop >= box.clientHeight;
}
