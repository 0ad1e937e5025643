import type { CorrectedRow } from '@sheetlift/engine/review';
import type { SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { forgetWayBack } from '../../components/toast.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import type { RunFields } from '../../features/review/use-field-maker.ts';
import { emptyRunLike } from '../../features/workspace/keeping/stored-run.ts';
import type { OpenRun, RunPlace } from '../../features/workspace/keeping/run-place.ts';
import { documentsAside, sheetOf } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { attemptToKeep } from '../../features/workspace/storage/attempt-to-keep.ts';
import { openBeside } from '../../features/workspace/storage/open-beside.ts';
import { pageTemplates } from '../page-templates.ts';
import { pageTemplateUses } from '../page-template-uses.ts';
import { attemptChange } from '../templates/attempt-change.ts';
import { whenQuiet } from '../../lib/when-quiet.ts';
import { loadActPalette } from './act-host.tsx';
import { documentsToSetAside } from './documents-to-set-aside.ts';
import type { RowsChoice } from './empty-home.tsx';
import { moveDocuments } from './move-documents.ts';
import { RunScreen } from './run-screen.tsx';
import { SortingNotice } from './sorting-notice.tsx';
import { useRegrouping } from './use-regrouping.tsx';
import { useSortings } from './use-sortings.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog })));
const DeleteRunDialog = lazy(() => import('./delete-run-dialog.tsx').then(({ DeleteRunDialog }) => ({ default: DeleteRunDialog })));
const RunsDialog = lazy(() =>
  import('../../features/workspace/storage/runs-dialog.tsx').then(({ RunsDialog }) => ({ default: RunsDialog })),
);

interface RunHomeProps {
  run: RunSnapshot;
  session: { store: RunStore; where: OpenRun };
  place: RunPlace;
  templates: readonly SavedTemplate[];
  /** Null where a person works with a template that is not kept. */
  chosen: SavedTemplate | null;
  onChoose: (template: SavedTemplate) => void;
  onFiles: (files: File[]) => void;
  picker: ReactNode;
  rows: RowsChoice;
  rowCount: number;
  fields: RunFields;
  /** The columns being edited; false where they are not. */
  editor: ((row: CorrectedRow | null) => ReactNode) | null;
  notices: ReactNode;
  /** The run goes, and nothing of it is kept. */
  onDelete: () => void;
}

/** Home from the first document on: the desk, and what is asked about the run and its documents. */
export function RunHome({ run, session, place, templates, chosen, onChoose, rowCount, notices, onDelete, ...desk }: RunHomeProps) {
  const { store, where } = session;
  const { documents } = run;
  const [asking, setAsking] = useState<'runs' | 'delete-run' | null>(null);
  const [moving, setMoving] = useState<readonly string[]>([]);
  const regrouping = useRegrouping(run, store);
  const sorted = useSortings(run, store, templates);
  // What was done in another run is not taken back in this one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another run has another store
  useEffect(() => () => forgetWayBack(), [store]);
  useEffect(() => store.setAside(documentsToSetAside(run, sorted)), [run, store, sorted]);
  useEffect(
    () =>
      whenQuiet(() => {
        loadActPalette().catch(() => undefined);
      }, 0),
    [],
  );
  const aside = documentsAside(run).map(({ id }) => id);

  const deleteRun = (): void => {
    setAsking(null);
    onDelete();
  };
  const move = (documentIds: readonly string[], template: SavedTemplate): void => {
    setMoving(moving.filter((id) => !documentIds.includes(id)));
    moveDocuments(store, new Map([[template, documentIds]]), sorted.layouts);
  };
  const moveToNew = (documentIds: readonly string[], template: SavedTemplate): void => {
    pageTemplateUses().noteAutomatic(template.name);
    move(documentIds, template);
  };
  const makeAndMove = (documentIds: readonly string[], template: Template): Promise<boolean> =>
    attemptChange(
      pageTemplates()
        .save(template, { autofill: true })
        .then((saved) => moveToNew(documentIds, saved)),
      'The template was not kept',
    );
  /** The run that is here stays among those of this device; where it is not kept, it is asked whether it may go. */
  const beginNew = async (): Promise<void> => {
    const isKept = !where.trouble && run.keeping.kind !== 'not-kept';
    if (!isKept) return rowCount > 0 ? setAsking('delete-run') : deleteRun();
    setAsking(null);
    await attemptToKeep(() => openBeside(place, emptyRunLike(run), run));
  };
  useActs({ 'new-run': () => void beginNew(), 'show-runs': () => setAsking('runs') });

  return (
    <>
      <RunScreen
        run={run}
        store={store}
        {...desk}
        notices={
          <>
            {notices}
            <SortingNotice run={run} store={store} sorted={sorted} chosen={chosen} onChoose={onChoose} />
          </>
        }
        onNewRun={() => void beginNew()}
        onRuns={() => setAsking('runs')}
        unfit={sorted.unfit}
        onMove={setMoving}
        onPlace={(documentIds) => moveDocuments(store, new Map([[run.sheets[0]!.template, documentIds]]), sorted.layouts)}
        onSplit={regrouping.split}
        onJoin={regrouping.join}
      />
      <Suspense>
        {moving.length > 0 && (
          <MoveDialog
            store={store}
            documents={documents.filter(({ id }) => moving.includes(id))}
            templates={templates}
            from={(documentId) => sheetOf(run.sheets, documentId).template}
            isPlaced={!moving.every((id) => aside.includes(id))}
            suggested={(documentId) => sorted.elsewhere.get(documentId) ?? null}
            onMove={move}
            onNew={(documentIds, template) => void makeAndMove(documentIds, template)}
            onClose={() => setMoving([])}
          />
        )}
        {regrouping.dialog}
        {asking === 'runs' && (
          <RunsDialog
            run={run}
            store={store}
            place={place}
            where={where}
            rowCount={rowCount}
            onNew={() => void beginNew()}
            onDelete={() => setAsking('delete-run')}
            onClose={() => setAsking(null)}
          />
        )}
        {asking === 'delete-run' && (
          <DeleteRunDialog
            documentCount={documents.length}
            rowCount={rowCount}
            correctedCount={run.corrections.size}
            onClose={() => setAsking(null)}
            onDelete={deleteRun}
          />
        )}
      </Suspense>
    </>
  );
}
