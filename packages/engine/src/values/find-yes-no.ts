import { wordsOf } from '../languages/languages.ts';
import { fold } from './fold.ts';
import type { TextSpan } from './text-span.ts';

export interface FoundYesNo extends TextSpan {
  yes: boolean;
}

const YES_SIGN = /^(?:[✓✔☑☒✗✘⊠■●]|\[\s?[xX✓✔]\s?\]|\([xX]\))/;
const NO_SIGN = /^(?:[☐□○◯❏❑▢]|\[\s?\]|\(\s?\))/;

/** What answers a question however the sentence goes on. */
const ANSWERS = answers(wordsOf('yes'), wordsOf('no'));
/** What answers it where it stands alone. */
const ANSWERS_ALONE = answers(wordsOf('yes', 'yesAlone'), wordsOf('no', 'noAlone'));

function answers(yes: readonly string[], no: readonly string[]): ReadonlyMap<string, boolean> {
  return new Map([...yes.map((word) => [word, true] as const), ...no.map((word) => [word, false] as const)]);
}

/** What a printed value ("Ja", "☒", "[x] joint", "No, never") says first, or null where it says neither yes nor no. */
export function findYesNo(printed: string): FoundYesNo | null {
  const text = printed.trim();
  const from = printed.length - printed.trimStart().length;
  const found = (length: number, yes: boolean): FoundYesNo => ({ from, to: from + length, yes });
  for (const [pattern, yes] of [
    [YES_SIGN, true],
    [NO_SIGN, false],
  ] as const) {
    const sign = pattern.exec(text)?.[0];
    if (sign !== undefined) return found(sign.length, yes);
  }
  const whole = ANSWERS_ALONE.get(lettersOf(text));
  if (whole !== undefined) return found(text.length, whole);
  const first = /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '';
  const yes = ANSWERS.get(lettersOf(first));
  return yes === undefined ? null : found(first.length, yes);
}

const lettersOf = (text: string): string => (text.length > 40 ? '' : fold(text).replace(/[^\p{L}\p{N}]+/gu, ''));
