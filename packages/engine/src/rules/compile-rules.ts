import type { BrokenRule, Candidate, CellValue, DatePrint, ExtractionRow, FieldResult, TemplateField } from '../model/index.ts';
import { plainNumber } from '../model/index.ts';
import { isDay, isoDay } from '../values/calendar.ts';
import { equationProblem, type PrintedNumber } from './check-equation.ts';
import { parseEquation } from './equation.ts';
import { matchesMask, parseMask } from './mask.ts';
import { entryList, type EntryList } from './nearest-entry.ts';
import { fieldNamed, numberFields } from './rules-problem.ts';

/** The rules of one field, ready to be asked. */
export interface CompiledRules {
  fieldId: string;
  required: boolean;
  /** One a rule; each is asked of a value. */
  checks: readonly ValueCheck[];
  /** The entries that the value may be one of. */
  list: EntryList | null;
  /** What of a row must stand in one document only; null where nothing must, and for a row that lacks it. */
  identify: ((row: ExtractionRow) => Identity | null) | null;
}

interface Identity {
  /** The same for the same values, whatever their capitals and blanks. */
  key: string;
  /** For the sentence that names it. */
  words: string;
}

/** Why a value breaks a rule; null where it does not. `above`: the row above it in its document, null for the first. */
type ValueCheck = (chosen: Candidate, row: ExtractionRow, above: ExtractionRow | null) => BrokenRule | null;

const compiled = new WeakMap<readonly TemplateField[], readonly CompiledRules[]>();

/** Rules that cannot be followed, as while somebody changes the fields they name, are left out. */
export function compileRules(fields: readonly TemplateField[]): readonly CompiledRules[] {
  let rules = compiled.get(fields);
  if (!rules) compiled.set(fields, (rules = fields.flatMap((field) => compileField(field, fields))));
  return rules;
}

function compileField(field: TemplateField, fields: readonly TemplateField[]): CompiledRules[] {
  const { required, unique, pattern, date, from, to, notBefore, oneOf, check } = field.rules ?? {};
  const list = oneOf ? entryList(oneOf) : null;
  const checks = [
    pattern === undefined ? null : patternCheck(pattern),
    date === undefined ? null : dateCheck(date),
    from === undefined ? null : boundCheck('from', from),
    to === undefined ? null : boundCheck('to', to),
    notBefore === undefined ? null : orderCheck(notBefore, fields),
    list && listCheck(list),
    check === undefined ? null : computedCheck(check, fields),
  ].filter((each) => each !== null);
  const identify = unique === undefined || unique === false ? null : identifier(field, unique, fields);
  return required || identify || checks.length > 0 ? [{ fieldId: field.id, required: required ?? false, checks, list, identify }] : [];
}

