import { useEffect, useRef, useState } from 'react';
import { browserModelState, fetchBrowserModel } from './browser-port.ts';

/** The browser's own model, as far as it is there. */
export type BrowserModelState =
  | { kind: 'none' }
  | { kind: 'away'; failed: boolean }
  | { kind: 'coming'; /** from 0 to 1 */ share: number }
  | { kind: 'here' };

interface BrowserModelInUse {
  state: BrowserModelState;
  /** Has the browser fetch it; only a click may. */
  fetch: () => Promise<void>;
  stop: () => void;
}

/** `isSetUp`: it was used before, so it counts as there until the browser says otherwise. */
export function useBrowserModel(isSetUp: boolean): BrowserModelInUse {
  const [state, setState] = useState<BrowserModelState>({ kind: isSetUp ? 'here' : 'none' });
  const coming = useRef<AbortController>(null);
  useEffect(() => {
    const show = async (): Promise<void> => {
      const kind = await browserModelState();
      if (kind === 'away') setState({ kind, failed: false });
      else if (kind === 'here') setState({ kind });
    };
    void show();
    return () => coming.current?.abort();
  }, []);
  return {
    state,
    async fetch() {
      const own = (coming.current = new AbortController());
      setState({ kind: 'coming', share: 0 });
      try {
        await fetchBrowserModel(own.signal, (share) => setState({ kind: 'coming', share }));
        setState({ kind: 'here' });
      } catch {
        setState({ kind: 'away', failed: !own.signal.aborted });
      }
    },
    stop: () => coming.current?.abort(),
  };
}
