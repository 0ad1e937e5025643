import { WORD_FAMILIES } from './lexicon/word-families.ts';

/** Meanings remembered by word; papers of one kind repeat their words. */
const MAX_KEPT = 50_000;
/** Letters of the shortest word that may be part of a compound, and of the shortest that loses its ending. */
const SHORTEST_PART = 3;
const SHORTEST_STEM = 4;

const [byWord, byStem] = indexed();
const kept = new Map<string, readonly string[]>();

/**
 * What a folded word may mean, whatever its language: names of word families, those of both parts of a German or Dutch compound, else its
 * stem.
 */
export function meaningsOf(word: string): readonly string[] {
  const known = kept.get(word);
  if (known) return known;
  const meanings = lookedUp(word) ?? partsOf(word) ?? [stemOf(word)];
  if (kept.size < MAX_KEPT) kept.set(word, meanings);
  return meanings;
}

/** Two folded words may mean the same. */
export const meanTheSame = (a: string, b: string): boolean => a === b || meaningsOf(a).some((meaning) => meaningsOf(b).includes(meaning));

const lookedUp = (word: string): readonly string[] | null =>
  byWord.get(word) ??
  (word.length > SHORTEST_STEM + 1 && word.endsWith('s') ? byWord.get(word.slice(0, -1)) : undefined) ??
  byStem.get(stemOf(word)) ??
  null;

/** "auslieferungsort": known ends, and what stands before them with or without the letters that join the two; every way to part it. */
function partsOf(word: string): readonly string[] | null {
  const meanings = new Set<string>();
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const end = byWord.get(word.slice(cut)) ?? null;
    if (!end) continue;
    const front = word.slice(0, cut);
    const first = lookedUp(front) ?? (front.length > SHORTEST_STEM ? lookedUp(front.replace(/(?:s|n|en|es|e|er)$/, '')) : null);
    for (const meaning of first ? [...end, ...first] : []) meanings.add(meaning);
  }
  return meanings.size > 0 ? [...meanings] : null;
}

/** A word without the ending that number, gender or case give it. */
function stemOf(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  const stem = word.replace(/(?:ies|ing|ed|es|en|em|er|s|n|e|i|a|o|y)$/, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}

function indexed(): [Map<string, string[]>, Map<string, string[]>] {
  const [words, stems] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (map: Map<string, string[]>, key: string, family: string): void => {
    const families = map.get(key) ?? [];
    if (!families.includes(family)) map.set(key, [...families, family]);
  };
  for (const family of WORD_FAMILIES) {
    for (const word of family) {
      add(words, word, family[0] ?? word);
      add(stems, stemOf(word), family[0] ?? word);
    }
  }
  return [words, stems];
}
