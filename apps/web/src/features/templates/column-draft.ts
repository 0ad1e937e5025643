import { cutCharacters } from '@sheetlift/contract';
import type { FieldRules, FieldType, Template, TemplateField } from '@sheetlift/engine/model';
import { followableRules } from '@sheetlift/engine/rules';
import { newId } from '../../lib/new-id.ts';

/** A column's name, and a value to choose from: longer ones are sentences, which belong in the description. */
export const MAX_FIELD_NAME_CHARACTERS = 100;
export const MAX_FIELD_DESCRIPTION_CHARACTERS = 500;

/** Field id -> what has to change before it can be looked for. */
export function fieldProblems(fields: readonly TemplateField[]): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const named = new Map<string, string>();
  for (const { id, variableName, type, enumValues } of fields) {
    const name = variableName.trim();
    const first = named.get(name.toLowerCase());
    if (name === '') problems.set(id, 'A field needs a name');
    else if (first !== undefined) problems.set(id, `There is already a field called ${first}`);
    else if (type === 'enum' && enumValues.length === 0) problems.set(id, 'An enum needs values to choose from');
    if (first === undefined) named.set(name.toLowerCase(), name);
  }
  return problems;
}

/** The template without the fields that are not finished and the rules that cannot be followed, as it can be looked for and kept. */
export function readyTemplate({ name, description, entities }: Template): Template {
  const problems = fieldProblems(entities);
  const ready = entities.filter(({ id }) => !problems.has(id));
  return {
    name,
    description,
    entities: ready.map((field) => ({
      ...field,
      variableName: field.variableName.trim(),
      enumValues: field.type === 'enum' ? field.enumValues : [],
      ...(field.rules ? { rules: followableRules(field, ready) ?? NO_RULES } : {}),
    })),
  };
}

/** Said in so many words: where a field says nothing of rules, the account keeps those it had. */
const NO_RULES: FieldRules = {};

/** Whether two templates ask for the same under the same name. */
export function isSameTemplate(one: Template, other: Template): boolean {
  return plainForm(one) === plainForm(other);
}

export function newField(): TemplateField {
  return { id: newId(), variableName: '', description: '', type: 'text', enumValues: [] };
}

/** A field of another type keeps the rules that are for that type too. */
export function withField(fields: readonly TemplateField[], id: string, change: Partial<TemplateField>): TemplateField[] {
  return fields.map((field) => {
    if (field.id !== id) return field;
    const changed = { ...field, ...change };
    return change.type && field.rules ? { ...changed, rules: followableRules(changed, fields) ?? NO_RULES } : changed;
  });
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Values typed or pasted as a list, without those that are there. */
export function withValues(values: readonly string[], typed: string): string[] {
  const added = typed
    .split(/[,;\n\t]/)
    .map((value) => cutCharacters(value.trim(), MAX_FIELD_NAME_CHARACTERS))
    .filter((value) => value !== '');
  return [...new Set([...values, ...added])];
}

export const FIELD_TYPES: readonly FieldType[] = ['text', 'number', 'yes/no', 'enum'];

function plainForm({ name, description, entities }: Template): string {
  return JSON.stringify([
    name,
    description,
    entities.map(({ id, variableName, description, type, enumValues, rules }) => [
      id,
      variableName,
      description,
      type,
      enumValues,
      Object.entries(rules ?? NO_RULES).sort(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  ]);
}
