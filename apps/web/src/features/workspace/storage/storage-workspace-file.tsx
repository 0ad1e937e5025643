import { Download, FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { storedRunOf } from '../keeping/stored-run.ts';
import { askKeptWorker } from './ask-workspace-file-worker.ts';
import { WorkspaceFileError } from './workspace-file-error.ts';
import { NotKept } from '../keeping/run-archive.ts';
import type { RunSnapshot } from '../run/run-store.ts';

interface StorageWorkspaceFileProps {
  run: RunSnapshot;
  onOpened: (opened: StoredRun) => Promise<void>;
}

type Progress = { kind: 'idle' | 'saving' | 'opening' } | { kind: 'failed'; title: string; sentence: string };

/** The whole workspace as one file: saved here, opened elsewhere. */
export function StorageWorkspaceFile({ run, onOpened }: StorageWorkspaceFileProps) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const input = useRef<HTMLInputElement>(null);

  const show = async (kind: 'saving' | 'opening', step: () => Promise<void>): Promise<void> => {
    setProgress({ kind });
    try {
      await step();
      setProgress({ kind: 'idle' });
    } catch (error) {
      const sentence = error instanceof WorkspaceFileError || error instanceof NotKept ? error.message : 'Reload the page, then try again.';
      setProgress({ kind: 'failed', title: kind === 'saving' ? 'Not saved.' : 'Not opened.', sentence });
    }
  };

  const save = (): Promise<void> =>
    show('saving', async () => {
      const file = await askKeptWorker({ kind: 'pack', run: storedRunOf(run) });
      saveFile(file, `${run.name ?? (run.template.name || 'Workspace')} ${new Date().toISOString().slice(0, 10)}.sheetlift`);
    });

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    target.value = '';
    if (file) void show('opening', async () => onOpened(await askKeptWorker({ kind: 'unpack', file })));
  };

  const busy = progress.kind === 'saving' || progress.kind === 'opening';
  return (
    <section className="stored-file" aria-labelledby="stored-file-head" aria-busy={busy}>
      <h3 id="stored-file-head">Workspace file</h3>
      <p>
        One file with the documents, what was read, the rows, your corrections and the template. Open it in another browser or keep it.
        Passwords are not in it; rows read from locked documents are.
      </p>
      {progress.kind === 'failed' && (
        <div ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
          <Notice signal="fail" title={progress.title}>
            {progress.sentence}
          </Notice>
        </div>
      )}
      <div className="stored-actions">
        <Button disabled={busy || run.documents.length === 0} onClick={() => void save()}>
          <Download size={16} strokeWidth={1.5} aria-hidden="true" />
          {progress.kind === 'saving' ? 'Saving the workspace' : 'Save workspace to a file'}
        </Button>
        <Button disabled={busy} onClick={() => input.current?.click()}>
          <FolderOpen size={16} strokeWidth={1.5} aria-hidden="true" />
          {progress.kind === 'opening' ? 'Opening the workspace' : 'Open a workspace file'}
        </Button>
        <input ref={input} type="file" hidden accept=".sheetlift,.zip" aria-label="Workspace file" onChange={choose} />
      </div>
    </section>
  );
}
