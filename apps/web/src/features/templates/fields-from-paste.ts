import { MAX_TEMPLATE_FIELDS } from '@sheetlift/contract';
import type { FieldType, TemplateField } from '@sheetlift/engine/model';
import { readTabText } from '../../components/grid/tab-text.ts';
import { fieldsFromHeaders, type ProposedFields } from './fields-from-headers.ts';

/** An amount or a count, with its currency or unit; a date, and a number that names something, are texts. */
const NUMBER =
  /^[-+(]?\s?(?:\p{Sc}|[A-Z]{3})?\s?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[.,'’\u00a0\u202f ]\d{3})+)(?:[.,]\d+)?\s?(?:\p{Sc}|[A-Z]{3}|%)?\)?$/u;
const NAMING_NUMBER = /^\d{5,}$/;
const ANSWERS = new Set(['yes', 'no', 'true', 'false', 'ja', 'nein', 'oui', 'non', 'si', 'sí']);

/** What says the type of a name, which is fetched when a list comes; where it cannot be had, all are texts, as any other new field. */
export const fetchTypeOfName = (): Promise<(name: string) => FieldType> =>
  import('@sheetlift/engine/field-names').then(
    ({ typeOfName }) => typeOfName,
    () => () => 'text',
  );

/** In a line of so many at commas or semicolons, each this short, each is a name; "Total due, in euros" is one. */
const [LEAST_IN_LINE, MOST_WORDS] = [4, 4];

/** Whether a text is a list of names or cells of a sheet, and not one name like any other. */
export const isListOfFields = (text: string): boolean => headsOf(text).filter((head) => head.trim() !== '').length > 1;

/**
 * Fields from a list of names, one a line or in one line, or from cells of a sheet with their heads on top. Their types show in the rows below;
 * where there are none, in the names, by what `typeOfName` says of them. What `present` has already is left out, and told.
 */
export function fieldsFromPaste(text: string, present: readonly TemplateField[], typeOfName: (name: string) => FieldType): ProposedFields {
  const [heads, rows] = [headsOf(text), text.includes('\t') ? readTabText(text).slice(1) : []];
  const named = new Set(present.map(({ variableName }) => variableName.trim().toLowerCase()));
  const { fields, skipped } = fieldsFromHeaders(heads, (column) => ({
    type: rows.length > 0 ? typeOf(rows.map((row) => row[column]?.trim() ?? '')) : typeOfName(heads[column] ?? ''),
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

function headsOf(text: string): readonly string[] {
  if (text.includes('\t')) return readTabText(text)[0] ?? [];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [line = '', ...others] = lines;
  const inLine = line.split(line.includes(';') ? ';' : ',').map((name) => name.trim());
  const areNames = others.length === 0 && inLine.length >= LEAST_IN_LINE && inLine.every((name) => name.split(/\s+/).length <= MOST_WORDS);
  return areNames ? inLine : lines;
}

function typeOf(cells: readonly string[]): FieldType {
  const filled = cells.filter((cell) => cell !== '');
  const all = (is: (cell: string) => boolean): boolean => filled.length > 0 && filled.every(is);
  if (all((cell) => NUMBER.test(cell)) && !all((cell) => NAMING_NUMBER.test(cell))) return 'number';
  return all((cell) => ANSWERS.has(cell.toLowerCase())) ? 'yes/no' : 'text';
}
