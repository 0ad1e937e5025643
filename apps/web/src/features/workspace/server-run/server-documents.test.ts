import type { RunDocument } from '@sheetlift/contract';
import { expect, test } from 'vitest';
import { createServerDocuments } from './server-documents.ts';
import type { ServerRuns } from './server-runs.ts';

const LETTER: RunDocument = {
  id: 'a',
  file_name: 'letter.pdf',
  bytes: 10,
  state: 'done',
  pages: 2,
  pages_read: 2,
  rows: 0,
  status: 'partial',
  error: null,
  ended_at: '2026-11-25T10:00:00.000Z',
  corrected_at: null,
};

const TOO_SLOW = { code: 'page_timed_out', severity: 'error', pageNumber: 2, message: 'Page 2 was not read.' };

test('what was found in a document is fetched once, and once more when it was read again, also where nobody saw it wait', async () => {
  let issues: object[] = [TOO_SLOW];
  let fetched = 0;
  const result = async (): Promise<Blob> => {
    fetched++;
    return new Blob([JSON.stringify({ rows: [], rowMode: 'document', issues })]);
  };
  const documents = createServerDocuments({
    runs: { result } as Partial<ServerRuns> as ServerRuns,
    signal: new AbortController().signal,
    onCorrected: () => undefined,
    onChange: () => undefined,
  });
  const found = (): unknown => {
    const state = documents.get('a')?.state;
    return state?.kind === 'done' ? state.issues : state?.kind;
  };
  documents.follow([LETTER]);
  documents.follow([LETTER]);
  await expect.poll(found).toEqual([TOO_SLOW]);
  documents.follow([LETTER]);
  expect([fetched, found()]).toEqual([1, [TOO_SLOW]]);
  issues = [];
  documents.follow([{ ...LETTER, status: 'succeeded', ended_at: '2026-11-25T10:01:00.000Z' }]);
  await expect.poll(found).toEqual([]);
  expect(fetched).toBe(2);
});
