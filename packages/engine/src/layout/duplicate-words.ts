import type { PlacedWord } from './placed-word.ts';

/** Overprinted copies lie within this share of the font size (shadows and false bold are shifted by less). */
const SAME_SPOT_EM = 0.35;

/** Drops words printed twice on one spot: shadows, false bold, a form value that is also drawn as text. */
export function dropDuplicates(words: readonly PlacedWord[]): PlacedWord[] {
  const kept: PlacedWord[] = [];
  const byText = new Map<string, Map<number, number>>();
  for (const word of words) {
    const bySpot = byText.get(word.word.text);
    const twin = bySpot && findTwin(bySpot, kept, word);
    if (twin !== undefined) {
      if (word.word.origin === 'form') kept[twin] = word;
      continue;
    }
    if (bySpot) bySpot.set(spotOf(word, 0, 0), kept.length);
    else byText.set(word.word.text, new Map([[spotOf(word, 0, 0), kept.length]]));
    kept.push(word);
  }
  return kept;
}

function findTwin(bySpot: ReadonlyMap<number, number>, kept: readonly PlacedWord[], word: PlacedWord): number | undefined {
  for (const dx of [0, -1, 1]) {
    for (const dy of [0, -1, 1]) {
      const index = bySpot.get(spotOf(word, dx, dy));
      const other = index === undefined ? undefined : kept[index];
      if (other && isSameSpot(other, word)) return index;
    }
  }
  return undefined;
}

/** Pages are cut into squares of this size; a copy lies in the same or a neighbouring one. */
const SPOT_PT = 6;
const SPOTS_ACROSS = 1_000_003;

const spotOf = (word: PlacedWord, dx: number, dy: number): number =>
  (Math.floor(word.left / SPOT_PT) + dx) * SPOTS_ACROSS + Math.floor(word.top / SPOT_PT) + dy;

function isSameSpot(a: PlacedWord, b: PlacedWord): boolean {
  const reach = SAME_SPOT_EM * Math.min(a.em, b.em);
  return Math.abs(a.left - b.left) <= reach && Math.abs(a.top - b.top) <= reach && Math.abs(a.right - b.right) <= 2 * reach;
}
