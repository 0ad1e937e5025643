import { patternOf } from '../../languages/languages.ts';
import type { FoundNumber } from '../../values/find-numbers.ts';
import { foldInPlace } from '../../values/fold.ts';
import type { TextSpan } from '../../values/text-span.ts';

/** A range in a text: where its ends stand, each with its sign and unit. */
export interface FoundRange {
  least: TextSpan;
  most: TextSpan;
}

/** A unit between the first number of a range and what joins it to the second. */
const UNIT = String.raw`(\s?(?:[^\s\d.…-]{1,4}\s?)?)`;
const SIGNED = String.raw`\s?([+-]?)\s?$`;
const JOINS = new RegExp(String.raw`^${UNIT}(?:\.{1,3}|-|÷|(?:${patternOf('until')}|a)\s)${SIGNED}`);
/** "And" joins the ends of a range only behind one of these. */
const BETWEEN = /\b(?:between|zwischen|entre|tra|fra|tussen|pomiedzy|miedzy)\s+\S{0,3}\s?$/;
const AND = new RegExp(String.raw`^${UNIT}(?:and|und|et|y|e|en|i|a)\s${SIGNED}`);

/** Ranges of numbers ("-40 … +85 °C", "from 18 V to 36 V", "between 4 and 20 mA") among the numbers that `findNumbers` finds in a text. */
export function rangesIn(text: string, numbers: readonly FoundNumber[]): FoundRange[] {
  const plain = numbers.filter(({ joined }) => !joined);
  return plain.flatMap((first, at): FoundRange[] => {
    const second = plain[at + 1];
    if (!second) return [];
    const gap = foldInPlace(text.slice(first.digits.to, second.digits.from));
    const before = foldInPlace(text.slice(Math.max(0, first.from - 16), first.from));
    const joint = JOINS.exec(gap) ?? (BETWEEN.test(before) ? AND.exec(gap) : null);
    if (!joint) return [];
    const size = Math.abs(second.number);
    if ((joint[2] === '-' ? -size : size) <= first.number) return [];
    const from = second.digits.from - (joint[2] === '' ? 0 : gap.length - gap.lastIndexOf(joint[2] ?? ''));
    const to = Math.min(first.to, first.digits.to + (joint[1]?.trimEnd().length ?? 0));
    return [{ least: { from: first.from, to: to }, most: { from, to: second.to } }];
  });
}
