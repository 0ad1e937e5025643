import type { SavedTemplate } from '@sheetlift/contract';
import type { TemplateUses } from './template-uses.ts';

export type TemplateOrder = 'name' | 'fields' | 'rows' | 'learned' | 'changed' | 'used';

/** What is known of templates besides themselves, by name. */
export interface KnownOfTemplates extends Pick<TemplateUses, 'lastUsed' | 'lastRows'> {
  learned: (name: string) => number;
}

export interface TemplateArrangement {
  query: string;
  by: TemplateOrder;
  descending: boolean;
}

/** The templates whose name, description or fields hold the query, in order. Equal ones stay as they were. */
export function arrangeTemplates(
  templates: readonly SavedTemplate[],
  { query, by, descending }: TemplateArrangement,
  known: KnownOfTemplates,
): SavedTemplate[] {
  const key = (template: SavedTemplate): string | number => keyOf(template, by, known);
  const found = templates.filter((template) => isFound(template, query)).map((template) => ({ template, key: key(template) }));
  found.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0) * (descending ? -1 : 1));
  return found.map(({ template }) => template);
}

export function isFound({ name, description, entities }: Pick<SavedTemplate, 'name' | 'description' | 'entities'>, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [name, description, ...entities.map(({ variableName }) => variableName)].some((text) => text.toLowerCase().includes(wanted));
}

function keyOf({ name, entities, updatedAt }: SavedTemplate, by: TemplateOrder, known: KnownOfTemplates): string | number {
  if (by === 'name') return name.toLowerCase();
  if (by === 'fields') return entities.length;
  if (by === 'rows') return known.lastRows(name) ?? '';
  if (by === 'learned') return known.learned(name);
  return by === 'changed' ? updatedAt : (known.lastUsed(name) ?? '');
}
