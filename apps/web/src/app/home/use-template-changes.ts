import type { SavedTemplate } from '@sheetlift/contract';
import { showToast } from '../../components/toast.ts';
import type { TemplateStore } from '../../features/templates/template-store.ts';
import type { TemplateDraft } from '../../features/templates/use-template-draft.ts';
import { attemptChange } from '../templates/attempt-change.ts';

interface TemplateChanges {
  /** Works with another template; what was changed of the one before can be gone back to. */
  choose: (template: SavedTemplate) => void;
  /** Deletes the template that is worked with, and works with its neighbour. */
  remove: (onRemoved: () => void) => void;
}

/** Other templates in the place of the one that a person works with. */
export function useTemplateChanges(draft: TemplateDraft, templates: readonly SavedTemplate[], store: TemplateStore): TemplateChanges {
  async function remove(onRemoved: () => void): Promise<void> {
    const gone = draft.origin;
    if (!gone) return;
    const position = templates.indexOf(gone);
    const next = templates[position === 0 ? 1 : 0];
    if (!(await attemptChange(store.remove(gone.id), `“${gone.name}” was not deleted`))) return;
    onRemoved();
    if (next) draft.choose(next);
    showToast({
      signal: 'done',
      title: `“${gone.name}” deleted`,
      sentence: `It had ${gone.entities.length} fields.`,
      action: { label: 'Undo', onSelect: () => void putBack(gone, position) },
    });
  }

  async function putBack(gone: SavedTemplate, position: number): Promise<void> {
    if (await attemptChange(store.restore(gone, position), `“${gone.name}” did not come back`)) draft.choose(gone);
  }

  return {
    choose(template) {
      const left = draft.origin && draft.changed ? draft.template : null;
      draft.choose(template);
      if (left)
        showToast({
          signal: 'info',
          title: `Changes to “${left.name}” were left`,
          action: { label: 'Go back to them', onSelect: () => draft.choose(left) },
        });
    },
    remove: (onRemoved) => void remove(onRemoved),
  };
}
