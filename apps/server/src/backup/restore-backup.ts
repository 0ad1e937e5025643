import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BlobStore } from '../platform/blob-store.ts';
import { migrateDatabase } from '../platform/migrate-database.ts';
import { readJournal, withMigrationsTo } from '../platform/migrations.ts';
import { type BackupEnd, type BackupEntry, type BackupHead, readBackup, TOKEN_SECRET } from './backup-file.ts';
import { BackupProblem } from './backup-problem.ts';
import { dropTables, holdsRows, lastMigration } from './kept-tables.ts';

export interface Restoring {
  client: Client;
  url: string;
  blobs: BlobStore;
  /** What is there is given up. */
  replaces: boolean;
  keepTokenSecret: (secret: string) => void;
}

/** Reads a backup to its end and changes nothing. Throws where it could not be restored. */
export async function checkBackup(path: string): Promise<BackupHead> {
  let found: BackupHead | null = null;
  await readBackup(path, async (head) => {
    refuseNewerSchema(head);
    found = head;
    return async () => {};
  });
  return found!;
}

/** Gives the database the rows of a backup, and the store its contents; rows are there all together or not at all. The backup was checked. */
export async function restoreBackup(path: string, { client, url, blobs, replaces, keepTokenSecret }: Restoring): Promise<BackupEnd> {
  await refuseServing(client);
  await lastMigration(client);
  if (!replaces && ((await holdsRows(client)) || (await holdsContents(blobs))))
    throw new BackupProblem('There is data already. To give it up for what is in the backup, add --replace.');
  await dropTables(client);
  await removeContents(blobs);
  try {
    const end = await readBackup(path, async (head) => {
      await withMigrationsTo(head.migration, (folder) => migrateDatabase(url, folder));
      await client.query('begin');
      return takeEntries(head, { client, blobs, keepTokenSecret });
    });
    await client.query('commit');
    await migrateDatabase(url);
    return end;
  } catch (error) {
    await removeContents(blobs);
    throw error;
  }
}

/** Later than anything was written, whatever clock wrote it. */
const FAR_MS = 365 * 24 * 60 * 60 * 1000;

function refuseNewerSchema({ migration }: BackupHead): void {
  const { entries } = readJournal();
  if (entries.some(({ tag }) => tag === migration)) return;
  throw new BackupProblem(
    `This backup has the schema ${migration}, which this version of Sheetlift does not know (its own is ${entries.at(-1)!.tag}). Restore it with the version that made it, or a newer one.`,
  );
}

/** What serves or reads holds connections of these names. */
async function refuseServing(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name in ('sheetlift', 'sheetlift worker')",
  );
  if (rows.length > 0) throw new BackupProblem('Sheetlift is running on this database. Stop it first.');
}

async function holdsContents(blobs: BlobStore): Promise<boolean> {
  const keys = blobs.keysBefore(new Date(Date.now() + FAR_MS))[Symbol.asyncIterator]();
  return (await keys.next()).done !== true;
}

async function removeContents(blobs: BlobStore): Promise<void> {
  for await (const key of blobs.keysBefore(new Date(Date.now() + FAR_MS))) await blobs.remove(key);
}

function takeEntries(
  { tables }: BackupHead,
  { client, blobs, keepTokenSecret }: Pick<Restoring, 'client' | 'blobs' | 'keepTokenSecret'>,
): (entry: BackupEntry) => Promise<void> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  return async ({ name, content }) => {
    const [kind, what] = name.split('/');
    if (kind === 'documents') await blobs.write(content, what);
    else if (name === TOKEN_SECRET) keepTokenSecret(await textOf(content));
    else if (kind === 'tables' && columnsOf.has(what!)) await fill(what!, columnsOf.get(what!)!, content, client);
    else throw new BackupProblem(`The backup holds ${name}, which this version of Sheetlift does not know.`);
  };
}

async function fill(table: string, columns: string[], content: Readable, client: Client): Promise<void> {
  await pipeline(content, client.query(copyFrom(`copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`)));
}

async function textOf(content: Readable): Promise<string> {
  let text = '';
  for await (const chunk of content) text += String(chunk);
  return text;
}
