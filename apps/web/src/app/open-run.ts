import type { RunStore } from '../features/workspace/run/run-store.ts';

let store: RunStore | null = null;

/** Home says where the run is; other screens may look at it and change its columns, without loading what runs it. */
export function setOpenRun(open: RunStore | null): void {
  store = open;
}

/** The run of this tab; null before home was shown. */
export function openRun(): RunStore | null {
  return store;
}
