import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner size of an element in CSS pixels; null before it is known. */
export function useElementSize(element: RefObject<HTMLElement | null>): { widthPx: number; heightPx: number } | null {
  const [size, setSize] = useState<{ widthPx: number; heightPx: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = (): void => {
      const { clientWidth: widthPx, clientHeight: heightPx } = current;
      setSize((before) => (before?.widthPx === widthPx && before.heightPx === heightPx ? before : { widthPx, heightPx }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
