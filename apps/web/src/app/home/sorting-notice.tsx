import type { SavedTemplate } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { documentsAside, shownDocuments } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { plural } from '../../lib/plural.ts';
import { useKeptText } from '../../lib/use-kept-text.ts';
import { moveDocuments } from './move-documents.ts';
import type { Sorted } from './use-sortings.ts';

interface SortingNoticeProps {
  run: RunSnapshot;
  store: RunStore;
  sorted: Sorted;
  /** Null where a person works with a template that is not kept. */
  chosen: SavedTemplate | null;
  onChoose: (template: SavedTemplate) => void;
}

/** Says that documents look like those of other templates. It never moves them by itself. */
export function SortingNotice({ run, store, sorted, chosen, onChoose }: SortingNoticeProps) {
  /** Ids of documents that are to stay. The run outlives a reload, and so does this. */
  const [kept, setKept] = useKeptText('sheetlift.declinedFor');
  const stay = new Set(kept?.split(' '));
  const here = [...shownDocuments(run), ...documentsAside(run)];
  const misplaced = here.filter(({ id }) => sorted.elsewhere.has(id) && !stay.has(id));
  const byTemplate = new Map<SavedTemplate, string[]>();
  for (const { id } of misplaced) {
    const template = sorted.elsewhere.get(id)!;
    byTemplate.set(template, [...(byTemplate.get(template) ?? []), id]);
  }
  const [only] = byTemplate.keys();
  const isAll = byTemplate.size === 1 && misplaced.length === here.length && run.sheets.length === 1;
  const move = (): void => {
    if (isAll && only) return onChoose(only);
    // A pile is sorted beside what a person is at: the tabs at the foot show where it went.
    moveDocuments(store, byTemplate, sorted.layouts, { stay: true });
  };
  useActs({ 'sort-documents': misplaced.length > 0 && chosen !== null && move });
  if (!chosen || !only) return null;
  const first = misplaced[0]!;
  // What stands on no sheet is kept from none.
  const aside = new Set(documentsAside(run).map(({ id }) => id));
  const isAside = misplaced.every(({ id }) => aside.has(id));
  return (
    <Notice
      title={
        isAside
          ? `${misplaced.length === 1 ? first.file.name : plural(misplaced.length, 'document')} without rows may have a template after all.`
          : misplaced.length === 1
            ? `${first.file.name} looks like another kind of document.`
            : `${misplaced.length} of ${plural(here.length, 'document')} look like other kinds of documents.`
      }
      actions={
        <>
          <Button size="small" onClick={move}>
            {isAll ? `Use ${only.name}` : byTemplate.size === 1 ? `Move to ${only.name}` : 'Move them'}
          </Button>
          <Button size="small" look="quiet" onClick={() => setKept([...stay, ...misplaced.map(({ id }) => id)].join(' '))}>
            {isAside ? 'Leave without rows' : `Keep ${chosen.name}`}
          </Button>
        </>
      }
    >
      {byTemplate.size === 1
        ? `“${only.name}” seems to fit ${misplaced.length === 1 ? 'it' : 'them'}${isAside ? '' : ` and “${chosen.name}” not`}.`
        : `${[...byTemplate].map(([{ name }, ids]) => `${name} ${ids.length}`).join(', ')}.`}
    </Notice>
  );
}
