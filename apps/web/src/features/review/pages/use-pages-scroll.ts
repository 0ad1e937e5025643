import { type RefObject, useLayoutEffect, useState } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import type { PagesLayout } from './page-layout.ts';
import { type PagesInView, PagesScroller } from './pages-scroller.ts';

/** What of the pages is in view, and what moves the view. */
export function usePagesScroll(
  element: RefObject<HTMLElement | null>,
  layout: PagesLayout,
): { inView: PagesInView; scroller: PagesScroller } {
  const [scroller] = useState(() => new PagesScroller());
  useLayoutEffect(() => (element.current ? scroller.attach(element.current) : undefined), [scroller, element]);
  // Before the browser paints, so that nothing jumps.
  useLayoutEffect(() => scroller.place(layout), [scroller, layout]);
  return { inView: useStore(scroller.inView), scroller };
}
