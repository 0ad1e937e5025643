import { EngineError } from '@sheetlift/engine/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEnginePool, type EnginePool, type EngineWorker, TASK_MS } from './engine-pool.ts';
import type { EngineProgress, EngineTask, FinishEarly, ReadTask, WorkerMessage } from './engine-protocol.ts';
import { givenFile } from './given-file.ts';

/** A worker whose every word the test speaks. */
class SpokenWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  readonly tasks: EngineTask[] = [];
  toldToFinish = false;
  ended = false;

  postMessage(message: EngineTask | FinishEarly): void {
    if (message.kind === 'finish') this.toldToFinish = true;
    else this.tasks.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: WorkerMessage): void {
    this.onmessage?.({ data: message });
  }
}

let workers: SpokenWorker[];
let pool: EnginePool;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  pool = createEnginePool({
    size: 2,
    startWorker: () => {
      const worker = new SpokenWorker();
      workers.push(worker);
      return worker;
    },
  });
});

afterEach(() => {
  pool.close();
  vi.useRealTimers();
});

const inspect = (name: string): Extract<EngineTask, { kind: 'inspect' }> => ({
  kind: 'inspect',
  file: givenFile(name, new Blob(['x'])),
});
const read = (name: string): ReadTask => ({
  kind: 'read',
  open: { file: givenFile(name, new Blob(['x'])), turn: 0 },
  ranges: null,
  earlier: null,
  budgetMs: 50_000,
  embedded: true,
});
const inspection = { needsPassword: true, contentHash: 'abc' } as const;
const done: WorkerMessage = { kind: 'done', answer: inspection };
const pageRead = (pageNumber: number): EngineProgress => ({
  kind: 'page-read',
  page: { pageNumber, widthPt: null, heightPt: null, source: 'flow', failed: false },
});
const codeOf = (thrown: unknown): string => (thrown instanceof EngineError ? thrown.code : String(thrown));

