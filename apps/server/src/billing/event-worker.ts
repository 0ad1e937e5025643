import { repeat } from '../platform/repeat.ts';
import type { BillingDesk } from './billing.ts';
import { workOnEvents } from './work-on-events.ts';

/** What became due without a nudge: after a failure, or left by a server that died. */
const LOOK_MS = 15_000;

export interface EventWorker {
  /** Something came: it is worked on now, not at the next look. */
  nudge: () => void;
  stop: () => Promise<void>;
}

/** Works on what Paddle tells, one event after the other. */
export function startEventWorker(desk: BillingDesk): EventWorker {
  let underWay: Promise<void> | null = null;
  let isWanted = false;
  const work = async (): Promise<void> => {
    do {
      isWanted = false;
      await workOnEvents(desk);
    } while (isWanted);
  };
  const workOnce = (): Promise<void> => {
    isWanted = true;
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const stop = repeat('Paddle events', LOOK_MS, workOnce, desk.log);
  return {
    nudge: () =>
      void workOnce().catch((err: unknown) => desk.log.error({ err }, 'Processing Paddle events failed; the scheduled task tries again')),
    stop: async () => {
      await stop();
      await underWay;
    },
  };
}
