import { ModelError, type ModelErrorCode } from '@sheetlift/engine/language-model';

/** One try, to be given up when the signal says so. */
export type Attempt<Result> = (stop: AbortSignal) => Promise<Result>;

/** Trouble that another try may not have. */
export class TryAgain extends Error {
  readonly code: ModelErrorCode;
  /** When the server said to come back; null where it did not. */
  readonly afterMs: number | null;

  constructor(code: ModelErrorCode, afterMs: number | null) {
    super(code);
    this.code = code;
    this.afterMs = afterMs;
  }
}

/** A server that wants a longer wait has a limit that this run will not outlast. */
const LONGEST_WAIT_MS = 60_000;

/** Tries again after trouble that may pass, with longer and longer waits. Throws `ModelError`; "aborted" as soon as the signal is. */
export async function retrying<Result>(
  attempt: Attempt<Result>,
  { signal, waitsMs }: { signal: AbortSignal; waitsMs: readonly number[] },
): Promise<Result> {
  for (let at = 0; ; at++) {
    try {
      signal.throwIfAborted();
      return await attempt(signal);
    } catch (error) {
      if (signal.aborted) throw new ModelError('aborted', { cause: error });
      const trouble = troubleOf(error);
      const waitMs = trouble instanceof TryAgain ? Math.max(waitsMs[at] ?? 0, trouble.afterMs ?? 0) : 0;
      if (trouble instanceof ModelError) throw trouble;
      if (at >= waitsMs.length || waitMs > LONGEST_WAIT_MS) throw new ModelError(trouble.code, { cause: error });
      await wait(waitMs, signal);
    }
  }
}

/** A connection that could not be made or broke may be made again; what took too long once takes too long again. */
function troubleOf(error: unknown): ModelError | TryAgain {
  if (error instanceof ModelError || error instanceof TryAgain) return error;
  if (error instanceof Error && error.name === 'TimeoutError') return new ModelError('timed_out', { cause: error });
  return new TryAgain('unreachable', null);
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((done) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
