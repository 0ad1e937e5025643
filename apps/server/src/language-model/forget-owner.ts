import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { modelAnswers, modelMonths } from '../platform/schema.ts';

/** Questions under way go with their months. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(modelAnswers).where(eq(modelAnswers.ownerId, ownerId));
  await database.delete(modelMonths).where(eq(modelMonths.ownerId, ownerId));
}
