import { createStore, type Store } from '../../../lib/create-store.ts';
import { askForPersistence } from '../../../lib/device-store/device-room.ts';
import { holdInOneTab } from '../../../lib/device-store/tab-hold.ts';
import { bringBack } from './bring-back.ts';
import { type DeviceRunArchive, openDeviceRunArchive } from './device-run-archive.ts';
import { createRefusingArchive } from './refusing-archive.ts';
import type { KeptRun, NotKept } from './run-archive.ts';
import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import { asNotKept, insecurePage } from './trouble.ts';

/** Whether this tab has the run of this device. One tab at a time has it. */
export type WhereRunIs =
  /** For a moment, while it is found out. */
  | { kind: 'asking' }
  | OpenRun
  /** Another tab has it; `taking` while this one takes it over. */
  | { kind: 'elsewhere'; taking: boolean }
  /** This tab had it, and another tab took it over; `taking` while this one takes it back. */
  | { kind: 'taken'; taking: boolean }
  /** A newer version of the app took it over in another tab. */
  | { kind: 'outdated' };

export interface OpenRun {
  kind: 'open';
  /** Another number is another run: the store and the screens begin anew with it. */
  round: number;
  archive: DeviceRunArchive;
  kept: KeptRun | null;
  /** Why nothing can be kept, though the app works; the archive then refuses everything for this reason. */
  trouble: NotKept | null;
}

/** Brings the run of this device to one tab at a time. */
export interface RunPlace extends Store<WhereRunIs> {
  /** Takes the run over from the other tab. */
  useHere(): void;
  /**
   * Opens a run that is new, or from a workspace file. The one that is there goes on the shelf; where nothing can be kept it is gone. Rejects
   * with `NotKept`, and then the old one stays.
   */
  replaceWith(run: StoredRun): Promise<void>;
  /** Opens a run from the shelf in the same way; false where it is not there any more. */
  reopen(shelvedId: string): Promise<boolean>;
}

const NAME = 'sheetlift-run';

/** One for the app: it asks at once whether this tab may have the run. */
export function createRunPlace(): RunPlace {
  const { subscribe, snapshot, show } = createStore<WhereRunIs>({ kind: 'asking' });
  let round = 0;

  async function letGo(): Promise<void> {
    const where = snapshot();
    if (where.kind === 'open') await where.archive.close();
  }

  async function open(): Promise<void> {
    const asked = ++round;
    const opened = await openOrRefuse();
    // While it was being opened another tab may have taken the run.
    if (hold?.snapshot() === 'held' && asked === round) show({ kind: 'open', round, ...opened });
    else await opened.archive.close();
  }

  async function openOrRefuse(): Promise<Pick<OpenRun, 'archive' | 'kept' | 'trouble'>> {
    try {
      const archive = await openDeviceRunArchive({
        onOutdated: () => show({ kind: 'outdated' }),
        onWorthKeeping: () => void askForPersistence(),
      });
      return { archive, kept: await archive.load(), trouble: null };
    } catch (cause) {
      const trouble = asNotKept('this run', cause);
      return { archive: createRefusingArchive(trouble), kept: null, trouble };
    }
  }

  const locks = navigator.locks as LockManager | undefined;
  const hold = locks && holdInOneTab({ name: NAME, beforeHandOver: letGo, locks, channel: new BroadcastChannel(NAME) });

  function follow(): void {
    const was = snapshot().kind;
    switch (hold?.snapshot()) {
      case undefined: {
        const trouble = insecurePage();
        return show({ kind: 'open', round: ++round, archive: createRefusingArchive(trouble), kept: null, trouble });
      }
      case 'asking':
        return;
      case 'held':
        return void open();
      case 'taking':
        return show({ kind: was === 'taken' ? 'taken' : 'elsewhere', taking: true });
      case 'elsewhere':
        return show({ kind: 'elsewhere', taking: false });
      case 'taken':
        void letGo();
        return show({ kind: 'taken', taking: false });
    }
  }

  hold?.subscribe(follow);
  follow();
  return {
    subscribe,
    snapshot,
    useHere: () => hold?.takeOver(),
    async replaceWith(run) {
      const where = snapshot();
      if (where.kind !== 'open') return;
      if (!where.trouble) {
        await where.archive.replace(run);
        return open();
      }
      const brought = await bringBack(run);
      show({ ...where, round: ++round, kept: brought && brought.run });
    },
    async reopen(shelvedId) {
      const where = snapshot();
      const run = where.kind === 'open' ? await where.archive.shelved(shelvedId) : null;
      if (where.kind !== 'open' || !run) return false;
      await where.archive.replace(run, shelvedId);
      await open();
      return true;
    },
  };
}
