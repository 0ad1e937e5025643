import { failedCheckDigits } from '../values/check-digits.ts';
import type { ExtractionRow, FieldResult, Template, TemplateField } from '../model/index.ts';

/** A found value that its field cannot hold, or whose check digits fail, is shown as unsure, never silently changed. */
export function checkRow(row: ExtractionRow, template: Template): ExtractionRow {
  const cells: Record<string, FieldResult> = {};
  for (const field of template.entities) {
    const result = row.cells[field.id];
    if (result) cells[field.id] = result.state === 'found' ? checked(result, field) : result;
  }
  return { ...row, cells };
}

function checked(result: FieldResult & { state: 'found' }, field: TemplateField): FieldResult {
  const { chosen, alternatives } = result;
  const failed = chosen.value.kind === 'text' ? failedCheckDigits(chosen.value.text) : null;
  if (failed === null) return fits(result, field) ? result : { state: 'unsure', chosen, alternatives };
  return {
    state: 'unsure',
    chosen: {
      ...chosen,
      confidence: Math.min(chosen.confidence, EITHER),
      reason: `It has the form of ${ARTICLE[failed]} ${failed}, and its check digits do not hold.`,
    },
    alternatives,
  };
}

/** Read wrongly or printed wrongly: no likelier right than not. */
const EITHER = 0.5;

const ARTICLE = { IBAN: 'an', 'VAT number': 'a' } as const;

function fits({ chosen }: FieldResult & { state: 'found' }, field: TemplateField): boolean {
  const { value } = chosen;
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
