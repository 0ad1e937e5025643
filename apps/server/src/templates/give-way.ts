import { parseEntities, partnerFields } from '@sheetlift/contract';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { corrections, replacedTemplates, templates } from '../platform/schema.ts';
import type { StoredTemplate } from './stored-template.ts';

/** Versions kept of one account, so that a program that replaces all day long fills no disk. */
const MAX_VERSIONS = 1_000;

interface Successor {
  id: string;
  entitiesJson: string;
}

/**
 * Keeps what a template was before its successor takes its place, and its corrections for the fields of equal id or name; the others lose
 * what they were about. The successor is the same template with new content, or another one; then the old one goes.
 */
export async function giveWay(old: StoredTemplate, successor: Successor, now: Date, database: Database): Promise<void> {
  await keepVersion(old, now, database);
  const heirs = heirsOf(old.entitiesJson, successor.entitiesJson);
  await forgetOthers(old, [...heirs.keys()], now, database);
  await passOn(old, heirs, successor, database);
  if (old.id !== successor.id) await database.delete(templates).where(and(eq(templates.ownerId, old.ownerId), eq(templates.id, old.id)));
}

async function keepVersion(old: StoredTemplate, now: Date, database: Database): Promise<void> {
  const { ownerId, id: templateId, name, description, entitiesJson, isAutofill, createdAt, updatedAt } = old;
  await database
    .insert(replacedTemplates)
    .values({ ownerId, templateId, name, description, entitiesJson, isAutofill, createdAt, updatedAt, replacedAt: now });
  const tooOld = database
    .select({ id: replacedTemplates.id })
    .from(replacedTemplates)
    .where(eq(replacedTemplates.ownerId, ownerId))
    .orderBy(sql`${replacedTemplates.replacedAt} desc`)
    .offset(MAX_VERSIONS);
  await database.delete(replacedTemplates).where(and(eq(replacedTemplates.ownerId, ownerId), inArray(replacedTemplates.id, tooOld)));
}

/** From the id of each field that lives on to the id it lives on under. */
function heirsOf(oldJson: string, nextJson: string): Map<string, string> {
  const next = parseEntities(nextJson);
  const partners = partnerFields(parseEntities(oldJson), next);
  return new Map(
    next.flatMap(({ id }, index) =>
      typeof partners[index]?.['id'] === 'string' && typeof id === 'string' ? [[partners[index]['id'], id]] : [],
    ),
  );
}

async function forgetOthers({ ownerId, id }: StoredTemplate, fieldIds: string[], now: Date, database: Database): Promise<void> {
  await database
    .update(corrections)
    .set({ ...FORGOTTEN, deletedAt: now })
    .where(
      and(
        eq(corrections.ownerId, ownerId),
        eq(corrections.templateId, id),
        isNull(corrections.deletedAt),
        ...(fieldIds.length > 0 ? [notInArray(corrections.fieldId, fieldIds)] : []),
      ),
    );
}

/** In one statement, as one field may take the id that another had. A correction that the successor has already stays as it is there. */
async function passOn(
  { ownerId, id }: StoredTemplate,
  heirs: Map<string, string>,
  successor: Successor,
  database: Database,
): Promise<void> {
  const isMoved = id !== successor.id;
  const changed = [...heirs].filter(([from, to]) => isMoved || from !== to);
  if (changed.length === 0) return;
  const pairs = sql`(select * from jsonb_each_text(${JSON.stringify(Object.fromEntries(changed))}::jsonb))`;
  await database.execute(sql`
    update corrections as old set template_id = ${successor.id}, field_id = heirs.value
    from ${pairs} as heirs (key, value)
    where old.owner_id = ${ownerId} and old.template_id = ${id} and old.field_id = heirs.key and old.deleted_at is null
      and (${!isMoved} or not exists (select from corrections as there where there.template_id = ${successor.id} and there.id = old.id))`);
}

/** What a tombstone has lost. */
export const FORGOTTEN = { fieldId: null, layoutFingerprint: null, contexts: null, value: null, engineVersion: null, at: null } as const;
