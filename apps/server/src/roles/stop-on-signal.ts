const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The first signal stops each in turn; a second one ends the process at once, and the next start finds the database running. */
export function stopOnSignal(steps: (() => Promise<void>)[]): void {
  const stop = async (): Promise<void> => {
    for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
    for (const step of steps) await step();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, () => void stop());
}

export function atMost(timeMs: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, timeMs).unref())]);
}
