import { wordsOf } from '../languages/languages.ts';
import { foldInPlace } from './fold.ts';
import type { TextSpan } from './text-span.ts';

const WORDS = wordsOf('counts')
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll('-', '[\\s-]');
const UNIT = wordsOf('durationUnits').join('|');
const DURATION = new RegExp(
  String.raw`(?<![\w.,])(?:\d{1,4}(?:[.,]5)?|${WORDS})(?:\s*\(\s*(?:\d{1,4}|[a-z]+(?:[\s-][a-z]+)?)\s*\))?[\s-]+(?:calendar\s+|full\s+|additional\s+|consecutive\s+|business\s+|working\s+|volle[nrs]?\s+)?(?:${UNIT})(?!\w)`,
  'g',
);

/** Every length of time in a text: "two (2) years", "24-month", "sechs Monate", in order. */
export function findDurations(text: string): TextSpan[] {
  return [...foldInPlace(text).matchAll(DURATION)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
