import { HardDrive, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { countDeviceTemplates } from '../../features/templates/device-template-store.ts';
import type { Keeping } from '../../features/workspace/run/run-store.ts';
import type { StoragePanelProps } from '../../features/workspace/storage/storage-panel.tsx';
import { browserStorage } from '../../lib/browser-storage.ts';

const StoragePanel = lazy(() =>
  import('../../features/workspace/storage/storage-panel.tsx').then(({ StoragePanel }) => ({ default: StoragePanel })),
);

const WORDS: Record<Keeping['kind'], string> = { kept: 'Kept on this device', saving: 'Saving', 'not-kept': 'Not all is kept' };

/** Says whether the work outlives this tab, and opens what is stored. */
export function StorageButton(props: Omit<StoragePanelProps, 'onClose' | 'templates'>) {
  const { run, where } = props;
  const [open, setOpen] = useState(false);
  const kind = where.trouble ? 'not-kept' : run.documents.length === 0 ? 'kept' : run.keeping.kind;
  const Icon = kind === 'not-kept' ? TriangleAlert : HardDrive;
  return (
    <>
      <Button look="quiet" className="storage-button" data-keeping={kind} onClick={() => setOpen(true)}>
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        <span>{WORDS[kind]}</span>
      </Button>
      {open && (
        <Suspense>
          <StoragePanel {...props} templates={countDeviceTemplates(browserStorage())} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
