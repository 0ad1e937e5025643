import { isSameTemplateName, type SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import { OfflineLine } from '../../features/offline/offline-line.tsx';
import { TemplatePicker } from '../../features/templates/template-picker.tsx';
import type { TemplateList } from '../../features/templates/template-store.ts';
import { useTemplateDesk } from '../../features/templates/use-template-desk.ts';
import type { OpenRun, RunPlace } from '../../features/workspace/keeping/run-place.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { useRun } from '../../features/workspace/run/use-run.ts';
import { ACTS } from '../../lib/acts/act-table.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { fetchDefaultTemplates } from '../../lib/default-templates.ts';
import { plural } from '../../lib/plural.ts';
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
import { StorageButton } from './storage-button.tsx';
import { TemplateFit } from './template-fit.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { TemplateNotices } from './template-notices.tsx';
import { takeWish } from '../routing/take-wish.ts';
import { went } from '../templates/went.ts';
import { UsageNotice } from './usage-notice.tsx';
import { useTemplateUse } from './use-template-use.ts';

const RunScreen = lazy(() => import('./run-screen.tsx').then(({ RunScreen }) => ({ default: RunScreen })));
const HomeEditor = lazy(() => import('./home-editor.tsx').then(({ HomeEditor }) => ({ default: HomeEditor })));
const StorageOpening = lazy(() =>
  import('../../features/workspace/storage/storage-opening.tsx').then(({ StorageOpening }) => ({ default: StorageOpening })),
);
const StartOverDialog = lazy(() => import('./start-over-dialog.tsx').then(({ StartOverDialog }) => ({ default: StartOverDialog })));

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
  const [editing, setEditing] = useState(false);
  const [pointing, setPointing] = useState(false);
  const [startingOver, setStartingOver] = useState(false);
  const [round, setRound] = useState(0);
  const [workspaceFile, setWorkspaceFile] = useState<File | null>(null);
  const editButton = useRef<HTMLElement>(null);
  const desk = useTemplateDesk({
    templates,
    store: services.templates,
    applied: run?.template ?? NO_TEMPLATE,
    apply: (template) => run && store?.lookFor(template, run.rowMode),
    bound: (run?.documents.length ?? 0) > 0,
  });

  const takeFiles = (files: File[]): void => {
    const workspace = files.find(isWorkspaceFile);
    if (!store) onEarly({ files, templateName: null });
    else if (!workspace) store.addFiles(files);
    else {
      setWorkspaceFile(workspace);
      if (files.length > 1)
        showToast({
          signal: 'info',
          title: `${plural(files.length - 1, 'other file')} left out`,
          sentence: `Add ${files.length === 2 ? 'it' : 'them'} again once the workspace is open.`,
        });
    }
  };
  const over = useFileDrop(takeFiles);
  const takeSample = (file: File, templateName: string): void => {
    if (!store) return onEarly({ files: [file], templateName });
    const fitting = templates.find(({ name }) => isSameTemplateName(name, templateName));
    if (fitting) desk.choose(fitting);
    store.addFiles([file]);
  };
  useEffect(() => {
    if (!store) return;
    const { template } = takeWish();
    if (template !== undefined) void workWith(template);
    for (const { files, templateName } of early) {
      if (templateName) takeSample(files[0]!, templateName);
      else takeFiles(files);
    }
    onEarlyTaken();
    // Once: from now on files come straight here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store]);

  const workWith = async (name: string): Promise<void> => {
    const isWanted = (template: Template): boolean => isSameTemplateName(template.name, name);
    const wanted = templates.find(isWanted) ?? (await startersQuietly()).find(isWanted);
    if (wanted) desk.choose(wanted);
  };

  const begin = (): void => {
    desk.begin();
    openEditor();
  };
  const openEditor = (): void => {
    editButton.current = document.activeElement as HTMLElement | null;
    setEditing(true);
  };
  const closeEditor = (): void => {
    setEditing(false);
    editButton.current?.focus();
  };
  const choose = (template: SavedTemplate): void => {
    const left = desk.origin && desk.changed ? desk.template : null;
    desk.choose(template);
    if (left)
      showToast({
        signal: 'info',
        title: `Changes to “${left.name}” were left`,
        action: { label: 'Go back to them', onSelect: () => desk.choose(left) },
      });
  };
  const removeTemplate = async (): Promise<void> => {
    const gone = desk.origin;
    if (!gone) return;
    const position = templates.indexOf(gone);
    const next = templates[position === 0 ? 1 : 0];
    if (!(await went(services.templates.remove(gone.id), `“${gone.name}” was not deleted`))) return;
    closeEditor();
    if (next) desk.choose(next);
    showToast({
      signal: 'done',
      title: `“${gone.name}” deleted`,
      sentence: `It had ${gone.entities.length} fields.`,
      action: {
        label: 'Undo',
        onSelect: () =>
          void went(services.templates.restore(gone, position), `“${gone.name}” did not come back`).then(
            (back) => back && desk.choose(gone),
          ),
      },
    });
  };
  const startOver = (): void => {
    setStartingOver(false);
    setEditing(false);
    store?.clear();
    setRound(round + 1);
  };
  const askToStartOver = (): void => (rowCount > 0 ? setStartingOver(true) : startOver());
  const documents = run?.documents ?? NO_DOCUMENTS;
  useTemplateUse(documents, run?.template.name ?? null);
  const rowCount = documents.reduce((sum, { state }) => sum + (state.kind === 'done' ? state.rows.length : 0), 0);

  const controls = session && run && (
    <AppControls
      meter={services.meter}
      coming={run.estimate?.pages ?? 0}
      narrow={narrow}
      storage={<StorageButton place={place} where={session.where} run={run} />}
    />
  );
  const picker = run && (
    <TemplatePicker templates={templates} chosen={desk.template} changed={desk.changed} onChoose={choose} onBegin={begin} />
  );
  const rows = run &&
    store && {
      mode: run.rowMode,
      onMode: (mode: typeof run.rowMode) => store.lookFor(run.template, mode),
      onEdit: editing ? closeEditor : openEditor,
    };
  const notices = (
    <>
      <PlanNotices />
      <UsageNotice meter={services.meter} />
      <TemplateNotices store={services.templates} list={list} waiting={early.length > 0} />
    </>
  );
  useActs({
    'edit-columns': rows && { name: editing ? 'Close the columns' : ACTS['edit-columns'].name, run: rows.onEdit },
    'start-over': documents.length > 0 && askToStartOver,
  });
  const editor = editing && rows && (
    <Suspense>
      <HomeEditor
        desk={desk}
        rows={rows}
        found={foundValues(documents)}
        onFromPage={rowCount > 0 ? () => setPointing(true) : null}
        place={list.kind === 'ready' ? list.place : 'device'}
        takenNames={templates.filter(({ id }) => id !== desk.origin?.id).map(({ name }) => name)}
        onRemove={() => void removeTemplate()}
        onClose={closeEditor}
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
            onSample={(file, { templateName }) => takeSample(file, templateName)}
            picker={picker}
            fields={desk.template.entities}
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
            onFiles={takeFiles}
            picker={picker}
            rows={rows}
            fields={{ fields: desk.template.entities, add: desk.addField, drop: desk.dropField, pointing, setPointing }}
            editor={editor}
            controls={controls}
            notices={
              <>
                {notices}
                <TemplateFit
                  documents={run.documents}
                  store={store}
                  templates={templates}
                  chosen={desk.changed ? null : desk.origin}
                  onChoose={choose}
                />
              </>
            }
            onStartOver={askToStartOver}
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
        {workspaceFile && (
          <StorageOpening
            key={workspaceFile.name}
            file={workspaceFile}
            place={place}
            here={documents.length}
            onClose={() => setWorkspaceFile(null)}
          />
        )}
        {startingOver && (
          <StartOverDialog
            documentCount={documents.length}
            rowCount={rowCount}
            correctedCount={run?.corrections.size ?? 0}
            onClose={() => setStartingOver(false)}
            onStartOver={startOver}
          />
        )}
      </Suspense>
    </>
  );
}

const NO_TEMPLATES: readonly SavedTemplate[] = [];
const NO_TEMPLATE: Template = { name: '', description: '', entities: [] };
const NO_DOCUMENTS: RunSnapshot['documents'] = [];

/** A template that is nobody's own yet; without network there is none. */
async function startersQuietly(): Promise<Template[]> {
  try {
    return await fetchDefaultTemplates();
  } catch {
    return [];
  }
}

/** A workspace takes the place of the run; it is no document of it. */
function isWorkspaceFile({ name }: File): boolean {
  return name.toLowerCase().endsWith('.sheetlift');
}
