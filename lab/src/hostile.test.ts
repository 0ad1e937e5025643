import { join } from 'node:path';
import { EngineError, type PageContent, type ReadDocument, unpackDocuments } from '@sheetlift/engine';
import { createIsolatedReader } from '@sheetlift/engine/node';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileBytes, hostileFiles } from './hostile-manifest.ts';
import { seededSample } from './seeded-sample.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

const LONG = process.env['SHEETLIFT_PROOF'] === 'long';
const SHORT_SAMPLE = 80;
const SEED = 20261121;
/** What a file may take on the clock, with room for a busy machine: the reader itself stops at 58 s. */
const FILE_LIMIT_MS = 60_000;

const all = hostileFiles();
const files = LONG ? all : seededSample(all, SHORT_SAMPLE, SEED);
const reader = createIsolatedReader({ childPath: join(PROJECT_ROOT, 'packages/engine/dist/node/reader-child.js') });

afterAll(() => {
  reader.close();
  console.log(all.length === 0 ? 'Hostile files: none here.' : `Hostile files: ${files.length} of ${all.length} ran.`);
});

describe.skipIf(files.length === 0)('odd and damaged files', () => {
  it.each(files.map((file) => [file.path, file] as const))('%s ends as it should', { timeout: FILE_LIMIT_MS + 5_000 }, async (_path, file) => {
    const outcome = await read(file.uploadName, hostileBytes(file));
    const code = outcome instanceof EngineError ? outcome.code : null;
    expect(code, outcome instanceof EngineError ? String(outcome.cause) : '').not.toBe('internal');
    if (file.expectation === 'reads') expect(code).toBeNull();
    if (file.expectation === 'typed-error') expect(code).not.toBeNull();
    if (outcome instanceof EngineError) return;
    const [first] = outcome;
    if (file.pages !== undefined) expect(first?.pageCount).toBe(file.pages);
    if (file.expectation === 'reads' && file.text) expect(outcome.some((document) => document.pages.some(hasText))).toBe(true);
  });
});

/** The documents of a file, or the error that its user sees. A mail's unreadable attachment does not cost the mail. */
async function read(fileName: string, bytes: Uint8Array): Promise<ReadDocument[] | EngineError> {
  try {
    const sources = unpackDocuments({ fileName, bytes });
    const documents: ReadDocument[] = [];
    for (const [index, source] of sources.entries()) {
      try {
        documents.push(await reader.read(source.bytes, { fileName: source.fileName, embedded: true }));
      } catch (error) {
        if (index === 0 || !(error instanceof EngineError) || error.code === 'internal') throw error;
      }
    }
    return documents;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

function hasText(page: PageContent): boolean {
  if (page.kind === 'fixed') return page.words.length > 0;
  return page.blocks.some((block) =>
    block.kind === 'paragraph' ? block.text.trim() !== '' : block.kind === 'table' ? block.rows.some((row) => row.some((cell) => cell.text.trim() !== '')) : (block.field.value ?? '') !== '',
  );
}
