import type { DocumentCorrections } from '@sheetlift/engine/model';
import type { FilePart } from '../../../engine-worker/engine-protocol.ts';
import type { StoredWork } from '../../../lib/device-store/run-database.ts';
import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import { AS_IN_TEMPLATE } from '../run/run-sheets.ts';
import type { DocumentState, DoneState, FailedState, RunDocument } from '../run/run-store.ts';
import { isLarge, parseRows, parseRowsInSlices } from './parse-rows.ts';
import { correctionsRecord, type DocumentRecord, documentRecord, type HeadRecord, headRecord, parseRecord, undamaged } from './records.ts';
import type { KeptRun } from './run-archive.ts';
import type { StoredRun } from '../../../lib/device-store/run-database.ts';

/** Parsing here gives way to the person after this time. */
const SLICE_MS = 12;

interface BroughtBack {
  run: KeptRun;
  since: string;
  records: ReadonlyMap<string, DocumentRecord>;
}

/** A run from what is stored of it; null where nothing is. Throws `StoredByNewerVersion`. What is damaged costs itself alone. */
export async function bringBack(stored: StoredRun): Promise<BroughtBack | null> {
  if (stored.head === undefined && stored.documents.size === 0) return null;
  const losses: string[] = [];
  const head = undamaged(() => parseRecord(headRecord, stored.head)) ?? rescuedHead(losses);
  const records = new Map<string, DocumentRecord>();
  for (const [id, record] of stored.documents) {
    records.set(id, withParts(undamaged(() => parseRecord(documentRecord, record)) ?? rescuedRecord(id, record, stored), stored));
  }
  const documentIds = inOrder(head.documentIds, records);
  const arriving = new Map<string, Promise<DoneState | FailedState>>();
  const documents: RunDocument[] = [];
  const rest = createRest();
  for (const id of documentIds) {
    documents.push(await documentFrom(records.get(id)!, stored, arriving));
    await rest();
  }
  const corrections = new Map<string, DocumentCorrections>();
  for (const [id, record] of stored.corrections) {
    const parsed = undamaged(() => parseRecord(correctionsRecord, record));
    if (parsed) corrections.set(id, parsed.corrections);
    else
      losses.push(
        `What you changed in ${records.get(id)?.fileName ?? 'a document'} could not be brought back: its record is damaged. The rows stand as they were read.`,
      );
  }
  const { name, template, rowMode, view, placedIds, otherSheets, going, settledFor, paused } = head;
  const isUnderWay = ({ state }: DocumentRecord): boolean => state.kind === 'ready' && state.underWay;
  const run: KeptRun = {
    name,
    template,
    rowMode,
    view,
    placedIds,
    otherSheets,
    going,
    settledFor,
    paused,
    documentIds,
    documents,
    corrections,
    underWay: documentIds.filter((id) => isUnderWay(records.get(id)!)),
    arriving,
    losses,
  };
  return { run, since: head.since, records };
}

/** The rows do not depend on it: with the fields chosen again they are found again in what was read. */
function rescuedHead(losses: string[]): HeadRecord {
  losses.push(
    'The fields of this run could not be brought back: their record is damaged. Choose a template to find the rows again; nothing is read again.',
  );
  return {
    version: 0,
    since: new Date().toISOString(),
    name: null,
    template: { name: '', description: '', entities: [] },
    rowMode: 'auto',
    view: AS_IN_TEMPLATE,
    placedIds: [],
    otherSheets: [],
    documentIds: [],
    going: false,
    settledFor: null,
    paused: false,
  };
}

/** A document of which nothing says where its bytes lie has all that is kept under its own id. */
function withParts(record: DocumentRecord, { files }: Pick<StoredRun, 'files'>): DocumentRecord {
  const { id, fileName: name } = record;
  return { ...record, parts: record.parts ?? (files.get(id) ?? []).map((_, at) => ({ file: id, at, name, pages: null })) };
}

