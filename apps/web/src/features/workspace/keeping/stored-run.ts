import type { DocumentCorrections } from '@sheetlift/engine/model';
import { RUN_STORES, type RunDatabase, type StoredWork } from '../../../lib/device-store/run-database.ts';
import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import type { RunSheet, RunSnapshot } from '../run/run-store.ts';
import { documentRecordOf, headRecordOf } from './record-of.ts';
import type { CorrectionsRecord } from './records.ts';

/** A run as it lies in the database or in a workspace file: records yet to be parsed, and bytes. Keys are document ids. */
export interface StoredRun {
  head: unknown;
  documents: ReadonlyMap<string, unknown>;
  corrections: ReadonlyMap<string, unknown>;
  files: ReadonlyMap<string, readonly Blob[]>;
  work: ReadonlyMap<string, StoredWork>;
}

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

/** The run as this tab has it, whatever of it could be kept. */
export function storedRunOf({ sheets, documents, corrections }: Pick<RunSnapshot, 'sheets' | 'documents' | 'corrections'>): StoredRun {
  const [{ template, rowMode, view }, ...otherSheets] = sheets as [RunSheet, ...RunSheet[]];
  const documentIds = documents.map(({ id }) => id);
  return {
    head: headRecordOf({ template, rowMode, view, otherSheets, documentIds, going: false, settledFor: null, paused: false }, new Date().toISOString()),
    documents: new Map(documents.map((document) => [document.id, documentRecordOf(document, null)])),
    corrections: new Map([...corrections].map(([id, each]) => [id, correctionsRecordOf(each)])),
    files: new Map(documents.filter(({ file }) => file.parts.length > 0).map(({ id, file }) => [id, file.parts])),
    work: new Map(
      documents.flatMap(({ id, state }) =>
        state.kind === 'done' ? [[id, { reading: state.reading, result: state.result }] as const] : [],
      ),
    ),
  };
}

export function correctionsRecordOf(corrections: DocumentCorrections): CorrectionsRecord {
  return { version: STORED_VERSION, corrections };
}
