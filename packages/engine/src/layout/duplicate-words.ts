import type { PlacedWord } from './placed-word.ts';

/** Overprinted copies lie within this share of the font size (shadows and false bold are shifted by less). */
const SAME_SPOT_EM = 0.35;

/** Drops words printed twice on one spot: shadows, false bold, a form value that is also drawn as text. */
export function dropDuplicates(words: readonly PlacedWord[]): PlacedWord[] {
  const kept: PlacedWord[] = [];
  const bySpot = new Map<string, number>();
  for (const word of words) {
    const twin = findTwin(bySpot, kept, word);
    if (twin === undefined) {
      bySpot.set(spotKey(word, 0, 0), kept.length);
      kept.push(word);
    } else if (word.word.origin === 'form') {
      kept[twin] = word;
    }
  }
  return kept;
}

function findTwin(bySpot: Map<string, number>, kept: readonly PlacedWord[], word: PlacedWord): number | undefined {
  for (const dx of [0, -1, 1]) {
    for (const dy of [0, -1, 1]) {
      const index = bySpot.get(spotKey(word, dx, dy));
      const other = index === undefined ? undefined : kept[index];
      if (other && isSameSpot(other, word)) return index;
    }
  }
  return undefined;
}

const spotKey = (word: PlacedWord, dx: number, dy: number): string => `${Math.floor(word.left / 6) + dx}:${Math.floor(word.top / 6) + dy}:${word.word.text}`;

function isSameSpot(a: PlacedWord, b: PlacedWord): boolean {
  const reach = SAME_SPOT_EM * Math.min(a.em, b.em);
  return Math.abs(a.left - b.left) <= reach && Math.abs(a.top - b.top) <= reach && Math.abs(a.right - b.right) <= 2 * reach;
}