/** The document stays in the list and says what happened; its bytes lie elsewhere and can be read again. */
function rescuedRecord(id: string, damaged: unknown, { files }: StoredRun): DocumentRecord {
  const fileName = (damaged as { fileName?: unknown } | null)?.fileName;
  return {
    version: STORED_VERSION,
    id,
    fileName: typeof fileName === 'string' ? fileName : 'Damaged document',
    parts: null,
    secret: false,
    ranges: null,
    turn: 0,
    readAt: null,
    state: damagedState(files.has(id)),
  };
}

/** A document that was written when the tab went before the list of documents was, stands last. */
function inOrder(documentIds: readonly string[], records: ReadonlyMap<string, DocumentRecord>): string[] {
  const known = documentIds.filter((id) => records.has(id));
  return [...new Set([...known, ...records.keys()])];
}

async function documentFrom(
  record: DocumentRecord,
  { files, work }: StoredRun,
  arriving: Map<string, Promise<DoneState | FailedState>>,
): Promise<RunDocument> {
  const { id, fileName, secret, ranges, turn, readAt } = record;
  const parts = partsFrom(record, files);
  const bring = async (): Promise<DocumentState> => {
    const state = await stateFrom(record, work.get(id), parts !== null, (promise) => arriving.set(id, promise));
    return needsFile(state) && !parts ? FILE_MISSING : secret && needsFile(state) ? { kind: 'locked', refused: false } : state;
  };
  const state = await bring();
  return {
    id,
    file: { name: fileName, parts: parts ?? [], password: null },
    needsPassword: secret && HAS_ROWS.has(state.kind),
    ranges,
    turn,
    readAt,
    state,
  };
}

/** Null where one of them is not there. */
function partsFrom({ parts }: DocumentRecord, files: StoredRun['files']): FilePart[] | null {
  const there = (parts ?? []).flatMap(({ file, at, name, pages }) => {
    const bytes = files.get(file)?.[at];
    return bytes ? [{ name, bytes, pages }] : [];
  });
  return there.length > 0 && there.length === parts?.length ? there : null;
}

/** Or will have, once they are parsed. */
const HAS_ROWS: ReadonlySet<DocumentState['kind']> = new Set(['done', 'finding']);

const needsFile = ({ kind }: DocumentState): boolean => kind === 'opening' || kind === 'ready' || kind === 'locked' || kind === 'duplicate';

const FILE_MISSING: FailedState = {
  kind: 'failed',
  code: 'not_kept',
  message: 'This file was not kept, because the disk was full. Give it again to read it. No pages were counted.',
};

/** `kept_damaged` is worth another try: the file's own bytes are there. */
function damagedState(hasFile: boolean): FailedState {
  const message = 'What was kept of this document is damaged.';
  return hasFile
    ? { kind: 'failed', code: 'kept_damaged', message: `${message} Read it again to get its rows back.` }
    : { kind: 'failed', code: 'not_kept', message: `${message} Give the file again.` };
}

async function stateFrom(
  { state }: DocumentRecord,
  work: StoredWork | undefined,
  hasFile: boolean,
  arrives: (promise: Promise<DoneState | FailedState>) => void,
): Promise<DocumentState> {
  if (state.kind === 'ready') return { kind: 'ready', facts: state.facts };
  if (state.kind !== 'done') return state;
  if (!work) return damagedState(hasFile);
  const { facts, pages, rowMode, foundFor, issues } = state;
  const { reading, result } = work;
  const withRows = async (rowsOf: (result: Blob) => Promise<DoneState['rows']>): Promise<DoneState | FailedState> => {
    try {
      return { kind: 'done', facts, pages, rows: await rowsOf(result), rowMode, foundFor, issues, reading, result };
    } catch {
      return damagedState(hasFile);
    }
  };
  if (!isLarge(result)) return withRows(parseRows);
  arrives(withRows(parseRowsInSlices));
  return { kind: 'finding', facts, pages };
}

/** Lets the page answer the person where work took longer than a slice. */
function createRest(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
