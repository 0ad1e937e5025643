import { MAX_TEMPLATE_FIELDS } from '@sheetlift/contract';
import type { FieldType, TemplateField } from '@sheetlift/engine/model';
import { readTabText } from '../../components/grid/tab-text.ts';
import { fieldsFromHeaders, type ProposedFields } from './fields-from-headers.ts';

/** An amount or a count, with its currency or unit; a date, and a number that names something, are texts. */
const NUMBER =
  /^[-+(]?\s?(?:\p{Sc}|[A-Z]{3})?\s?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[.,'’\u00a0\u202f ]\d{3})+)(?:[.,]\d+)?\s?(?:\p{Sc}|[A-Z]{3}|%)?\)?$/u;
const NAMING_NUMBER = /^\d{5,}$/;
const ANSWERS = new Set(['yes', 'no', 'true', 'false', 'ja', 'nein', 'oui', 'non', 'si', 'sí']);

/**
 * Fields from a list of names, one a line, or from cells of a sheet with their heads on top, whose types show in the rows below. Null where the
 * text is one name like any other. What `present` has already is left out, and told.
 */
export function fieldsFromPaste(text: string, present: readonly TemplateField[]): ProposedFields | null {
  const [heads = [], ...rows] = text.includes('\t') ? readTabText(text) : [lines(text)];
  if (heads.filter((head) => head.trim() !== '').length < 2) return null;
  const named = new Set(present.map(({ variableName }) => variableName.trim().toLowerCase()));
  const { fields, skipped } = fieldsFromHeaders(heads, (column) => ({
    type: typeOf(rows.map((row) => row[column]?.trim() ?? '')),
    description: '',
    enumValues: [],
  }));
  const isPresent = ({ variableName }: TemplateField): boolean => named.has(variableName.toLowerCase());
  const wanted = fields.filter((field) => !isPresent(field));
  const room = MAX_TEMPLATE_FIELDS - present.length;
  return {
    fields: wanted.slice(0, room),
    skipped: [
      ...skipped,
      ...fields.filter(isPresent).map(({ variableName }) => `${variableName}, which is there already`),
      ...(wanted.length > room ? [`${wanted.length - room} beyond the ${MAX_TEMPLATE_FIELDS} that a template holds`] : []),
    ],
  };
}

function lines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

function typeOf(cells: readonly string[]): FieldType {
  const filled = cells.filter((cell) => cell !== '');
  const all = (is: (cell: string) => boolean): boolean => filled.length > 0 && filled.every(is);
  if (all((cell) => NUMBER.test(cell)) && !all((cell) => NAMING_NUMBER.test(cell))) return 'number';
  return all((cell) => ANSWERS.has(cell.toLowerCase())) ? 'yes/no' : 'text';
}
