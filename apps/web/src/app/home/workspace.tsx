import type { CorrectedRow } from '@sheetlift/engine/review';
import type { SavedTemplate } from '@sheetlift/contract';
import type { RowMode, Template } from '@sheetlift/engine/model';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import { modeSaid } from '../../features/language-model/model-modes.ts';
import { OfflineLine } from '../../features/offline/offline-line.tsx';
import { TemplatePicker } from '../../features/templates/template-picker.tsx';
import type { TemplateList } from '../../features/templates/template-store.ts';
import { useTemplateDraft } from '../../features/templates/use-template-draft.ts';
import type { OpenRun, RunPlace } from '../../features/workspace/keeping/run-place.ts';
import { useShelf } from '../../features/workspace/storage/use-shelf.ts';
import { documentsAside } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { useRun } from '../../features/workspace/run/use-run.ts';
import { ACTS } from '../../lib/acts/act-table.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { BarEnd } from '../page-bar.tsx';
import { PageFoot } from '../page-foot.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { Usage } from '../usage.tsx';
import { ActHost, showKeys } from './act-host.tsx';
import { AppControls } from './app-controls.tsx';
import { EmptyHome } from './empty-home.tsx';
import type { EarlyFiles } from './early-files.ts';
import type { Beginning } from './beginning.ts';
import { FileLimitsLine } from './file-limits-line.tsx';
import type { HomeServices } from './home-services.ts';
import { useServerUpload } from '../server-runs/use-server-upload.ts';
import { StorageButton } from './storage-button.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { changeOrTry } from './change-or-try.ts';
import { TemplateNotices } from './template-notices.tsx';
import { UsageNotice } from './usage-notice.tsx';
import { comesBack, fetchRunPart, loadRunHome } from './run-part.ts';
import { useGivenFiles } from './use-given-files.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { useTemplateChanges } from './use-template-changes.ts';
import { useTemplateUse } from './use-template-use.ts';

const RunHome = lazy(() => loadRunHome().then(({ RunHome }) => ({ default: RunHome })));
const HomeEditor = lazy(() => import('./home-editor.tsx').then(({ HomeEditor }) => ({ default: HomeEditor })));
const StorageOpening = lazy(() =>
  import('../../features/workspace/storage/storage-opening.tsx').then(({ StorageOpening }) => ({ default: StorageOpening })),
);
const ServerRunList = lazy(() => import('../server-runs/server-run-list.tsx').then(({ ServerRunList }) => ({ default: ServerRunList })));
const FinishedRowsDialog = lazy(() =>
  import('../../features/review/finished-rows/finished-rows-dialog.tsx').then(({ FinishedRowsDialog }) => ({
    default: FinishedRowsDialog,
  })),
);
const RunList = lazy(() => import('../../features/workspace/storage/run-list.tsx').then(({ RunList }) => ({ default: RunList })));

interface WorkspaceProps {
  services: HomeServices;
  list: TemplateList;
  /** Null until the templates and the kept run are there: a moment, or until the templates can be fetched. */
  session: { store: RunStore; where: OpenRun } | null;
  place: RunPlace | null;
  /** What rows are to be, chosen while there is no run; null before the templates are there. */
  beginning: Beginning | null;
  onBeginning: (beginning: Beginning) => void;
  /** What came before. */
  early: readonly EarlyFiles[];
  onEarly: (files: EarlyFiles) => void;
  onEarlyTaken: () => void;
}

