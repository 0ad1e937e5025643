import type { Template } from '@sheetlift/engine/model';
import { useState, useSyncExternalStore } from 'react';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { EmptyWorkspace } from './empty-workspace.tsx';
import { RunScreen } from './run-screen.tsx';
import type { RunStore } from './run-store.ts';

/** Before the first document the ways to begin; from then on the run. */
export function Workspace({ templates, store }: { templates: readonly Template[]; store: RunStore }) {
  const run = useSyncExternalStore(store.subscribe, store.snapshot);
  const over = useFileDrop(store.addFiles);
  const [round, setRound] = useState(0);
  if (run.documents.length === 0) return <EmptyWorkspace templates={templates} run={run} store={store} over={over} />;
  const startOver = (): void => {
    store.clear();
    setRound(round + 1);
  };
  return (
    <>
      <RunScreen key={round} templates={templates} run={run} store={store} onStartOver={startOver} />
      {over && (
        <div className="drop-veil">
          <p>Drop to add documents</p>
        </div>
      )}
    </>
  );
}
