import type { DocumentCorrections } from '@sheetlift/engine/model';
import { inOneGo } from '../../../lib/device-store/in-one-go.ts';
import { openRunDatabase, RUN_STORES, type RunDatabase, SHELF_STORES, type StoredRun } from '../../../lib/device-store/run-database.ts';
import { createWriteLine } from '../../../lib/device-store/write-line.ts';
import type { RunDocument } from '../run/run-store.ts';
import { bringBack } from './bring-back.ts';
import { type DeviceContents, readContents } from './device-contents.ts';
import { createFileRefs } from './file-refs.ts';
import { documentRecordOf, headRecordOf } from './record-of.ts';
import type { DocumentRecord } from './records.ts';
import type { KeptRun, NotKept, RunArchive, RunHead } from './run-archive.ts';
import { renamedRecord, readShelf, type ShelvedRun, shelving } from './run-shelf.ts';
import { correctionsRecordOf, readStoredRun } from './stored-run.ts';
import { asNotKept, fileNotKept, newerVersion, notBroughtBack, takenOver } from './trouble.ts';

/** The run of this device, in the browser's own database. */
export interface DeviceRunArchive extends RunArchive {
  /**
   * Puts the run that is open on the shelf, where it holds a document, and another in its place: wholly, or not at all. `shelvedId`: where the
   * other stands on the shelf itself, which it leaves. Then this archive is closed: what the old run wants written from now on is not.
   */
  replace(run: StoredRun, shelvedId?: string): Promise<void>;
  /** The runs that are not open, the newest first. */
  shelf(): Promise<readonly ShelvedRun[]>;
  /** One of them, whole; null where it is gone. */
  shelved(id: string): Promise<StoredRun | null>;
  rename(id: string, name: string | null): Promise<void>;
  discard(id: string): Promise<void>;
  /** What is kept, and how much room it takes. */
  contents(): Promise<DeviceContents>;
  /** Ends when all that was to be written is written or was refused. */
  settled(): Promise<void>;
  /** Writes what waits and nothing after it, and lets go of the database. */
  close(): Promise<void>;
}

interface DeviceRunArchiveOptions {
  /** A newer version of the app took the database over in another tab. */
  onOutdated: () => void;
  /** The first document with rows was kept since it was opened: from now on there is work to lose. */
  onWorthKeeping: () => void;
}

