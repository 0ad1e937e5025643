import { Scissors } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { RunDocument, RunStore } from '../../workspace/run/run-store.ts';
import { painterOf, versionOf } from '../pages/painter-of.ts';
import { type FirstPages, movedTo, toggled } from './border-moves.ts';
import { SmallPage } from './small-page.tsx';

interface PagesAndBordersProps {
  document: RunDocument;
  store: RunStore;
  pageCount: number;
  firstPages: FirstPages;
  /** First page of another document -> why. */
  suggested: ReadonlyMap<number, string>;
  onChange: (firstPages: FirstPages) => void;
}

/** The pages of a document in small, in order; between two of them a border can be set, taken away and moved, by pointer and by keys. */
export function PagesAndBorders({ document, store, pageCount, firstPages, suggested, onChange }: PagesAndBordersProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The border that the keys are at. */
  const [at, setAt] = useState(() => Math.min(...firstPages, ...(firstPages.size === 0 ? [2] : [])));
  const dragged = useRef<{ from: number; moved: boolean } | null>(null);
  const painter = painterOf(store);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);

  const goTo = (pageNumber: number): void => {
    const border = Math.max(2, Math.min(pageCount, pageNumber));
    setAt(border);
    list.current?.querySelector<HTMLElement>(`[data-border="${border}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, pageNumber: number): void => {
    const step = STEPS[event.key];
    if (event.key === 'Delete' && firstPages.has(pageNumber)) onChange(toggled(firstPages, pageNumber));
    if (event.key === 'Home') goTo(2);
    if (event.key === 'End') goTo(pageCount);
    if (step && event.shiftKey) {
      const next = movedTo(firstPages, pageNumber, pageNumber + step, pageCount);
      if (next !== firstPages) goTo(pageNumber + step);
      onChange(next);
    } else if (step) goTo(pageNumber + step);
    if (step || event.key === 'Home' || event.key === 'End') event.preventDefault();
  };
  const drag = (event: PointerEvent): void => {
    const held = dragged.current;
    const to = held && borderAt(event.clientX, event.clientY);
    if (!held || !to || to === held.from) return;
    const next = movedTo(firstPages, held.from, to, pageCount);
    if (next === firstPages) return;
    dragged.current = { from: to, moved: true };
    setAt(to);
    onChange(next);
  };

  return (
    <ol className="split-pages" ref={list} aria-label="Pages and the borders between them">
      {pages.map((pageNumber) => {
        const isSet = firstPages.has(pageNumber);
        const why = suggested.get(pageNumber);
        return (
          <li key={pageNumber}>
            {pageNumber > 1 && (
              <button
                type="button"
                className="split-border"
                data-border={pageNumber}
                aria-pressed={isSet}
                aria-label={`Border before page ${pageNumber}${why ? `, suggested: ${why}` : ''}`}
                title={why}
                tabIndex={pageNumber === at ? 0 : -1}
                onFocus={() => setAt(pageNumber)}
                onKeyDown={(event) => press(event, pageNumber)}
                onPointerDown={(event) => {
                  dragged.current = isSet ? { from: pageNumber, moved: false } : null;
                  if (isSet) event.currentTarget.setPointerCapture(event.pointerId);
                }}
                onPointerMove={drag}
                onClick={({ detail }) => {
                  // The click that ends a drag sets nothing; one that keys make has no detail.
                  if (detail === 0 || !dragged.current?.moved) onChange(toggled(firstPages, pageNumber));
                  dragged.current = null;
                }}
              >
                <Scissors size={14} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
            <figure data-page={pageNumber}>
              <SmallPage painter={painter} documentId={document.id} version={versionOf(document)} pageNumber={pageNumber} />
              <figcaption>{pageNumber}</figcaption>
            </figure>
          </li>
        );
      })}
    </ol>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The page before which a border would be dropped here; null beside the pages. */
function borderAt(x: number, y: number): number | null {
  const over = document.elementFromPoint(x, y);
  const border = over?.closest<HTMLElement>('[data-border]')?.dataset['border'];
  if (border) return Number(border);
  const page = over?.closest<HTMLElement>('[data-page]');
  if (!page) return null;
  const { left, width } = page.getBoundingClientRect();
  return Number(page.dataset['page']) + (x < left + width / 2 ? 0 : 1);
}
