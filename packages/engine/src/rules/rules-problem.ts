import type { DatePrint, FieldRules, TemplateField } from '../model/index.ts';
import { isDay } from '../values/calendar.ts';
import { parseEquation } from './equation.ts';
import { parseMask } from './mask.ts';

export const DATE_PRINTS: readonly DatePrint[] = ['any', 'YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY'];

/** Entries of one field's list: the suppliers of a large company; a list is looked through for every cell that is not on it. */
export const MAX_LIST_ENTRIES = 5_000;

/** Characters of one entry: the longest company names have under 150. */
const MAX_ENTRY_CHARACTERS = 200;

/** A field as its rules are read: what they say is not known yet. */
export type RuledField = Pick<TemplateField, 'id' | 'variableName' | 'type'> & { rules?: unknown };

/** Why the rules of a template cannot be followed, with the place of the field; null where they can. Nothing but `FieldRules` is let through. */
export function rulesProblem(fields: readonly RuledField[]): { index: number; message: string } | null {
  for (const [index, field] of fields.entries()) {
    const message = fieldRulesProblem(field, fields);
    if (message !== null) return { index, message };
  }
  return null;
}

/** Why the rules of one field cannot be followed, as a sentence that names it; null where they can. */
export function fieldRulesProblem(field: RuledField, fields: readonly RuledField[]): string | null {
  const problem = ruleProblem(field, fields);
  return problem === null ? null : `Rules of “${field.variableName}”: ${problem}`;
}

/** The same where it is plain which field is meant. */
export function ruleProblem(field: RuledField, fields: readonly RuledField[]): string | null {
  const { rules } = field;
  if (rules === undefined || rules === null) return null;
  if (typeof rules !== 'object' || Array.isArray(rules)) return 'They are an object, e.g. {"required": true}.';
  for (const [name, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(READERS, name)) return `There is no rule “${name}”. There are ${Object.keys(READERS).join(', ')}.`;
    if (rule === undefined) continue;
    const { types, problem } = READERS[name as keyof FieldRules];
    if (!types.includes(field.type)) return `“${name}” is for fields of type ${types.join(' or ')}.`;
    const said = problem(rule, field, fields);
    if (said !== null) return said;
  }
  const { from, to } = rules as FieldRules;
  return from !== undefined && to !== undefined && from > to ? 'The most is less than the least.' : null;
}

interface RuleReader {
  /** The types of field that it is for. */
  types: readonly TemplateField['type'][];
  problem: (rule: unknown, field: RuledField, fields: readonly RuledField[]) => string | null;
}

const READERS: Record<keyof FieldRules, RuleReader> = {
  required: {
    types: ['text', 'number', 'yes/no', 'enum'],
    problem: (rule) => (typeof rule === 'boolean' ? null : '“required” is true or false.'),
  },
  unique: {
    types: ['text', 'number'],
    problem(rule, field, fields) {
      if (typeof rule === 'boolean') return null;
      const other = typeof rule === 'string' ? fieldNamed(rule, fields) : undefined;
      return other && other !== field ? null : '“unique” is true, or names another field of this template.';
    },
  },
  pattern: {
    types: ['text'],
    problem(rule) {
      if (typeof rule !== 'string') return '“pattern” is a text, e.g. "AA-9999".';
      const mask = parseMask(rule);
      return typeof mask === 'string' ? mask : null;
    },
  },
  date: {
    types: ['text'],
    problem: (rule) => (DATE_PRINTS.includes(rule as DatePrint) ? null : `“date” is one of ${DATE_PRINTS.join(', ')}.`),
  },
  from: { types: ['text', 'number'], problem: boundProblem },
  to: { types: ['text', 'number'], problem: boundProblem },
  notBefore: {
    types: ['text'],
    problem(rule, field, fields) {
      const other = typeof rule === 'string' ? fieldNamed(rule, fields) : undefined;
      if (!other || other.type !== 'text') return '“notBefore” names another text field of this template.';
      return other === field ? '“notBefore” names another field, not itself.' : null;
    },
  },
  oneOf: {
    types: ['text'],
    problem(rule) {
      if (!Array.isArray(rule) || rule.length === 0) return '“oneOf” is a list of texts with at least one entry.';
      if (rule.length > MAX_LIST_ENTRIES) return `A list has at most ${MAX_LIST_ENTRIES} entries.`;
      const bad = rule.some((entry) => typeof entry !== 'string' || entry.trim() === '' || entry.length > MAX_ENTRY_CHARACTERS);
      return bad ? `An entry of a list is a text of 1 to ${MAX_ENTRY_CHARACTERS} characters.` : null;
    },
  },
  check: {
    types: ['number'],
    problem(rule, _field, fields) {
      if (typeof rule !== 'string') return '“check” is a text, e.g. "net + tax = total".';
      const equation = parseEquation(rule, numberFields(fields));
      return typeof equation === 'string' ? equation : null;
    },
  },
};

function boundProblem(rule: unknown, { type }: RuledField): string | null {
  if (type === 'number') return typeof rule === 'number' && Number.isFinite(rule) ? null : 'A bound of a number field is a number.';
  const parts = typeof rule === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(rule) : null;
  return parts && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))
    ? null
    : 'A bound of a text field is a day such as 2026-01-31.';
}

/** The fields that a computed check may name. */
export const numberFields = <Field extends RuledField>(fields: readonly Field[]): Field[] => fields.filter(({ type }) => type === 'number');

/** The field that a rule names, whatever the capitals. */
export function fieldNamed<Field extends RuledField>(name: string, fields: readonly Field[]): Field | undefined {
  const wanted = nameKey(name);
  return fields.find(({ variableName }) => nameKey(variableName) === wanted);
}

const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
