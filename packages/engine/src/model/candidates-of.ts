import type { Candidate, FieldResult } from './result.ts';

/** Everything that was found for a field: what was chosen first, then the others. */
export function candidatesOf(result: FieldResult): Candidate[] {
  if (result.state === 'not_looked_for') return [];
  return 'chosen' in result ? [result.chosen, ...result.alternatives] : result.alternatives;
}