/** Opens what is kept on this device. Rejects with `NotKept` where nothing can be kept. */
export async function openDeviceRunArchive({ onOutdated, onWorthKeeping }: DeviceRunArchiveOptions): Promise<DeviceRunArchive> {
  /** Why this tab writes no more. */
  let closed: NotKept | null = null;
  let connection: RunDatabase | null = null;
  let worthKeeping = false;
  /** When the first thing of the run was kept. */
  let since: string | null = null;
  /** Document id -> what is in the database: the record, and the very object that holds the result. That is written once. */
  const kept = new Map<string, KeptDocument>();
  const refs = createFileRefs();
  /** Names of the files whose bytes are in the database. */
  const keptFiles = new Set<string>();
  /** Document id -> file name, to say what was not kept. */
  const names = new Map<string, string>();
  const line = createWriteLine();

  async function connect(): Promise<RunDatabase> {
    if (closed) throw closed;
    const outdated = (): void => {
      closed = newerVersion(null);
      onOutdated();
    };
    connection ??= await openRunDatabase({ onLost: () => void (connection = null), onOutdated: outdated });
    return connection;
  }

  function forget(): void {
    since = null;
    kept.clear();
    keptFiles.clear();
  }

  function end(): void {
    closed ??= takenOver();
    connection?.close();
  }

  function startedAt(): string {
    return (since ??= new Date().toISOString());
  }

  async function writeDocument(document: RunDocument): Promise<void> {
    try {
      await put(document, true);
      tellOfWork(document);
    } catch (cause) {
      const { name } = document.file;
      const trouble = asNotKept(document.state.kind === 'done' ? `${name} and its rows` : name, cause);
      if (trouble.reason !== 'full') throw trouble;
      await put(document, false).catch(() => {
        throw trouble;
      });
      throw document.state.kind === 'done' ? fileNotKept(name, cause) : trouble;
    }
  }

  function tellOfWork({ state }: RunDocument): void {
    if (worthKeeping || state.kind !== 'done') return;
    worthKeeping = true;
    onWorthKeeping();
  }

  /** `withFile`: the bytes of its files too, where they are not in the database already. */
  async function put(document: RunDocument, withFile: boolean): Promise<void> {
    const { id, file, state } = document;
    const before = kept.get(id) ?? null;
    const record = documentRecordOf(document, before?.record ?? null, refs);
    const after: KeptDocument = { record, result: before?.result ?? null };
    const added = withFile ? file.parts.filter(({ bytes }) => !keptFiles.has(refs.of(bytes, id).file)) : [];
    const left = before ? filesOnlyOf([id], filesOf(record)) : [];
    await inOneGo(await connect(), ['documents', 'files', 'work'], ({ documents, files, work }, requests) => {
      requests.push(documents.put(record, id));
      for (const { bytes } of added) requests.push(files.put([bytes], refs.of(bytes, id).file));
      for (const name of left) requests.push(files.delete(name));
      if (state.kind === 'done' && before?.result !== state.result) {
        requests.push(work.put({ reading: state.reading, result: state.result }, id));
        after.result = state.result;
      }
      if (record.state.kind !== 'done' && before?.result) {
        requests.push(work.delete(id));
        after.result = null;
      }
    });
    for (const { bytes } of added) keptFiles.add(refs.of(bytes, id).file);
    for (const name of left) keptFiles.delete(name);
    kept.set(id, after);
  }

  /** Names of the files that these documents have and no other, but for those that are wanted on. */
  function filesOnlyOf(documentIds: readonly string[], wanted: readonly string[] = []): string[] {
    const own = new Set(documentIds.flatMap((id) => (kept.has(id) ? filesOf(kept.get(id)!.record) : [])));
    wanted.forEach((name) => own.delete(name));
    if (own.size === 0) return [];
    const asked = new Set(documentIds);
    for (const [id, { record }] of kept) if (!asked.has(id)) filesOf(record).forEach((name) => own.delete(name));
    return [...own];
  }

  async function writeHead(head: RunHead): Promise<void> {
    const record = headRecordOf(head, startedAt());
    await inOneGo(await connect(), ['head'], ({ head }, requests) => void requests.push(head.put(record, 'run')));
  }

  async function writeCorrections(documentId: string, corrections: DocumentCorrections): Promise<void> {
    await inOneGo(
      await connect(),
      ['corrections'],
      (stores, requests) => void requests.push(stores.corrections.put(correctionsRecordOf(corrections), documentId)),
    );
  }

  async function removeDocuments(documentIds: readonly string[]): Promise<void> {
    const left = filesOnlyOf(documentIds);
    await inOneGo(await connect(), ['documents', 'files', 'work', 'corrections'], ({ files, ...stores }, requests) => {
      for (const store of Object.values(stores)) requests.push(...documentIds.map((id) => store.delete(id)));
      requests.push(...left.map((name) => files.delete(name)));
    });
    for (const id of documentIds) kept.delete(id);
    for (const name of left) keptFiles.delete(name);
  }

  async function removeAll(): Promise<void> {
    await inOneGo(
      await connect(),
      [...RUN_STORES],
      (stores, requests) => void requests.push(...Object.values(stores).map((store) => store.clear())),
    );
    forget();
  }

  /** The old run goes and the new one comes in one transaction, so that none is lost whatever happens. */
  async function exchange({ head, documents, corrections, files, work }: StoredRun, shelvedId: string | null): Promise<void> {
    const database = await connect();
    const open = await readStoredRun(database);
    const put = shelving(open);
    await inOneGo(database, [...RUN_STORES, ...SHELF_STORES], ({ shelf, shelved, ...stores }, requests) => {
      if (put) requests.push(shelved.put(open, put.id));
      if (put) requests.push(shelf.put(put.record, put.id));
      if (shelvedId !== null) requests.push(shelf.delete(shelvedId), shelved.delete(shelvedId));
      requests.push(...Object.values(stores).map((store) => store.clear()), stores.head.put(head, 'run'));
      for (const [id, record] of documents) requests.push(stores.documents.put(record, id));
      for (const [id, record] of corrections) requests.push(stores.corrections.put(record, id));
      for (const [name, bytes] of files) requests.push(stores.files.put(bytes, name));
      for (const [id, made] of work) requests.push(stores.work.put(made, id));
    });
    end();
  }

  async function renameShelved(id: string, name: string | null): Promise<void> {
    const database = await connect();
    const record = renamedRecord(await database.get('shelf', id), name);
    await inOneGo(database, ['shelf'], ({ shelf }, requests) => void requests.push(shelf.put(record, id)));
  }

  async function discardShelved(id: string): Promise<void> {
    await inOneGo(
      await connect(),
      [...SHELF_STORES],
      ({ shelf, shelved }, requests) => void requests.push(shelf.delete(id), shelved.delete(id)),
    );
  }

  async function load(): Promise<KeptRun | null> {
    const stored = await readStoredRun(await connect());
    const brought = await bringBack(stored);
    forget();
    if (!brought) return null;
    since = brought.since;
    for (const name of stored.files.keys()) keptFiles.add(name);
    for (const { id, file } of brought.run.documents) {
      const record = brought.records.get(id)!;
      names.set(id, file.name);
      file.parts.forEach(({ bytes }, index) => refs.knows(bytes, record.parts![index]!));
      kept.set(id, { record, result: stored.work.get(id)?.result ?? null });
    }
    return brought.run;
  }

  await orNotKept('the run', connect);
  return {
    load: () =>
      load().catch((cause: unknown) => {
        throw notBroughtBack(cause);
      }),
    saveHead: (head) => orNotKept('the fields and the order of the columns', () => line.write('head', () => writeHead(head))),
    saveDocument(document) {
      names.set(document.id, document.file.name);
      return line.write(`document ${document.id}`, () => writeDocument(document));
    },
    saveCorrections: (documentId, corrections) =>
      orNotKept(`your changes in ${names.get(documentId) ?? 'a document'}`, () =>
        line.write(`corrections ${documentId}`, () => writeCorrections(documentId, corrections)),
      ),
    removeDocuments: (documentIds) => orNotKept('that documents were removed', () => line.writeAlone(() => removeDocuments(documentIds))),
    clear: () => orNotKept('that the run was cleared', () => line.writeAlone(removeAll)),
    // After all that was to be written of the run that is open.
    replace: (run, shelvedId) => orNotKept('the run that was opened', () => line.write('exchange', () => exchange(run, shelvedId ?? null))),
    shelf: () => orNotKept('the runs of this device', async () => readShelf(await connect())),
    shelved: (id) => orNotKept('the run', async () => (await (await connect()).get('shelved', id)) ?? null),
    rename: (id, name) => orNotKept('the name of the run', () => line.write(`name ${id}`, () => renameShelved(id, name))),
    discard: (id) => orNotKept('that the run was deleted', () => line.write(`discard ${id}`, () => discardShelved(id))),
    contents: () => orNotKept('the run', async () => readContents(await connect())),
    settled: () => line.settled(),
    async close() {
      await line.settled();
      end();
    },
  };
}

async function orNotKept<Result>(thing: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    throw asNotKept(thing, cause);
  }
}

interface KeptDocument {
  record: DocumentRecord;
  result: Blob | null;
}

const filesOf = ({ parts }: DocumentRecord): string[] => (parts ?? []).map(({ file }) => file);
