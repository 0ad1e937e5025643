import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnLayout } from './column-layout.ts';

/** Rows and moving columns that are drawn, by index, both ends included; the last before the first where there are none. */
export interface SheetWindow {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Ground {
  rowCount: number;
  rowPx: number;
  headPx: number;
  layout: ColumnLayout;
}

/** What of the sheet the scroller shows, in pixels. */
interface Port {
  topPx: number;
  leftPx: number;
  widthPx: number;
  heightPx: number;
}

const OVERSCAN_ROWS = 4;
const OVERSCAN_COLUMNS = 1;

/**
 * The cells in view and a few around them. All rows are equally high, so that where they stand is arithmetic; a scroll draws once,
 * whichever ways it went, and not at all where the same cells stay in view.
 */
export function useSheetWindow(scroller: RefObject<HTMLElement | null>, ground: Ground): SheetWindow {
  const { rowCount, rowPx, headPx, layout } = ground;
  // Until the sheet is measured it is taken for as large as the page: measuring would have the page laid out twice.
  const [port, setPort] = useState<Port>(() => ({ topPx: 0, leftPx: 0, widthPx: innerWidth, heightPx: innerHeight }));
  const latest = useRef(ground);
  const drawn = useMemo(() => windowOf(port, { rowCount, rowPx, headPx, layout }), [port, rowCount, rowPx, headPx, layout]);
  const last = useRef(drawn);
  useLayoutEffect(() => {
    latest.current = ground;
    last.current = drawn;
  });
  useLayoutEffect(() => {
    const box = scroller.current!;
    const size = { widthPx: innerWidth, heightPx: innerHeight };
    const update = (): void => {
      const next: Port = { topPx: box.scrollTop, leftPx: box.scrollLeft, ...size };
      // At once: what came into view would otherwise be missing for a frame.
      if (!isSame(windowOf(next, latest.current), last.current)) flushSync(() => setPort(next));
    };
    const resized = new ResizeObserver(([entry]) => {
      Object.assign(size, { widthPx: entry!.contentRect.width, heightPx: entry!.contentRect.height });
      update();
    });
    resized.observe(box);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [scroller]);
  return drawn;
}

function windowOf({ topPx, leftPx, widthPx, heightPx }: Port, { rowCount, rowPx, headPx, layout }: Ground): SheetWindow {
  return {
    top: Math.max(0, Math.floor(topPx / rowPx) - OVERSCAN_ROWS),
    bottom: Math.min(rowCount - 1, Math.floor((topPx + heightPx - headPx) / rowPx) + OVERSCAN_ROWS),
    left: Math.max(layout.frozenCount, layout.columnAt(leftPx + layout.frozenPx) - OVERSCAN_COLUMNS),
    right: Math.min(layout.widths.length - 1, layout.columnAt(leftPx + widthPx) + OVERSCAN_COLUMNS),
  };
}

function isSame(one: SheetWindow, other: SheetWindow): boolean {
  return one.top === other.top && one.bottom === other.bottom && one.left === other.left && one.right === other.right;
}
