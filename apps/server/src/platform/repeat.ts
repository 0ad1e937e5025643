import type { Logger } from './logger.ts';

/**
 * Works now and again each time so much has passed since it was done; trouble is logged under its name, and the next time tries again.
 * Returns what ends it.
 */
export function repeat(name: string, everyMs: number, work: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    await work().catch((err: unknown) => log.error({ err }, `Scheduled task failed: ${name}`));
    if (!isStopped) timer = setTimeout(() => void (underWay = turn()), everyMs).unref();
  };
  let underWay = turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
