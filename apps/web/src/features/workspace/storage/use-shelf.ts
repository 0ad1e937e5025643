import { useCallback, useEffect, useState } from 'react';
import type { DeviceRunArchive } from '../keeping/device-run-archive.ts';
import type { ShelvedRun } from '../keeping/run-shelf.ts';

export interface Shelf {
  /** The runs of this device that are not open, the newest first; null until they are known, or where nothing is kept. */
  runs: readonly ShelvedRun[] | null;
  lookAgain: () => void;
}

export function useShelf(archive: DeviceRunArchive | null): Shelf {
  const [runs, setRuns] = useState<readonly ShelvedRun[] | null>(null);
  const lookAgain = useCallback((): void => {
    // Where nothing is kept, the button in the bar says so.
    archive?.shelf().then(setRuns, () => undefined);
  }, [archive]);
  useEffect(lookAgain, [lookAgain]);
  return { runs, lookAgain };
}
