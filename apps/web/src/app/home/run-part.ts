import { createStore, type Store } from '../../lib/create-store.ts';
import { whenQuiet } from '../../lib/when-quiet.ts';
import { isWished } from '../routing/take-wish.ts';

const loadRunPart = () => import('./run-session.ts');

/** What opens the run of this device and works in it: a third of all scripts, which the empty page does without. */
type RunPart = Awaited<ReturnType<typeof loadRunPart>>;

type RunPartState = { kind: 'away' } | { kind: 'here'; part: RunPart } | { kind: 'failed'; error: unknown };

const { subscribe, snapshot, show } = createStore<RunPartState>({ kind: 'away' });

export const runPart: Store<RunPartState> = { subscribe, snapshot };

let asked = false;

/** Fetches it, as somebody gave documents or wants to see the columns. What fails is tried once more by itself. */
export function fetchRunPart(): void {
  if (asked) return;
  asked = true;
  loadRunPart()
    .catch(loadRunPart)
    .then(
      (part) => show({ kind: 'here', part }),
      (error: unknown) => show({ kind: 'failed', error }),
    );
}

/** Fetches it, and the desk after it, once nothing else is to be done: whoever gives documents later waits for none of them. */
export function fetchRunPartWhenQuiet(): () => void {
  return whenQuiet(() => {
    fetchRunPart();
    // Where it does not come, it is asked for again when it is to be drawn.
    loadRunHome().catch(() => undefined);
  }, 0);
}

export const loadRunHome = () => import('./run-home.tsx');

/** That it did not come counts no more. */
export function forgetMissingRunPart(): void {
  if (snapshot().kind !== 'failed') return;
  asked = false;
  show({ kind: 'away' });
}

/** Whether a run may wait here that is shown first: then the empty page shows no other columns for a moment. The scripts are on the device. */
export function comesBack(): boolean {
  return Boolean(navigator.serviceWorker?.controller) || isWished();
}
