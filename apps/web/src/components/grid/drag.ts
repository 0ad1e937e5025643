/** One drag from the press of a button or a finger to its end. */
export interface Drag {
  /** At every move, and while the sheet scrolls below a pointer that stands still. */
  move: (clientX: number, clientY: number) => void;
  end: () => void;
  cancel?: () => void;
  /** The part of the screen at whose edges the sheet scrolls; absent: it does not. */
  scrolls?: { box: HTMLElement; left: number; top: number };
}

/** Moves shorter than this are a click. */
const CLICK_PX = 4;

/** This near to an edge the sheet begins to scroll, the faster the nearer or farther beyond. */
const EDGE_PX = 14;
const FASTEST_PX = 40;

/** Follows the pointer until it is released; Escape gives up. */
export function followDrag(
  { clientX: startX, clientY: startY, pointerId }: { clientX: number; clientY: number; pointerId: number },
  { move, end, cancel, scrolls }: Drag,
): void {
  let x = startX;
  let y = startY;
  let moved = false;
  let frame = 0;
  const stop = new AbortController();
  const finish = (then: (() => void) | undefined) => {
    stop.abort();
    cancelAnimationFrame(frame);
    then?.();
  };
  const listen = <Type extends 'pointermove' | 'pointerup' | 'pointercancel'>(type: Type, act: (event: PointerEvent) => void) =>
    window.addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal: stop.signal });
  listen('pointermove', (event) => {
    x = event.clientX;
    y = event.clientY;
    moved ||= Math.hypot(x - startX, y - startY) > CLICK_PX;
    if (moved) move(x, y);
  });
  listen('pointerup', () => finish(end));
  listen('pointercancel', () => finish(cancel ?? end));
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      finish(cancel ?? end);
    },
    { signal: stop.signal, capture: true },
  );
  if (!scrolls) return;
  const scroll = (): void => {
    frame = requestAnimationFrame(scroll);
    if (!moved) return;
    const { left, top, right, bottom } = scrolls.box.getBoundingClientRect();
    const across = speed(x, left + scrolls.left, right);
    const down = speed(y, top + scrolls.top, bottom);
    if (across === 0 && down === 0) return;
    scrolls.box.scrollBy(across, down);
    move(x, y);
  };
  frame = requestAnimationFrame(scroll);
}

function speed(at: number, start: number, end: number): number {
  const beyond = at < start + EDGE_PX ? at - start - EDGE_PX : at > end - EDGE_PX ? at - end + EDGE_PX : 0;
  return Math.max(-FASTEST_PX, Math.min(FASTEST_PX, beyond / 2));
}
