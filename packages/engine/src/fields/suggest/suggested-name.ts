import { normaliseText } from '../../values/normalise-text.ts';

/** Longer print is a sentence, not a label. */
const MAX_NAME_CHARACTERS = 48;
const MAX_NAME_WORDS = 7;

/** A printed label as a name of a field: without colon, number of its box and leaders; null where it is no name. */
export function suggestedName(printed: string): string | null {
  const name = normaliseText(printed)
    .replace(/^[\s([]*(?:\d{1,2}[a-z]?[.)]?\s+)?(?=\p{L})/u, '')
    .replace(/[\s.:_…*]+$/u, '');
  if (name.length < 2 || name.length > MAX_NAME_CHARACTERS || name.split(/\s+/).length > MAX_NAME_WORDS) return null;
  return /\p{L}{2}/u.test(name) && !/[@]|\d{4}|[.!?]\s/.test(name) ? name : null;
}

const ASKED: Record<'date' | 'amount' | 'number' | 'answer' | 'text', (label: string) => string> = {
  date: (label) => `Date printed as "${label}"`,
  amount: (label) => `Amount printed as "${label}"`,
  number: (label) => `Number printed as "${label}"`,
  answer: (label) => `Answer to "${label}"`,
  text: (label) => `Printed as "${label}"`,
};

/** A description by which the engine finds the same place again: it quotes the printed label. */
export const suggestedDescription = (label: string, asks: keyof typeof ASKED): string => ASKED[asks](label.replace(/["“”]/g, ''));
