import type { Template } from '@sheetlift/engine/model';
import { showToast } from '../../components/toast.ts';
import type { RunStore } from '../../features/workspace/run/run-store.ts';
import { plural } from '../../lib/plural.ts';
import { rememberLayouts } from './sorted-layouts.ts';

/**
 * Moves documents to the sheets of templates, remembers their layouts, and says so with the way back. The sheet of the last is shown; with `stay`
 * the one that people are at. `layouts`: document id -> fingerprint, of those that were sorted.
 */
export function moveDocuments(
  store: RunStore,
  byTemplate: ReadonlyMap<Template, readonly string[]>,
  layouts: ReadonlyMap<string, string>,
  { stay = false } = {},
): void {
  const undoes = [...byTemplate].map(([{ name, description, entities }, documentIds]) =>
    store.moveTo(documentIds, { name, description, entities }, stay),
  );
  const moved = [...byTemplate].flatMap(([{ name }, documentIds]) =>
    documentIds.map((id) => ({ layout: layouts.get(id) ?? '', templateName: name })),
  );
  const forget = rememberLayouts(moved.filter(({ layout }) => layout !== ''));
  const count = [...byTemplate.values()].reduce((sum, documentIds) => sum + documentIds.length, 0);
  const [only] = byTemplate.keys();
  showToast({
    signal: 'done',
    title: `${plural(count, 'document')} moved to ${byTemplate.size === 1 && only ? `“${only.name}”` : plural(byTemplate.size, 'other sheet')}`,
    action: { label: 'Undo', onSelect: () => [...undoes, forget].forEach((undo) => undo()), lasting: true },
  });
}
