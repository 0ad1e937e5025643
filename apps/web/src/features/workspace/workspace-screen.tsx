import type { Template } from '@sheetlift/engine/model';
import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { AppBar } from '../../components/app-bar.tsx';
import { createEnginePool } from '../../engine-worker/engine-pool.ts';
import { READER_COUNT, startEngineWorker } from '../../engine-worker/start-engine-worker.ts';
import { fetchDefaultTemplates } from '../../lib/default-templates.ts';
import { createDeviceRunStore } from './device-run-store.ts';
import type { RunStore } from './run-store.ts';
import { Workspace } from './workspace.tsx';

type Start = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; templates: Template[]; store: RunStore };

/** The first and only screen so far: documents in, rows out. */
export function WorkspaceScreen() {
  const [start, setStart] = useState<Start>({ kind: 'loading' });
  const load = useCallback(() => {
    fetchDefaultTemplates().then(
      (templates) => setStart({ kind: 'ready', templates, store: createStore(templates[0]!) }),
      () => setStart({ kind: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);

  if (start.kind === 'ready') return <Workspace templates={start.templates} store={start.store} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar />
      <main className="home">{start.kind === 'failed' && <TemplatesMissing onRetry={load} />}</main>
    </div>
  );
}

function TemplatesMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="note fail" role="alert">
      <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
      <span className="flex-1">
        <b>The templates could not be loaded.</b> Check the connection, then try again.
      </span>
      <button className="btn sm" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** A person who looks at cells looks at many: the next page is drawn without starting over. */
const DESK_IDLE_MS = 300_000;

function createStore(template: Template): RunStore {
  const readers = createEnginePool({ size: READER_COUNT, startWorker: startEngineWorker });
  const desk = createEnginePool({ size: 1, startWorker: startEngineWorker, idleMs: DESK_IDLE_MS });
  return createDeviceRunStore({ readers, desk }, template, 'auto');
}
