import type { Word } from '@sheetlift/engine/model';
import { wordsBetween } from './page-words.ts';

/** Print of one value stands no farther apart than a space, in heights of its line; columns do. */
const MOST_GAP = 0.6;

/** A part of a number that is printed in groups, such as an IBAN's or a telephone's. */
const GROUP = /^\+?[A-Z\d]{1,6}$/;
/** Fewer groups are words that stand beside each other. */
const LEAST_GROUPS = 3;
const HAS_DIGIT = /\d/;

/** Digits by threes, as far as the decimals: "2 454,69". */
const FIRST_THOUSANDS = /^[-+]?\d{1,3}$/;
const MORE_THOUSANDS = /^\d{3}$/;
const LAST_THOUSANDS = /^\d{3}(?:[.,]\d{1,4})?$/;

/** The words of the value that a click on one of its words means: of what is printed in groups all of them, else the word itself. */
export function valueAround(words: readonly Word[], at: number): Word[] {
  let from = at;
  while (from > 0 && standTogether(words[from - 1]!, words[from]!)) from--;
  let to = at;
  while (to + 1 < words.length && standTogether(words[to]!, words[to + 1]!)) to++;
  const texts = words.slice(from, to + 1).map(({ text }) => text.replace(/[.,;:]$/, ''));
  const [first, last] = thousandsAround(texts, at - from) ?? groupsAround(texts, at - from) ?? [at - from, at - from];
  return wordsBetween(words, from + first, from + last);
}

type Stretch = [first: number, last: number];

function thousandsAround(texts: readonly string[], at: number): Stretch | null {
  for (let first = 0; first <= at; first++) {
    if (!FIRST_THOUSANDS.test(texts[first]!)) continue;
    let last = first;
    while (
      last + 1 < texts.length &&
      MORE_THOUSANDS.test(texts[last]!.replace(/^[-+]/, '').padStart(3, '0')) &&
      LAST_THOUSANDS.test(texts[last + 1]!)
    )
      last++;
    if (last > first && last >= at) return [first, last];
  }
  return null;
}

function groupsAround(texts: readonly string[], at: number): Stretch | null {
  if (!GROUP.test(texts[at]!)) return null;
  let first = at;
  while (first > 0 && GROUP.test(texts[first - 1]!)) first--;
  let last = at;
  while (last + 1 < texts.length && GROUP.test(texts[last + 1]!)) last++;
  // "VAT GB 123 4567 89": a country's two letters belong to its number, a name before it does not.
  while (first < at && !HAS_DIGIT.test(texts[first]!) && texts[first]!.length !== 2) first++;
  while (last > at && !HAS_DIGIT.test(texts[last]!)) last--;
  const groups = texts.slice(first, last + 1);
  const withDigits = groups.filter((text) => HAS_DIGIT.test(text)).length;
  return groups.length >= LEAST_GROUPS && withDigits >= LEAST_GROUPS - 1 && withDigits > groups.length / 2 ? [first, last] : null;
}

function standTogether({ box: before }: Word, { box: after, joinsPrevious }: Word): boolean {
  const height = Math.min(before.bottom - before.top, after.bottom - after.top);
  const overlap = Math.min(before.bottom, after.bottom) - Math.max(before.top, after.top);
  const gap = after.left - before.right;
  return joinsPrevious === true || (overlap > height / 2 && gap > -height && gap <= height * MOST_GAP);
}
