import {
  type addCorrections as addCorrectionsCall,
  type EndpointAnswer,
  type EndpointInput,
  type listCorrections as listCorrectionsCall,
  MAX_CORRECTIONS,
} from '@sheetlift/contract';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { corrections, templates, users } from '../platform/schema.ts';
import { findTemplate } from './find-template.ts';
import { FORGOTTEN } from './give-way.ts';
import { inTurn } from './in-turn.ts';
import { Refused } from '../platform/refused.ts';

export type ServerCorrection = EndpointAnswer<typeof listCorrectionsCall>[number];
type GivenCorrection = EndpointInput<typeof addCorrectionsCall>['body']['corrections'][number];

/** Says whether the account keeps corrections. Switched off, those that were kept are deleted for good. */
export function keepCorrections(ownerId: string, keepsCorrections: boolean, database: Database): Promise<void> {
  return inTurn(ownerId, database, async (transaction) => {
    await transaction.update(users).set({ keepsCorrections }).where(eq(users.id, ownerId));
    if (keepsCorrections) return;
    await transaction.delete(corrections).where(eq(corrections.ownerId, ownerId));
    await reviseLessons(eq(templates.ownerId, ownerId), transaction);
  });
}

/** What was corrected under a template, in the order of their ids, which is that of the fold over them. */
export function listCorrections(ownerId: string, templateId: string, database: Database): Promise<ServerCorrection[]> {
  return whereKept(ownerId, templateId, database, async () => {});
}

/** Adds what is not there yet. A correction never changes; a tombstone ends one for good, whichever of the two comes first. */
export function addCorrections(
  ownerId: string,
  templateId: string,
  given: readonly GivenCorrection[],
  database: Database,
): Promise<ServerCorrection[]> {
  return whereKept(ownerId, templateId, database, async (transaction, id) => {
    for (const one of given) {
      if ('deleted_at' in one) await bury(ownerId, id, one.id, new Date(one.deleted_at), transaction);
      else
        await transaction
          .insert(corrections)
          .values({ templateId: id, ownerId, id: one.id, ...learned(one) })
          .onConflictDoNothing();
    }
    const [kept] = await transaction
      .select({ count: sql<number>`count(*)::int` })
      .from(corrections)
      .where(eq(corrections.ownerId, ownerId));
    if (kept!.count > MAX_CORRECTIONS) throw new Refused('too_many_corrections');
    await reviseLessons(eq(templates.id, id), transaction);
  });
}

/** Deletes one correction, whether it came here or not, or all of a template. Tombstones stay, so that no other device brings them back. */
export function deleteCorrections(
  ownerId: string,
  templateId: string,
  correctionId: string | undefined,
  database: Database,
  clock: Clock,
): Promise<ServerCorrection[]> {
  return whereKept(ownerId, templateId, database, async (transaction, id) => {
    const ofTemplate = and(eq(corrections.ownerId, ownerId), eq(corrections.templateId, id), isNull(corrections.deletedAt));
    if (correctionId === undefined)
      await transaction
        .update(corrections)
        .set({ ...FORGOTTEN, deletedAt: clock() })
        .where(ofTemplate);
    else await bury(ownerId, id, correctionId, clock(), transaction);
    await reviseLessons(eq(templates.id, id), transaction);
  });
}

/** Changes the corrections of a template and answers with all of them, where the account keeps any. */
function whereKept(
  ownerId: string,
  templateId: string,
  database: Database,
  change: (transaction: Database, id: string) => Promise<void>,
): Promise<ServerCorrection[]> {
  return inTurn(ownerId, database, async (transaction, { keepsCorrections }) => {
    if (!keepsCorrections) throw new Refused('corrections_off');
    const { id } = await findTemplate(ownerId, templateId, transaction);
    await change(transaction, id);
    const kept = await transaction
      .select()
      .from(corrections)
      .where(and(eq(corrections.ownerId, ownerId), eq(corrections.templateId, id)))
      .orderBy(asc(corrections.id));
    return kept.map(describeCorrection);
  });
}

/** Says of templates that what they learned is another now. Where one gives way, its successor is another version itself. */
async function reviseLessons(which: SQL, transaction: Database): Promise<void> {
  await transaction
    .update(templates)
    .set({ lessonsRevision: sql`${templates.lessonsRevision} + 1` })
    .where(which);
}

async function bury(ownerId: string, templateId: string, id: string, deletedAt: Date, transaction: Database): Promise<void> {
  await transaction
    .insert(corrections)
    .values({ templateId, ownerId, id, deletedAt })
    .onConflictDoUpdate({
      target: [corrections.templateId, corrections.id],
      set: { ...FORGOTTEN, deletedAt },
      setWhere: isNull(corrections.deletedAt),
    });
}

function learned({ field_id, layout_fingerprint, contexts, value, engine_version, at }: Exclude<GivenCorrection, { deleted_at: string }>) {
  return {
    fieldId: field_id,
    layoutFingerprint: layout_fingerprint,
    contexts: json(contexts),
    value: json(value),
    engineVersion: engine_version,
    at: new Date(at),
  };
}

/** As text, because a null of JSON is a value too, and not the absence of one. */
function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`;
}

/** As the contract has it. */
export function describeCorrection({
  id,
  fieldId,
  layoutFingerprint,
  contexts,
  value,
  engineVersion,
  at,
  deletedAt,
}: typeof corrections.$inferSelect): ServerCorrection {
  if (deletedAt) return { id, deleted_at: deletedAt.toISOString() };
  // Whole where it is not deleted: the database sees to it.
  return {
    id,
    field_id: fieldId!,
    layout_fingerprint: layoutFingerprint!,
    contexts,
    value,
    engine_version: engineVersion!,
    at: at!.toISOString(),
  };
}
