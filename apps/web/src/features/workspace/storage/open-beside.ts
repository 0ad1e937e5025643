import { showToast } from '../../../components/toast.ts';
import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import { NotKept } from '../keeping/run-archive.ts';
import type { RunPlace } from '../keeping/run-place.ts';
import type { RunSnapshot } from '../run/run-store.ts';
import { openRunName } from './run-name.ts';

/** Opens another run; the one that is here goes on the shelf, and where it is is said. Rejects with `NotKept`, and then it stays. */
export async function openBeside(place: RunPlace, other: StoredRun, here: RunSnapshot | null): Promise<void> {
  const where = place.snapshot();
  const isHere = here !== null && here.documents.length > 0;
  if (isHere && (here.keeping.kind === 'not-kept' || (where.kind === 'open' && where.trouble)))
    throw new NotKept(
      'failed',
      'Not all of the run that is here is kept on this device, so it would be gone. Save it to a file if you want it later, delete it, and open the other one then.',
    );
  await place.replaceWith(other);
  if (isHere) showToast({ signal: 'done', title: `“${openRunName(here)}” is kept`, sentence: 'It stands among the runs on this device.' });
}
