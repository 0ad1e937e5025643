import { createStore, type Store } from '../../../lib/create-store.ts';
import { moveScroll } from './move-scroll.ts';
import { pageInView, pagesBetween, type PagesLayout } from './page-layout.ts';
import { PRINT_ROOM_PX } from './reading-scale.ts';
import type { PrintAcross } from './use-print-across.ts';

/** Pages that are mounted, by index from 0, both ends included, and the one a person reads. */
export interface PagesInView {
  first: number;
  last: number;
  current: number;
}

/** From 0 to 1 across and down a page as it is shown. */
interface ShareBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is kept in place when pages become larger or smaller. */
interface Anchor {
  pageIndex: number;
  shareX: number;
  shareY: number;
  viewX: number;
  viewY: number;
}

/** Room kept around what is moved to: above it for a label, to its left for one or for the words before it, to its right for a sign. */
const ROOM_PX = 48;
const LEFT_ROOM_PX = 140;
const RIGHT_ROOM_PX = 24;

/** Where the middle of what is moved to stands across the view: what belongs to it is left of it mostly. */
const ACROSS = 0.6;

/** Pages this much of the view's height away are mounted already. */
const AHEAD = 0.6;

/** Faster than a person reads, in CSS pixels a millisecond, and how long that is taken to last. */
const FAST_PX_PER_MS = 3;
const FAST_LASTS_MS = 120;

const NO_LAYOUT: PagesLayout = { pages: [], widthPx: 0, heightPx: 0 };

/** Knows what of the pages is in view, and moves the view. */
export class PagesScroller {
  #element: HTMLElement | null = null;
  #layout = NO_LAYOUT;
  readonly #shown = createStore<PagesInView>({ first: 0, last: 0, current: 0 });
  #anchor: Anchor | null = null;
  #held = false;
  #last = { topPx: 0, at: 0, fastAt: -Infinity };
  #stop: () => void = () => undefined;

  readonly inView: Store<PagesInView> = this.#shown;

  /** True while pages fly past. */
  readonly isMoving = (): boolean => performance.now() - this.#last.fastAt < FAST_LASTS_MS;

  /** Listens to an element that scrolls; returns how to end that. */
  attach(element: HTMLElement): () => void {
    this.#element = element;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('scroll', () => this.#onScroll(element), { passive: true, signal });
    // A person who takes the page in hand is not pulled on.
    for (const kind of ['wheel', 'touchstart', 'pointerdown'])
      element.addEventListener(kind, () => this.#stop(), { passive: true, signal });
    return () => {
      listening.abort();
      this.#stop();
      this.#element = null;
    };
  }

  /** The pages have another size: what a person looks at stays where it is. */
  place(layout: PagesLayout): void {
    this.#layout = layout;
    const page = this.#anchor && layout.pages[this.#anchor.pageIndex];
    if (this.#element && this.#anchor && page) {
      const { shareX, shareY, viewX, viewY } = this.#anchor;
      this.#element.scrollTo(page.leftPx + shareX * page.widthPx - viewX, page.topPx + shareY * page.heightPx - viewY);
    }
    this.#held = false;
    this.#update();
  }

  /** Keeps the point below these coordinates of the window in place when the size of the pages changes next. */
  hold(clientX: number, clientY: number): void {
    if (!this.#element) return;
    const frame = this.#element.getBoundingClientRect();
    this.#anchor = anchorAt(this.#layout, this.#element, clientX - frame.left, clientY - frame.top);
    this.#held = true;
  }

  /** Moves so that a box can be read with what it belongs to, all print of its page where that is no wider than the view; not at all where it can be already. */
  showBox(pageIndex: number, box: ShareBox, print: PrintAcross | null = null): void {
    const element = this.#element;
    const page = this.#layout.pages[pageIndex];
    if (!element || !page) return;
    const left = page.leftPx + box.left * page.widthPx;
    const right = page.leftPx + box.right * page.widthPx;
    const top = page.topPx + box.top * page.heightPx;
    const bottom = page.topPx + box.bottom * page.heightPx;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const printWidth = print ? (print.right - print.left) * page.widthPx : Infinity;
    const isWhole = print !== null && printWidth + PRINT_ROOM_PX.left + PRINT_ROOM_PX.right <= clientWidth + 1;
    const leftRoom = Math.max(0, Math.min(LEFT_ROOM_PX, clientWidth - RIGHT_ROOM_PX - (right - left)));
    const [from, to] = isWhole
      ? [page.leftPx + print.left * page.widthPx - PRINT_ROOM_PX.left, page.leftPx + print.right * page.widthPx + PRINT_ROOM_PX.right]
      : [left - leftRoom, right + RIGHT_ROOM_PX];
    const seenAcross = Math.max(page.leftPx, from) >= scrollLeft && Math.min(page.leftPx + page.widthPx, to) <= scrollLeft + clientWidth;
    const seenDown = top >= scrollTop + ROOM_PX && bottom <= scrollTop + clientHeight - ROOM_PX;
    if (seenAcross && seenDown) return;
    const leftPx = isWhole
      ? (from + to - clientWidth) / 2
      : Math.min(from, Math.max((left + right) / 2 - clientWidth * ACROSS, to - clientWidth));
    this.#move(seenAcross ? scrollLeft : leftPx, seenDown ? scrollTop : (top + bottom) / 2 - clientHeight * 0.4);
  }

  showPage(pageIndex: number): void {
    const page = this.#layout.pages[pageIndex];
    if (page && this.#element) this.#move(this.#element.scrollLeft, page.topPx - this.#layout.pages[0]!.topPx);
  }

  #move(leftPx: number, topPx: number): void {
    this.#stop();
    if (this.#element) this.#stop = moveScroll(this.#element, leftPx, topPx);
  }

  #onScroll({ scrollTop }: HTMLElement): void {
    const now = performance.now();
    const { topPx, at, fastAt } = this.#last;
    const fast = Math.abs(scrollTop - topPx) > FAST_PX_PER_MS * (now - at);
    this.#last = { topPx: scrollTop, at: now, fastAt: fast ? now : fastAt };
    this.#update();
  }

  #update(): void {
    const element = this.#element;
    if (!element || this.#layout.pages.length === 0) return;
    const { scrollTop, clientHeight, clientWidth, scrollHeight } = element;
    const { first, last } = pagesBetween(this.#layout, scrollTop - clientHeight * AHEAD, scrollTop + clientHeight * (1 + AHEAD));
    // At the very end the last page is read, however short it is.
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
    const current = atEnd ? this.#layout.pages.length - 1 : pageInView(this.#layout, scrollTop, clientHeight);
    if (!this.#held) this.#anchor = anchorAt(this.#layout, element, clientWidth / 2, clientHeight / 3);
    const before = this.#shown.snapshot();
    if (before.first === first && before.last === last && before.current === current) return;
    this.#shown.show({ first, last, current });
  }
}

function anchorAt(layout: PagesLayout, { scrollLeft, scrollTop }: HTMLElement, viewX: number, viewY: number): Anchor | null {
  const pageIndex = pagesBetween(layout, scrollTop + viewY, scrollTop + viewY + 1).first;
  const page = layout.pages[pageIndex];
  if (!page) return null;
  const shareX = (scrollLeft + viewX - page.leftPx) / page.widthPx;
  // At the very top the margin stays; else the first page would creep under the edge as it grows.
  if (scrollTop <= 0 && pageIndex === 0) return { pageIndex, shareX, shareY: 0, viewX, viewY: page.topPx };
  return { pageIndex, shareX, shareY: (scrollTop + viewY - page.topPx) / page.heightPx, viewX, viewY };
}
