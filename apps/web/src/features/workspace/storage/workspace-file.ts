import { BlobReader, BlobWriter, type Entry, type FileEntry, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { z } from 'zod/mini';
import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import { parseRows } from '../keeping/parse-rows.ts';
import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import { WorkspaceFileError } from './workspace-file-error.ts';

/*
 * A workspace as one file (docs/decisions/workspace-file.md): a ZIP of the documents as they were given, of what was
 * read and found in them, and of one list that says what belongs together.
 */

const LIST = 'workspace.json';
const FORMAT = 'sheetlift-workspace';

/** A run has at most 1,000 documents of three entries; joined pictures have one each. */
const MAX_ENTRIES = 20_000;
/** A run takes 1,000; those that undo brought back come on top. */
const MAX_DOCUMENTS = 2_000;
/** A reading or a result is parsed as one text: the longest that a browser's engine holds. */
const MAX_JSON_BYTES = 2 ** 29;
/** Records and corrections of the largest run are some 20 MB. */
const MAX_LIST_BYTES = 64 * 2 ** 20;
/** More than browsers keep for a site without being asked, and than a run of 1,000 documents makes. */
const MAX_BYTES = 4 * 2 ** 30;

/** The entries of a file: one, or several where earlier versions joined pictures. */
const fileEntries = z.array(z.object({ entry: z.string(), mediaType: z.string() }));

const list = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  head: z.unknown(),
  /** By the names that the records of documents give them. */
  files: z._default(z.array(z.object({ name: z.string(), entries: fileEntries })), []),
  documents: z.array(
    z.object({
      id: z.string(),
      record: z.unknown(),
      corrections: z.optional(z.unknown()),
      /** Of earlier versions: each document had files of its own, under its id. */
      files: z._default(fileEntries, []),
      work: z.nullable(z.object({ reading: z.string(), result: z.string() })),
    }),
  ),
});

type WorkspaceList = z.output<typeof list>;

const IN_THIS_THREAD = { useWebWorkers: false } as const;

export async function packWorkspace({ head, documents, corrections, files, work }: StoredRun): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/octet-stream'), IN_THIS_THREAD);
  const listed: WorkspaceList = { format: FORMAT, version: STORED_VERSION, head, files: [], documents: [] };
  const names = fileNames(documents);
  for (const [name, blobs] of files) {
    const number = numbered(listed.files.length);
    const entries = blobs.map(({ type }, index) => ({
      entry: `documents/${number}${blobs.length > 1 ? `-${index + 1}` : ''} ${nameForAnEntry(names.get(name) ?? 'document')}`,
      mediaType: type,
    }));
    // Documents are compressed in themselves, so they are stored as they are.
    for (const [index, { entry }] of entries.entries()) await zip.add(entry, new BlobReader(blobs[index]!), { level: 0 });
    listed.files.push({ name, entries });
  }
  for (const [id, record] of documents) {
    const number = numbered(listed.documents.length);
    const made = work.get(id);
    const named = made ? { reading: `readings/${number}.json`, result: `results/${number}.json` } : null;
    if (made && named) {
      await zip.add(named.reading, new BlobReader(made.reading));
      await zip.add(named.result, new BlobReader(made.result));
    }
    listed.documents.push({ id, record, corrections: corrections.get(id), files: [], work: named });
  }
  await zip.add(LIST, new BlobReader(new Blob([JSON.stringify(listed)])));
  return zip.close();
}

const numbered = (index: number): string => String(index + 1).padStart(3, '0');

/** The name under which a file is kept -> as it was called when it was given. */
function fileNames(documents: StoredRun['documents']): Map<string, string> {
  return new Map(
    [...documents].flatMap(([id, record]) => {
      const { fileName, parts } = record as { fileName: string; parts?: readonly { file: string; name: string }[] | null };
      return parts?.map(({ file, name }) => [file, name] as const) ?? [[id, fileName] as const];
    }),
  );
}

/** The file's own name, without what a file system may not like, so that a ZIP program gives the documents back. */
function nameForAnEntry(fileName: string): string {
  return fileName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-100);
}

/** The run in a workspace file. Throws `WorkspaceFileError`. */
export async function unpackWorkspace(file: Blob): Promise<StoredRun> {
  try {
    return await unpack(file);
  } catch (error) {
    throw error instanceof WorkspaceFileError ? error : new WorkspaceFileError('damaged', error);
  }
}

