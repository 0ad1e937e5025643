import { failedCheckDigits, type FailedCheckDigits } from '../values/failed-check-digits.ts';
import { namedCodeOf } from '../values/named-codes.ts';
import { type LookAlike, readOtherwise } from '../values/look-alikes.ts';
import { normaliseText } from '../values/normalise-text.ts';
import type { Candidate, CellValue, ExtractionRow, FieldResult, Template, TemplateField } from '../model/index.ts';

/** A value that its field cannot hold, or whose check digits fail, is shown as unsure, never silently changed. */
export function checkRow(row: ExtractionRow, template: Template): ExtractionRow {
  const cells: Record<string, FieldResult> = {};
  for (const field of template.entities) {
    const result = row.cells[field.id];
    if (result) cells[field.id] = 'chosen' in result ? checked(result, field) : result;
  }
  return { ...row, cells };
}

type Filled = Extract<FieldResult, { chosen: Candidate }>;

function checked(result: Filled, field: TemplateField): FieldResult {
  const { proof: _refuted, ...chosen } = result.chosen;
  const { alternatives } = result;
  const failed = chosen.value.kind === 'text' ? failedCheckDigits(chosen.printed, namedCodeOf(field)) : null;
  if (!failed) return result.state === 'unsure' || fits(chosen.value, field) ? result : { state: 'unsure', chosen, alternatives };
  const repaired = failed.repair && repairedCandidate(chosen, failed.repair);
  return {
    state: 'unsure',
    chosen: { ...chosen, confidence: Math.min(chosen.confidence, EITHER), reason: failedInWords(failed) },
    alternatives: repaired ? [repaired, ...alternatives] : alternatives,
  };
}

/** Read wrongly or printed wrongly: no likelier right than not. */
const EITHER = 0.5;

function failedInWords({ of, hasForm, repair }: FailedCheckDigits): string {
  const instead = repair && `${repair.read} for “${repair.printed}”`;
  if (!hasForm) return `With ${instead} it would be ${of} whose check digits hold.`;
  return `It has the form of ${of}, and its check digits do not hold${instead ? `: with ${instead} they would` : ''}.`;
}

/** The value with one character read otherwise, for a person to take; it stands where the printed one stands. */
function repairedCandidate(chosen: Candidate, repair: LookAlike): Candidate | null {
  const read = readOtherwise(chosen.printed, repair);
  const [evidence] = chosen.evidence;
  // Only what is printed in one piece can be derived from it again.
  if (read === null || !evidence || !('text' in evidence) || evidence.text !== chosen.printed) return null;
  return {
    ...chosen,
    id: `${chosen.id}:repaired`,
    value: { kind: 'text', text: normaliseText(read) },
    derivation: { kind: 'look-alike', as: 'text', reading: null, ...repair },
    confidence: EITHER,
    reason: `With ${repair.read} for “${repair.printed}” its check digits hold.`,
  };
}

function fits(value: CellValue, field: TemplateField): boolean {
  switch (field.type) {
    case 'number':
      return value.kind === 'number' && Number.isFinite(value.number);
    case 'yes/no':
      return value.kind === 'yes/no';
    case 'enum':
      return value.kind === 'enum' && field.enumValues.includes(value.value);
    case 'text':
      return value.kind === 'date' || (value.kind === 'text' && value.text.trim() !== '');
  }
}
