import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Linker } from '@sheetlift/engine/training';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { readDictionary } from '../words/read-dictionary.ts';
import type { Domain } from '../words/read-words.ts';
import { learnLinks, linkerOf, type LinkerPlan } from './learn-links.ts';

/** How the linker is learned; the fold linkers are no more than a measure and take a part of the steps. */
export const LINKER_PLAN: LinkerPlan = { steps: 3_200, buckets: 250_000, dimensions: 80, seed: 20_261_122 };
const FOLDS = 3;
const FOLD_STEPS = 900;

/** Domains that a linker has not learned, those that it has, and the linker. */
export interface Fold {
  own: Domain[];
  others: Domain[];
  linker: Linker;
}

/**
 * Each domain is in the `own` of one fold: papers of it are of a kind that nobody foresaw. Linkers are kept in `.cache/linkers` by what they
 * learned from; a new one takes some minutes.
 */
export function* linkerFolds(domains: readonly Domain[], tell: (line: string) => void): Generator<Fold> {
  for (let fold = 0; fold < FOLDS; fold++) {
    const [own, others] = [true, false].map((isOwn) => domains.filter((_, at) => (at % FOLDS === fold) === isOwn)) as [Domain[], Domain[]];
    const plan = { ...LINKER_PLAN, steps: FOLD_STEPS, seed: LINKER_PLAN.seed + fold };
    const path = pathOf(others, plan);
    if (!existsSync(path)) {
      tell(`Fold ${fold + 1} of ${FOLDS}: a linker learns without ${own.length} domains.`);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, learnLinks(others, plan, tell));
    }
    yield { own, others, linker: linkerOf(readFileSync(path)) };
  }
}

function pathOf(domains: readonly Domain[], plan: LinkerPlan): string {
  const learnedFrom = createHash('sha256')
    .update(JSON.stringify([domains, readDictionary(), plan]))
    .digest('hex');
  return join(PROJECT_ROOT, '.cache/linkers', `${learnedFrom.slice(0, 16)}.bin`);
}
