import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { sheetsConnections, spreadsheets } from '../platform/schema.ts';

/** What Google gave us, and which spreadsheets were made; those stay in the person's Google account. */
export async function forgetOwner(ownerId: string, database: Database): Promise<void> {
  await database.delete(sheetsConnections).where(eq(sheetsConnections.ownerId, ownerId));
  await database.delete(spreadsheets).where(eq(spreadsheets.ownerId, ownerId));
}
