import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { corrections, replacedTemplates, templates } from '../platform/schema.ts';

/** A person's templates, what they were before they were replaced, and what was learned under them. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  const kept = await database.select().from(templates).where(eq(templates.ownerId, ownerId)).orderBy(asc(templates.foldedName));
  const replaced = await database
    .select()
    .from(replacedTemplates)
    .where(eq(replacedTemplates.ownerId, ownerId))
    .orderBy(asc(replacedTemplates.replacedAt));
  const learned = await database
    .select()
    .from(corrections)
    .where(eq(corrections.ownerId, ownerId))
    .orderBy(asc(corrections.templateId), asc(corrections.id));
  return { 'templates.json': kept, 'replaced-templates.json': replaced, 'corrections.json': learned };
}
