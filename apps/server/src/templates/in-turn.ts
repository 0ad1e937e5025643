import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import { Refused } from '../platform/refused.ts';

/** The account as it is while its change is made. */
interface Owner {
  keepsCorrections: boolean;
}

/**
 * One change of an account's templates after the other, each whole or not at all: names, room and what gives way are decided on what is
 * there, and nothing else changes it meanwhile. The account's row is what they wait for, so that an account being deleted waits too.
 */
export function inTurn<Result>(
  ownerId: string,
  database: Database,
  change: (transaction: Database, owner: Owner) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const [owner] = await transaction
      .select({ keepsCorrections: users.keepsCorrections })
      .from(users)
      .where(eq(users.id, ownerId))
      .for('no key update');
    if (!owner) throw new Refused('not_authenticated');
    return change(transaction, owner);
  });
}
