import type { RunSnapshot } from '../features/workspace/run-store.ts';

let snapshot: (() => RunSnapshot) | null = null;

/** Home says where the run is; other screens may ask what it is, without loading what runs it. */
export function setOpenRun(ask: (() => RunSnapshot) | null): void {
  snapshot = ask;
}

/** The run of this tab; null before home was shown. */
export function openRun(): RunSnapshot | null {
  return snapshot?.() ?? null;
}
