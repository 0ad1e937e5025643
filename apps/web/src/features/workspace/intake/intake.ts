import { EngineError, toEngineError } from '@sheetlift/engine/errors';
import { MAX_FILE_BYTES } from '@sheetlift/engine/limits';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { FileInspection, GivenFile } from '../../../engine-worker/engine-protocol.ts';
import { givenFile } from '../../../engine-worker/given-file.ts';
import { plural } from '../../../lib/plural.ts';
import type { DocumentWork } from '../run/document-work.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts, RunDocument } from '../run/run-store.ts';
import { createSecondTries } from '../run/second-tries.ts';
import { createContentClaims } from './content-claims.ts';
import { createWorkLine } from './work-line.ts';

/** Documents of one run: the largest plan's. */
export const MOST_DOCUMENTS = 1_000;

/** Passwords of one batch that are tried on a locked file: each costs an opening. */
const MOST_PASSWORDS = 20;

/** Takes files in: unpacks, opens, counts pages, and tells at each document what is wrong with it. */
export interface Intake {
  add(files: readonly File[]): void;
  /** Opens a document as if it had just been given. */
  open(documentId: string): void;
  /** The same, and reads it though others wait. */
  openAlone(documentId: string): void;
  /** False where it does not open the document. */
  unlock(documentId: string, password: string): Promise<boolean>;
  keepDuplicate(documentId: string): void;
  /** Documents became others, at least one: duplicates of them are duplicates of these. */
  handOver(documentIds: readonly string[], heirs: readonly RunDocument[]): void;
  /** Documents left the run: a duplicate takes the place of its original. */
  release(documentIds: readonly string[]): void;
  /** Documents came back into the run. */
  reclaim(documents: readonly RunDocument[]): void;
  forgetAll(): void;
}

/** A file that could be opened. */
interface OpenedFile {
  file: GivenFile;
  facts: DocumentFacts;
  /** Why its photo cannot be read well, in a sentence. */
  illegible?: string;
}

interface IntakeOptions {
  documents: RunDocuments;
  readers: EnginePool;
  work: DocumentWork;
  /** The document can be read. `alone`: it was the only one given, or a person asked for just this one. */
  onReady: (documentId: string, alone: boolean) => void;
  /** Nothing more is to be found out about the document for now. */
  onSettled: () => void;
  onNotice: (sentence: string) => void;
}

