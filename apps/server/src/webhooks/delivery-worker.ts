import type { Logger } from '../platform/logger.ts';
import { repeat } from '../platform/repeat.ts';
import { deliver, type DeliverParts } from './deliver.ts';

interface WorkerParts extends DeliverParts {
  log: Logger;
}

/** How often is looked for deliveries that are due. */
const LOOK_MS = 500;

/** Sent at the same time: a receiver that does not answer holds one of these for fifteen seconds. */
const AT_ONCE = 32;

/** Sends what is due until it is stopped. */
export function startDeliveryWorker(parts: WorkerParts): { stop: () => Promise<void> } {
  const underWay = new Set<Promise<void>>();
  const stopLooking = repeat('webhooks', LOOK_MS, () => begin(underWay, parts), parts.log);
  return {
    async stop() {
      await stopLooking();
      await Promise.all(underWay);
    },
  };
}

/** One that is lost on the way, with the database or this process, is due again when its unit of work expires. */
async function begin(underWay: Set<Promise<void>>, parts: WorkerParts): Promise<void> {
  while (underWay.size < AT_ONCE) {
    const id = await parts.database.transaction((transaction) => parts.deliveries.take(transaction));
    if (id === null) return;
    const working = deliver(id, parts)
      .catch((err: unknown) => parts.log.warn({ err }, 'Sending a webhook met trouble; it is sent again'))
      .finally(() => underWay.delete(working));
    underWay.add(working);
  }
}
