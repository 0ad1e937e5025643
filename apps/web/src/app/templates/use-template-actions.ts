import { freeTemplateName, isSameTemplateName, type SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { showToast } from '../../components/toast.ts';
import type { CarriedTemplate } from '../../features/templates/carried-template.ts';
import type { KeepingWay } from '../../features/templates/template-proposal.tsx';
import { LinkTooLong, templateLink } from '../../features/templates/template-link.ts';
import { TemplateRefused, type TemplateStore } from '../../features/templates/template-store.ts';
import type { TemplateActions } from '../../features/templates/template-table.tsx';
import { modeSaid } from '../../features/language-model/model-modes.ts';
import { templatesAsText } from '../../features/templates/templates-in-file.ts';
import { plural } from '../../lib/plural.ts';
import { saveFile } from '../../lib/save-file.ts';
import { carriedLessons, learnCarried } from '../learning/carried-lessons.ts';
import { copyLearned } from '../learning/copy-learned.ts';
import { pageTemplateUses } from '../page-template-uses.ts';
import { goTo } from '../routing/go-to.ts';
import { attemptChange } from './attempt-change.ts';

/** What can be done with the templates of a store; each change says what it did, and can be taken back. */
export function useTemplateActions(
  store: TemplateStore,
  templates: readonly SavedTemplate[],
): { actions: TemplateActions; keep: (template: CarriedTemplate, way: KeepingWay) => Promise<string | null> } {
  const names = templates.map(({ name }) => name);

  async function keep({ lessons = [], ...template }: CarriedTemplate, way: KeepingWay): Promise<string | null> {
    const old = way === 'replace' ? templates.find(({ name }) => isSameTemplateName(name, template.name)) : undefined;
    const named = way === 'beside' ? { ...template, name: freeTemplateName(template.name, names, Date.now()) } : template;
    try {
      const saved = await store.save(named, { autofill: way === 'automatic' });
      if (way === 'automatic') pageTemplateUses().noteAutomatic(saved.name);
      learnCarried(saved, lessons);
      const undo = () => void attemptChange(old ? store.update(saved.id, old) : store.remove(saved.id), `“${saved.name}” stayed as it is`);
      showToast({
        signal: 'done',
        title: `“${saved.name}” ${old ? 'replaced' : 'added'}`,
        sentence: `It has ${plural(saved.entities.length, 'field')}.`,
        action: { label: 'Undo', onSelect: undo },
      });
      return null;
    } catch (error) {
      if (error instanceof TemplateRefused) return error.message;
      throw error;
    }
  }

  return {
    keep,
    actions: {
      use: ({ name }) => goTo('/', { template: name }),
      edit: ({ id }) => goTo(`/templates?edit=${encodeURIComponent(id)}`),
      duplicate: (template) => void attemptChange(duplicate(template), `“${template.name}” was not duplicated`),
      saveFile: (template, { learned } = WITHOUT) =>
        saveFile(
          new Blob([templatesAsText([asGiven(template, learned)])], { type: 'application/json' }),
          `${fileName(template.name)}.json`,
        ),
      copyLink: (template, { learned } = WITHOUT) => void copyLink(asGiven(template, learned)),
      remove: (template) => void remove(template),
    },
  };

  async function duplicate({ id, name }: SavedTemplate): Promise<void> {
    const copy = await store.duplicate(id);
    copyLearned(name, copy.name);
    showToast({ signal: 'done', title: `“${copy.name}” added` });
  }

  async function remove(template: SavedTemplate): Promise<void> {
    const position = templates.indexOf(template);
    if (!(await attemptChange(store.remove(template.id), `“${template.name}” was not deleted`))) return;
    showToast({
      signal: 'done',
      title: `“${template.name}” deleted`,
      sentence: `It had ${plural(template.entities.length, 'field')}.`,
      action: {
        label: 'Undo',
        onSelect: () => void attemptChange(store.restore(template, position), `“${template.name}” did not come back`),
      },
    });
  }
}

async function copyLink(template: CarriedTemplate): Promise<void> {
  try {
    const link = await templateLink(template, location.origin);
    await navigator.clipboard.writeText(link);
    showToast({ signal: 'done', title: 'Link copied', sentence: 'It holds the template itself. No server sees what is in it.' });
  } catch (error) {
    const why = error instanceof LinkTooLong ? 'It would be longer than mail programs let through.' : 'The browser refused the clipboard.';
    showToast({ signal: 'fail', title: 'The link could not be copied', sentence: `${why} Save the template as a file instead.` });
  }
}

const WITHOUT = { learned: false };

/** With the mode that was chosen for it here, so that the command obeys it; with what it learned where the person says so. */
function asGiven(template: Template, learned: boolean): CarriedTemplate {
  const modelMode = modeSaid(template);
  return { ...template, ...(modelMode && { modelMode }), ...(learned && { lessons: carriedLessons(template) }) };
}

/** What every system takes as a name of a file. */
function fileName(name: string): string {
  return (
    name
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'template'
  );
}
