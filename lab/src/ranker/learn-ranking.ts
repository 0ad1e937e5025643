import type { RankerWeights } from '@sheetlift/engine/training';
import { seededRandom } from '../seeded-random.ts';
import type { RankedList } from './draw-lists.ts';
import { scaleOf } from './list-scale.ts';
import { newWeights, RankerLearner } from './ranker-learner.ts';

const LISTS_A_STEP = 8;
const [RATE, DECAY] = [2e-3, 1e-3];
/** Of a ranker that has learned before: so that it keeps what it knows. */
const RATE_ON = 6e-4;

/**
 * Learns from lists which candidate answers, or that none does: `begin` with so many inner values, layer by layer, or with what a ranker has
 * learned, which is left as it is.
 */
export function learnRanking(
  lists: readonly RankedList[],
  { begin, rounds, seed }: { begin: readonly number[] | RankerWeights; rounds: number; seed: number },
  tell: (round: number, loss: number, weights: RankerWeights) => void,
): RankerWeights {
  const random = seededRandom(seed);
  const isNew = !('layers' in begin);
  const learner = new RankerLearner(
    isNew ? newWeights(begin, lists[0]?.empty.length ?? 0, scaleOf(lists), random) : structuredClone(begin),
  );
  const rate = isNew ? RATE : RATE_ON;
  for (let round = 0; round < rounds; round++) {
    let loss = 0;
    const order = random.shuffled(lists);
    order.forEach((list, at) => {
      loss += learner.see(list);
      if ((at + 1) % LISTS_A_STEP === 0) learner.step(rate * (1 - (0.95 * (round + at / order.length)) / rounds), DECAY);
    });
    tell(round + 1, loss / lists.length, learner.weights);
  }
  return learner.weights;
}
