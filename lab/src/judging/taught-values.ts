import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldLessons } from '@sheetlift/engine';
import { extractWithSignals } from '@sheetlift/engine/training';
import type { BenchScorer } from '../bench-scorer.ts';
import { writeCases } from '../generate/write-cases.ts';
import { learningDocuments } from '../learning/learning-documents.ts';
import { taughtLayouts } from '../learning/taught-layouts.ts';
import { teachRow } from '../learning/teach-row.ts';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { comparedCells } from './compared-cells.ts';
import { judgedOf, type JudgedValue, linker, ranker } from './judged-values.ts';

/** Others than `npm run score:learning` measures. */
const SEED = 4_600_000;
const DOCUMENTS_A_LAYOUT = 3;

/** Values that are shown of documents after one other of their layout was gone through by a person. */
export async function taughtValues(scorer: BenchScorer, rewrite: boolean): Promise<JudgedValue[]> {
  const folder = join(PROJECT_ROOT, '.cache', 'taught-for-confidence');
  const layouts = taughtLayouts(SEED);
  if (rewrite || !existsSync(folder)) await writeCases(layouts, { folder, documents: DOCUMENTS_A_LAYOUT, seed: SEED, as: 'pdf' });
  const values: JudgedValue[] = [];
  for (const { id } of layouts) {
    const documents = await learningDocuments(scorer, folder, id);
    for (const teacher of documents) {
      const memory = foldLessons(teachRow(scorer, teacher), 'measured');
      for (const pupil of documents) {
        if (pupil === teacher) continue;
        const { layout, template, rows } = pupil;
        const { result, signals } = extractWithSignals(layout, template, 'document', { linker, ranker, memory });
        const one = { id: pupil.id, template, rows: [...rows] };
        values.push(
          ...comparedCells(scorer, one, result.rows).flatMap((compared) =>
            judgedOf(compared, signals, { set: `taught ${id}`, document: `${teacher.id} ${pupil.id}` }),
          ),
        );
      }
    }
  }
  return values;
}
