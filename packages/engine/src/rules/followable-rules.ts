import type { FieldRules, TemplateField } from '../model/index.ts';
import { parseEquation, writeEquation } from './equation.ts';
import { fieldNamed, fieldRulesProblem, numberFields, type RuledField } from './rules-problem.ts';

/** The rules of a field without those that cannot be followed; null where it has none that can. */
export function followableRules(field: RuledField, fields: readonly RuledField[]): FieldRules | null {
  const { rules } = field;
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) return null;
  const isFollowable = (some: object): boolean => fieldRulesProblem({ ...field, rules: some }, fields) === null;
  const kept = Object.entries(rules).filter(([name, rule]) => rule !== undefined && isFollowable({ [name]: rule }));
  // Bounds that exclude each other are each a rule that can be followed.
  const together = isFollowable(Object.fromEntries(kept)) ? kept : kept.filter(([name]) => name !== 'from' && name !== 'to');
  return together.length === 0 ? null : Object.fromEntries(together);
}

/** The fields once one of them has another name: the rules that named it as it was called before name it as it is called now. */
export function renamedInRules(fields: readonly TemplateField[], id: string, before: string): TemplateField[] {
  const called = fields.map((field) => (field.id === id ? { ...field, variableName: before } : field));
  const nameOf = (fieldId: string): string => fields.find((field) => field.id === fieldId)?.variableName ?? '';
  if (before.trim() === '' || nameOf(id).trim() === '') return [...fields];
  return fields.map((field) => {
    const { check, notBefore, unique } = field.rules ?? {};
    const equation = check === undefined ? null : parseEquation(check, numberFields(called));
    const other = notBefore === undefined ? undefined : fieldNamed(notBefore, called);
    const next: FieldRules = {};
    if (equation && typeof equation !== 'string' && namesField(check ?? '', id, called)) next.check = writeEquation(equation, nameOf);
    if (other?.id === id) next.notBefore = nameOf(id);
    if (typeof unique === 'string' && fieldNamed(unique, called)?.id === id) next.unique = nameOf(id);
    return Object.keys(next).length === 0 ? field : { ...field, rules: { ...field.rules, ...next } };
  });
}

/** Whether an equation can be read with the field and not without it. */
const namesField = (check: string, id: string, fields: readonly TemplateField[]): boolean =>
  typeof parseEquation(check, numberFields(fields.filter((field) => field.id !== id))) === 'string';
