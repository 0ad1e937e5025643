import type { BoundingBox, Word } from '@sheetlift/engine/model';
import { type MouseEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { type PageSize, turnBack } from './page-layout.ts';
import { type ArrowKey, nearestWord, pickOfWords, wordAt, wordBeside, wordsBetween, wordsInBox } from './page-words.ts';
import { valueAround } from './value-around.ts';
import type { Pick } from './view-marks.ts';
import type { WordShelf } from './word-shelf.ts';

/** Words of one page that a person drew over. */
export interface WordSelection {
  pageNumber: number;
  words: readonly Word[];
}

/** A box as it is being drawn, in points. */
export interface DrawnBox {
  pageNumber: number;
  box: BoundingBox;
}

interface WordPickingOptions {
  shelf: WordShelf;
  sizes: readonly PageSize[];
  turn: QuarterTurns;
  /** What is clicked or drawn over is meant as a field: with a finger too, and whatever is marked there. */
  pointing: boolean;
  /** A box is to be drawn, with a finger too and over words. */
  boxing: boolean;
  /** Where the chosen cell was read: dragged at an edge it takes in other words. */
  cited: { pageNumber: number; boxes: readonly BoundingBox[] } | null;
  onPick: ((pick: Pick) => void) | undefined;
  /** A box was drawn on a page that was recognised, and `words` stand in it so far; absent where boxes are not read. */
  onBox: ((drawn: DrawnBox, words: readonly Word[]) => void) | undefined;
  isRecognised: (pageNumber: number) => boolean;
  onPickMark: (key: string) => void;
  /** Words were clicked or drawn over while pointing. */
  onPointed: () => void;
}

interface Drag {
  pageNumber: number;
  /** Index of the word where it began; on bare paper the point: there a box is drawn. */
  from: { kind: 'word'; start: number } | { kind: 'paper'; x: number; y: number };
  clientX: number;
  clientY: number;
  moved: boolean;
  /** An edge of the cited place is dragged: what it takes in is picked at once. */
  edge: boolean;
  /** The box drawn so far. */
  box?: BoundingBox;
}

/** Points below which a box is a stroke, drawn below words to select them. */
const LOWEST_BOX_PT = 4;

/** A pointer that moves less was meant as a click. */
const CLICK_PX = 4;

/** Clicks on words and marks, and words drawn over; handlers for the element that holds the pages. */
export function useWordPicking({
  shelf,
  sizes,
  turn,
  pointing,
  boxing,
  cited,
  onPick,
  onBox,
  isRecognised,
  onPickMark,
  onPointed,
}: WordPickingOptions) {
  const [selection, setSelection] = useState<WordSelection | null>(null);
  const [hovered, setHovered] = useState<WordSelection | null>(null);
  const [drawn, setDrawn] = useState<DrawnBox | null>(null);
  /** An edge of the chosen cell's place is being dragged. */
  const [adjusting, setAdjusting] = useState(false);
  const drag = useRef<Drag | null>(null);
  /** Where the selection began, and the word it reaches to. */
  const anchor = useRef<{ pageNumber: number; start: number; end: number } | null>(null);

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
    anchor.current = { pageNumber, start, end };
    setSelection({ pageNumber, words: wordsBetween(words, start, end) });
  }, []);

  const handlers = useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        drag.current = null;
        // A second finger ends what the first one drew: together they move the page.
        setDrawn(null);
        const page = pageOf(event);
        const edge = pointing || boxing ? null : edgeOf(event);
        if (!page || event.button !== 0 || !event.isPrimary || (event.pointerType === 'touch' && !pointing && !boxing && !edge)) return;
        const { pageNumber, x, y } = pointOn(page, event.clientX, event.clientY);
        void shelf.load(pageNumber).catch(() => undefined);
        const words = shelf.find(pageNumber);
        if (!words || (words.length === 0 && !(onBox && isRecognised(pageNumber)))) return;
        const { clientX, clientY } = event;
        const held = edge && cited?.pageNumber === pageNumber ? indexesInBoxes(words, cited.boxes) : [];
        if (held.length > 0) {
          const start = edge === 'end' ? held[0]! : held.at(-1)!;
          drag.current = { pageNumber, from: { kind: 'word', start }, clientX, clientY, moved: false, edge: true };
          return;
        }
        const extending = event.shiftKey && anchor.current?.pageNumber === pageNumber;
        const over = wordAt(words, x, y);
        const from: Drag['from'] = extending
          ? { kind: 'word', start: anchor.current!.start }
          : over >= 0 && !boxing
            ? { kind: 'word', start: over }
            : { kind: 'paper', x, y };
        drag.current = { pageNumber, from, clientX, clientY, moved: extending, edge: false };
        if (extending) extend(pageNumber, anchor.current!.start, nearestWord(words, x, y), words);
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const current = drag.current;
        const holder = event.currentTarget;
        if (current && event.buttons & 1) {
          if (!current.moved && Math.hypot(event.clientX - current.clientX, event.clientY - current.clientY) < CLICK_PX) return;
          if (!current.moved) holder.setPointerCapture(event.pointerId);
          current.moved = true;
          setAdjusting(current.edge);
          setHovered(null);
          const page = holder.querySelector<HTMLElement>(`[data-page="${current.pageNumber}"]`);
          const words = shelf.find(current.pageNumber);
          if (!page || !words) return;
          const { pageNumber, x, y } = pointOn(page, event.clientX, event.clientY);
          const { from } = current;
          if (from.kind === 'word') return extend(pageNumber, from.start, nearestWord(words, x, y), words);
          const box = { left: Math.min(from.x, x), top: Math.min(from.y, y), right: Math.max(from.x, x), bottom: Math.max(from.y, y) };
          const held = wordsInBox(words, box);
          current.box = box;
          setDrawn({ pageNumber, box });
          return setSelection(held.length > 0 ? { pageNumber, words: held } : null);
        }
        const page = pageOf(event);
        if ((!onPick && !pointing) || !page || event.pointerType === 'touch' || (!pointing && markOf(event))) return setHovered(null);
        const { pageNumber, x, y } = pointOn(page, event.clientX, event.clientY);
        const words = shelf.find(pageNumber) ?? [];
        const at = wordAt(words, x, y);
        setHovered((before) =>
          at < 0 ? null : before?.words.includes(words[at]!) ? before : { pageNumber, words: valueAround(words, at) },
        );
      },
      onPointerUp(): void {
        setDrawn(null);
        setAdjusting(false);
        const { current } = drag;
        if (!current?.moved) return;
        if (pointing) onPointed();
        else if (current.box && current.box.bottom - current.box.top >= LOWEST_BOX_PT && onBox && isRecognised(current.pageNumber)) {
          setSelection(null);
          const { pageNumber, box } = current;
          onBox({ pageNumber, box }, wordsInBox(shelf.find(pageNumber) ?? [], box));
        } else if (current.edge && anchor.current) {
          const { pageNumber, start, end } = anchor.current;
          const pick = pickOfWords(pageNumber, wordsBetween(shelf.find(pageNumber) ?? [], start, end));
          setSelection(null);
          if (pick) onPick?.({ ...pick, adjusts: true });
        }
      },
      onPointerCancel(): void {
        drag.current = null;
        setDrawn(null);
        setAdjusting(false);
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
        if (key !== null && !pointing) return onPickMark(key);
        const page = pageOf(event);
        if (!page || boxing || (!onPick && !pointing)) return;
        const { pageNumber, x, y } = pointOn(page, event.clientX, event.clientY);
        const pickThere = (words: readonly Word[]): void => {
          const at = wordAt(words, x, y);
          if (at < 0) return;
          anchor.current = { pageNumber, start: at, end: at };
          const picked = valueAround(words, at);
          const pick = pickOfWords(pageNumber, picked);
          if (pointing) {
            setSelection({ pageNumber, words: picked });
            onPointed();
          } else if (pick) onPick?.(pick);
        };
        shelf.load(pageNumber).then(pickThere, () => undefined);
      },
    }),
    [boxing, cited, extend, isRecognised, onBox, onPick, onPickMark, onPointed, pointOn, pointing, shelf],
  );

  const selectPage = useCallback(
    (pageNumber: number) => {
      void shelf.load(pageNumber).then(
        (words) => setSelection(words.length > 0 ? { pageNumber, words } : null),
        () => undefined,
      );
    },
    [shelf],
  );

  /** Moves to the next word, or takes it in; begins with the first word of the page in view. Ends with the words. */
  const steer = useCallback(
    async (key: ArrowKey, extending: boolean, pageInView: number): Promise<WordSelection | null> => {
      const words = await shelf.load(pageInView);
      if (words.length === 0) return null;
      const before = anchor.current?.pageNumber === pageInView && anchor.current.end < words.length ? anchor.current : null;
      const end = before ? wordBeside(words, before.end, key) : 0;
      const start = before && extending ? before.start : end;
      extend(pageInView, start, end, words);
      return { pageNumber: pageInView, words: wordsBetween(words, end, end) };
    },
    [extend, shelf],
  );
  const clear = useCallback(() => setSelection(null), []);
  return { handlers, selection, hovered, drawn, adjusting, selectPage, steer, clear };
}

const pageOf = ({ target }: { target: EventTarget }): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-page]');

const edgeOf = ({ target }: { target: EventTarget }): string | null =>
  (target as Element).closest<HTMLElement>('[data-edge]')?.dataset['edge'] ?? null;

function indexesInBoxes(words: readonly Word[], boxes: readonly BoundingBox[]): number[] {
  const held = new Set(boxes.flatMap((box) => wordsInBox(words, box)));
  return words.flatMap((word, index) => (held.has(word) ? [index] : []));
}

const markOf = ({ target }: { target: EventTarget }): string | null =>
  (target as Element).closest<HTMLElement>('[data-mark]')?.dataset['mark'] ?? null;
