import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserEngine, startBrowserEngine } from './browser-engine.ts';
import { LONG, oddFiles } from './shared-documents.ts';

const SAMPLE = LONG ? 120 : 24;
/** Within this the tab answers whatever a document does to its worker. */
const TAB_ANSWERS_MS = 1_000;
/** A file ends within a minute. */
const FILE_LIMIT_MS = 60_000;

const files = oddFiles(SAMPLE);
console.log(files.length === 0 ? 'Odd files in the browser: none here.' : `Odd files in the browser: ${files.length} ran.`);

let engine: BrowserEngine;
beforeAll(async () => {
  engine = await startBrowserEngine();
});
afterAll(async () => {
  await engine.close();
});

describe.skipIf(files.length === 0)('odd and damaged files in the browser', () => {
  test.each(files.map((file) => [file.path, file] as const))(
    '%s ends as it should and leaves the tab alive',
    async (_path, { bytes, uploadName, expectation }) => {
      const measured = await engine.read(bytes, uploadName);
      expect(measured.longestPauseMs).toBeLessThan(TAB_ANSWERS_MS);
      expect(measured.ms).toBeLessThan(FILE_LIMIT_MS);
      const code = 'error' in measured ? measured.error.code : 'read';
      const right = { reads: code === 'read', 'typed-error': code !== 'read' && code !== 'internal', either: code !== 'internal' }[
        expectation
      ];
      expect(right, `${expectation}, but ended as ${code}`).toBe(true);
    },
  );

  test('fetched nothing', () => {
    expect(engine.strayRequests).toEqual([]);
  });
});