describe('the engine pool', () => {
  test('starts no worker before there is work, and none beyond its size', async () => {
    expect(workers).toHaveLength(0);
    const answers = ['a', 'b', 'c'].map((name) => pool.run(inspect(name)));
    expect(workers).toHaveLength(2);
    workers[0]!.say(done);
    expect(workers[0]!.tasks.map((task) => task.kind === 'inspect' && task.file.name)).toEqual(['a', 'c']);
    workers[0]!.say(done);
    workers[1]!.say(done);
    expect(await Promise.all(answers)).toEqual([inspection, inspection, inspection]);
  });

  test('ends a worker that says nothing, fails only its task and goes on with a new one', async () => {
    const stuck = pool.run(inspect('stuck')).catch(codeOf);
    const fine = pool.run(inspect('fine'));
    const next = pool.run(inspect('next'));
    workers[1]!.say(done);
    await fine;
    workers[1]!.say(done);
    await vi.advanceTimersByTimeAsync(TASK_MS);
    expect(await stuck).toBe('timed_out');
    expect(workers.map((worker) => worker.ended)).toContain(true);
    expect(await next).toEqual(inspection);
    const after = pool.run(inspect('after'));
    workers.filter((worker) => !worker.ended).forEach((worker) => worker.say(done));
    expect(await after).toEqual(inspection);
  });

  test('lets a worker go on as long as it shows progress, up to the time of its task', async () => {
    const outcome = pool.run(inspect('long'), { totalMs: 2.5 * TASK_MS }).catch(codeOf);
    for (let pageNumber = 1; pageNumber <= 2; pageNumber++) {
      await vi.advanceTimersByTimeAsync(TASK_MS - 1);
      workers[0]!.say({ kind: 'progress', progress: pageRead(pageNumber) });
    }
    expect(workers[0]!.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(TASK_MS - 1);
    expect(workers[0]!.ended).toBe(true);
    expect(await outcome).toBe('timed_out');
  });

  test('lets a task that goes first overtake those that wait', async () => {
    const names = ['a', 'b', 'c'].map((name) => pool.run(inspect(name)));
    const last = pool.run(inspect('d'), { first: true });
    for (let turn = 0; turn < 2; turn++) workers.forEach((worker) => worker.say(done));
    await Promise.all([...names, last]);
    expect(workers[0]!.tasks.map((task) => task.kind === 'inspect' && task.file.name)).toEqual(['a', 'd']);
  });

  test('takes no notice of what a library in the worker says', async () => {
    const answer = pool.run(inspect('a'));
    workers[0]!.say({ sourceName: 'worker', action: 'ready' } as unknown as WorkerMessage);
    workers[0]!.say(done);
    expect(await answer).toEqual(inspection);
  });

  test('tells a worker that died as a mistake of ours, and replaces it', async () => {
    const outcome = pool.run(inspect('a')).catch(codeOf);
    workers[0]!.onerror?.({ message: 'out of memory' });
    expect([await outcome, workers[0]!.ended]).toEqual(['internal', true]);
  });

  test('keeps a worker that asked for a password, and replaces one that met a damaged file', async () => {
    const locked = pool.run(inspect('locked')).catch(codeOf);
    workers[0]!.say({ kind: 'failed', code: 'password_required', message: 'Locked.' });
    expect([await locked, workers[0]!.ended]).toEqual(['password_required', false]);
    const damaged = pool.run(inspect('damaged')).catch(codeOf);
    workers[0]!.say({ kind: 'failed', code: 'file_damaged', message: 'Damaged.' });
    expect([await damaged, workers[0]!.ended]).toEqual(['file_damaged', true]);
  });

  test('replaces a worker that has read many pages', async () => {
    const answer = pool.run(inspect('book'));
    for (let pageNumber = 1; pageNumber <= 300; pageNumber++) workers[0]!.say({ kind: 'progress', progress: pageRead(pageNumber) });
    workers[0]!.say(done);
    await answer;
    expect(workers[0]!.ended).toBe(true);
  });

  test('gives an idle worker back after a while', async () => {
    const answer = pool.run(inspect('a'));
    workers[0]!.say(done);
    await answer;
    expect(workers[0]!.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(workers[0]!.ended).toBe(true);
  });

  test('stops a task under way and one still waiting when told so', async () => {
    const stop = new AbortController();
    const outcomes = ['a', 'b', 'c'].map((name) => pool.run(inspect(name), { signal: stop.signal }).catch(codeOf));
    stop.abort();
    expect(await Promise.all(outcomes)).toEqual(['aborted', 'aborted', 'aborted']);
    expect(workers.every((worker) => worker.ended)).toBe(true);
    expect(workers).toHaveLength(2);
  });

  test('keeps a place for what is quickly done while documents are read', async () => {
    const readings = ['a', 'b', 'c'].map((name) => pool.run(read(name)).catch(codeOf));
    expect(workers).toHaveLength(2);
    const quick = pool.run(inspect('quick'));
    expect(workers).toHaveLength(3);
    expect(workers[2]!.tasks.map(({ kind }) => kind)).toEqual(['inspect']);
    workers[2]!.say(done);
    expect(await quick).toEqual(inspection);
    expect(workers[2]!.tasks).toHaveLength(1);
    pool.close();
    await Promise.all(readings);
  });

  test('gives work to the worker that was started beside the reading ones when these are done', async () => {
    const reading = [pool.run(read('a')), pool.run(read('b'))];
    const quick = ['c', 'd', 'e', 'f'].map((name) => pool.run(inspect(name)));
    expect(workers).toHaveLength(3);
    workers[0]!.say(done);
    workers[1]!.say(done);
    expect(workers.map(({ tasks }) => tasks.length)).toEqual([2, 2, 1]);
    workers.forEach((worker) => worker.say(done));
    workers[0]!.say(done);
    await Promise.all([...reading, ...quick]);
    expect(workers).toHaveLength(3);
  });

  test('asks a reading worker to end with what it has, and gives up what still waits', async () => {
    const finish = new AbortController();
    const outcomes = ['a', 'b', 'c'].map((name) => pool.run(read(name), { finish: finish.signal }).catch(codeOf));
    finish.abort();
    expect(workers.map(({ toldToFinish, ended }) => [toldToFinish, ended])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(await outcomes[2]).toBe('aborted');
    const answer = { reading: new Blob(['{}']), type: 'pdf', pageCount: 2, whole: false } as const;
    workers.forEach((worker) => worker.say({ kind: 'done', answer }));
    expect(await Promise.all(outcomes.slice(0, 2))).toEqual([answer, answer]);
    // They may still be at the page they gave up.
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });
});
