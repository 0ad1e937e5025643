import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

/** Waits until nobody changes what belongs to the account; from now on others wait for this transaction. */
export async function holdAccount(ownerId: string, transaction: Database): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
}
