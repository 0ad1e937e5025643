import type { Logger } from './logger.ts';

/** Work that nobody waits for. */
export interface Background {
  /** Begins once what is to be answered has been answered: how long it takes, and whether it fails, must not show there. */
  doLater: (name: string, work: () => Promise<void>) => void;
  /** Ends when all of it is done or has failed, and what it began too. */
  settled: () => Promise<void>;
}

export function createBackground(log: Logger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    doLater: (name, work) => {
      const working = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((err: unknown) => log.error({ err }, `Background task failed: ${name}`))
        .finally(() => underWay.delete(working));
      underWay.add(working);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