/** Before the first document the ways to begin; from then on the run. */
export function Workspace({ services, list, session, place, beginning, onBeginning, early, onEarly, onEarlyTaken }: WorkspaceProps) {
  const store = session?.store ?? null;
  const run = useRun(store);
  const templates = list.kind === 'ready' ? list.templates : NO_TEMPLATES;
  const narrow = useNarrow();
  const editing = useOpenEditor();
  const [pointing, setPointing] = useState(false);
  const [showingRows, setShowingRows] = useState(false);
  const [round, setRound] = useState(0);
  const [waits] = useState(comesBack);
  // Where a run may be kept its columns are waited for: others would be gone in a moment.
  const columns = run ?? (waits ? null : beginning);
  const draft = useTemplateDraft({
    templates,
    store: services.templates,
    applied: columns?.template ?? NO_TEMPLATE,
    apply: (template) => changeRows(template),
    leave: () => store?.leaveTemplate(),
    onCopied: (from, to) =>
      import('../learning/copy-learned.ts').then(
        ({ copyLearned }) => copyLearned(from, to),
        () =>
          showToast({
            signal: 'info',
            title: `“${to}” begins without what was learned`,
            sentence: `It could not be taken over from “${from}”.`,
          }),
      ),
    bound: (run?.documents.length ?? 0) > 0,
  });

  /** Null: as it is. */
  const changeRows = (changed: Template | null, rowMode = columns?.rowMode): void => {
    if (!columns || !rowMode) return;
    const next = { template: changed ?? columns.template, rowMode };
    if (run && store) changeOrTry(store, run, draft.origin, next);
    else onBeginning({ ...next, chosen: true });
  };
  // A change that waits for an answer is answered beside the columns.
  const isTried = (run?.trial?.effects ?? null) !== null;
  const openColumns = useEffectEvent(() => editing.isOpen || editing.open());
  useEffect(() => {
    if (isTried) openColumns();
  }, [isTried]);

  const given = useGivenFiles({ store, templates, chooseTemplate: draft.choose, early, onEarly, onEarlyTaken });
  const server = useServerUpload(columns ? modeSaid(columns.template) : undefined);
  const isEmpty = (run?.documents.length ?? 0) === 0;
  // The page without documents stays until the desk can be drawn in its place.
  const begun = useDeferredValue(!isEmpty);
  const takeFiles = (files: File[]): void => {
    if (isEmpty && columns && server?.place === 'server') server.take(files, { template: columns.template, rowMode: columns.rowMode });
    else given.take(files);
  };
  const over = useFileDrop(takeFiles);

  const openEditor = (): void => {
    fetchRunPart();
    editing.open();
  };
  const begin = (): void => {
    draft.begin();
    openEditor();
  };
  const changes = useTemplateChanges(draft, templates, services.templates);
  const deleteRun = (): void => {
    if (editing.isOpen) editing.close();
    store?.clear();
    setRound(round + 1);
  };
  const shelf = useShelf(isEmpty && session && !session.where.trouble ? session.where.archive : null);
  const documents = run?.documents ?? NO_DOCUMENTS;
  useTemplateUse(documents, run?.template.name ?? null);
  const aside = new Set(run ? documentsAside(run).map(({ id }) => id) : []);
  const rowCount = documents.reduce((sum, { id, state }) => sum + (state.kind === 'done' && !aside.has(id) ? state.rows.length : 0), 0);

  const picker = columns && (
    <TemplatePicker templates={templates} chosen={draft.template} changed={draft.changed} onChoose={changes.choose} onBegin={begin} />
  );
  const rows = columns && {
    mode: columns.rowMode,
    onMode: (mode: RowMode) => changeRows(null, mode),
    onEdit: editing.isOpen ? editing.close : openEditor,
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
    'finished-rows': rowCount > 0 && (() => setShowingRows(true)),
  });
  const editor =
    editing.isOpen && rows && run && store
      ? (openRow: CorrectedRow | null) => (
          <Suspense>
            <HomeEditor
              openRow={openRow}
              run={run}
              store={store}
              draft={draft}
              rows={rows}
              onFromPage={rowCount > 0 ? () => setPointing(true) : null}
              onFinishedRows={rowCount > 0 ? () => setShowingRows(true) : null}
              place={list.kind === 'ready' ? list.place : 'device'}
              takenNames={templates.filter(({ id }) => id !== draft.origin?.id).map(({ name }) => name)}
              onRemove={() => changes.remove(editing.close)}
              onClose={editing.close}
            />
          </Suspense>
        )
      : null;

  return (
    <>
      <BarEnd>
        <AppControls
          meter={services.meter}
          coming={run?.estimate?.pages ?? 0}
          narrow={narrow}
          storage={session && run && place && <StorageButton place={place} where={session.where} run={run} />}
        />
      </BarEnd>
      <Suspense fallback={<LoadingScreen />}>
        {!run || !session || !place || !rows || isEmpty || !begun ? (
          <>
            <EmptyHome
              over={over}
              onFiles={takeFiles}
              server={server}
              history={
                <>
                  {session && place && shelf.runs && shelf.runs.length > 0 && (
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
              limits={<FileLimitsLine meter={services.meter} />}
              fields={draft.template.entities}
              rows={rows}
              notices={
                <>
                  {notices}
                  {store && run?.notice && (
                    <Notice signal="check" onClose={store.dismissNotice}>
                      {run.notice}
                    </Notice>
                  )}
                </>
              }
            />
            {editor && <div className="editor-drawer">{editor(null)}</div>}
            <PageFoot>
              {columns && (
                <>
                  {narrow && <Usage meter={services.meter} coming={0} />}
                  <button type="button" className="link quiet-link wide-only" onClick={showKeys}>
                    Keys
                  </button>
                  <OfflineLine keeper={services.offline} />
                </>
              )}
            </PageFoot>
          </>
        ) : (
          <RunHome
            key={round}
            run={run}
            session={session}
            place={place}
            templates={templates}
            chosen={draft.changed ? null : draft.origin}
            onChoose={changes.choose}
            onFiles={given.take}
            picker={picker}
            rows={rows}
            rowCount={rowCount}
            fields={{ fields: draft.template.entities, add: draft.addField, drop: draft.dropField, pointing, setPointing }}
            editor={editor}
            notices={notices}
            onDelete={deleteRun}
          />
        )}
      </Suspense>
      {over && documents.length > 0 && (
        <div className="drop-veil">
          <p>Drop to add documents</p>
        </div>
      )}
      <ActHost />
      <Suspense>
        {given.workspaceFile && place && (
          <StorageOpening
            key={given.workspaceFile.name}
            file={given.workspaceFile}
            place={place}
            run={run}
            onClose={given.closeWorkspaceFile}
          />
        )}
        {store && showingRows && (
          <FinishedRowsDialog
            store={store}
            template={draft.template}
            takenNames={templates.map(({ name }) => name)}
            choose={draft.choose}
            onClose={() => setShowingRows(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const NO_TEMPLATES: readonly SavedTemplate[] = [];
const NO_TEMPLATE: Template = { name: '', description: '', entities: [] };
const NO_DOCUMENTS: RunSnapshot['documents'] = [];
