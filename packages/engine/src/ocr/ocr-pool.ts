import { OCR_PICTURE_BUDGET_MS, PICTURES_PER_OCR_WORKER } from '../limits.ts';
import type { GreyPicture, RecognisedWord, RecogniseOptions } from '../model/index.ts';

export interface OcrRequest {
  picture: GreyPicture;
  options: RecogniseOptions;
}

export type OcrAnswer = { kind: 'words'; words: RecognisedWord[] } | { kind: 'failure'; cause: string };

/** A worker with one Tesseract in it, as the platform runs it. It takes one request at a time. */
export interface OcrWorker {
  send(request: OcrRequest): void;
  stop(): Promise<void>;
}

/** Starts a worker. `onAnswer` is called once a request; `onDeath` when the worker ends by itself. */
export type StartOcrWorker = (onAnswer: (answer: OcrAnswer) => void, onDeath: (cause: string) => void) => OcrWorker;

/** Recognises pictures, as many at a time as it has workers. */
export interface OcrPool {
  /** Throws `OcrStopped` where the picture took too long or the worker died; the next picture gets a new worker. */
  recognise(picture: GreyPicture, options: RecogniseOptions): Promise<RecognisedWord[]>;
  close(): Promise<void>;
}

/** The worker was lost with the picture in hand. */
export class OcrStopped extends Error {
  override readonly name = 'OcrStopped';
}

export function createOcrPool(size: number, startWorker: StartOcrWorker, pictureBudgetMs: number = OCR_PICTURE_BUDGET_MS): OcrPool {
  const slots = Array.from({ length: size }, () => createSlot(startWorker, pictureBudgetMs));
  const idle = [...slots];
  const waiting: ((slot: Slot) => void)[] = [];

  const release = (slot: Slot): void => {
    const next = waiting.shift();
    if (next) next(slot);
    else idle.push(slot);
  };

  return {
    async recognise(picture, options) {
      const slot = idle.pop() ?? (await new Promise<Slot>((resolve) => waiting.push(resolve)));
      try {
        return await slot.recognise({ picture, options });
      } finally {
        release(slot);
      }
    },
    async close() {
      await Promise.all(slots.map((slot) => slot.stop()));
    },
  };
}

interface Slot {
  recognise(request: OcrRequest): Promise<RecognisedWord[]>;
  stop(): Promise<void>;
}

/** One place in the pool: a worker that is started when needed, and replaced when it hangs, dies or is worn out. */
function createSlot(startWorker: StartOcrWorker, pictureBudgetMs: number): Slot {
  let worker: OcrWorker | null = null;
  let pictures = 0;
  let settle: ((answer: OcrAnswer | Error) => void) | null = null;

  const stop = async (): Promise<void> => {
    const stopping = worker;
    worker = null;
    pictures = 0;
    await stopping?.stop();
  };
  const start = (): OcrWorker =>
    startWorker(
      (answer) => settle?.(answer),
      (cause) => {
        worker = null;
        pictures = 0;
        settle?.(new OcrStopped(cause));
      },
    );

  const send = (request: OcrRequest): Promise<OcrAnswer> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle?.(new OcrStopped(`No answer within ${pictureBudgetMs} ms`)), pictureBudgetMs);
      settle = (answer) => {
        settle = null;
        clearTimeout(timer);
        if (answer instanceof Error) void stop().then(() => reject(answer));
        else resolve(answer);
      };
      worker ??= start();
      worker.send(request);
    });

  return {
    async recognise(request) {
      const answer = await send(request);
      pictures++;
      if (answer.kind === 'failure' || pictures >= PICTURES_PER_OCR_WORKER) await stop();
      if (answer.kind === 'failure') throw new OcrStopped(answer.cause);
      return answer.words;
    },
    async stop() {
      await stop();
      settle?.(new OcrStopped('The pool was closed'));
    },
  };
}
