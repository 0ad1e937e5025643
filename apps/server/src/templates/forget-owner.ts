import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { corrections, replacedTemplates, templates } from '../platform/schema.ts';

/** A person's templates are gone, with what they were before and what was learned under them. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(corrections).where(eq(corrections.ownerId, ownerId));
  await database.delete(replacedTemplates).where(eq(replacedTemplates.ownerId, ownerId));
  await database.delete(templates).where(eq(templates.ownerId, ownerId));
}
