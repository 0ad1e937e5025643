/** Writes one after the other, in the order in which they were asked for. */
interface WriteLine {
  /** What waits under the same key and did not begin is replaced at its place: only the last state of a thing is written. */
  write(key: string, step: () => Promise<void>): Promise<void>;
  /** A write that nothing overtakes: what is asked for afterwards begins after it. */
  writeAlone(step: () => Promise<void>): Promise<void>;
  /** Ends when everything asked for so far has ended, well or not. */
  settled(): Promise<void>;
}

interface WaitingWrite {
  step: () => Promise<void>;
  done: Promise<void>;
}

export function createWriteLine(): WriteLine {
  const waiting = new Map<string, WaitingWrite>();
  let last: Promise<void> = Promise.resolve();

  function append(step: () => Promise<void>): Promise<void> {
    const done = last.then(step);
    last = done.catch(() => undefined);
    return done;
  }

  return {
    write(key, step) {
      const same = waiting.get(key);
      if (same) {
        same.step = step;
        return same.done;
      }
      const entry: WaitingWrite = { step, done: last };
      waiting.set(key, entry);
      entry.done = append(() => {
        if (waiting.get(key) === entry) waiting.delete(key);
        return entry.step();
      });
      return entry.done;
    },
    writeAlone(step) {
      waiting.clear();
      return append(step);
    },
    settled: () => last,
  };
}
