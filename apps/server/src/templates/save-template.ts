import {
  freeTemplateName,
  MAX_ENTITIES_JSON_UNITS,
  MAX_TEMPLATES,
  MAX_TEMPLATES_BYTES,
  parseEntities,
  replaceEntities,
  TEMPLATE_FIELDS_TOO_LONG,
} from '@sheetlift/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { templates } from '../platform/schema.ts';
import { nameKey } from './name-key.ts';
import { Refused } from '../platform/refused.ts';
import type { StoredTemplate } from './stored-template.ts';

/** What a client says of a template. */
export interface TemplateContent {
  name: string;
  description: string;
  entitiesJson: string;
}

interface NewTemplate extends TemplateContent {
  isAutofill: boolean;
  migratedHash?: Buffer;
}

/** The fields as they are kept, in place of the stored ones where there are any; refused where that makes them too long. */
export function mergedEntities(storedJson: string | null, nextJson: string): string {
  const merged = JSON.stringify(replaceEntities(storedJson === null ? [] : parseEntities(storedJson), parseEntities(nextJson)));
  if (merged.length > MAX_ENTITIES_JSON_UNITS) throw new Refused('invalid_request', { words: TEMPLATE_FIELDS_TOO_LONG });
  return merged;
}

/** Adds a template whose name is free. */
export async function addTemplate(
  ownerId: string,
  { name, entitiesJson, ...rest }: NewTemplate,
  now: Date,
  database: Database,
): Promise<StoredTemplate> {
  const values = {
    ...rest,
    ownerId,
    name,
    foldedName: nameKey(name),
    entitiesJson: mergedEntities(null, entitiesJson),
    createdAt: now,
    updatedAt: now,
  };
  const [added] = await database.insert(templates).values(values).returning();
  return added!;
}

/** Writes new content into a template; its fields are merged already. */
export async function changeTemplate(
  stored: StoredTemplate,
  { name, description, entitiesJson, isAutofill }: NewTemplate,
  now: Date,
  database: Database,
): Promise<StoredTemplate> {
  // Two changes in one millisecond must not look like one version.
  const updatedAt = new Date(Math.max(now.getTime(), stored.updatedAt.getTime() + 1));
  const [changed] = await database
    .update(templates)
    .set({ name, foldedName: nameKey(name), description, entitiesJson, isAutofill, updatedAt })
    .where(and(eq(templates.ownerId, stored.ownerId), eq(templates.id, stored.id)))
    .returning();
  return changed!;
}

/** A name that none of the owner's templates has. */
export async function freeName(ownerId: string, name: string, now: Date, database: Database): Promise<string> {
  const taken = await database.select({ name: templates.name }).from(templates).where(eq(templates.ownerId, ownerId));
  return freeTemplateName(
    name,
    taken.map((template) => template.name),
    now.getTime(),
  );
}

/** The owner's template of this name, however it is written. */
export async function findNamesake(ownerId: string, name: string, database: Database): Promise<StoredTemplate | null> {
  const [namesake] = await database
    .select()
    .from(templates)
    .where(and(eq(templates.ownerId, ownerId), eq(templates.foldedName, nameKey(name))));
  return namesake ?? null;
}

/** Comes last in a change, which is taken back where there is no room for what it leaves. */
export async function refuseBeyondRoom(ownerId: string, database: Database): Promise<void> {
  const [kept] = await database
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(octet_length(${templates.entitiesJson})), 0)::int` })
    .from(templates)
    .where(eq(templates.ownerId, ownerId));
  if (kept!.count > MAX_TEMPLATES || kept!.bytes > MAX_TEMPLATES_BYTES) throw new Refused('too_many_templates');
}
