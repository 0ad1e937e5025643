import type { users } from '../platform/schema.ts';

/** An account, as the database holds it. */
export type User = typeof users.$inferSelect;
