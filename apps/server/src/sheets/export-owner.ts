import type { Database } from '../platform/database.ts';
import { describeConnection } from './sheets-connection.ts';

/** Whether a person connected Google Sheets, and the spreadsheets made there; the token is nobody's to read. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  return { 'google-sheets.json': await describeConnection(ownerId, database) };
}
