import { isLongerThan, splitCharacters } from './count-characters.ts';
import { foldName } from './fold-name.ts';

export const MAX_TEMPLATE_NAME_CHARACTERS = 100;
export const MAX_TEMPLATE_DESCRIPTION_CHARACTERS = 200;

/** Templates of one account: more than a person can find their way in. */
export const MAX_TEMPLATES = 500;

/** All templates of one account together, as their list is sent whole: 500 of eight kilobytes. */
export const MAX_TEMPLATES_BYTES = 4 * 1024 * 1024;

/** Fields of one template: more columns than a person can review. */
export const MAX_TEMPLATE_FIELDS = 500;

export const TEMPLATE_NEEDS_NAME = 'A template needs a name';
export const TEMPLATE_NAME_TOO_LONG = 'Template name cannot exceed 100 characters';
export const TEMPLATE_DESCRIPTION_TOO_LONG = 'Template description cannot exceed 200 characters';
export const TEMPLATE_NOT_FOUND = 'Template not found';

/** What is wrong with a template's name or description, the lengths in the words of the specification; null where nothing is. */
export function templateTextProblem({ name, description }: { name: string; description: string }): string | null {
  if (name.trim() === '') return TEMPLATE_NEEDS_NAME;
  if (isLongerThan(name, MAX_TEMPLATE_NAME_CHARACTERS)) return TEMPLATE_NAME_TOO_LONG;
  if (isLongerThan(description, MAX_TEMPLATE_DESCRIPTION_CHARACTERS)) return TEMPLATE_DESCRIPTION_TOO_LONG;
  return null;
}

/** Names that differ in capitals alone, or in how an accent is written, are one name. */
export function isSameTemplateName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

/** Copies of an automatic template's name that are numbered; later ones carry a time. */
const LAST_NUMBER = 100;

/**
 * A name nobody took: "Invoice", "Invoice (2)" up to "Invoice (100)", then "Invoice" and the time in milliseconds (the next one where two
 * were named in the same).
 */
export function freeTemplateName(name: string, taken: readonly string[], nowMs: number): string {
  const takenNames = new Set(taken.map(foldName));
  const isFree = (candidate: string): boolean => !takenNames.has(foldName(candidate));
  if (isFree(name)) return name;
  for (let number = 2; number <= LAST_NUMBER; number++) {
    const candidate = withEnding(name, ` (${number})`);
    if (isFree(candidate)) return candidate;
  }
  for (let timeMs = nowMs; ; timeMs++) {
    const candidate = withEnding(name, ` ${timeMs}`);
    if (isFree(candidate)) return candidate;
  }
}

/** The ending is what makes the name differ, so a long name gives way to it. */
function withEnding(name: string, ending: string): string {
  const room = MAX_TEMPLATE_NAME_CHARACTERS - ending.length;
  return splitCharacters(name).slice(0, room).join('').trimEnd() + ending;
}
