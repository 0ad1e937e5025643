import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listPlace } from './list-place.ts';

/** For a list that is fixed on the screen: keeps it in its place in the sheet of a cell; a cell that is scrolled away takes it along. */
export function useListPlace(cell: HTMLElement | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const scroller = cell?.closest('.datagrid');
    const ground = scroller?.querySelector('.dg-ground');
    const heads = scroller?.querySelector('.dg-heads');
    if (!element || !cell || !scroller || !ground || !heads) return undefined;
    const put = (): void => {
      const [at, whole] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()];
      const sheet = {
        left: whole.left,
        top: heads.getBoundingClientRect().bottom,
        right: whole.left + scroller.clientWidth,
        bottom: whole.top + scroller.clientHeight,
      };
      const inView = cell.isConnected && at.bottom > sheet.top && at.top < sheet.bottom && at.right > sheet.left && at.left < sheet.right;
      element.style.visibility = inView ? 'visible' : 'hidden';
      const around = { cell: at, sheet, rowsEnd: ground.getBoundingClientRect().bottom };
      const { left, top } = listPlace(around, element.offsetWidth, element.offsetHeight);
      element.style.left = `${Math.round(left)}px`;
      element.style.top = `${Math.round(top)}px`;
    };
    put();
    scroller.addEventListener('scroll', put, { passive: true });
    const sizes = new ResizeObserver(put);
    for (const each of [element, scroller, ground]) sizes.observe(each);
    return () => {
      scroller.removeEventListener('scroll', put);
      sizes.disconnect();
    };
  }, [cell]);
  return list;
}
