import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTemplateFile } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine';

const SHARED = fileURLToPath(new URL('../../shared/', import.meta.url));

/** The long form of a proof is asked for by `npm run proof`. */
export const LONG = process.env['SHEETLIFT_PROOF'] === 'long';

export interface BenchDocument {
  set: string;
  id: string;
  fileName: string;
  bytes: Uint8Array;
  template: Template;
}

/** Up to `perSet` documents of every benchmark set, spread evenly; none where the benchmark is not beside the project. */
export function benchDocuments(perSet: number): BenchDocument[] {
  const cases = join(SHARED, 'bench', 'cases');
  if (!existsSync(cases)) return [];
  return folders(cases).flatMap((set) => spread(folders(join(cases, set)), perSet).map((id) => benchDocument(join(cases, set), set, id)));
}

export interface OddFile {
  path: string;
  uploadName: string;
  expectation: 'reads' | 'typed-error' | 'either';
  bytes: Uint8Array;
}

/** `size` odd and damaged files, spread evenly; none where they are not beside the project. */
export function oddFiles(size: number): OddFile[] {
  const folder = join(SHARED, 'hostile');
  if (!existsSync(folder)) return [];
  const { files } = JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as { files: Omit<OddFile, 'bytes'>[] };
  return spread(files, size).map(({ path, uploadName, expectation }) => ({
    path,
    uploadName,
    expectation,
    bytes: readFileSync(join(folder, path)),
  }));
}

function benchDocument(folder: string, set: string, id: string): BenchDocument {
  const fileName = readdirSync(join(folder, id)).find((name) => name.startsWith('document.')) as string;
  const own = join(folder, id, 'template.json');
  const template = JSON.parse(readFileSync(existsSync(own) ? own : join(folder, 'template.json'), 'utf8'));
  return { set, id, fileName, bytes: readFileSync(join(folder, id, fileName)), template: parseTemplateFile(template) };
}

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

function spread<Item>(items: readonly Item[], size: number): Item[] {
  return items.filter((_, index) => Math.floor((index * size) / items.length) !== Math.floor(((index - 1) * size) / items.length));
}
