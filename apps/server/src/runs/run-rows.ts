import { Readable } from 'node:stream';
import { applyCorrections, type SheetDocument, type SheetFormat, writeRows } from '@sheetlift/engine';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { runDocuments } from '../platform/schema.ts';
import { latestCorrections } from './document-corrections.ts';
import { unpackResult } from './kept-result.ts';
import type { KeptRun } from './touch-run.ts';

/** The rows of the documents that are done, as people left them, as a file that is written while it is sent. */
export function writeRunRows({ id, template }: KeptRun, format: SheetFormat, database: Database): Readable {
  return Readable.from(writeRows({ template, documents: documentsDone(id, database) }, format));
}

const EXPORTED = {
  id: runDocuments.id,
  correctedAt: runDocuments.correctedAt,
  position: runDocuments.position,
  part: runDocuments.part,
  fileName: runDocuments.fileName,
  endedAt: runDocuments.endedAt,
  result: runDocuments.result,
} as const;

/** One at a time, in order: a run may have more rows than fit into memory. */
async function* documentsDone(runId: string, database: Database): AsyncGenerator<SheetDocument> {
  let last = { position: -1, part: 0 };
  for (;;) {
    const [document] = await database
      .select(EXPORTED)
      .from(runDocuments)
      .where(
        and(
          eq(runDocuments.runId, runId),
          eq(runDocuments.state, 'done'),
          or(gt(runDocuments.position, last.position), and(eq(runDocuments.position, last.position), gt(runDocuments.part, last.part))),
        ),
      )
      .orderBy(asc(runDocuments.position), asc(runDocuments.part))
      .limit(1);
    if (!document?.result) return;
    last = document;
    const readOn = document.endedAt?.toISOString().slice(0, 10);
    const found = await unpackResult(document.result);
    const corrections = document.correctedAt && (await latestCorrections(document.id, database));
    const result = corrections ? { ...found, rows: applyCorrections(found.rows, corrections) } : found;
    yield { fileName: document.fileName, result, ...(readOn && { readOn }) };
  }
}
