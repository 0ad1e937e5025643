import { startTransition, useLayoutEffect, useState } from 'react';
import type { RunSnapshot, RunStore } from './run-store.ts';

/**
 * The run as it is drawn; null without a store. What a person does is drawn at once. News of the work are drawn in small pieces, with
 * room between them for keys and clicks: fifty documents bring hundreds of them, while the processor belongs to the readers.
 */
export function useRun(store: RunStore | null): RunSnapshot | null {
  const [drawn, setDrawn] = useState({ store, run: store?.snapshot() ?? null });
  useLayoutEffect(() => {
    if (!store) return;
    const draw = (): void => {
      const run = store.snapshot();
      setDrawn((before) => (before.run === run ? before : { store, run }));
    };
    draw();
    return store.subscribe((news) => (news === 'person' ? draw() : startTransition(draw)));
  }, [store]);
  // Of another store nothing is drawn, not even until the effect above.
  return drawn.store === store ? drawn.run : (store?.snapshot() ?? null);
}
