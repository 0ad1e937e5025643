import type { Word } from '@sheetlift/engine/model';
import { type MouseEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { type PageSize, turnBack } from './page-layout.ts';
import { nearestWord, pickOfWords, wordAt, wordsBetween } from './page-words.ts';
import type { Pick } from './view-marks.ts';
import type { WordShelf } from './word-shelf.ts';

/** Words of one page that a person drew over. */
export interface WordSelection {
  pageNumber: number;
  words: readonly Word[];
}

interface WordPickingOptions {
  shelf: WordShelf;
  sizes: readonly PageSize[];
  turn: QuarterTurns;
  onPick: ((pick: Pick) => void) | undefined;
  onPickMark: (key: string) => void;
}

interface Drag {
  pageNumber: number;
  start: number;
  clientX: number;
  clientY: number;
  moved: boolean;
}

/** A pointer that moves less was meant as a click. */
const CLICK_PX = 4;

/** Clicks on words and marks, and words drawn over; handlers for the element that holds the pages. */
export function useWordPicking({ shelf, sizes, turn, onPick, onPickMark }: WordPickingOptions) {
  const [selection, setSelection] = useState<WordSelection | null>(null);
  const [hovered, setHovered] = useState<WordSelection | null>(null);
  const drag = useRef<Drag | null>(null);
  const anchor = useRef<{ pageNumber: number; start: number } | null>(null);

  const pointOn = useCallback(
    (page: HTMLElement, clientX: number, clientY: number) => {
      const pageNumber = Number(page.dataset['page']);
      const frame = page.getBoundingClientRect();
      const { x, y } = turnBack((clientX - frame.left) / frame.width, (clientY - frame.top) / frame.height, turn);
      const size = sizes[pageNumber - 1];
      return { pageNumber, x: x * (size?.widthPt ?? 1), y: y * (size?.heightPt ?? 1) };
    },
    [sizes, turn],
  );

  const extend = useCallback((pageNumber: number, start: number, end: number, words: readonly Word[]) => {
    setSelection({ pageNumber, words: wordsBetween(words, start, end) });
  }, []);

  const handlers = useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        drag.current = null;
        const page = pageOf(event);
        if (!page || event.button !== 0 || event.pointerType === 'touch') return;
        const { pageNumber, x, y } = pointOn(page, event.clientX, event.clientY);
        void shelf.load(pageNumber).catch(() => undefined);
        const words = shelf.find(pageNumber);
        if (!words) return;
        const start = nearestWord(words, x, y);
        if (start < 0) return;
        const extending = event.shiftKey && anchor.current?.pageNumber === pageNumber;
        drag.current = { pageNumber, start: extending ? anchor.current!.start : start, clientX: event.clientX, clientY: event.clientY, moved: extending };
        if (extending) extend(pageNumber, anchor.current!.start, start, words);
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const current = drag.current;
        const holder = event.currentTarget;
        if (current && event.buttons & 1) {
          if (!current.moved && Math.hypot(event.clientX - current.clientX, event.clientY - current.clientY) < CLICK_PX) return;
          if (!current.moved) holder.setPointerCapture(event.pointerId);
          current.moved = true;
          setHovered(null);
          const page = holder.querySelector<HTMLElement>(`[data-page="${current.pageNumber}"]`);
          const words = shelf.find(current.pageNumber);
          if (!page || !words) return;
          const { x, y } = pointOn(page, event.clientX, event.clientY);
          anchor.current = { pageNumber: current.pageNumber, start: current.start };
          return extend(current.pageNumber, current.start, nearestWord(words, x, y), words);
        }
        const page = pageOf(event);
        if (!onPick || !page || event.pointerType === 'touch' || markOf(event)) return setHovered(null);
        const { pageNumber, x, y } = pointOn(page, event.clientX, event.clientY);
        const words = shelf.find(pageNumber) ?? [];
        const at = wordAt(words, x, y);
        setHovered((before) => (at < 0 ? null : before?.words.includes(words[at]!) ? before : { pageNumber, words: wordsBetween(words, at, at) }));
      },
      onPointerLeave(): void {
        setHovered(null);
      },
      onClick(event: MouseEvent<HTMLElement>): void {
        const moved = drag.current?.moved ?? false;
        drag.current = null;
        if (moved) return;
        setSelection(null);
        const key = markOf(event);
        if (key !== null) return onPickMark(key);
        const page = pageOf(event);
        if (!page || !onPick) return;
        const { pageNumber, x, y } = pointOn(page, event.clientX, event.clientY);
        const pickThere = (words: readonly Word[]): void => {
          const at = wordAt(words, x, y);
          if (at < 0) return;
          anchor.current = { pageNumber, start: at };
          const pick = pickOfWords(pageNumber, wordsBetween(words, at, at));
          if (pick) onPick(pick);
        };
        shelf.load(pageNumber).then(pickThere, () => undefined);
      },
    }),
    [extend, onPick, onPickMark, pointOn, shelf],
  );

  const selectPage = useCallback(
    (pageNumber: number) => {
      void shelf.load(pageNumber).then((words) => setSelection(words.length > 0 ? { pageNumber, words } : null), () => undefined);
    },
    [shelf],
  );
  const clear = useCallback(() => setSelection(null), []);
  return { handlers, selection, hovered, selectPage, clear };
}

const pageOf = ({ target }: { target: EventTarget }): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-page]');

const markOf = ({ target }: { target: EventTarget }): string | null => (target as Element).closest<HTMLElement>('[data-mark]')?.dataset['mark'] ?? null;
