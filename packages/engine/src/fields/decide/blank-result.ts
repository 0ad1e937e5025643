import type { Candidate, FieldResult } from '../../model/index.ts';
import { quoted } from '../document/quoted.ts';
import { unreadZone } from './unread-zone.ts';
import { unusedSign, type Unfilled } from './unused-sign.ts';

/** Where nothing speaks for a value: the share of such cells that are right, of the fourth wave of unseen kinds (`npm run score:blanks`). */
const NOTHING_FOUND = 0.86;

/**
 * Why a cell is empty. "Not in this document" is said only where nothing on the paper speaks for a value: no label of the field with something
 * at its place, no print of its form that is nobody's value, nothing that the ranker would take.
 */
export function blankResult(unfilled: Unfilled, alternatives: Candidate[]): FieldResult {
  const unread = unreadZone(unfilled);
  if (unread) return { state: 'unreadable', ...unread, alternatives };
  const reason = unusedSign(unfilled);
  if (reason === null) return { state: 'absent', confidence: NOTHING_FOUND, alternatives };
  return { state: 'not_found', reason, alternatives: namedFirst(reason, alternatives) };
}

/** What the reason names is what a person looks at first. */
function namedFirst(reason: string, alternatives: readonly Candidate[]): Candidate[] {
  const isNamed = ({ printed }: Candidate): boolean => reason.includes(quoted(printed));
  return [...alternatives.filter(isNamed), ...alternatives.filter((other) => !isNamed(other))];
}
