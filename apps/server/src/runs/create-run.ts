import type { ModelUses, RowMode, Template } from '@sheetlift/engine';
import { and, count, eq, inArray, max, ne } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import { pageRanges, runDocuments, runs } from '../platform/schema.ts';
import { announceEnd } from './announce-end.ts';
import { DocumentTrouble } from './document-trouble.ts';
import { presentEngine } from './present-engine.ts';
import type { ReceivedFile } from './received-file.ts';
import type { RunParts } from './run-parts.ts';
import { type KeptRun, touchRun } from './touch-run.ts';

interface NewRun {
  name: string;
  template: Template;
  rowMode: RowMode;
  modelMode: ModelUses;
}

type Making = Pick<RunParts, 'database' | 'queue' | 'clock' | 'deliveries'>;

/** The run, its documents and the work on them are there together or not at all. */
export function createRun(
  ownerId: string,
  given: NewRun,
  files: readonly ReceivedFile[],
  { database, ...parts }: Making,
): Promise<KeptRun> {
  return database.transaction(async (transaction) => {
    const [run] = await transaction
      .insert(runs)
      .values({ ownerId, ...given, engineVersion: presentEngine(), createdAt: parts.clock() })
      .returning();
    await insertDocuments(run!, files, 0, parts, transaction);
    return run!;
  });
}

/** Adds to what is there, as far as the run may have so many files. */
export function addDocuments(
  runId: string,
  files: readonly ReceivedFile[],
  filesPerRun: number,
  { database, ...parts }: Making,
): Promise<KeptRun> {
  return database.transaction(async (transaction) => {
    const run = await touchRun(runId, transaction);
    if (!run) throw new Refused('run_not_found');
    if (run.cancelledAt) throw new Refused('run_cancelled');
    const [there] = await transaction
      .select({ count: count(), last: max(runDocuments.position) })
      .from(runDocuments)
      .where(eq(runDocuments.runId, runId));
    if (there!.count + files.length > filesPerRun) throw new Refused('too_many_files');
    await insertDocuments(run, files, (there!.last ?? -1) + 1, parts, transaction);
    return run;
  });
}

async function insertDocuments(
  run: KeptRun,
  files: readonly ReceivedFile[],
  firstPosition: number,
  { queue, clock, deliveries }: Omit<Making, 'database'>,
  transaction: Database,
): Promise<void> {
  if (files.length === 0) return;
  const documents = await transaction
    .insert(runDocuments)
    .values(
      files.map((file, index) => ({ runId: run.id, position: firstPosition + index, revision: run.revision, ...valuesOf(file, clock()) })),
    )
    .returning({ id: runDocuments.id, state: runDocuments.state });
  const waiting = documents.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  await addWork(run.ownerId, waiting, queue, transaction);
  await announceEnd(run, { clock, deliveries }, transaction);
}

/** A document that waits, or one that was refused as it came. */
export function valuesOf(file: ReceivedFile, now: Date) {
  const { fileName, byteLength } = file;
  if (file.kind === 'kept')
    return { fileName, byteLength, blobKey: file.blobKey, contentName: file.contentName, state: 'waiting' as const };
  const { code, message } = file.trouble;
  return { fileName, byteLength, state: 'failed' as const, errorCode: code, errorDetail: message, endedAt: now };
}

/** A file that a run has no room for any more. */
export function refusedFile(fileName: string, byteLength: number): ReceivedFile {
  return { kind: 'refused', fileName, byteLength, trouble: new DocumentTrouble('too_many_files') };
}

/**
 * Each unit of work, a document or a range of one's pages, waits behind the owner's others, and with those of other owners that have as many before them: whoever has ten thousand
 * does not keep the first of somebody else waiting.
 */
export async function addWork(ownerId: string, ids: readonly string[], queue: RunParts['queue'], transaction: Database): Promise<void> {
  const isOpen = and(eq(runs.ownerId, ownerId), inArray(runDocuments.state, ['waiting', 'reading']));
  const documents = transaction
    .select({ id: runDocuments.id })
    .from(runDocuments)
    .innerJoin(runs, eq(runs.id, runDocuments.runId))
    .where(isOpen);
  const ranges = transaction
    .select({ id: pageRanges.id })
    .from(pageRanges)
    .innerJoin(runDocuments, eq(runDocuments.id, pageRanges.documentId))
    .innerJoin(runs, eq(runs.id, runDocuments.runId))
    .where(and(isOpen, ne(pageRanges.state, 'done')));
  const [open] = await transaction.select({ count: count() }).from(unionAll(documents, ranges).as('open'));
  const before = open!.count - ids.length;
  await queue.add(
    ids.map((id, index) => ({ id, priority: -(before + index) })),
    transaction,
  );
}
