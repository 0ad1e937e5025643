import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { plural } from '../../../lib/plural.ts';
import type { RunPlace } from '../keeping/run-place.ts';
import type { StoredRun } from '../keeping/stored-run.ts';
import { NotKept } from '../keeping/run-archive.ts';

/** A workspace file that was opened. */
export interface OpenedWorkspace {
  fileName: string;
  run: StoredRun;
}

interface StorageReplacingProps {
  opened: OpenedWorkspace;
  place: RunPlace;
  /** Documents of the run that is here. */
  here: number;
  onKeep: () => void;
  onClose: () => void;
}

/** Asks before the run of a workspace file takes the place of the one that is here. */
export function StorageReplacing({ opened, place, here, onKeep, onClose }: StorageReplacingProps) {
  const [state, setState] = useState<{ kind: 'asking' | 'replacing' } | { kind: 'failed'; sentence: string }>({ kind: 'asking' });

  const replace = async (): Promise<void> => {
    setState({ kind: 'replacing' });
    try {
      await place.replaceWith(opened.run);
      onClose();
    } catch (error) {
      setState({ kind: 'failed', sentence: error instanceof NotKept ? error.message : 'Reload the page, then try again.' });
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Replace the run that is here?"
      actions={
        <>
          <Button onClick={onKeep}>Keep this run</Button>
          <Button look="danger-solid" disabled={state.kind === 'replacing'} onClick={() => void replace()}>
            {state.kind === 'replacing' ? 'Replacing it' : 'Replace it'}
          </Button>
        </>
      }
    >
      <p>
        {opened.fileName} holds {plural(opened.run.documents.size, 'document')} with rows and corrections.
      </p>
      <p>
        {plural(here, 'document')} here, with rows and corrections, {here === 1 ? 'goes' : 'go'}. Keep this run and save it to a file first
        if you want it later. Templates and settings stay.
      </p>
      {state.kind === 'failed' && (
        <Notice signal="fail" title="The run that was here is still here.">
          {state.sentence}
        </Notice>
      )}
    </Dialog>
  );
}
