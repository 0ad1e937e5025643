import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { clearDevice } from '../../../lib/device-store/clear-device.ts';
import { plural } from '../../../lib/plural.ts';
import type { DeviceRunArchive } from '../keeping/device-run-archive.ts';
import type { DeviceContents } from '../keeping/device-contents.ts';
import { contentsText } from './storage-summary.tsx';

interface StorageClearingProps {
  onClose: () => void;
  contents: DeviceContents | null;
  archive: DeviceRunArchive;
  templates: number;
  onKeep: () => void;
}

/** Asks before everything goes, and says what that is. */
export function StorageClearing({ onClose, contents, archive, templates, onKeep }: StorageClearingProps) {
  const [state, setState] = useState<'asking' | 'clearing' | 'failed'>('asking');

  const clear = async (): Promise<void> => {
    setState('clearing');
    try {
      await archive.close();
      await clearDevice();
      location.reload();
    } catch {
      setState('failed');
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Clear everything on this device?"
      actions={
        <>
          <Button onClick={onKeep}>Keep it</Button>
          <Button look="danger-solid" disabled={state === 'clearing'} onClick={() => void clear()}>
            {state === 'clearing' ? 'Clearing' : 'Clear everything'}
          </Button>
        </>
      }
    >
      <p>
        {contents
          ? `${contentsText(contents)} go, ${contents.shelf.runs > 0 ? `${plural(contents.shelf.runs, 'other run')}, ` : ''}`
          : 'What this tab holds goes, '}
        with {plural(templates, 'template')}, the settings and the month's page count. The engine is fetched again when it is next needed.
      </p>
      <p>Files you exported or saved stay where you saved them. This cannot be undone.</p>
      {state === 'failed' && (
        <Notice signal="fail" title="Not everything was cleared.">
          Close the other tabs with Sheetlift, then try again.
        </Notice>
      )}
    </Dialog>
  );
}
