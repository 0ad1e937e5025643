import type { Linker, TextWeights } from '@sheetlift/engine/training';
import { seededRandom } from '../seeded-random.ts';
import type { Domain } from '../words/read-words.ts';
import { LINKER_PLAN } from '../linker/fold-linkers.ts';
import { learnKinds } from './learn-kinds.ts';
import { learnLabels } from './learn-labels.ts';
import { learnPapers } from './learn-papers.ts';

const { seed, dimensions } = LINKER_PLAN;

/** What wordings say by themselves, by a linker: the kind of value they ask for, whether they are labels, whether they name a paper. */
export const learnTexts = (of: readonly Domain[], linker: Linker): TextWeights => ({
  kinds: learnKinds(of, linker, dimensions, seededRandom(seed)),
  labels: learnLabels(of, linker, dimensions, seededRandom(seed)),
  papers: learnPapers(of, linker, dimensions, seededRandom(seed)),
});
