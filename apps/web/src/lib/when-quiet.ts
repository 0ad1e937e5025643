/** Calls once the page is loaded, has stood for a while, and the browser has nothing else to do. What it returns calls that off. */
export function whenQuiet(then: () => void, afterMs: number): () => void {
  const calledOff = new AbortController();
  const unlessCalledOff = (): void => void (!calledOff.signal.aborted && then());
  const wait = (): void =>
    void setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(unlessCalledOff) : unlessCalledOff()), afterMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: calledOff.signal });
  return () => calledOff.abort();
}
