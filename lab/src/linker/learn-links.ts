import { createLinker, type Linker, packLinkerWeights, readLinkerWeights } from '@sheetlift/engine/training';
import { seededRandom } from '../seeded-random.ts';
import { readDictionary } from '../words/read-dictionary.ts';
import type { Domain } from '../words/read-words.ts';
import { contrast } from './contrast.ts';
import { drawDictionaryPairs, groupsOf } from './dictionary-pairs.ts';
import { drawPairs } from './draw-pairs.ts';
import { drawLexiconPairs } from './lexicon-pairs.ts';
import { LinkerNetwork } from './linker-network.ts';
import { quantiseRows } from './quantise-rows.ts';

export interface LinkerPlan {
  steps: number;
  buckets: number;
  dimensions: number;
  seed: number;
}

/** Domains a step: about 400 pairs, all fields of a paper among them, so that those easily mistaken meet. */
const DOMAINS_A_STEP = 10;
const TOLD_EVERY = 250;

/** Learns from the words of the domains, the dictionary and the engine's lists which wordings mean the same; the file of the weights. */
export function learnLinks(
  domains: readonly Domain[],
  { steps, buckets, dimensions, seed }: LinkerPlan,
  tell: (line: string) => void,
): Uint8Array {
  const random = seededRandom(seed);
  const network = new LinkerNetwork(buckets, dimensions, random);
  const dictionary = groupsOf(readDictionary());
  let losses = 0;
  for (let step = 1; step <= steps; step++) {
    const pairs = [
      ...drawPairs(random.some(domains, Math.min(DOMAINS_A_STEP, domains.length)), random),
      ...drawLexiconPairs(random),
      ...drawDictionaryPairs(dictionary, random),
    ];
    losses += contrast(
      pairs,
      pairs.map(({ query }) => network.embed(query)),
      pairs.map(({ key }) => network.embed(key)),
    );
    network.learn(1 - (0.9 * step) / steps);
    if (step % TOLD_EVERY > 0) continue;
    tell(`  step ${step} of ${steps}: loss ${(losses / TOLD_EVERY).toFixed(3)}`);
    losses = 0;
  }
  return packLinkerWeights({ buckets, dimensions, ...quantiseRows(network, random), importance: network.importance });
}

export const linkerOf = (file: Uint8Array): Linker => createLinker(readLinkerWeights(file));
