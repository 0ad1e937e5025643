import { join } from 'node:path';
import { EngineError, type PageContent, type ReadDocument, unpackDocuments } from '@sheetlift/engine';
import { createIsolatedReader } from '@sheetlift/engine/node';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileBytes, type HostileFile, hostileFiles } from './hostile-manifest.ts';
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
    expect(faultsOf(file, await read(file.uploadName, hostileBytes(file)))).toEqual([]);
  });
});

/** What is wrong with how a file ended, in words; nothing where it ended as its manifest says. */
function faultsOf({ expectation, pages, text }: HostileFile, outcome: ReadDocument[] | EngineError): string[] {
  const faults: string[] = [];
  if (outcome instanceof EngineError) {
    if (outcome.code === 'internal') faults.push(`internal: ${String(outcome.cause)}`);
    if (expectation === 'reads') faults.push(`refused as ${outcome.code}: ${String(outcome.cause)}`);
    return faults;
  }
  if (expectation === 'typed-error') faults.push('read, though nobody can read it');
  if (pages !== undefined && outcome[0]?.pageCount !== pages) faults.push(`${outcome[0]?.pageCount} pages instead of ${pages}`);
  if (expectation === 'reads' && text && !outcome.some((document) => document.pages.some(hasText))) faults.push('no text');
  return faults;
}

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
