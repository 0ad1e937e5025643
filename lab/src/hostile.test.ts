import { EngineError, type ReadDocument } from '@sheetlift/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileBytes, type HostileFile, hostileFiles } from './hostile-manifest.ts';
import { builtReader, hasText, readAsUser } from './read-as-user.ts';
import { seededSample } from './seeded-sample.ts';

const LONG = process.env['SHEETLIFT_PROOF'] === 'long';
const SHORT_SAMPLE = 80;
const SEED = 20261121;
/** What a file may take on the clock, with room for a busy machine: the reader itself stops at 58 s. */
const FILE_LIMIT_MS = 60_000;

const all = hostileFiles();
const files = LONG ? all : seededSample(all, SHORT_SAMPLE, SEED);
const reader = builtReader();

afterAll(() => {
  reader.close();
  console.log(all.length === 0 ? 'Hostile files: none here.' : `Hostile files: ${files.length} of ${all.length} ran.`);
});

describe.skipIf(files.length === 0)('odd and damaged files', () => {
  it.each(files.map((file) => [file.path, file] as const))(
    '%s ends as it should',
    { timeout: FILE_LIMIT_MS + 5_000 },
    async (_path, file) => {
      expect(faultsOf(file, await readAsUser(reader, file.uploadName, hostileBytes(file)))).toEqual([]);
    },
  );
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
