import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';

/** Letters that recognition confuses, as one: the first of each group stands for all. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[0q]/g, 'o'],
  [/[1li|!]/g, 'l'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/2/g, 'z'],
  [/6/g, 'g'],
];

/** The same for words that recognition may take for each other ("TOTA1" and "Total"). */
function lookAlikeKey(word: string): string {
  let key = fold(word).replace(/[^\p{L}\p{N}|!]+/gu, '');
  for (const [pattern, letter] of LOOK_ALIKES) key = key.replace(pattern, letter);
  return key;
}

/** 0..1: how alike two words are, forgiving what recognition confuses; 0 where they differ by more than one letter in four. */
export function wordSimilarity(a: string, b: string): number {
  const [left, right] = [fold(a), fold(b)];
  if (left === right) return 1;
  const [keyA, keyB] = [lookAlikeKey(a), lookAlikeKey(b)];
  if (keyA === '' || keyB === '') return 0;
  if (keyA === keyB) return 0.95;
  const longer = Math.max(keyA.length, keyB.length);
  const allowed = Math.floor(longer / 4);
  if (allowed === 0 || Math.abs(keyA.length - keyB.length) > allowed) return 0;
  const errors = distance(keyA, keyB);
  return errors > allowed ? 0 : 1 - errors / longer;
}