async function unpack(file: Blob): Promise<StoredRun> {
  const entries = await entriesOf(file);
  const { head, files: named, documents } = await readList(entries);
  const files = [...named, ...documents.flatMap(({ id, files }) => (files.length > 0 ? [{ name: id, entries: files }] : []))];
  refuseSharing(files, documents);
  const bytes = async (name: string, mediaType = ''): Promise<Blob> => inflate(entries.get(name), mediaType);
  const json = async (name: string): Promise<Blob> => inflate(entries.get(name), '', MAX_JSON_BYTES);
  const run = {
    head,
    documents: new Map<string, unknown>(),
    corrections: new Map<string, unknown>(),
    files: new Map<string, readonly Blob[]>(),
    work: new Map<string, { reading: Blob; result: Blob }>(),
  };
  for (const { name, entries } of files) {
    const blobs: Blob[] = [];
    for (const { entry, mediaType } of entries) blobs.push(await bytes(entry, mediaType));
    run.files.set(name, blobs);
  }
  for (const { id, record, corrections, work } of documents) {
    run.documents.set(id, record);
    if (corrections !== undefined) run.corrections.set(id, corrections);
    if (!work) continue;
    const result = await json(work.result);
    // It comes from elsewhere: its rows are searched to their last value here, where that holds nobody up.
    await parseRows(result);
    run.work.set(id, { reading: await json(work.reading), result });
  }
  return run;
}

/** The entries by name, once it is sure that they can be held. */
async function entriesOf(file: Blob): Promise<Map<string, FileEntry>> {
  const zip = new ZipReader(new BlobReader(file), { ...IN_THIS_THREAD, strictness: 'strict', checkOverlappingEntry: true });
  const entries = new Map<string, FileEntry>();
  let totalBytes = 0;
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      totalBytes += entry.uncompressedSize;
      if (entries.size >= MAX_ENTRIES || totalBytes > MAX_BYTES) throw new WorkspaceFileError('too-large');
      if (isFile(entry)) entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw error instanceof WorkspaceFileError ? error : new WorkspaceFileError('no-workspace', error);
  }
  return entries;
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory && !entry.encrypted;
}

async function readList(entries: ReadonlyMap<string, FileEntry>): Promise<WorkspaceList> {
  const entry = entries.get(LIST);
  if (!entry) throw new WorkspaceFileError('no-workspace');
  const json = JSON.parse(await (await inflate(entry, '', MAX_LIST_BYTES)).text()) as { format?: unknown; version?: unknown };
  if (json.format !== FORMAT) throw new WorkspaceFileError('no-workspace');
  if (typeof json.version === 'number' && json.version > STORED_VERSION) throw new WorkspaceFileError('newer-version');
  const parsed = list.parse(json);
  if (parsed.documents.length > MAX_DOCUMENTS) throw new WorkspaceFileError('too-large');
  return parsed;
}

/**
 * Each file and each document has a name and entries of its own: two that share an entry would come out as more than the file says it
 * holds.
 */
function refuseSharing(files: WorkspaceList['files'], documents: WorkspaceList['documents']): void {
  const entries = [
    ...files.flatMap((file) => file.entries.map(({ entry }) => entry)),
    ...documents.flatMap(({ work }) => (work ? [work.reading, work.result] : [])),
  ];
  for (const each of [entries, files.map(({ name }) => name), documents.map(({ id }) => id)])
    if (new Set(each).size < each.length) throw new WorkspaceFileError('damaged');
}

/** The bytes of an entry: never more than it says it has. Checked against its checksum. */
async function inflate(entry: FileEntry | undefined, mediaType: string, maxBytes = MAX_BYTES): Promise<Blob> {
  if (!entry) throw new WorkspaceFileError('damaged');
  if (entry.uncompressedSize > maxBytes) throw new WorkspaceFileError('too-large');
  const { readable, writable } = limitedTo(entry.uncompressedSize);
  const headers = { 'content-type': mediaType };
  const [blob] = await Promise.all([new Response(readable, { headers }).blob(), entry.getData(writable, { checkSignature: true })]);
  return blob;
}

function limitedTo(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.length;
      if (seen > maxBytes) throw new WorkspaceFileError('too-large');
      controller.enqueue(chunk);
    },
  });
}
