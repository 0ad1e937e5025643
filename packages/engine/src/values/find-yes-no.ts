import { fold } from './fold.ts';
import type { TextSpan } from './text-span.ts';

export interface FoundYesNo extends TextSpan {
  yes: boolean;
}

/** Words that answer a question however the sentence goes on ("Yes, on request"). */
const YES = 'yes true ja oui vrai si verdadero vero sim verdade tak prawda waar yep';
const NO = 'no false nein non faux falso nao nie nee onwaar falsch';
/** Words and letters that answer it only where they stand alone. */
const YES_ALONE = 'y x j o s t on checked ticked selected included applicable present positive enabled active confirmed angekreuzt zutreffend vorhanden coche marcado spuntato assinalado aangevinkt zaznaczono correct';
const NO_ALONE = 'n f off unchecked none excluded absent negative disabled inactive na keine aucun ninguno nessuno nenhum geen brak not notapplicable';
const YES_SIGN = /^(?:[✓✔☑☒✗✘⊠■●]|\[\s?[xX✓✔]\s?\]|\([xX]\))/;
const NO_SIGN = /^(?:[☐□○◯❏❑▢]|\[\s?\]|\(\s?\))/;

const ANSWERS = answers(YES, NO);
const ANSWERS_ALONE = answers(`${YES} ${YES_ALONE}`, `${NO} ${NO_ALONE}`);

function answers(yes: string, no: string): ReadonlyMap<string, boolean> {
  return new Map([...yes.split(' ').map((word) => [word, true] as const), ...no.split(' ').map((word) => [word, false] as const)]);
}

/** What a printed value ("Ja", "☒", "[x] joint", "No, never") says first, or null where it says neither yes nor no. */
export function findYesNo(printed: string): FoundYesNo | null {
  const text = printed.trim();
  const from = printed.length - printed.trimStart().length;
  const found = (length: number, yes: boolean): FoundYesNo => ({ from, to: from + length, yes });
  for (const [pattern, yes] of [[YES_SIGN, true], [NO_SIGN, false]] as const) {
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
