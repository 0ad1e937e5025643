import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EnginePool, TaskOptions } from '../../../engine-worker/engine-pool.ts';
import type { EngineTask, PageFacts } from '../../../engine-worker/engine-protocol.ts';
import { givenFile } from '../../../engine-worker/given-file.ts';
import { createDocumentWork } from '../run/document-work.ts';
import { createRunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts } from '../run/run-store.ts';
import { createReadingQueue, type EarlierReading } from './reading-queue.ts';
import { createRunPace } from './run-pace.ts';

type ReadTask = Extract<EngineTask, { kind: 'read' }>;

const PAGES = 6;
/** Six pages have a minute, of which three are read in time. */
const PAGE_MS = 17_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pageOf = (pageNumber: number): PageFacts => ({ pageNumber, widthPt: 595, heightPt: 842, source: 'ocr', failed: false });

/** Reads a page after the other until told to finish, as the worker does. */
function slowReader(asked: ReadTask[]): EnginePool {
  const run = async (task: ReadTask, { onProgress, finish }: TaskOptions): Promise<unknown> => {
    asked.push(task);
    const pages = (task.ranges ?? [{ from: 1, to: PAGES }]).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    const told = new Promise<boolean>((resolve) => finish?.addEventListener('abort', () => resolve(true)));
    for (const page of pages) {
      if (await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PAGE_MS))])) break;
      onProgress?.({ kind: 'page-read', page: pageOf(page) });
    }
    return { reading: new Blob(), type: 'pdf', pageCount: PAGES, whole: finish?.aborted !== true };
  };
  return { size: 1, run: run as unknown as EnginePool['run'], close: () => undefined };
}

test('a document whose pages come one by one, but not all in time, goes on with those that came', async () => {
  const documents = createRunDocuments(
    () => undefined,
    () => undefined,
  );
  const asked: ReadTask[] = [];
  const read: EarlierReading[] = [];
  const queue = createReadingQueue({
    documents,
    readers: slowReader(asked),
    work: createDocumentWork(),
    pace: createRunPace(() => 0),
    onRead: (_id, _facts, reading) => read.push(reading),
    onFailed: () => expect.unreachable('nothing failed'),
  });
  const [document] = documents.append([givenFile('post.pdf', new Blob())]);
  documents.send(document!.id, { kind: 'readable', facts: { pageCount: PAGES, textLayer: false } as DocumentFacts });
  queue.add(document!.id);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked.map(({ ranges }) => ranges)).toEqual([null, [{ from: 4, to: 6 }], [{ from: 6, to: 6 }]]);
  expect(read.map(({ pages }) => pages.map(({ pageNumber }) => pageNumber))).toEqual([[1, 2, 3, 4, 5, 6]]);
});
