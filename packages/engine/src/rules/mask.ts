/**
 * The form of a text, as an office worker writes it. Every sign stands for itself, but for these:
 *
 *     9   a figure                +     after any sign: once or more often
 *     A   a letter                (…)   may be there or not
 *     X   a letter or a figure    |     or: one form, or the other
 *     ?   any one character       \     the next sign stands for itself
 *     *   any characters, or none
 *
 * "RE-9999", "DE999999999", "9+", "PO-(20)99-9+|without". Nothing repeats within what repeats, and the text is walked through once with all
 * places of the form kept side by side, so no form and no text can make matching slow.
 */
export type Mask = readonly Step[];

/** Longer forms are lists of values; those have a rule of their own. */
const MAX_MASK_CHARACTERS = 200;

/** Longer texts are no codes; what is over is not looked at, and the text does not match. */
const MAX_TEXT_CHARACTERS = 2_000;

type Step =
  | { kind: 'sign'; matches: (character: string) => boolean; again: boolean }
  /** The text may go on here or at another step. */
  | { kind: 'fork'; other: number }
  | { kind: 'jump'; to: number }
  | { kind: 'end' };

const CLASSES: Record<string, RegExp> = { '9': /^\p{Nd}$/u, A: /^\p{L}$/u, X: /^[\p{L}\p{Nd}]$/u, '?': /^.$/su };

/** The form that a text writes; a sentence where it writes none. */
export function parseMask(text: string): Mask | string {
  const written = text.normalize('NFC');
  if (written.trim() === '') return 'A form has at least one sign.';
  if (written.length > MAX_MASK_CHARACTERS) return `A form has at most ${MAX_MASK_CHARACTERS} signs.`;
  const forms = splitForms([...written]);
  const steps: Step[] = [];
  const jumps: { kind: 'jump'; to: number }[] = [];
  for (const [index, signs] of forms.entries()) {
    const fork: Step = { kind: 'fork', other: 0 };
    const isLast = index === forms.length - 1;
    if (!isLast) steps.push(fork);
    const problem = addForm(signs, steps);
    if (problem !== null) return problem;
    if (isLast) continue;
    const jump: Step = { kind: 'jump', to: 0 };
    jumps.push(jump);
    steps.push(jump);
    fork.other = steps.length;
  }
  for (const jump of jumps) jump.to = steps.length;
  steps.push({ kind: 'end' });
  return steps;
}

/** Whether the whole text has the form; blanks around it do not count. */
export function matchesMask(mask: Mask, text: string): boolean {
  const characters = [...text.normalize('NFC').trim()];
  if (characters.length > MAX_TEXT_CHARACTERS) return false;
  let places = reachedFrom(mask, [0]);
  for (const character of characters) {
    const next: number[] = [];
    for (const place of places) {
      const step = mask[place] as Step;
      if (step.kind !== 'sign' || !step.matches(character)) continue;
      next.push(place + 1);
      if (step.again) next.push(place);
    }
    places = reachedFrom(mask, next);
    if (places.size === 0) return false;
  }
  return places.has(mask.length - 1);
}

/** The places from which the text can go on without a character. */
function reachedFrom(mask: Mask, from: readonly number[]): Set<number> {
  const reached = new Set<number>();
  const open = [...from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    const step = mask[place] as Step;
    if (step.kind === 'fork') open.push(place + 1, step.other);
    else if (step.kind === 'jump') open.push(step.to);
  }
  return reached;
}

interface Sign {
  text: string;
  /** Stands for itself whatever it is. */
  literal: boolean;
}

/** The signs of each form between bars. */
function splitForms(characters: readonly string[]): Sign[][] {
  const forms: Sign[][] = [[]];
  for (let at = 0; at < characters.length; at++) {
    const text = characters[at] as string;
    if (text === '|') forms.push([]);
    else if (text === '\\' && at + 1 < characters.length) forms.at(-1)?.push({ text: characters[++at] as string, literal: true });
    else forms.at(-1)?.push({ text, literal: false });
  }
  return forms;
}

function addForm(signs: readonly Sign[], steps: Step[]): string | null {
  if (signs.length === 0) return 'Write a form on both sides of “|”.';
  let optional: { kind: 'fork'; other: number } | null = null;
  for (const [index, { text, literal }] of signs.entries()) {
    const previous = steps.at(-1);
    if (!literal && text === '+' && index > 0) {
      const before = signs[index - 1] as Sign;
      if (previous?.kind !== 'sign' || (!before.literal && '()*+'.includes(before.text))) return '“+” stands behind a sign.';
      previous.again = true;
    } else if (!literal && text === '(') {
      if (optional) return 'Brackets cannot stand within brackets.';
      steps.push((optional = { kind: 'fork', other: 0 }));
    } else if (!literal && text === ')') {
      if (!optional) return 'A bracket is closed that was not opened.';
      optional.other = steps.length;
      optional = null;
    } else if (!literal && text === '*') {
      steps.push({ kind: 'fork', other: steps.length + 2 }, { kind: 'sign', matches: () => true, again: true });
    } else {
      const sameClass = literal ? undefined : CLASSES[text];
      steps.push({
        kind: 'sign',
        matches: sameClass ? (character) => sameClass.test(character) : (character) => character === text,
        again: false,
      });
    }
  }
  return optional ? 'A bracket is not closed.' : null;
}
