import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';

/** A page's size in points. */
export interface PageSize {
  widthPt: number;
  heightPt: number;
}

/** A4: what a page is taken for until its size is known. */
export const USUAL_PAGE: PageSize = { widthPt: 595, heightPt: 842 };

/** How large pages are shown: by what is read in them until a person says how. 1 is the size of the paper. */
export type Zoom = { kind: 'reading' } | { kind: 'fit-width' } | { kind: 'fit-page' } | { kind: 'scale'; scale: number };

const LEAST_SCALE = 0.25;
const MOST_SCALE = 4;

/** CSS pixels of a point at scale 1: 96 to 72. */
export const PX_PER_PT = 96 / 72;

/** Room around and between pages. */
const PAGE_MARGIN_PX = 16;

/** Pages below each other, each in the middle. */
export interface PagesLayout {
  pages: readonly PlacedPage[];
  widthPx: number;
  heightPx: number;
}

export interface PlacedPage {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

export function layOutPages(sizes: readonly PageSize[], scale: number, turn: QuarterTurns, viewWidthPx: number): PagesLayout {
  const shown = sizes.map((size) => shownSize(size, turn));
  const widest = Math.max(0, ...shown.map(({ widthPt }) => widthPt)) * PX_PER_PT * scale;
  const widthPx = Math.max(viewWidthPx, widest + 2 * PAGE_MARGIN_PX);
  let topPx = PAGE_MARGIN_PX;
  const pages = shown.map(({ widthPt, heightPt }) => {
    const width = widthPt * PX_PER_PT * scale;
    const height = heightPt * PX_PER_PT * scale;
    const page = { leftPx: (widthPx - width) / 2, topPx, widthPx: width, heightPx: height };
    topPx += height + PAGE_MARGIN_PX;
    return page;
  });
  return { pages, widthPx, heightPx: topPx };
}

/** The scale at which a page fits; its width is to fit where what is read decides. */
export function scaleOf(zoom: Zoom, sizes: readonly PageSize[], turn: QuarterTurns, viewWidthPx: number, viewHeightPx: number): number {
  if (zoom.kind === 'scale') return zoom.scale;
  const widest = sizes.reduce<PageSize>(
    (widestSoFar, size) => (shownSize(size, turn).widthPt > widestSoFar.widthPt ? shownSize(size, turn) : widestSoFar),
    { widthPt: 1, heightPt: 1 },
  );
  const toWidth = (viewWidthPx - 2 * PAGE_MARGIN_PX) / (widest.widthPt * PX_PER_PT);
  if (zoom.kind !== 'fit-page') return boundScale(toWidth);
  const tallest = Math.max(...sizes.map((size) => shownSize(size, turn).heightPt));
  return boundScale(Math.min(toWidth, (viewHeightPx - 2 * PAGE_MARGIN_PX) / (tallest * PX_PER_PT)));
}

export const boundScale = (scale: number): number => Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 2.5, 3, 4];

/** The next usual scale up or down. */
export function nextScale(scale: number, direction: 1 | -1): number {
  const near = 0.01;
  const steps = direction > 0 ? STEPS.filter((step) => step > scale + near) : STEPS.filter((step) => step < scale - near).reverse();
  return steps[0] ?? scale;
}

/** The size of a page as it is turned. */
export function shownSize({ widthPt, heightPt }: PageSize, turn: QuarterTurns): PageSize {
  return turn % 180 === 0 ? { widthPt, heightPt } : { widthPt: heightPt, heightPt: widthPt };
}

/** The pages, by index from 0, of which something lies between two heights; both ends included. */
export function pagesBetween({ pages }: PagesLayout, fromPx: number, toPx: number): { first: number; last: number } {
  const first = Math.min(
    pages.length - 1,
    firstWhere(pages, ({ topPx, heightPx }) => topPx + heightPx > fromPx),
  );
  const after = firstWhere(pages, ({ topPx }) => topPx >= toPx);
  return { first: Math.max(0, first), last: Math.max(first, after - 1) };
}

/** The page, by index, that a person reads: the one at a third of the view's height. */
export function pageInView(layout: PagesLayout, scrollTopPx: number, viewHeightPx: number): number {
  return pagesBetween(layout, scrollTopPx + viewHeightPx / 3, scrollTopPx + viewHeightPx / 3 + 1).first;
}

/** The first index for which something holds that holds for all after it; the length where there is none. */
function firstWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** 32 MB at four bytes each: sharp up to three times the size of the paper, and bounded however large it is shown. */
const MOST_PIXELS = 8_000_000;

/** How wide a page is drawn so that each pixel of the screen has one of its own, as far as memory allows. */
export function drawnWidthPx({ widthPt, heightPt }: PageSize, scale: number, pixelRatio: number): number {
  const wanted = widthPt * PX_PER_PT * scale * pixelRatio;
  const widest = Math.sqrt((MOST_PIXELS * widthPt) / heightPt);
  return Math.max(1, Math.round(Math.min(wanted, widest)));
}

/** A point of a page as it is shown, from 0 to 1 across and down, as it is on the page itself. */
export function turnBack(x: number, y: number, turn: QuarterTurns): { x: number; y: number } {
  switch (turn) {
    case 0:
      return { x, y };
    case 90:
      return { x: y, y: 1 - x };
    case 180:
      return { x: 1 - x, y: 1 - y };
    case 270:
      return { x: 1 - y, y: x };
  }
}

/** The other way: a point of the page itself as it is shown. */
export function turnForth(x: number, y: number, turn: QuarterTurns): { x: number; y: number } {
  return turnBack(x, y, ((360 - turn) % 360) as QuarterTurns);
}
