/** Work of which only so much is done at once; the rest waits in order. */
interface WorkLine {
  add(step: () => Promise<void>): void;
  /** Goes before what waits. */
  addFirst(step: () => Promise<void>): void;
  /** Forgets what waits. */
  clear(): void;
}

/** Steps say themselves what goes wrong; one that rejects is a fault, and holds nobody up. */
export function createWorkLine(width: number): WorkLine {
  let waiting: (() => Promise<void>)[] = [];
  let running = 0;

  function pump(): void {
    while (running < width && waiting.length > 0) {
      const step = waiting.shift()!;
      running++;
      const freePlace = (): void => {
        running--;
        pump();
      };
      step().then(freePlace, (fault: unknown) => {
        freePlace();
        reportError(fault);
      });
    }
  }

  return {
    add(step) {
      waiting.push(step);
      pump();
    },
    addFirst(step) {
      waiting.unshift(step);
      pump();
    },
    clear() {
      waiting = [];
    },
  };
}
