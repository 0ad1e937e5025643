import type { SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { modeSaid } from '../../features/language-model/model-modes.ts';
import { OfflineLine } from '../../features/offline/offline-line.tsx';
import { TemplatePicker } from '../../features/templates/template-picker.tsx';
import type { TemplateList } from '../../features/templates/template-store.ts';
import { useTemplateDraft } from '../../features/templates/use-template-draft.ts';
import type { OpenRun, RunPlace } from '../../features/workspace/keeping/run-place.ts';
import { emptyRunLike } from '../../features/workspace/keeping/stored-run.ts';
import { attemptToKeep } from '../../features/workspace/storage/attempt-to-keep.ts';
import { openBeside } from '../../features/workspace/storage/open-beside.ts';
import { useShelf } from '../../features/workspace/storage/use-shelf.ts';
import { sheetOf, shownDocuments } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { useRun } from '../../features/workspace/run/use-run.ts';
import { ACTS } from '../../lib/acts/act-table.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { PageFrame } from '../page-frame.tsx';
import { Usage } from '../usage.tsx';
import { ActHost, showKeys } from './act-host.tsx';
import { AppControls } from './app-controls.tsx';
import { EmptyHome } from './empty-home.tsx';
import { foundValues } from './found-values.ts';
import type { EarlyFiles } from './early-files.ts';
import type { HomeServices } from './home-services.ts';
import { useServerUpload } from '../server-runs/use-server-upload.ts';
import { StorageButton } from './storage-button.tsx';
import { moveDocuments } from './move-documents.ts';
import { PlanNotices } from './plan-notices.tsx';
import { SortingNotice } from './sorting-notice.tsx';
import { changeOrTry } from './change-or-try.ts';
import { TemplateNotices } from './template-notices.tsx';
import { UsageNotice } from './usage-notice.tsx';
import { useGivenFiles } from './use-given-files.ts';
import { useRegrouping } from './use-regrouping.tsx';
import { useSortings } from './use-sortings.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { useTemplateChanges } from './use-template-changes.ts';
import { useTemplateUse } from './use-template-use.ts';

const RunScreen = lazy(() => import('./run-screen.tsx').then(({ RunScreen }) => ({ default: RunScreen })));
const HomeEditor = lazy(() => import('./home-editor.tsx').then(({ HomeEditor }) => ({ default: HomeEditor })));
const StorageOpening = lazy(() =>
  import('../../features/workspace/storage/storage-opening.tsx').then(({ StorageOpening }) => ({ default: StorageOpening })),
);
const ServerRunList = lazy(() => import('../server-runs/server-run-list.tsx').then(({ ServerRunList }) => ({ default: ServerRunList })));
const MoveDialog = lazy(() => import('./move-dialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog })));
const FinishedRowsDialog = lazy(() =>
  import('../../features/review/finished-rows/finished-rows-dialog.tsx').then(({ FinishedRowsDialog }) => ({
    default: FinishedRowsDialog,
  })),
);
const DeleteRunDialog = lazy(() => import('./delete-run-dialog.tsx').then(({ DeleteRunDialog }) => ({ default: DeleteRunDialog })));
const RunList = lazy(() => import('../../features/workspace/storage/run-list.tsx').then(({ RunList }) => ({ default: RunList })));
const RunsDialog = lazy(() =>
  import('../../features/workspace/storage/runs-dialog.tsx').then(({ RunsDialog }) => ({ default: RunsDialog })),
);

interface WorkspaceProps {
  services: HomeServices;
  list: TemplateList;
  /** Null until the templates and the kept run are there: a moment, or until the templates can be fetched. */
  session: { store: RunStore; where: OpenRun } | null;
  place: RunPlace;
  /** What came before. */
  early: readonly EarlyFiles[];
  onEarly: (files: EarlyFiles) => void;
  onEarlyTaken: () => void;
}

/** Before the first document the ways to begin; from then on the run. */
export function Workspace({ services, list, session, place, early, onEarly, onEarlyTaken }: WorkspaceProps) {
  const store = session?.store ?? null;
  const run = useRun(store);
  const templates = list.kind === 'ready' ? list.templates : NO_TEMPLATES;
  const narrow = useNarrow();
  const editing = useOpenEditor();
  const [pointing, setPointing] = useState(false);
  const [asking, setAsking] = useState<'runs' | 'delete-run' | null>(null);
  const [showingRows, setShowingRows] = useState(false);
  const [round, setRound] = useState(0);
  const [moving, setMoving] = useState<readonly string[]>([]);
  const regrouping = useRegrouping(run, store);
  const draft = useTemplateDraft({
    templates,
    store: services.templates,
    applied: run?.template ?? NO_TEMPLATE,
    apply: (template) => changeRows(template),
    leave: () => store?.leaveTemplate(),
    bound: (run?.documents.length ?? 0) > 0,
  });

  /** Null: as it is. */
  const changeRows = (template: Template | null, rowMode = run?.rowMode): void => {
    if (run && store && rowMode) changeOrTry(store, run, draft.origin, { template: template ?? run.template, rowMode });
  };
  // A change that waits for an answer is answered beside the columns.
  const isTried = (run?.trial?.effects ?? null) !== null;
  const openColumns = useEffectEvent(() => editing.isOpen || editing.open());
  useEffect(() => {
    if (isTried) openColumns();
  }, [isTried]);

  const given = useGivenFiles({ store, templates, chooseTemplate: draft.choose, early, onEarly, onEarlyTaken });
  const server = useServerUpload(run ? modeSaid(run.template) : undefined);
  const isEmpty = (run?.documents.length ?? 0) === 0;
  const takeFiles = (files: File[]): void => {
    if (isEmpty && run && server?.place === 'server') server.take(files, { template: run.template, rowMode: run.rowMode });
    else given.take(files);
  };
  const over = useFileDrop(takeFiles);

  const begin = (): void => {
    draft.begin();
    editing.open();
  };
  const changes = useTemplateChanges(draft, templates, services.templates);
  const deleteRun = (): void => {
    setAsking(null);
    if (editing.isOpen) editing.close();
    store?.clear();
    setRound(round + 1);
  };
  /** The run that is here stays among those of this device; where it is not kept, it is asked whether it may go. */
  const beginNew = async (): Promise<void> => {
    if (!run || !session) return;
    const isKept = !session.where.trouble && run.keeping.kind !== 'not-kept';
    if (!isKept) return rowCount > 0 ? setAsking('delete-run') : deleteRun();
    setAsking(null);
    await attemptToKeep(() => openBeside(place, emptyRunLike(run), run));
  };
  const shelf = useShelf(isEmpty && session && !session.where.trouble ? session.where.archive : null);
  const sorted = useSortings(run, store, templates);
  const documents = run?.documents ?? NO_DOCUMENTS;
  useTemplateUse(documents, run?.template.name ?? null);
  const rowCount = documents.reduce((sum, { state }) => sum + (state.kind === 'done' ? state.rows.length : 0), 0);

  // The same from the first drawing on: a menu that was opened in the first moment stays open when the run is there.
  const controls = (
    <AppControls
      meter={services.meter}
      coming={run?.estimate?.pages ?? 0}
      narrow={narrow}
      storage={session && run && <StorageButton place={place} where={session.where} run={run} />}
    />
  );
  const picker = run && (
    <TemplatePicker templates={templates} chosen={draft.template} changed={draft.changed} onChoose={changes.choose} onBegin={begin} />
  );
  const rows = run &&
    store && {
      mode: run.rowMode,
      onMode: (mode: typeof run.rowMode) => changeRows(null, mode),
      onEdit: editing.isOpen ? editing.close : editing.open,
    };
  const notices = (
    <>
      <PlanNotices />
      <UsageNotice meter={services.meter} />
      <TemplateNotices store={services.templates} list={list} waiting={early.length > 0} />
    </>
  );
  useActs({
    'edit-columns': rows && { name: editing.isOpen ? 'Close the columns' : ACTS['edit-columns'].name, run: rows.onEdit },
    'new-run': documents.length > 0 && (() => void beginNew()),
    'show-runs': documents.length > 0 && (() => setAsking('runs')),
    'finished-rows': rowCount > 0 && (() => setShowingRows(true)),
  });
  const editor = editing.isOpen && rows && run && store && (
    <Suspense>
      <HomeEditor
        run={run}
        store={store}
        draft={draft}
        rows={rows}
        found={foundValues(shownDocuments(run), run.template)}
        onFromPage={rowCount > 0 ? () => setPointing(true) : null}
        onFinishedRows={rowCount > 0 ? () => setShowingRows(true) : null}
        place={list.kind === 'ready' ? list.place : 'device'}
        takenNames={templates.filter(({ id }) => id !== draft.origin?.id).map(({ name }) => name)}
        onRemove={() => changes.remove(editing.close)}
        onClose={editing.close}
      />
    </Suspense>
  );

  return (
    <>
      {!run || !store || !rows || documents.length === 0 ? (
        <PageFrame
          bar={controls}
          foot={
            run && (
              <>
                {narrow && <Usage meter={services.meter} coming={0} />}
                <button type="button" className="link quiet-link wide-only" onClick={showKeys}>
                  Keys
                </button>
                <OfflineLine keeper={services.offline} />
              </>
            )
          }
        >
          <EmptyHome
            over={over}
            onFiles={takeFiles}
            server={server}
            history={
              <>
                {session && shelf.runs && shelf.runs.length > 0 && (
                  <section className="server-history" aria-labelledby="device-history">
                    <h2 id="device-history">Runs on this device</h2>
                    <Suspense>
                      <RunList shelf={shelf} place={place} archive={session.where.archive} />
                    </Suspense>
                  </section>
                )}
                {server && (
                  <section className="server-history" aria-labelledby="server-history">
                    <h2 id="server-history">Runs on the server</h2>
                    <Suspense>
                      <ServerRunList />
                    </Suspense>
                  </section>
                )}
              </>
            }
            onSample={(file, { templateName }) => given.takeSample(file, templateName)}
            picker={picker}
            fields={draft.template.entities}
            rows={rows}
            notices={
              <>
                {notices}
                {store && run?.notice && (
                  <Notice
                    signal="check"
                    actions={
                      <Button size="small" onClick={store.dismissNotice}>
                        Close
                      </Button>
                    }
                  >
                    {run.notice}
                  </Notice>
                )}
              </>
            }
          />
          {editor && <div className="editor-drawer">{editor}</div>}
        </PageFrame>
      ) : (
        <Suspense fallback={<PageFrame bar={controls}>{null}</PageFrame>}>
          <RunScreen
            key={round}
            run={run}
            store={store}
            onFiles={given.take}
            picker={picker}
            rows={rows}
            fields={{ fields: draft.template.entities, add: draft.addField, drop: draft.dropField, pointing, setPointing }}
            editor={editor}
            controls={controls}
            notices={
              <>
                {notices}
                <SortingNotice
                  run={run}
                  store={store}
                  sorted={sorted}
                  chosen={draft.changed ? null : draft.origin}
                  onChoose={changes.choose}
                />
              </>
            }
            onNewRun={() => void beginNew()}
            onRuns={() => setAsking('runs')}
            unfit={sorted.unfit}
            onMove={setMoving}
            onSplit={regrouping.split}
            onJoin={regrouping.join}
          />
        </Suspense>
      )}
      {over && documents.length > 0 && (
        <div className="drop-veil">
          <p>Drop to add documents</p>
        </div>
      )}
      <ActHost />
      <Suspense>
        {given.workspaceFile && (
          <StorageOpening
            key={given.workspaceFile.name}
            file={given.workspaceFile}
            place={place}
            run={run}
            onClose={given.closeWorkspaceFile}
          />
        )}
        {run && store && moving.length > 0 && (
          <MoveDialog
            fileNames={documents.filter(({ id }) => moving.includes(id)).map(({ file }) => file.name)}
            templates={templates}
            from={sheetOf(run.sheets, moving[0]!).template}
            suggested={sorted.elsewhere.get(moving[0]!) ?? null}
            onMove={(template) => {
              setMoving([]);
              moveDocuments(store, new Map([[template, moving]]), sorted.layouts);
            }}
            onClose={() => setMoving([])}
          />
        )}
        {regrouping.dialog}
        {store && showingRows && (
          <FinishedRowsDialog
            store={store}
            template={draft.template}
            takenNames={templates.map(({ name }) => name)}
            choose={draft.choose}
            onClose={() => setShowingRows(false)}
          />
        )}
        {asking === 'runs' && run && session && documents.length > 0 && (
          <RunsDialog
            run={run}
            store={session.store}
            place={place}
            where={session.where}
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
            correctedCount={run?.corrections.size ?? 0}
            onClose={() => setAsking(null)}
            onDelete={deleteRun}
          />
        )}
      </Suspense>
    </>
  );
}

const NO_TEMPLATES: readonly SavedTemplate[] = [];
const NO_TEMPLATE: Template = { name: '', description: '', entities: [] };
const NO_DOCUMENTS: RunSnapshot['documents'] = [];
