import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentLayout, layOutDocument, type ReadDocument, type Template } from '@sheetlift/engine';
import { createIsolatedReader, openReadingCache } from '@sheetlift/engine/node';
import type { BenchRow, BenchScorer } from '../bench-scorer.ts';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { templateOf } from '../template-of.ts';

/** A document that can teach and be measured. */
export interface LearningDocument {
  id: string;
  read: ReadDocument;
  layout: DocumentLayout;
  template: Template;
  /** Of its first row. */
  truth: BenchRow;
  rows: readonly BenchRow[];
}

/** The documents of one set of cases, all or only those of some ids, read once and kept by content. */
export async function learningDocuments(
  scorer: BenchScorer,
  casesFolder: string,
  set: string,
  ids?: ReadonlySet<string>,
): Promise<LearningDocument[]> {
  const cache = await openReadingCache(join(PROJECT_ROOT, '.cache', 'readings'));
  const reader = createIsolatedReader();
  try {
    const documents: LearningDocument[] = [];
    const templates = new Map<string, Template>();
    for (const each of scorer.loadCases(casesFolder, [set])[set] ?? []) {
      if (ids && !ids.has(each.id)) continue;
      const folder = join(casesFolder, set, each.id);
      const fileName =
        readdirSync(folder)
          .sort()
          .find((name) => name.startsWith('document.')) ?? '';
      const bytes = readFileSync(join(folder, fileName));
      const options = { fileName, embedded: false };
      const read = await cache.get(bytes, JSON.stringify(options), () => reader.read(bytes, options));
      const { id, rows } = each;
      documents.push({ id, read, layout: layOutDocument(read), template: templateOf(each, templates), truth: rows[0] ?? {}, rows });
    }
    return documents;
  } finally {
    reader.close();
  }
}
