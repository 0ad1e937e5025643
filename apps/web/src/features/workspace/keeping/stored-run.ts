import type { DocumentCorrections } from '@sheetlift/engine/model';
import { RUN_STORES, type RunDatabase, type StoredRun } from '../../../lib/device-store/run-database.ts';
import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import type { RunSheet, RunSnapshot } from '../run/run-store.ts';
import { createFileRefs } from './file-refs.ts';
import { documentRecordOf, headRecordOf } from './record-of.ts';
import type { CorrectionsRecord } from './records.ts';

/** The run that is open. */
export async function readStoredRun(database: RunDatabase): Promise<StoredRun> {
  const transaction = database.transaction(RUN_STORES, 'readonly');
  const all = async <Name extends 'documents' | 'corrections' | 'files' | 'work'>(name: Name) => {
    const store = transaction.objectStore(name);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.map((key, index) => [key, values[index]!]));
  };
  const [head, documents, corrections, files, work] = await Promise.all([
    transaction.objectStore('head').get('run'),
    all('documents'),
    all('corrections'),
    all('files'),
    all('work'),
  ]);
  return { head, documents, corrections, files, work };
}

type StorableRun = Pick<RunSnapshot, 'name' | 'sheets' | 'documents' | 'corrections'>;

/** The run as this tab has it, whatever of it could be kept. */
export function storedRunOf({ name, sheets, documents, corrections }: StorableRun): StoredRun {
  const [{ template, rowMode, view, documentIds: placedIds }, ...otherSheets] = sheets as [RunSheet, ...RunSheet[]];
  const documentIds = documents.map(({ id }) => id);
  const refs = createFileRefs();
  return {
    head: headRecordOf(
      { name, template, rowMode, view, placedIds, otherSheets, documentIds, going: false, settledFor: null, paused: false },
      new Date().toISOString(),
    ),
    documents: new Map(documents.map((document) => [document.id, documentRecordOf(document, null, refs)])),
    corrections: new Map([...corrections].map(([id, each]) => [id, correctionsRecordOf(each)])),
    files: new Map(documents.flatMap(({ id, file }) => file.parts.map(({ bytes }) => [refs.of(bytes, id).file, [bytes]] as const))),
    work: new Map(
      documents.flatMap(({ id, state }) =>
        state.kind === 'done' ? [[id, { reading: state.reading, result: state.result }] as const] : [],
      ),
    ),
  };
}

/** A run that has the columns of another and nothing else. */
export function emptyRunLike({ sheets }: Pick<RunSnapshot, 'sheets'>): StoredRun {
  const [first] = sheets as [RunSheet, ...RunSheet[]];
  return storedRunOf({ name: null, sheets: [{ ...first, documentIds: [] }], documents: [], corrections: new Map() });
}

export function correctionsRecordOf(corrections: DocumentCorrections): CorrectionsRecord {
  return { version: STORED_VERSION, corrections };
}
