import type { RunStore } from '../../features/workspace/run/run-store.ts';
import { pagesSoFar } from '../../features/workspace/reading/run-summary.ts';
import { isUnderWay } from '../../features/workspace/run/under-way.ts';
import { runProgress, setRunProgress } from '../run-progress.ts';

/** Publishes to the other screens and tabs how far the run is, until what it returns is called. `kept`: the run outlives this tab. */
export function publishProgress(store: RunStore, kept: boolean): () => void {
  const ended = new AbortController();

  function publish(): void {
    const { documents, paused } = store.snapshot();
    const { read, pageCount } = pagesSoFar(documents);
    const underWay = pageCount > 0 && documents.some(({ state }) => isUnderWay(state));
    setRunProgress(underWay ? { read, pageCount, state: paused ? 'paused' : 'reading' } : null);
  }

  /** The tab goes, and with it whoever reads. */
  function publishEnd(): void {
    const progress = runProgress.snapshot();
    if (progress?.state === 'reading') setRunProgress(kept ? { ...progress, state: 'waiting' } : null);
  }

  const leave = store.subscribe(publish);
  publish();
  addEventListener('pagehide', publishEnd, { signal: ended.signal });
  return () => {
    ended.abort();
    leave();
  };
}
