import type { ModelUses } from '@sheetlift/engine/model';
import { useState } from 'react';
import { showToast } from '../../components/toast.ts';
import { useSession } from '../../features/auth/session-provider.tsx';
import type { NewRun } from '../../features/workspace/server-run/server-runs.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { type Configuration, configuration } from '../configuration.ts';
import type { ModelOnServer, ReadingPlace } from './reading-place.tsx';
import type { Upload } from './upload.ts';

export interface ServerUpload {
  place: ReadingPlace;
  choose: (place: ReadingPlace) => void;
  keptDays: number;
  model: ModelOnServer | null;
  /** Null while nothing is on its way. */
  upload: Upload | null;
  take: (files: readonly File[], run: GivenRun) => void;
  close: () => void;
}

type GivenRun = Omit<NewRun, 'name' | 'modelMode'>;

/** Reading on the server, for whoever is signed in at one that is there; null for everybody else. The mode of the template holds until a person chooses another. */
export function useServerUpload(modeOfTemplate: ModelUses | undefined): ServerUpload | null {
  const { me } = useSession();
  // Nobody else needs to know what the server offers: a visitor's page does not ask it.
  const offered = useStore(me === null ? UNASKED : configuration);
  const [chosenMode, onMode] = useState<ModelUses | null>(null);
  const [place, choose] = useState<ReadingPlace>('device');
  const [upload, setUpload] = useState<Upload | null>(null);
  const [close] = useState(() => () => setUpload(null));
  if (me === null || offered === null) return null;
  const mode = chosenMode ?? modeOfTemplate ?? 'built-in';
  const model = offered.server_model && { ...offered.server_model, mode, onMode };
  const start = async (files: readonly File[], run: GivenRun): Promise<void> => {
    try {
      const [{ startUpload }, { pageServerRuns }] = await Promise.all([import('./upload.ts'), import('./page-server-runs.ts')]);
      setUpload(startUpload(files, { ...run, name: nameOf(files), modelMode: model && mode }, pageServerRuns()));
    } catch {
      showToast({ signal: 'fail', title: 'The documents were not uploaded', sentence: 'Check the connection, then try again.' });
    }
  };
  return {
    place,
    choose,
    keptDays: offered.runs_kept_days[me.effective_subscription?.plan_type ?? 'free'],
    model,
    upload,
    take: (files, run) => void (files.length > 0 && start(files, run)),
    close,
  };
}

const UNASKED = createStore<Configuration | null>(null);

function nameOf(files: readonly File[]): string {
  const [first, ...more] = files;
  return more.length === 0 ? first!.name : `${first!.name} and ${more.length} more`;
}
