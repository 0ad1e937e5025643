import { isUnderWay } from '../run/under-way.ts';
import type { RunSnapshot } from '../run/run-store.ts';

/** What reading waits for: a person's word to begin, or to go on. Null where it waits for nothing, and the rows come first. */
export function nextStep({ documents, estimate, paused, opening }: RunSnapshot): 'start' | 'resume' | null {
  if (opening) return null;
  if (estimate !== null && estimate.files > 0 && !paused) return 'start';
  return paused && documents.some(({ state }) => isUnderWay(state)) ? 'resume' : null;
}
