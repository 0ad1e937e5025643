import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far a notch of the wheel zooms. */
const WHEEL_RATE = 0.0022;

/** A wheel turned in one go is one step, not ten. */
const MOST_WHEEL = 120;

/** Zooms by Ctrl and wheel, by the pinch of a track pad (which comes as the same) and by two fingers. */
export function useZoomGestures(scroller: RefObject<HTMLElement | null>, onZoom: (factor: number, clientX: number, clientY: number) => void): void {
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
    const onTouchStart = ({ touches }: TouchEvent): void => {
      apartPx = touches.length === 2 ? apart(touches) : 0;
    };
    const onTouchMove = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || apartPx === 0) return;
      event.preventDefault();
      const now = apart(event.touches);
      const [one, other] = [event.touches[0]!, event.touches[1]!];
      zoom(now / apartPx, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      apartPx = now;
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

function apart(touches: TouchList): number {
  const [one, other] = [touches[0]!, touches[1]!];
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
