// `npm run train:ranker -- [--papers N] [--rounds N] [--on]`
// Learns from composed papers which stretch of print answers a field, and writes it into the engine; with `--on` the ranker of candidates that is
// there goes on learning, and the rest of it stays. The papers of a domain are judged by
// a linker that never saw the domain's words, so that the ranker learns how far links can be trusted on kinds nobody foresaw.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createLinker,
  packRankerModel,
  type RankerModel,
  type RankerWeights,
  readLinkerWeights,
  readRankerModel,
} from '@sheetlift/engine/training';
import { LINKER_PLAN, linkerFolds } from './linker/fold-linkers.ts';
import { columnListsOf } from './ranker/draw-columns.ts';
import { composePaper, listsOf, type RankedList, thinned } from './ranker/draw-lists.ts';
import { learnRanking } from './ranker/learn-ranking.ts';
import { learnTexts } from './ranker/learn-texts.ts';
import { measureRanking } from './ranker/measure-ranking.ts';
import { seededRandom } from './seeded-random.ts';
import { PROJECT_ROOT } from './shared-folder.ts';
import { readDomains } from './words/read-words.ts';

const { seed: SEED } = LINKER_PLAN;
/** The mean of two hangs less on where one of them began. */
const SEEDS = [SEED, SEED + 1];
/** Papers of so many domains of each fold are only measured: neither the linker nor the ranker has met their words. */
const MEASURED_SHARE = 0.08;
const MODELS = join(PROJECT_ROOT, 'packages/engine/models');

const { values } = parseArgs({
  options: {
    papers: { type: 'string', default: '8000' },
    rounds: { type: 'string', default: '7' },
    on: { type: 'boolean', default: false },
  },
});
const [papers, rounds] = [Number(values.papers), Number(values.rounds)];
const domains = readDomains();
console.log(`${domains.length} domains, ${domains.reduce((sum, { meanings }) => sum + meanings.length, 0)} meanings.`);

const candidates: Questions = { learned: [], measured: [] };
const columns: Questions = { learned: [], measured: [] };
const folds = [...linkerFolds(domains, console.log)];
folds.forEach(({ own, others, linker }, fold) => {
  const texts = learnTexts(others, linker);
  const count = Math.round(papers / folds.length);
  for (let at = 0; at < count; at++) {
    const random = seededRandom(SEED + at * folds.length + fold);
    const paper = composePaper(own[at % own.length]!, SEED + fold * 1_000_000 + at);
    const [ofCandidates, ofColumns] = [listsOf(paper, linker, texts), columnListsOf(paper, linker, texts)];
    if (at % own.length >= own.length * (1 - MEASURED_SHARE)) {
      candidates.measured.push(...ofCandidates);
      columns.measured.push(...ofColumns);
    } else {
      candidates.learned.push(...ofCandidates.map((list) => thinned(list, random)));
      columns.learned.push(...ofColumns);
    }
  }
});
const path = join(MODELS, 'ranker.json');
writeFileSync(path, packRankerModel(values.on ? goneOn(readRankerModel(readFileSync(path))) : begunAnew()));

function begunAnew(): RankerModel {
  return {
    rankers: SEEDS.map((seed) => learn('candidates', candidates, { begin: [48, 24], seed })),
    columns: SEEDS.map((seed) => learn('columns', columns, { begin: [32, 16], seed })),
    texts: learnTexts(domains, createLinker(readLinkerWeights(readFileSync(join(MODELS, 'linker.bin'))))),
  };
}

function goneOn(before: RankerModel): RankerModel {
  return { ...before, rankers: before.rankers.map((begin, at) => learn('candidates', candidates, { begin, seed: SEED + at })) };
}

interface Questions {
  learned: RankedList[];
  measured: RankedList[];
}

function learn(
  what: string,
  { learned, measured }: Questions,
  how: { begin: readonly number[] | RankerWeights; seed: number },
): RankerWeights {
  console.log(`The ranker of ${what} learns from ${learned.length} questions.`);
  return learnRanking(learned, { ...how, rounds }, (round, loss, weights) =>
    console.log(`  round ${round}: loss ${loss.toFixed(3)}; on papers of domains held back ${measureRanking(measured, weights)}`),
  );
}
