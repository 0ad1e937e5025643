import { EMPTY_FEATURE_NAMES, emptyScore, FEATURE_NAMES, type RankerWeights, scoreRows } from '@sheetlift/engine/training';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { type RankedList, thinned } from './draw-lists.ts';
import { learnRanking } from './learn-ranking.ts';

const WIDTH = FEATURE_NAMES.length;

/** Questions whose right candidate has the greatest first feature; with nothing there the empty answer's second feature is low. */
function questions(count: number, seed: number): RankedList[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (): RankedList => {
    const isThere = random.chance(0.7);
    const rows = Float32Array.from({ length: 8 * WIDTH }, () => random.next() * 0.5);
    const right = random.whole(0, 7);
    if (isThere) rows[right * WIDTH] = 1;
    const empty = new Float32Array(EMPTY_FEATURE_NAMES.length);
    [empty[0], empty[1]] = [1, isThere ? 1 : 0];
    return { rows, count: 8, empty, right: isThere ? [right] : [], share: 1 };
  });
}

/** Of the questions so many are answered rightly. */
const rightOf = (asked: readonly RankedList[], weights: RankerWeights): number =>
  asked.filter(({ rows, count, empty, right }) => {
    const scores = scoreRows(rows, count, weights);
    const best = scores.indexOf(Math.max(...scores));
    return (scores[best] ?? 0) > emptyScore(empty, weights) ? right.includes(best) : right.length === 0;
  }).length;

describe('learning to rank', () => {
  it('finds out which candidate answers, and when none does', () => {
    const weights = learnRanking(questions(300, 1), { begin: [48, 24], rounds: 12, seed: 3 }, () => undefined);
    expect(rightOf(questions(100, 2), weights)).toBeGreaterThan(90);
  });

  it('goes on from what a ranker has learned, and leaves that one as it is', () => {
    const begin = learnRanking(questions(300, 1), { begin: [48, 24], rounds: 6, seed: 3 }, () => undefined);
    const before = structuredClone(begin);
    const weights = learnRanking(questions(40, 4), { begin, rounds: 1, seed: 5 }, () => undefined);
    expect(begin).toEqual(before);
    expect(weights).not.toEqual(before);
    expect(rightOf(questions(100, 2), weights)).toBeGreaterThan(80);
  });

  it('keeps the right candidates when it thins a question, and says how many it left out', () => {
    const count = 200;
    const list = {
      rows: new Float32Array(count * WIDTH),
      count,
      empty: new Float32Array(EMPTY_FEATURE_NAMES.length),
      right: [150],
      share: 1,
    };
    list.rows[150 * WIDTH] = 7;
    const thin = thinned(list, seededRandom(1));
    expect(thin.rows[(thin.right[0] ?? -1) * WIDTH]).toBe(7);
    expect(thin.share * (thin.count - 1)).toBeCloseTo(count - 1);
  });
});
