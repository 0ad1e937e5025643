import type { PageMeter } from '../reading/page-meter.ts';
import type { ReadingQueue } from '../reading/reading-queue.ts';
import { planRun } from '../reading/run-estimate.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import { isBeingRead, isUnderWay } from '../run/under-way.ts';

/**
 * Which documents are read when: the first one at once, as a preview; the others when the person sets the run going. From then on its columns are
 * settled: what comes later is read without asking, until they change or the person stops the run.
 */
export interface ReadingCourse {
  /** A person set the run going: documents that come while it goes are read without asking again. */
  readonly going: boolean;
  /** `fieldsKey` of the columns that a person set the run going with; null where nobody did, or stopped it. */
  readonly settledFor: string | null;
  /** Whether what comes is read without asking. */
  readonly readsWhatComes: boolean;
  start(): void;
  setPaused(paused: boolean): void;
  stop(): void;
  /** A document can be read: at once where it is the only one, the run goes on or its columns are settled, else it joins what waits. */
  admit(documentId: string, alone: boolean): void;
  /** Something came to an end: perhaps the run with it, perhaps the first document is another one now. */
  settle(): void;
  /** Reads what a limit does not hold back. */
  readWhatFits(): void;
  /** Without a document nothing goes on. */
  clear(): void;
}

interface ReadingCourseOptions {
  documents: RunDocuments;
  queue: ReadingQueue;
  meter: PageMeter;
  /** Of the sheet on which new documents stand. */
  fields: () => string;
  going: boolean;
  settledFor: string | null;
  /** It goes, rests or ended. */
  onChange: () => void;
}

export function createReadingCourse({ documents, queue, meter, fields, onChange, ...kept }: ReadingCourseOptions): ReadingCourse {
  let { going, settledFor } = kept;

  const readsWhatComes = (): boolean => going || settledFor === fields();

  function setGoing(value: boolean): void {
    if (going === value) return;
    going = value;
    onChange();
  }

  function setPaused(paused: boolean): void {
    if (queue.paused === paused) return;
    if (paused) queue.pause();
    else queue.resume();
    onChange();
  }

  function readIfItFits(documentId: string): void {
    const without = documents.list().filter(({ id, state }) => id === documentId || state.kind !== 'ready');
    if (planRun(without, meter).plan.length > 0) queue.add(documentId);
  }

  function readWhatFits(): void {
    const { plan } = planRun(documents.list(), meter);
    plan.forEach(({ id }) => queue.add(id));
    if (plan.length === 0) settle();
  }

  /** Rows of the first document show whether the columns are right, before the others are read. */
  function readFirstAsPreview(): void {
    const list = documents.list();
    if (list.some(({ state }) => state.kind === 'done' || isBeingRead(state))) return;
    const first = list.find(({ state }) => state.kind === 'opening' || state.kind === 'ready');
    if (first?.state.kind === 'ready') readIfItFits(first.id);
  }

  function settle(): void {
    if (!documents.list().some(({ state }) => isUnderWay(state))) {
      setGoing(false);
      setPaused(false);
    }
    readFirstAsPreview();
  }

  return {
    get going() {
      return going;
    },
    get settledFor() {
      return settledFor;
    },
    get readsWhatComes() {
      return readsWhatComes();
    },
    start() {
      settledFor = fields();
      setGoing(true);
      readWhatFits();
    },
    setPaused,
    stop() {
      going = false;
      settledFor = null;
      queue.stop();
      onChange();
    },
    admit(documentId, alone) {
      const others = documents.list().some(({ id, state }) => id !== documentId && state.kind === 'ready');
      if (readsWhatComes() || (alone && !others)) readIfItFits(documentId);
      else readFirstAsPreview();
    },
    settle,
    readWhatFits,
    clear() {
      going = false;
      settledFor = null;
      queue.resume();
    },
  };
}