function identifier(field: TemplateField, unique: true | string, fields: readonly TemplateField[]): CompiledRules['identify'] {
  const other = unique === true ? null : fieldNamed(unique, fields);
  if (other === undefined) return null;
  return (row) => {
    const value = valueIn(row.cells[field.id]);
    const beside = other && valueIn(row.cells[other.id]);
    if (!value || (other && !beside)) return null;
    const texts = [value, beside].flatMap((each) => (each ? [textOf(each)] : []));
    return {
      key: JSON.stringify(texts.map((text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim())),
      words: `${quoted(texts[0] ?? '')}${other ? ` with ${other.variableName} ${quoted(texts[1] ?? '')}` : ''}`,
    };
  };
}

function patternCheck(pattern: string): ValueCheck | null {
  const mask = parseMask(pattern);
  if (typeof mask === 'string') return null;
  return ({ value }) => {
    const text = textOf(value);
    return matchesMask(mask, text) ? null : { rule: 'pattern', reason: `${quoted(text)} is not of the form ${pattern}.` };
  };
}

/** Figures of a day as each way prints it; groups: year, month, day in `order`. */
const PRINTS: Record<Exclude<DatePrint, 'any'>, { pattern: RegExp; order: readonly [number, number, number] }> = {
  'YYYY-MM-DD': { pattern: /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, order: [1, 2, 3] },
  'DD.MM.YYYY': { pattern: /(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/, order: [3, 2, 1] },
  'DD/MM/YYYY': { pattern: /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/, order: [3, 2, 1] },
  'MM/DD/YYYY': { pattern: /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/, order: [3, 1, 2] },
};

function dateCheck(print: DatePrint): ValueCheck {
  return ({ value, printed, evidence }) => {
    if (value.kind !== 'date') return { rule: 'date', reason: `${quoted(textOf(value))} is not a date.` };
    // A person who types a date writes it as they like.
    if (print === 'any' || evidence.every(({ kind }) => kind === 'person')) return null;
    const { pattern, order } = PRINTS[print];
    const figures = pattern.exec(printed);
    const [year = NaN, month = NaN, day = NaN] = order.map((group) => Number(figures?.[group]));
    if (!figures || !isDay(year, month, day)) return { rule: 'date', reason: `${quoted(printed)} is not printed as ${print}.` };
    const meant = isoDay(year, month, day);
    return value.iso.startsWith(meant) ? null : { rule: 'date', reason: `${quoted(printed)} as ${print} is ${meant}, not ${value.iso}.` };
  };
}

function boundCheck(rule: 'from' | 'to', bound: number | string): ValueCheck {
  return ({ value }) => {
    if (typeof bound === 'number') {
      if (value.kind !== 'number') return null;
      const beyond = rule === 'from' ? value.number < bound : value.number > bound;
      const shown = plainNumber(value.number, value.decimals);
      return beyond ? { rule, reason: `${shown} is ${rule === 'from' ? 'less' : 'more'} than ${bound}.` } : null;
    }
    if (value.kind !== 'date') return null;
    const beyond = rule === 'from' ? isBefore(value.iso, bound) : isBefore(bound, value.iso);
    return beyond ? { rule, reason: `${value.iso} is ${rule === 'from' ? 'before' : 'after'} ${bound}.` } : null;
  };
}

function orderCheck(name: string, fields: readonly TemplateField[]): ValueCheck | null {
  const other = fieldNamed(name, fields);
  if (!other) return null;
  return ({ value }, row) => {
    const earlier = valueIn(row.cells[other.id]);
    if (value.kind !== 'date' || earlier?.kind !== 'date' || !isBefore(value.iso, earlier.iso)) return null;
    return { rule: 'notBefore', reason: `${value.iso} is before ${other.variableName} ${earlier.iso}.` };
  };
}

/** Of two dates given to the month or the day: what both tell is compared. */
function isBefore(one: string, other: string): boolean {
  const told = Math.min(one.length, other.length, 10);
  return one.slice(0, told) < other.slice(0, told);
}

function listCheck(list: EntryList): ValueCheck {
  return ({ value }) => {
    const text = textOf(value);
    if (list.entryOf(text) !== null) return null;
    const nearest = list.nearest(text);
    const hint = nearest ? `; the nearest entry is ${quoted(nearest.entry)}` : '';
    return { rule: 'oneOf', reason: `${quoted(text)} is not on the list${hint}.` };
  };
}

function computedCheck(check: string, fields: readonly TemplateField[]): ValueCheck | null {
  const equation = parseEquation(check, numberFields(fields));
  if (typeof equation === 'string') return null;
  return (_chosen, row, above) => {
    const reason = equationProblem(equation, ({ fieldId, previous }): PrintedNumber | null => {
      const value = valueIn((previous ? above : row)?.cells[fieldId]);
      return value?.kind === 'number' && Number.isFinite(value.number) ? value : null;
    });
    return reason === null ? null : { rule: 'check', reason };
  };
}

const valueIn = (result: FieldResult | undefined): CellValue | null => (result && 'chosen' in result ? result.chosen.value : null);

function textOf(value: CellValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'enum':
      return value.value;
    case 'date':
      return value.iso;
    case 'number':
      return plainNumber(value.number, value.decimals);
    case 'yes/no':
      return value.yes ? 'yes' : 'no';
  }
}

/** A value that fills a page would bury the sentence it stands in. */
const MAX_QUOTED_CHARACTERS = 60;

const quoted = (text: string): string => `“${text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS - 1)}…` : text}”`;
