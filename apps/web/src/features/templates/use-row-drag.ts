import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

interface RowDrag {
  /** The row under the pointer's hand, from 0; null while none is dragged. */
  from: number | null;
  /** Where it would go. */
  to: number | null;
  start: (index: number, event: ReactPointerEvent) => void;
}

/** Moves rows of a list by their grips, with mouse, pen or finger. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): RowDrag {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);

  function start(from: number, event: ReactPointerEvent): void {
    if (event.button !== 0) return;
    const grip = event.currentTarget as HTMLElement;
    const ended = new AbortController();
    const { signal } = ended;
    let to = from;
    grip.setPointerCapture(event.pointerId);
    setDrag({ from, to });
    grip.addEventListener(
      'pointermove',
      ({ clientY }) => {
        to = rowAt(list.current, clientY);
        setDrag({ from, to });
      },
      { signal },
    );
    const end = (drop: boolean): void => {
      ended.abort();
      setDrag(null);
      if (drop) onMove(from, to);
    };
    grip.addEventListener('pointerup', () => end(true), { signal });
    grip.addEventListener('pointercancel', () => end(false), { signal });
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Nothing else ends with it.
      event.preventDefault();
      end(false);
    };
    addEventListener('keydown', giveUp, { signal, capture: true });
  }

  return { from: drag?.from ?? null, to: drag?.to ?? null, start };
}

/** The row whose middle lies below the pointer, or the last one. */
function rowAt(list: HTMLElement | null, clientY: number): number {
  const rows = [...(list?.children ?? [])];
  const index = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return clientY < top + height;
  });
  return index < 0 ? rows.length - 1 : index;
}
