import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError, type ReadDocument, type Template } from '@sheetlift/engine';
import { createIsolatedReader, openReadingCache } from '@sheetlift/engine/node';
import { benchScorer } from '../bench-scorer.ts';
import { writeCases } from '../generate/write-cases.ts';
import { templateOf } from '../template-of.ts';
import { PROJECT_ROOT, sharedFolder } from '../shared-folder.ts';
import { WAVES } from '../unseen/waves.ts';
import { keptReading } from './kept-reading.ts';

export interface ComparedCase {
  name: string;
  document: ReadDocument;
  template: Template;
  /** How many there are in all, for telling how far it is. */
  total: number;
}

/**
 * The cases of the benchmark and of the waves, each read once and kept; of `sets` only, where there are any. What cannot be read is left
 * out, and said.
 */
export async function* comparedCases(sets: readonly string[]): AsyncGenerator<ComparedCase> {
  const scorer = await benchScorer();
  const cache = await openReadingCache(join(PROJECT_ROOT, '.cache', 'readings'));
  const folders = [join(sharedFolder('bench') ?? '', 'cases'), ...(await waveFolders())];
  const cases = folders.flatMap((folder) =>
    Object.entries(scorer.loadCases(folder))
      .filter(([set]) => sets.length === 0 || sets.includes(set))
      .flatMap(([set, each]) => each.map((one) => ({ folder: join(folder, set, one.id), name: `${set}/${one.id}`, one }))),
  );
  const templates = new Map<string, Template>();
  const reader = createIsolatedReader();
  try {
    for (const { folder, name, one } of cases) {
      const fileName =
        readdirSync(folder)
          .sort()
          .find((file) => file.startsWith('document.')) ?? '';
      const bytes = readFileSync(join(folder, fileName));
      const options = { fileName, embedded: false };
      try {
        const document = await keptReading(fileName, bytes, () =>
          cache.get(bytes, JSON.stringify(options), () => reader.read(bytes, options)),
        );
        yield { name, document, template: templateOf(one, templates), total: cases.length };
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        console.log(`${name} cannot be read: ${error.code}`);
      }
    }
  } finally {
    reader.close();
  }
}

/** Each wave is printed once; `score:unseen` prints it anew each time. */
async function waveFolders(): Promise<string[]> {
  const folders: string[] = [];
  for (const { name, title, families, documents, seed } of WAVES.filter(({ atFirstSight }) => !atFirstSight)) {
    const folder = join(PROJECT_ROOT, '.cache', name);
    if (!existsSync(folder)) {
      console.error(`${title}: printing ${families.length * documents} documents`);
      await writeCases(families, { folder, documents, seed, as: 'pdf' });
    }
    folders.push(folder);
  }
  return folders;
}
