import { createEnginePool } from '../../engine-worker/engine-pool.ts';
import { READER_COUNT, startEngineWorker } from '../../engine-worker/start-engine-worker.ts';
import { followAccuracy } from '../../features/workspace/accuracy/follow-accuracy.ts';
import { createDeviceRunStore } from '../../features/workspace/device-run/device-run-store.ts';
import { createRunPlace, type OpenRun, type RunPlace } from '../../features/workspace/keeping/run-place.ts';
import type { PageMeter } from '../../features/workspace/reading/page-meter.ts';
import type { RunStore } from '../../features/workspace/run/run-store.ts';
import { setOpenRun } from '../open-run.ts';
import { pageAccuracy } from '../page-accuracy.ts';
import { pageLessons } from '../page-lessons.ts';
import { pageModels } from '../page-models.ts';
import type { Beginning } from './beginning.ts';
import { withFreeSamples } from './sample-documents.ts';
import { publishProgress } from './publish-progress.ts';

/** A person who looks at cells looks at many: the next page is drawn without starting over. */
const FOREGROUND_IDLE_MS = 300_000;

let place: RunPlace | undefined;
let session: { round: number; store: RunStore; end: () => void } | undefined;

/** Where the run of this device is; asked for once in the life of the page. */
export function runPlace(): RunPlace {
  if (place) return place;
  const asked = createRunPlace();
  asked.subscribe(() => {
    if (asked.snapshot().kind !== 'open') endSession();
  });
  return (place = asked);
}

/** The store of the run that is here. Another run is another store; the work of the one before ends. */
export function runStoreOf(
  { round, archive, kept, trouble }: OpenRun,
  meter: PageMeter,
  { template, rowMode, chosen }: Beginning,
): RunStore {
  if (session?.round === round) return session.store;
  endSession();
  const readers = createEnginePool({ size: READER_COUNT, startWorker: startEngineWorker });
  const foreground = createEnginePool({ size: 1, startWorker: startEngineWorker, idleMs: FOREGROUND_IDLE_MS });
  const askers = createEnginePool({ size: 1, startWorker: startEngineWorker });
  const store = createDeviceRunStore(
    { readers, foreground, askers },
    { template, rowMode, archive, meter: withFreeSamples(meter), lessons: pageLessons(), models: pageModels, kept },
  );
  // Of a run without documents the columns are all there is, and these were chosen last.
  if (chosen && round === 1 && kept?.documentIds.length === 0) store.changeTemplate(template, rowMode);
  setOpenRun(store);
  const stopTelling = publishProgress(store, trouble === null);
  const stopNoting = followAccuracy(store, pageAccuracy());
  const end = (): void => {
    stopTelling();
    stopNoting();
    [readers, foreground, askers].forEach((pool) => pool.close());
  };
  session = { round, store, end };
  return store;
}

function endSession(): void {
  session?.end();
  setOpenRun(null);
  session = undefined;
}
