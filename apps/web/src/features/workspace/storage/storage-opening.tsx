import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import type { RunPlace } from '../keeping/run-place.ts';
import { askKeptWorker } from './ask-workspace-file-worker.ts';
import { WorkspaceFileError } from './workspace-file-error.ts';
import { NotKept } from '../keeping/run-archive.ts';
import type { RunSnapshot } from '../run/run-store.ts';
import { openBeside } from './open-beside.ts';

interface StorageOpeningProps {
  /** A workspace file that was given where documents are given. */
  file: File;
  place: RunPlace;
  /** The run that is here. */
  run: RunSnapshot | null;
  onClose: () => void;
}

/** Opens a workspace file. The run that is here is kept beside it. */
export function StorageOpening({ file, place, run, onClose }: StorageOpeningProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const open = async (): Promise<void> => {
      try {
        const opened = await askKeptWorker({ kind: 'unpack', file });
        if (!wanted) return;
        await openBeside(place, opened, run);
        onClose();
      } catch (error) {
        if (wanted)
          setTrouble(error instanceof WorkspaceFileError || error instanceof NotKept ? error.message : 'Reload the page, then try again.');
      }
    };
    void open();
    return () => {
      wanted = false;
    };
    // Once a file: the dialog lives as long as it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={trouble === null ? 'Opening the workspace' : 'The workspace was not opened'}
      actions={<Button onClick={onClose}>Go on without it</Button>}
    >
      <p role="status">{trouble ?? `${file.name} is being opened.`}</p>
    </Dialog>
  );
}
