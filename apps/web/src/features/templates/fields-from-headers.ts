import { cutCharacters, MAX_TEMPLATE_FIELDS } from '@sheetlift/contract';
import type { TemplateField } from '@sheetlift/engine/model';
import { newId } from '../../lib/new-id.ts';
import { MAX_FIELD_NAME_CHARACTERS } from './column-draft.ts';

/** Fields made from something that has columns, and what was left out, in words for the person. */
export interface ProposedFields {
  fields: TemplateField[];
  skipped: string[];
}

/** What is known of a column. */
export type ColumnKind = Pick<TemplateField, 'type' | 'description' | 'enumValues'>;

const PLAIN: ColumnKind = { type: 'text', description: '', enumValues: [] };

/** Each head becomes a field. Empty ones, those that are there already and those beyond what a template holds are left out, and told. */
export function fieldsFromHeaders(headers: readonly string[], kindOf: (column: number) => ColumnKind = () => PLAIN): ProposedFields {
  const fields: TemplateField[] = [];
  const named = new Set<string>();
  let empty = 0;
  const twice: string[] = [];
  let beyond = 0;
  headers.forEach((header, column) => {
    const name = header.replaceAll(/\s+/g, ' ').trim();
    if (name === '') empty++;
    else if (named.has(name.toLowerCase())) twice.push(name);
    else if (fields.length === MAX_TEMPLATE_FIELDS) beyond++;
    else {
      named.add(name.toLowerCase());
      fields.push({ id: newId(), variableName: cutCharacters(name, MAX_FIELD_NAME_CHARACTERS), ...kindOf(column) });
    }
  });
  return { fields, skipped: sentences(empty, twice, beyond) };
}

/** The cells of a copied row: cut at tabs as spreadsheets do it, else at semicolons, commas or line ends. */
export function splitHeaderRow(text: string): string[] {
  const [line = ''] = text.split(/\r?\n/).filter((each) => each.trim() !== '');
  const separator = ['\t', ';', ','].find((each) => line.includes(each));
  if (separator !== undefined) return line.split(separator).map(unquoted);
  return text
    .split(/\r?\n/)
    .map(unquoted)
    .filter((each) => each.trim() !== '');
}

function unquoted(cell: string): string {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}

function sentences(empty: number, twice: readonly string[], beyond: number): string[] {
  return [
    ...(empty > 0 ? [`${empty === 1 ? 'One column' : `${empty} columns`} without a head`] : []),
    ...twice.map((name) => `A second column called ${name}`),
    ...(beyond > 0 ? [`${beyond} columns beyond the ${MAX_TEMPLATE_FIELDS} that a template holds`] : []),
  ];
}
