import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { webhooks } from '../platform/schema.ts';

/** Webhooks go with their deliveries. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(webhooks).where(eq(webhooks.ownerId, ownerId));
}
