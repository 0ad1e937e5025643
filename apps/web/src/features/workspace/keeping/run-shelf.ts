import type { RunDatabase, StoredRun } from '../../../lib/device-store/run-database.ts';
import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import { newId } from '../../../lib/new-id.ts';
import { countStored } from './kept-contents.ts';
import { documentRecord, headRecord, parseRecord, type ShelvedRecord, shelvedRecord, undamaged } from './records.ts';

/** A run of this device that is not open. */
export interface ShelvedRun extends Omit<ShelvedRecord, 'version'> {
  id: string;
}

/** The runs that are not open, the newest first. One whose record is damaged is not among them. */
export async function readShelf(database: RunDatabase): Promise<ShelvedRun[]> {
  const { store } = database.transaction('shelf');
  const [ids, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids
    .flatMap((id, at) => undamaged(() => shelvedOf(id, records[at])) ?? [])
    .sort((one, other) => (one.shelvedAt < other.shelvedAt ? 1 : -1));
}

/** What is written of a run that is put on the shelf: what is shown of it, and all of it. Null where it holds no document. */
export function shelving(run: StoredRun): { id: string; record: ShelvedRecord } | null {
  if (run.documents.size === 0) return null;
  const head = undamaged(() => parseRecord(headRecord, run.head));
  const first = head?.documentIds.find((id) => run.documents.has(id)) ?? [...run.documents.keys()][0]!;
  const { documents, rows, corrections, fileBytes, workBytes } = countStored(run);
  return {
    id: newId(),
    record: {
      version: STORED_VERSION,
      name: head?.name ?? null,
      template: head?.template.name ?? '',
      fileName: undamaged(() => parseRecord(documentRecord, run.documents.get(first)).fileName) ?? '',
      documents,
      rows,
      corrections,
      bytes: fileBytes + workBytes,
      since: head?.since ?? new Date().toISOString(),
      shelvedAt: new Date().toISOString(),
    },
  };
}

/** A run's record under another name. Throws where it is damaged or not there. */
export const renamedRecord = (record: unknown, name: string | null): ShelvedRecord => ({ ...parseRecord(shelvedRecord, record), name });

function shelvedOf(id: string, stored: unknown): ShelvedRun {
  const { version: _, ...record } = parseRecord(shelvedRecord, stored);
  return { id, ...record };
}
