import { type FieldResult, isConfirmed } from '../model/index.ts';

/** How sure a cell is that nobody would look at; null of every other one. */
export function restingConfidence(result: FieldResult): number | null {
  if (isConfirmed(result) || result.broken) return null;
  if (result.state === 'found') return result.decidedBy ? null : result.chosen.confidence;
  return result.state === 'absent' ? result.confidence : null;
}
