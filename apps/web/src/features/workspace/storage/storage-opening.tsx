import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import type { RunPlace } from '../keeping/run-place.ts';
import { askKeptWorker } from './ask-workspace-file-worker.ts';
import { WorkspaceFileError } from './workspace-file-error.ts';
import { NotKept } from '../keeping/run-archive.ts';
import { type OpenedWorkspace, StorageReplacing } from './storage-replacing.tsx';

interface StorageOpeningProps {
  /** A workspace file that was given where documents are given. */
  file: File;
  place: RunPlace;
  /** Documents of the run that is here. */
  here: number;
  onClose: () => void;
}

/** Opens a workspace file; asks first where it would take the place of another run. */
export function StorageOpening({ file, place, here, onClose }: StorageOpeningProps) {
  const [opened, setOpened] = useState<OpenedWorkspace | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // What is here when the file was given decides whether to ask.
  const [asks] = useState(here > 0);
  useEffect(() => {
    let wanted = true;
    const open = async (): Promise<void> => {
      try {
        const run = await askKeptWorker({ kind: 'unpack', file });
        if (!wanted) return;
        if (asks) return setOpened({ fileName: file.name, run });
        await place.replaceWith(run);
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

  if (opened) return <StorageReplacing opened={opened} place={place} here={here} onKeep={onClose} onClose={onClose} />;
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
