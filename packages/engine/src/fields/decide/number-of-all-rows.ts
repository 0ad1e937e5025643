import type { FieldResult, FoundRows } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { isNumeric } from '../kinds/kind-finder.ts';

/** From here on a list has rows that could differ. */
const LEAST_ROWS = 2;
/** About half of such numbers are right. */
const MOST = 0.66;

/**
 * The same rows, where a number outside the list that would stand in each row alike is to check unless the document proves it: beside "Paid in" above a list of
 * bookings stands the sum of all of them. Of a name or a day that all rows share nothing like it is known.
 */
export function doubtNumbersOfAllRows({ fields }: CompiledTemplate, found: FoundRows): FoundRows {
  if (found.items.length < LEAST_ROWS) return found;
  const document = { ...found.document };
  for (const compiled of fields.filter(isNumeric)) {
    const result = document[compiled.field.id];
    if (result) document[compiled.field.id] = doubted(result);
  }
  return { ...found, document };
}

function doubted(result: FieldResult): FieldResult {
  if (result.state !== 'found' || result.chosen.proof) return result;
  return { ...result, state: 'unsure', chosen: { ...result.chosen, confidence: Math.min(result.chosen.confidence, MOST) } };
}
