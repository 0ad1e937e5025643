import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far a notch of the wheel zooms. */
const WHEEL_RATE = 0.0022;

/** Two fingers that move together keep their distance only about. */
const STEADY = 0.01;

/** A wheel turned in one go is one step, not ten. */
const MOST_WHEEL = 120;

/** Zooms by Ctrl and wheel, by the pinch of a track pad (which comes as the same) and by two fingers, which move the page too. */
export function useZoomGestures(
  scroller: RefObject<HTMLElement | null>,
  onZoom: (factor: number, clientX: number, clientY: number) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const delta = Math.max(-MOST_WHEEL, Math.min(MOST_WHEEL, event.deltaY));
      zoom(Math.exp(-delta * WHEEL_RATE), event.clientX, event.clientY);
    };
    let apartPx = 0;
    let middle = { x: 0, y: 0 };
    const onTouchStart = ({ touches }: TouchEvent): void => {
      apartPx = touches.length === 2 ? apart(touches) : 0;
      if (apartPx > 0) middle = between(touches);
    };
    const onTouchMove = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || apartPx === 0) return;
      event.preventDefault();
      const now = apart(event.touches);
      const { x, y } = between(event.touches);
      element.scrollBy({ left: middle.x - x, top: middle.y - y, behavior: 'instant' });
      if (Math.abs(now / apartPx - 1) > STEADY) {
        zoom(now / apartPx, x, y);
        apartPx = now;
      }
      middle = { x, y };
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [scroller]);
}

function between(touches: TouchList): { x: number; y: number } {
  const [one, other] = [touches[0]!, touches[1]!];
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}

function apart(touches: TouchList): number {
  const [one, other] = [touches[0]!, touches[1]!];
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
