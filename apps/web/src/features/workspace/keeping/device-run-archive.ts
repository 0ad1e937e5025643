import type { DocumentCorrections } from '@sheetlift/engine/model';
import { inOneGo } from '../../../lib/device-store/in-one-go.ts';
import { openRunDatabase, RUN_STORES, type RunDatabase } from '../../../lib/device-store/run-database.ts';
import { createWriteLine } from '../../../lib/device-store/write-line.ts';
import type { RunDocument } from '../run/run-store.ts';
import { bringBack } from './bring-back.ts';
import { type KeptContents, readContents } from './kept-contents.ts';
import { documentRecordOf, headRecordOf } from './record-of.ts';
import type { DocumentRecord } from './records.ts';
import type { KeptRun, NotKept, RunArchive, RunHead } from './run-archive.ts';
import { correctionsRecordOf, readStoredRun, type StoredRun } from './stored-run.ts';
import { asNotKept, fileNotKept, newerVersion, notBroughtBack, takenOver } from './trouble.ts';

/** The run of this device, in the browser's own database. */
export interface DeviceRunArchive extends RunArchive {
  /**
   * Puts another run in the place of the one that is kept: wholly, or not at all. Then this archive is closed: what the old run still wants
   * written is not.
   */
  replace(run: StoredRun): Promise<void>;
  /** What is kept, and how much room it takes. */
  contents(): Promise<KeptContents>;
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
  /** Document id -> what is in the database: the record, and the very objects that hold the bytes. Those are written once. */
  const kept = new Map<string, KeptDocument>();
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

  /** `withFile`: the bytes of the file too, where they are not in the database already. */
  async function put(document: RunDocument, withFile: boolean): Promise<void> {
    const { id, file, state } = document;
    const before = kept.get(id) ?? null;
    const record = documentRecordOf(document, before?.record ?? null);
    const after: KeptDocument = { record, parts: before?.parts ?? null, result: before?.result ?? null };
    await inOneGo(await connect(), ['documents', 'files', 'work'], ({ documents, files, work }, requests) => {
      requests.push(documents.put(record, id));
      if (withFile && !sameBlobs(after.parts, file.parts)) {
        requests.push(files.put(file.parts, id));
        after.parts = file.parts;
      }
      if (state.kind === 'done' && before?.result !== state.result) {
        requests.push(work.put({ reading: state.reading, result: state.result }, id));
        after.result = state.result;
      }
      if (record.state.kind !== 'done' && before?.result) {
        requests.push(work.delete(id));
        after.result = null;
      }
    });
    kept.set(id, after);
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
    await inOneGo(await connect(), ['documents', 'files', 'work', 'corrections'], (stores, requests) => {
      for (const store of Object.values(stores)) requests.push(...documentIds.map((id) => store.delete(id)));
    });
    for (const id of documentIds) kept.delete(id);
  }

  async function removeAll(): Promise<void> {
    await inOneGo(
      await connect(),
      [...RUN_STORES],
      (stores, requests) => void requests.push(...Object.values(stores).map((store) => store.clear())),
    );
    forget();
  }

  /** The old run goes and the new one comes in one transaction, so that there is one of them whatever happens. */
  async function writeRun({ head, documents, corrections, files, work }: StoredRun): Promise<void> {
    await inOneGo(await connect(), [...RUN_STORES], (stores, requests) => {
      requests.push(...Object.values(stores).map((store) => store.clear()), stores.head.put(head, 'run'));
      for (const [id, record] of documents) requests.push(stores.documents.put(record, id));
      for (const [id, record] of corrections) requests.push(stores.corrections.put(record, id));
      for (const [id, parts] of files) requests.push(stores.files.put(parts, id));
      for (const [id, made] of work) requests.push(stores.work.put(made, id));
    });
    end();
  }

  async function load(): Promise<KeptRun | null> {
    const stored = await readStoredRun(await connect());
    const brought = await bringBack(stored);
    forget();
    if (!brought) return null;
    since = brought.since;
    for (const { id, file } of brought.run.documents) {
      names.set(id, file.name);
      kept.set(id, { record: brought.records.get(id)!, parts: file.parts, result: stored.work.get(id)?.result ?? null });
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
    replace: (run) => orNotKept('the opened workspace', () => line.writeAlone(() => writeRun(run))),
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
  parts: readonly Blob[] | null;
  result: Blob | null;
}

function sameBlobs(one: readonly Blob[] | null, other: readonly Blob[]): boolean {
  return one !== null && one.length === other.length && one.every((blob, index) => blob === other[index]);
}
