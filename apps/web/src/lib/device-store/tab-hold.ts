import { createStore, type Store } from '../create-store.ts';

/** Which of the tabs that show the app may write. */
export type TabHoldState = 'asking' | 'held' | 'elsewhere' | 'taking' | 'taken';

export interface TabHold extends Store<TabHoldState> {
  /** Takes the hold from the tab that has it, once that tab has put away what it was writing. */
  takeOver(): void;
}

interface TabHoldOptions {
  name: string;
  /** Puts away what is being written; the hold goes to the other tab afterwards. */
  beforeHandOver: () => Promise<void>;
  locks: LockManager;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

/** A tab that is being reloaded or closed lets go within this time. */
const LEAVING_MS = 400;

/** A tab that does not answer within this time is frozen or stuck, and the hold is taken without its help. */
const ANSWER_MS = 4_000;

const HAND_OVER = 'hand-over';

/** One tab at a time holds `name`; it is let go when the tab ends, however it ends. */
export function holdInOneTab({ name, beforeHandOver, locks, channel }: TabHoldOptions): TabHold {
  const { subscribe, snapshot, show: become } = createStore<TabHoldState>('asking');
  let letGo: (() => void) | null = null;

  /** Ends once the hold is lost again; rejects where it was not got. */
  function hold(options: LockOptions): Promise<void> {
    return locks.request(name, options, () => {
      become('held');
      return new Promise<void>((resolve) => (letGo = resolve));
    });
  }

  function ask(): void {
    const givenUp = new AbortController();
    hold({ signal: givenUp.signal }).catch(() => become(snapshot() === 'held' ? 'taken' : 'elsewhere'));
    // Time alone says nothing: a browser that starts on a busy device gives a free lock after seconds.
    const giveUpIfHeld = async (): Promise<void> => {
      const isHeld = await locks.query().then(
        ({ held = [] }) => held.some((lock) => lock.name === name),
        // Where locks cannot be seen there is nothing to wait for.
        () => true,
      );
      if (snapshot() !== 'asking') return;
      if (isHeld) givenUp.abort();
      else setTimeout(() => void giveUpIfHeld(), LEAVING_MS);
    };
    setTimeout(() => void giveUpIfHeld(), LEAVING_MS);
  }

  function takeOver(): void {
    if (snapshot() !== 'elsewhere' && snapshot() !== 'taken') return;
    become('taking');
    channel.postMessage(HAND_OVER);
    const taken = (): void => become('taken');
    hold({ signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => (snapshot() === 'held' ? taken() : hold({ steal: true }).catch(taken)));
  }

  channel.addEventListener('message', ({ data }: MessageEvent) => {
    if (data !== HAND_OVER || snapshot() !== 'held') return;
    void beforeHandOver().finally(() => {
      become('taken');
      letGo?.();
    });
  });
  ask();
  return {
    subscribe,
    snapshot,
    takeOver,
  };
}
