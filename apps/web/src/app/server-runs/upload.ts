import { ApiFailure } from '../../lib/api-failure.ts';
import { createStore, type Store } from '../../lib/create-store.ts';
import { newId } from '../../lib/new-id.ts';
import type { UploadPlace } from '../../lib/api-transfers.ts';
import type { NewRun, ServerRuns } from '../../features/workspace/server-run/server-runs.ts';

/** Documents on their way to the server. */
export interface Upload extends Store<UploadState> {
  /** Goes on where it failed. */
  again(): void;
  /** Gives it up: nothing of it stays on the server. */
  giveUp(): void;
}

export type UploadState =
  | { kind: 'sending'; sentBytes: number; allBytes: number; files: number }
  | { kind: 'failed'; sentence: string; files: number }
  | { kind: 'sent'; runId: string };

/** What is sent in one request: a request has a minute to arrive, and what failed is sent again whole. A larger file is sent by itself, and goes on where it broke. */
const BATCH_BYTES = 8 * 1024 * 1024;
const BATCH_FILES = 20;

/** Sends documents, a few at a time: the first ones start the run, and are read while the others come. */
export function startUpload(files: readonly File[], run: NewRun, runs: ServerRuns): Upload {
  const allBytes = files.reduce((sum, { size }) => sum + size, 0);
  const sending = (sentBytes: number): UploadState => ({ kind: 'sending', sentBytes, allBytes, files: files.length });
  const { subscribe, snapshot, show } = createStore<UploadState>(sending(0));
  const giving = new AbortController();
  const batches = batchesOf(files);
  let runId: string | null = null;
  let next = 0;

  async function go(): Promise<void> {
    let doneBytes = batches.slice(0, next).reduce((sum, batch) => sum + batch.bytes, 0);
    show(sending(doneBytes));
    try {
      for (; next < batches.length; next++) {
        const batch = batches[next]!;
        const before = doneBytes;
        const options = { onSent: (bytes: number) => show(sending(before + Math.min(bytes, batch.bytes))), signal: giving.signal };
        const isLarge = batch.bytes > BATCH_BYTES;
        if (isLarge) batch.uploads ??= [await runs.send(batch.files[0]!, batch.place, options)];
        const adding = { ...options, key: batch.key, ...(isLarge && { onSent: () => {} }) };
        const what = batch.uploads ? { uploads: batch.uploads } : { files: batch.files };
        const { id } = await runs.upload(runId === null ? run : { id: runId }, what, adding);
        runId = id;
        doneBytes += batch.bytes;
      }
      show({ kind: 'sent', runId: runId! });
    } catch (error) {
      if (giving.signal.aborted) return;
      show({ kind: 'failed', sentence: sentenceOf(error), files: files.length });
    }
  }

  void go();
  return {
    subscribe,
    snapshot,
    again: () => void go(),
    giveUp() {
      giving.abort();
      // What cannot be deleted now stands in the list of runs, where it can be.
      if (runId !== null) runs.remove(runId).catch(() => undefined);
    },
  };
}

interface Batch {
  files: readonly File[];
  bytes: number;
  /** Sent twice it is taken once. */
  key: string;
  /** Where the upload of a large file is, and its id when it has come whole. */
  place: UploadPlace;
  uploads?: readonly string[];
}

function batchesOf(files: readonly File[]): Batch[] {
  const batches: (Batch & { files: File[] })[] = [];
  for (const file of files) {
    const last = batches.at(-1);
    if (last && last.files.length < BATCH_FILES && last.bytes + file.size <= BATCH_BYTES) {
      last.files.push(file);
      last.bytes += file.size;
    } else batches.push({ files: [file], bytes: file.size, key: newId(), place: { url: null } });
  }
  return batches;
}

function sentenceOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : 'The server cannot be reached.';
}
