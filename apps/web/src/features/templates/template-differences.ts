import type { Template, TemplateField } from '@sheetlift/engine/model';
import { rulesInWords } from './rules/rules-in-words.ts';

/** One line of a comparison: what it is about, and what each side says. Null: that side has no such field. */
export interface TemplateDifference {
  what: string;
  mine: string | null;
  theirs: string | null;
}

/** Where two states of one template differ: name, description, then fields in the order of mine, then those that only theirs has. */
export function templateDifferences(mine: Template, theirs: Template): TemplateDifference[] {
  const myNames = mine.entities.map(({ variableName }) => variableName);
  const theirNames = theirs.entities.map(({ variableName }) => variableName);
  const shared = (names: string[], others: string[]): string => names.filter((name) => others.includes(name)).join(', ');
  return [
    { what: 'Name', mine: mine.name, theirs: theirs.name },
    { what: 'What it is for', mine: mine.description, theirs: theirs.description },
    ...fieldPairs(mine.entities, theirs.entities).map(([one, other]) => ({
      what: (one ?? other)!.variableName,
      mine: one && fieldText(one),
      theirs: other && fieldText(other),
    })),
    { what: 'Order of the fields', mine: shared(myNames, theirNames), theirs: shared(theirNames, myNames) },
  ].filter(({ mine: one, theirs: other }) => one !== other);
}

/** By id: a field keeps it through every renaming. */
function fieldPairs(mine: readonly TemplateField[], theirs: readonly TemplateField[]): [TemplateField | null, TemplateField | null][] {
  const theirById = new Map(theirs.map((field) => [field.id, field]));
  const myIds = new Set(mine.map(({ id }) => id));
  return [
    ...mine.map((field): [TemplateField, TemplateField | null] => [field, theirById.get(field.id) ?? null]),
    ...theirs.filter(({ id }) => !myIds.has(id)).map((field): [null, TemplateField] => [null, field]),
  ];
}

function fieldText({ variableName, description, type, enumValues, rules }: TemplateField): string {
  const kind = type === 'enum' ? `enum: ${enumValues.join(', ')}` : type;
  return [variableName, kind, description, rules ? rulesInWords(rules) : ''].filter((text) => text !== '').join(' · ');
}
