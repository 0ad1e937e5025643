import type { PageMeter } from '../reading/page-meter.ts';
import type { ReadingQueue } from '../reading/reading-queue.ts';
import { planRun } from '../reading/run-estimate.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import { isBeingRead, isUnderWay } from '../run/under-way.ts';

/**
 * Which documents are read when. What a run begins with is read without asking: the first document at once, so that rows are there to look at, the
 * others as soon as all are opened, unless a limit holds any of them back. From then on the run's columns are settled: what comes later is read
 * without asking, until they change or the person stops the run. All else waits for the person's word.
 */
export interface ReadingCourse {
  /** What waited was set going: documents that come while it goes are read without asking again. */
  readonly going: boolean;
  /** `fieldsKey` of the columns with which the run was set going; null where it never was, or the person stopped it. */
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
  /** The documents of a run that was kept are there: they are read where it was going, else what waits goes on waiting. */
  takeUp(): void;
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
  /** Whether what the run begins with was given and opened. */
  let begun = false;

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
  function readFirst(): void {
    const list = documents.list();
    if (list.some(({ state }) => state.kind === 'done' || isBeingRead(state))) return;
    const first = list.find(({ state }) => state.kind === 'opening' || state.kind === 'ready');
    if (first?.state.kind === 'ready') readIfItFits(first.id);
  }

  /** Where a limit holds back any of what the run begins with, it is the person who says what is read. */
  function begin(): void {
    const list = documents.list();
    if (begun || list.length === 0 || list.some(({ state }) => state.kind === 'opening')) return;
    begun = true;
    const { estimate } = planRun(list, meter);
    if (estimate?.beyond.files === 0) start();
    else if (estimate === null) settledFor = fields();
  }

  function start(): void {
    settledFor = fields();
    setGoing(true);
    readWhatFits();
  }

  function settle(): void {
    if (!documents.list().some(({ state }) => isUnderWay(state))) {
      setGoing(false);
      setPaused(false);
    }
    readFirst();
    begin();
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
    start,
    setPaused,
    stop() {
      going = false;
      settledFor = null;
      begun = true;
      queue.stop();
      onChange();
    },
    admit(documentId, alone) {
      const others = documents.list().some(({ id, state }) => id !== documentId && state.kind === 'ready');
      if (readsWhatComes() || (alone && !others)) readIfItFits(documentId);
      else readFirst();
      begin();
    },
    settle,
    takeUp() {
      begun = documents.list().length > 0;
      if (going) readWhatFits();
    },
    clear() {
      begun = false;
      going = false;
      settledFor = null;
      queue.resume();
    },
  };
}
