import type { FieldResult } from './result.ts';

/** No value is sure that is less likely right than this, whatever it was read from; some kinds of print ask for more. */
export const LEAST_SURE = 0.965;

/**
 * Whether a person should look at a result: it is unsure, something speaks for a value that was not found or could not be read, or it breaks a rule
 * of its field. A value that breaks a rule is settled once a person confirmed just this value; a blank that must not be one never is.
 */
export function isToCheck(result: FieldResult): boolean {
  if (!result.broken) return result.state === 'unsure' || result.state === 'not_found' || result.state === 'unreadable';
  return !(result.state === 'found' && result.decidedBy === 'confirm');
}
