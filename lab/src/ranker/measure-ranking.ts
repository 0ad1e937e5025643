import { emptyScore, type RankerWeights, scoreRows } from '@sheetlift/engine/training';
import type { RankedList } from './draw-lists.ts';

/** In words: precision, recall and F1 of what is shown, and of blanks the share that is filled. */
export function measureRanking(lists: readonly RankedList[], weights: RankerWeights): string {
  let [found, shown, there, blanks, filled] = [0, 0, 0, 0, 0];
  for (const { rows, count, empty, right } of lists) {
    const scores = scoreRows(rows, count, weights);
    const best = scores.reduce((most, score, at) => (score > scores[most]! ? at : most), 0);
    const isShown = count > 0 && scores[best]! > emptyScore(empty, weights);
    if (right.length > 0) there++;
    else blanks++;
    if (isShown) shown++;
    if (isShown && right.includes(best)) found++;
    if (isShown && right.length === 0) filled++;
  }
  const [precision, recall] = [found / Math.max(1, shown), found / Math.max(1, there)];
  return `P ${perCent(precision)} R ${perCent(recall)} F1 ${perCent((2 * precision * recall) / Math.max(1e-9, precision + recall))}, blanks filled ${perCent(filled / Math.max(1, blanks))} % of ${blanks}`;
}

const perCent = (share: number): string => (100 * share).toFixed(1);
