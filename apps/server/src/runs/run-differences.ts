import type { DocumentDifferences } from '@sheetlift/contract';
import { applyCorrections, type ExtractionRow, plainValue, type Template } from '@sheetlift/engine';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { type Listed, listed, type Page } from '../platform/listed.ts';
import { runDocuments, runs } from '../platform/schema.ts';
import { latestCorrections } from './document-corrections.ts';
import { unpackResult } from './kept-result.ts';
import type { KeptRun } from './touch-run.ts';

/** Cells told of one document; how many differ is counted to the end. */
const MOST_CELLS = 500;

/** What differs between a run and the one that it is based on, document by document, as people left both. Nothing where that one is gone. */
export async function listDifferences(run: KeptRun, { after, limit }: Page, database: Database): Promise<Listed<DocumentDifferences>> {
  const [before] = run.basedOn === null ? [] : await database.select().from(runs).where(eq(runs.id, run.basedOn));
  if (!before) return { things: [], hasMore: false };
  const last = sql`(select ${runDocuments.position}, ${runDocuments.part} from ${runDocuments} where ${runDocuments.runId} = ${run.id} and ${runDocuments.id}::text = ${after})`;
  const found = await database
    .select({ id: runDocuments.id, basedOn: runDocuments.basedOn, fileName: runDocuments.fileName })
    .from(runDocuments)
    .where(
      and(
        eq(runDocuments.runId, run.id),
        after === undefined ? undefined : sql`(${runDocuments.position}, ${runDocuments.part}) > ${last}`,
      ),
    )
    .orderBy(asc(runDocuments.position), asc(runDocuments.part))
    .limit(limit + 1);
  const { things, hasMore } = listed(found, limit);
  const fields = fieldPairs(before.template, run.template);
  const told: DocumentDifferences[] = [];
  for (const { id, basedOn, fileName } of things) {
    const [here, there] = await Promise.all([rowsOf(id, database), basedOn === null ? null : rowsOf(basedOn, database)]);
    const cells = here && there ? changedCells(there, here, fields) : [];
    told.push({
      document_id: id,
      file_name: fileName,
      rows_before: there?.length ?? null,
      rows_after: here?.length ?? null,
      changed_cells: cells.length,
      cells: cells.slice(0, MOST_CELLS),
    });
  }
  return { things: told, hasMore };
}

/** Null as long as the document is not done. */
async function rowsOf(documentId: string, database: Database): Promise<readonly ExtractionRow[] | null> {
  const [kept] = await database
    .select({ result: runDocuments.result, correctedAt: runDocuments.correctedAt })
    .from(runDocuments)
    .where(and(eq(runDocuments.id, documentId), eq(runDocuments.state, 'done')));
  if (!kept?.result) return null;
  const { rows } = await unpackResult(kept.result);
  return kept.correctedAt ? applyCorrections(rows, await latestCorrections(documentId, database)) : rows;
}

interface FieldPair {
  name: string;
  before: string | null;
  after: string | null;
}

/** A field is the same one by its id, and else by its name; those of one template alone are in it too. */
function fieldPairs(before: Template, after: Template): FieldPair[] {
  const left = new Map(before.entities.map((entity) => [entity.id, entity]));
  const pairs = after.entities.map(({ id, variableName }): FieldPair => {
    const same = left.get(id) ?? [...left.values()].find((one) => one.variableName === variableName);
    if (same) left.delete(same.id);
    return { name: variableName, before: same?.id ?? null, after: id };
  });
  return [...pairs, ...[...left.values()].map(({ id, variableName }) => ({ name: variableName, before: id, after: null }))];
}

/** Row by row in their order; a row that one of them lacks differs in each value that the other has. */
function changedCells(
  before: readonly ExtractionRow[],
  after: readonly ExtractionRow[],
  fields: readonly FieldPair[],
): DocumentDifferences['cells'] {
  return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_none, index) =>
    fields.flatMap((field) => {
      const cell = {
        row: index + 1,
        field: field.name,
        before: valueOf(before[index], field.before),
        after: valueOf(after[index], field.after),
      };
      return cell.before === cell.after ? [] : [cell];
    }),
  );
}

function valueOf(row: ExtractionRow | undefined, fieldId: string | null): string | null {
  const cell = fieldId === null ? undefined : row?.cells[fieldId];
  return cell && 'chosen' in cell ? String(plainValue(cell.chosen.value)) : null;
}
