import type { SavedTemplate } from '@sheetlift/contract';
import type { TemplateList, TemplateStore } from '../../templates/template-store.ts';

type ReadyList = Extract<TemplateList, { kind: 'ready' }>;

/**
 * Tells of each template that is called otherwise than it was, here, in another tab or on another device: `onRename(before, now, ids of its
 * fields)`.
 */
export function followRenames(
  store: Pick<TemplateStore, 'subscribe' | 'snapshot'>,
  onRename: (from: string, to: string, fieldIds: ReadonlySet<string>) => void,
): void {
  let before = readyOf(store);
  store.subscribe(() => {
    const now = readyOf(store);
    // Those of an account take the place of the device's: others, and not the same under new names.
    if (before && now && before.place === now.place)
      for (const [from, to] of renamed(before.templates, now.templates)) onRename(from.name, to.name, fieldIdsOf(from, to));
    before = now ?? before;
  });
}

function readyOf({ snapshot }: Pick<TemplateStore, 'snapshot'>): ReadyList | null {
  const list = snapshot();
  return list.kind === 'ready' ? list : null;
}

function renamed(before: readonly SavedTemplate[], now: readonly SavedTemplate[]): [SavedTemplate, SavedTemplate][] {
  if (before === now) return [];
  const byId = new Map(now.map((template) => [template.id, template]));
  const known = new Set(before.map(({ id }) => id));
  return before.flatMap((former): [SavedTemplate, SavedTemplate][] => {
    // A starter that is saved in an account gets an id there, its fields keep theirs.
    const current = byId.get(former.id) ?? now.find((template) => !known.has(template.id) && sharesField(template, former));
    return current && current.name !== former.name ? [[former, current]] : [];
  });
}

const fieldIdsOf = (...templates: SavedTemplate[]): ReadonlySet<string> =>
  new Set(templates.flatMap(({ entities }) => entities.map(({ id }) => id)));

function sharesField(one: SavedTemplate, other: SavedTemplate): boolean {
  return one.entities.some(({ id }) => other.entities.some((field) => field.id === id));
}
