import { z } from 'zod/mini';

/** A zero ends a text in PostgreSQL, and half of a surrogate pair is no character: neither can be kept as it came. */
const CANNOT_BE_KEPT = /[\0\p{Cs}]/u;

/** Text from outside that the database can keep to the letter. */
export const plainText = z.string().check(z.refine(isPlainText, 'A text holds a character that cannot be kept'));

export function isPlainText(text: string): boolean {
  return !CANNOT_BE_KEPT.test(text);
}
