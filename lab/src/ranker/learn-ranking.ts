import type { RankerWeights } from '@sheetlift/engine/training';
import { seededRandom } from '../seeded-random.ts';
import type { RankedList } from './draw-lists.ts';
import { scaleOf } from './list-scale.ts';
import { RankerLearner } from './ranker-learner.ts';

const LISTS_A_STEP = 8;
const [RATE, DECAY] = [2e-3, 1e-3];

/** Learns from lists which candidate answers, or that none does. */
export function learnRanking(
  lists: readonly RankedList[],
  { hidden, rounds, seed }: { hidden: readonly number[]; rounds: number; seed: number },
  tell: (round: number, loss: number, weights: RankerWeights) => void,
): RankerWeights {
  const random = seededRandom(seed);
  const learner = new RankerLearner(hidden, lists[0]?.empty.length ?? 0, scaleOf(lists), random);
  for (let round = 0; round < rounds; round++) {
    let loss = 0;
    const order = random.shuffled(lists);
    order.forEach((list, at) => {
      loss += learner.see(list);
      if ((at + 1) % LISTS_A_STEP === 0) learner.step(RATE * (1 - (0.95 * (round + at / order.length)) / rounds), DECAY);
    });
    tell(round + 1, loss / lists.length, learner.weights);
  }
  return learner.weights;
}
