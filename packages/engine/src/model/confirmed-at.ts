import type { FieldResult } from './result.ts';
import { isToCheck } from './to-check.ts';

/** When a person confirmed a result, a value or that there is none, as ISO date and time in UTC; null where nobody did. */
export function confirmedAt(result: FieldResult): string | null {
  if (result.state === 'absent') return result.confirmedAt ?? null;
  if (!('chosen' in result)) return null;
  for (const evidence of result.chosen.evidence) if (evidence.kind === 'person') return evidence.at;
  return null;
}

/** Whether a person settled a result: what they typed may break a rule, and is to check then. */
export const isConfirmed = (result: FieldResult): boolean => confirmedAt(result) !== null && !isToCheck(result);
