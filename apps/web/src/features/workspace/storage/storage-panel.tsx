import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast.ts';
import { askForPersistence, type DeviceRoom, deviceRoom } from '../../../lib/device-store/device-room.ts';
import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import { useModelHost } from '../../language-model/model-setup.ts';
import type { DeviceRunArchive } from '../keeping/device-run-archive.ts';
import type { DeviceContents } from '../keeping/device-contents.ts';
import type { OpenRun, RunPlace } from '../keeping/run-place.ts';
import type { RunSnapshot } from '../run/run-store.ts';
import { StorageClearing } from './storage-clearing.tsx';
import { openBeside } from './open-beside.ts';
import { StorageSummary } from './storage-summary.tsx';
import { StorageWorkspaceFile } from './storage-workspace-file.tsx';

export interface StoragePanelProps {
  onClose: () => void;
  place: RunPlace;
  where: OpenRun;
  run: RunSnapshot;
  /** Templates kept on this device. */
  templates: number;
}

interface Stored {
  contents: DeviceContents | null;
  room: DeviceRoom;
}

/** What is stored on this device, and the ways to take it along or to be rid of it. A dialog that is open while it is there. */
export function StoragePanel({ onClose, place, where, run, templates }: StoragePanelProps) {
  const [stored, setStored] = useState<Stored | null>(null);
  const [clearing, setClearing] = useState(false);
  const host = useModelHost();
  const { archive, trouble } = where;

  useEffect(() => {
    void show(archive, setStored);
  }, [archive]);

  const askToPersist = async (): Promise<void> => {
    await askForPersistence();
    await show(archive, setStored);
  };

  const take = async (opened: StoredRun): Promise<void> => {
    await openBeside(place, opened, run);
    onClose();
  };

  if (clearing)
    return (
      <StorageClearing
        onClose={onClose}
        contents={stored?.contents ?? null}
        archive={archive}
        templates={templates}
        onKeep={() => setClearing(false)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Kept on this device"
      actions={
        <Button look="danger" onClick={() => setClearing(true)}>
          Clear everything on this device
        </Button>
      }
    >
      {!trouble && (
        <p>
          Documents, rows and corrections are kept in this browser, on this device. Nothing of them is uploaded
          {host !== null && `, but the lines you ask ${host} about`}.
        </p>
      )}
      {trouble && <Notice signal="check">{trouble.message}</Notice>}
      {run.keeping.kind === 'not-kept' && !trouble && <Notice signal="check">{run.keeping.sentence}</Notice>}
      {stored && <StorageSummary {...stored} templates={templates} onAskToPersist={() => void askToPersist()} />}
      <StorageWorkspaceFile run={run} onOpened={take} />
    </Dialog>
  );
}

async function show(archive: DeviceRunArchive, onStored: (stored: Stored) => void): Promise<void> {
  try {
    onStored(await lookInto(archive));
  } catch {
    showToast({
      signal: 'fail',
      title: 'What is kept could not be counted',
      sentence: 'Close this and open it again. Nothing of it is lost.',
    });
  }
}

/** What waits to be written is written first, so that it is counted. */
async function lookInto(archive: DeviceRunArchive): Promise<Stored> {
  await archive.settled();
  const [contents, room] = await Promise.all([archive.contents().catch(() => null), deviceRoom()]);
  return { contents, room };
}
