import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { CellIndex } from './grid-range.ts';
import type { GridView } from './use-grid-view.ts';

/** An active cell that is seen stays in view when the sheet gets less room, as when a pane opens beside it; one scrolled away from stays away. */
export function useKeptInView(scroller: RefObject<HTMLElement | null>, view: GridView, active: CellIndex | null): void {
  const keep = useEffectEvent((widthPx: number, heightPx: number) => {
    if (active && view.isSeenWithin(active, widthPx, heightPx)) view.reveal(active);
  });
  useLayoutEffect(() => {
    const box = scroller.current!;
    let [widthPx, heightPx] = [box.clientWidth, box.clientHeight];
    const resized = new ResizeObserver(() => {
      const isSmaller = box.clientWidth < widthPx || box.clientHeight < heightPx;
      if (isSmaller) keep(widthPx, heightPx);
      [widthPx, heightPx] = [box.clientWidth, box.clientHeight];
    });
    resized.observe(box);
    return () => resized.disconnect();
  }, [scroller]);
}
