import type { Candidate, FieldResult } from './result.ts';

/** What else the very print of a filled cell can be read as: 2104 beside 2.104, March beside December. Empty where it can be read in one way. */
export function readingsOfPrint(result: FieldResult): Candidate[] {
  if (!('chosen' in result)) return [];
  const { chosen, alternatives } = result;
  const placeOf = ({ evidence }: Candidate): string => JSON.stringify(evidence);
  return alternatives.filter(
    (other) =>
      other.printed === chosen.printed &&
      JSON.stringify(other.value) !== JSON.stringify(chosen.value) &&
      other.derivation.kind !== 'list-entry' &&
      placeOf(other) === placeOf(chosen),
  );
}
