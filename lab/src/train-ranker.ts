// `npm run train:ranker -- [--steps N] [--papers N] [--rounds N] [--folds N]`
// Learns from composed papers which stretch of print answers a field, and writes it into the engine. The papers of a domain are judged by
// a linker that never saw the domain's words, so that the ranker learns how far links can be trusted on kinds nobody foresaw.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createLinker,
  type Linker,
  packRankerModel,
  type RankerModel,
  type RankerWeights,
  readLinkerWeights,
  type TextWeights,
} from '@sheetlift/engine/training';
import { learnLinks, linkerOf } from './linker/learn-links.ts';
import { columnListsOf } from './ranker/draw-columns.ts';
import { composePaper, listsOf, type RankedList, thinned } from './ranker/draw-lists.ts';
import { learnKinds } from './ranker/learn-kinds.ts';
import { learnLabels } from './ranker/learn-labels.ts';
import { learnPapers } from './ranker/learn-papers.ts';
import { learnRanking } from './ranker/learn-ranking.ts';
import { measureRanking } from './ranker/measure-ranking.ts';
import { seededRandom } from './seeded-random.ts';
import { PROJECT_ROOT } from './shared-folder.ts';
import { type Domain, readDomains } from './words/read-words.ts';

const SEED = 20_261_122;
/** Of the papers of each fold so many are only measured. */
const MEASURED_SHARE = 0.08;
const MODELS = join(PROJECT_ROOT, 'packages/engine/models');

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '900' },
    papers: { type: 'string', default: '4800' },
    rounds: { type: 'string', default: '6' },
    folds: { type: 'string', default: '3' },
  },
});
const [steps, papers, rounds, folds] = [values.steps, values.papers, values.rounds, values.folds].map(Number) as [
  number,
  number,
  number,
  number,
];
const domains = readDomains();
const shipped = readLinkerWeights(readFileSync(join(MODELS, 'linker.bin')));
const { buckets, dimensions } = shipped;
console.log(`${domains.length} domains, ${domains.reduce((sum, { meanings }) => sum + meanings.length, 0)} meanings.`);

const candidates: Questions = { learned: [], measured: [] };
const columns: Questions = { learned: [], measured: [] };
for (let fold = 0; fold < folds; fold++) {
  const own = domains.filter((_, at) => at % folds === fold);
  const others = domains.filter((_, at) => at % folds !== fold);
  console.log(`Fold ${fold + 1} of ${folds}: the linker learns without ${own.length} domains.`);
  const linker = linkerOf(learnLinks(others, { steps, buckets, dimensions, seed: SEED + fold }, console.log));
  const texts = learnTexts(others, linker);
  const count = Math.round(papers / folds);
  for (let at = 0; at < count; at++) {
    const random = seededRandom(SEED + at * folds + fold);
    const paper = composePaper(own[at % own.length]!, SEED + fold * 1_000_000 + at);
    const [ofCandidates, ofColumns] = [listsOf(paper, linker, texts), columnListsOf(paper, linker, texts)];
    if (at >= count * (1 - MEASURED_SHARE)) {
      candidates.measured.push(...ofCandidates);
      columns.measured.push(...ofColumns);
    } else {
      candidates.learned.push(...ofCandidates.map((list) => thinned(list, random)));
      columns.learned.push(...ofColumns);
    }
  }
}
const model: RankerModel = {
  rankers: [learn('candidates', candidates, [48, 24])],
  columns: [learn('columns', columns, [32, 16])],
  texts: learnTexts(domains, createLinker(shipped)),
};
writeFileSync(join(MODELS, 'ranker.json'), packRankerModel(model));

interface Questions {
  learned: RankedList[];
  measured: RankedList[];
}

function learn(what: string, { learned, measured }: Questions, hidden: readonly number[]): RankerWeights {
  console.log(`The ranker of ${what} learns from ${learned.length} questions.`);
  return learnRanking(learned, { hidden, rounds, seed: SEED }, (round, loss, weights) =>
    console.log(`  round ${round}: loss ${loss.toFixed(3)}; on papers held back ${measureRanking(measured, weights)}`),
  );
}

function learnTexts(of: readonly Domain[], linker: Linker): TextWeights {
  return {
    kinds: learnKinds(of, linker, dimensions, seededRandom(SEED)),
    labels: learnLabels(of, linker, dimensions, seededRandom(SEED)),
    papers: learnPapers(of, linker, dimensions, seededRandom(SEED)),
  };
}
