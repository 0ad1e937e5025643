import type { ExtractionRow, FieldResult, Template, TemplateField } from '../model/index.ts';

/** A found value that its field cannot hold is shown as unsure, never silently changed. */
export function checkRow(row: ExtractionRow, template: Template): ExtractionRow {
  const cells: Record<string, FieldResult> = {};
  for (const field of template.entities) {
    const result = row.cells[field.id];
    if (result) cells[field.id] = result.state === 'found' && !fits(result, field) ? { ...result, state: 'unsure' } : result;
  }
  return { ...row, cells };
}

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
