import { expect, test, vi } from 'vitest';
import type { ServerRuns } from '../../features/workspace/server-run/server-runs.ts';
import { ApiFailure } from '../../lib/api-failure.ts';
import { startUpload } from './upload.ts';

const MEGABYTE = 1024 * 1024;
const RUN = { name: 'November', template: {}, rowMode: 'auto', modelMode: null } as unknown as Parameters<typeof startUpload>[1];

const files = (count: number, bytes = 1): File[] =>
  Array.from({ length: count }, (_none, index) => new File([new Uint8Array(bytes)], `${index}.txt`));

type Upload = Parameters<ServerRuns['upload']>;

/** The account's runs, on a server that fails where `troubles` says so. */
function pretendedRuns(troubles: (Error | null)[] = []) {
  const uploads: { to: Upload[0]; what: Upload[1]; key: string }[] = [];
  const places: (string | null)[] = [];
  const removed: string[] = [];
  const answer = async (): Promise<void> => {
    const trouble = troubles.shift();
    if (trouble) throw trouble;
  };
  const runs = {
    async upload(to: Upload[0], what: Upload[1], { key, onSent }: Upload[2]) {
      uploads.push({ to, what, key });
      onSent(2 ** 40);
      await answer();
      return { id: 'the-run' };
    },
    async send(_file: File, place: { url: string | null }) {
      places.push(place.url);
      place.url = '/api/v1/uploads/large';
      await answer();
      return 'large';
    },
    async remove(id: string) {
      removed.push(id);
    },
  } as unknown as ServerRuns;
  return { runs, uploads, places, removed };
}

const settled = (upload: ReturnType<typeof startUpload>) => vi.waitFor(() => expect(upload.snapshot().kind).not.toBe('sending'));

const countsOf = (uploads: readonly { what: Upload[1] }[]) =>
  uploads.map(({ what }) => ('files' in what ? what.files.length : what.uploads));

test('the first documents start the run, the others are added to it, each time under a key of its own', async () => {
  const { runs, uploads } = pretendedRuns();
  const upload = startUpload(files(45), RUN, runs);
  await settled(upload);
  expect(upload.snapshot()).toEqual({ kind: 'sent', runId: 'the-run' });
  expect(countsOf(uploads)).toEqual([20, 20, 5]);
  expect(uploads.map(({ to }) => to)).toEqual([RUN, { id: 'the-run' }, { id: 'the-run' }]);
  expect(new Set(uploads.map(({ key }) => key)).size).toBe(3);
});

test('one request holds eight megabytes at most; a larger file goes by itself, in pieces', async () => {
  const { runs, uploads, places } = pretendedRuns();
  await settled(startUpload([...files(2, 5 * MEGABYTE), ...files(1, 9 * MEGABYTE), ...files(2)], RUN, runs));
  expect(countsOf(uploads)).toEqual([1, 1, ['large'], 2]);
  expect(places).toEqual([null]);
});

test('what failed goes on where it stopped, under the same key: nothing that came is sent again', async () => {
  const refused = new ApiFailure(503, { detail: 'The disk with the data folder is full.', code: 'unavailable' });
  const { runs, uploads } = pretendedRuns([null, refused]);
  const upload = startUpload(files(45), RUN, runs);
  await settled(upload);
  expect(upload.snapshot()).toEqual({ kind: 'failed', sentence: 'The disk with the data folder is full.', files: 45 });
  upload.again();
  expect(upload.snapshot()).toMatchObject({ kind: 'sending', sentBytes: 40 });
  await settled(upload);
  expect(countsOf(uploads)).toEqual([20, 20, 20, 5]);
  expect(uploads[2]!.key).toBe(uploads[1]!.key);
});

test('a large file goes on in its place; one that has come whole is not sent again where adding it failed', async () => {
  const away = new TypeError('Failed to fetch');
  const { runs, uploads, places } = pretendedRuns([away, null, away]);
  const upload = startUpload(files(1, 9 * MEGABYTE), RUN, runs);
  await settled(upload);
  expect(upload.snapshot()).toMatchObject({ kind: 'failed', sentence: 'The server cannot be reached.' });
  for (let again = 0; again < 2; again++) {
    upload.again();
    await settled(upload);
  }
  expect(places).toEqual([null, '/api/v1/uploads/large']);
  expect(countsOf(uploads)).toEqual([['large'], ['large']]);
  expect(upload.snapshot().kind).toBe('sent');
});

test('what is given up leaves no run, and says nothing more', async () => {
  const { runs, removed } = pretendedRuns([null, new TypeError('Failed to fetch')]);
  const upload = startUpload(files(25), RUN, runs);
  await settled(upload);
  upload.giveUp();
  expect(removed).toEqual(['the-run']);
});
