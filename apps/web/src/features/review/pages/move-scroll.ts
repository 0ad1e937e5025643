/** As in the tokens: the page moving to its evidence. */
const MOVE_MS = 220;

/** Moves a scroller so that a person sees where it went; at once where motion is not wanted. Returns how to end it early. */
export function moveScroll(scroller: HTMLElement, leftPx: number, topPx: number): () => void {
  const left = Math.max(0, Math.min(leftPx, scroller.scrollWidth - scroller.clientWidth));
  const top = Math.max(0, Math.min(topPx, scroller.scrollHeight - scroller.clientHeight));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTo(left, top);
    return () => undefined;
  }
  // From far away only the last stretch is shown: pages that fly past tell nothing and would all be drawn.
  const stretch = scroller.clientHeight * 1.5;
  const fromTop = Math.max(top - stretch, Math.min(top + stretch, scroller.scrollTop));
  const fromLeft = scroller.scrollLeft;
  const startedAt = performance.now();
  let frame = requestAnimationFrame(step);
  function step(now: number): void {
    const share = Math.min(1, Math.max(0, (now - startedAt) / MOVE_MS));
    const eased = 1 - (1 - share) ** 3;
    scroller.scrollTo(fromLeft + (left - fromLeft) * eased, fromTop + (top - fromTop) * eased);
    if (share < 1) frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