export function createIntake({ documents, readers, work, onReady, onSettled, onNotice }: IntakeOptions): Intake {
  const line = createWorkLine(readers.size + 1);
  const claims = createContentClaims(documents);
  const passwords = new Set<string>();
  const alone = new Set<string>();
  const tries = createSecondTries();

  function take({ id, file }: RunDocument): void {
    const refusal = refusalOf(file);
    if (refusal) return fail(id, refusal);
    line.add(() => settle(id, (current) => unpack(id, current)));
  }

  async function unpack(documentId: string, current: AbortController): Promise<void> {
    const { file } = documents.get(documentId)!;
    const files = await readers.run({ kind: 'unpack', file }, { signal: current.signal });
    if (!work.isCurrent(documentId, current)) return;
    // What a worker answers is a copy; only what was inside another file has another name.
    if (files.length === 1 && files[0]!.name === file.name) return inspect(documentId, current);
    const wasAlone = alone.delete(documentId);
    const room = MOST_DOCUMENTS - documents.list().length + 1;
    if (files.length > room)
      onNotice(
        `${file.name} holds ${plural(files.length, 'document')}. A run holds ${plural(MOST_DOCUMENTS, 'document')}, so ${plural(files.length - room, 'document')} of it ${files.length - room === 1 ? 'was' : 'were'} left out.`,
      );
    const inside = documents.replace(documentId, files.slice(0, room));
    if (inside.length === 1 && wasAlone) alone.add(documentId);
    inside.toReversed().forEach(({ id }) => line.addFirst(() => settle(id, (own) => inspect(id, own))));
  }

  async function inspect(documentId: string, current: AbortController): Promise<void> {
    const { file } = documents.get(documentId)!;
    const opened = await tryPasswords(file, current.signal);
    if (!work.isCurrent(documentId, current)) return;
    if (!opened) return void documents.send(documentId, { kind: 'password-asked' });
    documents.update(documentId, { file: opened.file });
    if (opened.illegible !== undefined) onNotice(`${file.name}: ${opened.illegible}`);
    present(documentId, opened.facts);
  }

  function present(documentId: string, facts: DocumentFacts): void {
    const original = claims.claim(documentId, facts.contentHash);
    if (original !== null) return void documents.send(documentId, { kind: 'duplicate-found', facts, of: original });
    documents.send(documentId, { kind: 'readable', facts });
    onReady(documentId, alone.has(documentId));
  }

  /** The file with the password that opens it; null where none that is known does. */
  async function tryPasswords(file: GivenFile, signal: AbortSignal): Promise<OpenedFile | null> {
    const inspection = await readers.run({ kind: 'inspect', file }, { signal });
    const facts = factsOf(inspection);
    if (facts) return { file, facts, ...('illegible' in inspection ? { illegible: inspection.illegible } : {}) };
    for (const password of passwords) {
      const tried = { ...file, password };
      const facts = factsOf(await readers.run({ kind: 'inspect', file: tried }, { signal }));
      if (facts) return { file: tried, facts };
    }
    return null;
  }

  async function unlock(documentId: string, password: string, current: AbortController): Promise<void> {
    const file = { ...documents.get(documentId)!.file, password };
    const facts = factsOf(await readers.run({ kind: 'inspect', file }, { signal: current.signal, first: true }));
    if (!work.isCurrent(documentId, current)) return;
    if (!facts) return void documents.send(documentId, { kind: 'password-refused' });
    remember(password);
    documents.update(documentId, { file });
    alone.add(documentId);
    present(documentId, facts);
    unlockOthers(password);
  }

  /** The rows are there: only its pages wait for the password. */
  async function unlockPages(documentId: string, password: string): Promise<boolean> {
    const document = documents.get(documentId);
    if (!document?.needsPassword) return false;
    const file = { ...document.file, password };
    const opens = factsOf(await readers.run({ kind: 'inspect', file }, { first: true })) !== null;
    if (opens && documents.get(documentId)?.needsPassword) documents.update(documentId, { file, needsPassword: false });
    return opens;
  }

  function remember(password: string): void {
    if (passwords.size < MOST_PASSWORDS) passwords.add(password);
  }

  function unlockOthers(password: string): void {
    for (const { id, state, needsPassword } of documents.list()) {
      if (state.kind === 'locked') line.add(() => settle(id, (own) => inspect(id, own)));
      if (needsPassword)
        line.add(() =>
          unlockPages(id, password).then(
            () => undefined,
            () => undefined,
          ),
        );
    }
  }

  /** One step of a document; what goes wrong is told at the document. */
  async function settle(documentId: string, step: (current: AbortController) => Promise<void>): Promise<void> {
    if (!documents.get(documentId)) return;
    const current = work.begin(documentId);
    try {
      await step(current);
    } catch (thrown) {
      if (!work.isCurrent(documentId, current)) return;
      const error = toEngineError(thrown);
      if (tries.allows(documentId, error)) return settle(documentId, step);
      fail(documentId, error);
    }
    onSettled();
  }

  function open(documentId: string): void {
    documents.send(documentId, { kind: 'reopened' });
    line.add(() => settle(documentId, (current) => unpack(documentId, current)));
  }

  function fail(documentId: string, { code, message }: EngineError): void {
    documents.send(documentId, { kind: 'failed', code, message });
    onSettled();
  }

  return {
    add(files) {
      const room = MOST_DOCUMENTS - documents.list().length;
      if (files.length > room)
        onNotice(
          `A run holds ${plural(MOST_DOCUMENTS, 'document')}. ${plural(files.length - room, 'file')} of ${files.length.toLocaleString('en-GB')} ${files.length - room === 1 ? 'was' : 'were'} left out; add the rest in another run.`,
        );
      const added = documents.append(files.slice(0, room).map((file) => givenFile(file.name, file)));
      if (added.length === 1) alone.add(added[0]!.id);
      added.forEach(take);
    },
    open,
    openAlone(documentId) {
      alone.add(documentId);
      open(documentId);
    },
    async unlock(documentId, password) {
      if (documents.get(documentId)?.needsPassword) {
        const opens = await unlockPages(documentId, password);
        if (opens) remember(password);
        if (opens) unlockOthers(password);
        return opens;
      }
      await settle(documentId, (current) => unlock(documentId, password, current));
      return documents.get(documentId)?.state.kind !== 'locked';
    },
    keepDuplicate(documentId) {
      const state = documents.get(documentId)?.state;
      if (state?.kind !== 'duplicate') return;
      claims.accept(documentId);
      alone.add(documentId);
      present(documentId, state.facts);
    },
    handOver: claims.handOver,
    release(documentIds) {
      for (const { id, facts } of claims.release(documentIds)) present(id, facts);
    },
    reclaim: claims.claimAll,
    forgetAll() {
      line.clear();
      claims.clear();
      passwords.clear();
      alone.clear();
      tries.forget(documents.list().map(({ id }) => id));
    },
  };
}

/** Told without reading a byte, so that a file of many gigabytes costs nothing. */
function refusalOf({ parts }: GivenFile): EngineError | null {
  const size = parts.reduce((sum, { bytes }) => sum + bytes.size, 0);
  if (size === 0) return new EngineError('file_empty');
  if (size > MAX_FILE_BYTES)
    return new EngineError('expands_too_far', {
      detail: `This file has ${megabytes(size)} MB; up to ${megabytes(MAX_FILE_BYTES)} MB can be read. Split it, then add the parts. No pages were counted.`,
    });
  return null;
}

function megabytes(bytes: number): string {
  return Math.ceil(bytes / (1024 * 1024)).toLocaleString('en-GB');
}

function factsOf(inspection: FileInspection): DocumentFacts | null {
  if (inspection.needsPassword) return null;
  const { type, pageCount, textLayer, contentHash } = inspection;
  return { type, pageCount, textLayer, contentHash };
}
