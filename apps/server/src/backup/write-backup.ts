import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { holdBackupLock } from '../platform/backup-lock.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import { readJournal } from '../platform/migrations.ts';
import { type BackupEnd, type BackupWriter, createBackup, TOKEN_SECRET } from './backup-file.ts';
import { BackupProblem } from './backup-problem.ts';
import { keptTables, type KeptTable, lastMigration } from './kept-tables.ts';

/** Bytes of rows in one entry, or one row: an entry's size stands before its content, so it lies in memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Ends a row, and stands nowhere else in one. */
const LINE_END = 10;

/** Keys asked for at once. */
const KEYS = 1_000;

export interface Written extends Omit<BackupEnd, 'sha256'> {
  /** Documents whose contents were not there, though the database says so. */
  missing: number;
}

/**
 * Writes the database as it is at one moment, and the contents of the documents that it names then. Rows come first: contents are written before
 * the rows that name them and removed after those, so that whatever a row of that moment names is there; and the lock keeps it there until
 * it is copied. In the other order a document that comes meanwhile would have a row and no content.
 */
export async function writeBackup(
  path: string,
  { client, blobs, tokenSecret }: { client: Client; blobs: BlobStore; tokenSecret: string | null },
): Promise<Written> {
  await holdBackupLock(client);
  await client.query('begin transaction isolation level repeatable read, read only');
  const { rows: now } = await client.query<{ now: Date }>('select now() as now');
  const migration = await lastMigration(client);
  const latest = readJournal().entries.at(-1)!.tag;
  if (migration === null) throw new BackupProblem('There is nothing to back up: the database is empty.');
  if (migration !== latest)
    throw new BackupProblem(
      `The database has the schema ${migration}, this version of Sheetlift has ${latest}. Back up with the version that serves, or start this one first.`,
    );
  const tables = await keptTables(client);
  const file = await createBackup(path, { madeAt: now[0]!.now.toISOString(), migration, tables });
  try {
    let rows = 0;
    for (const table of tables) rows += await copyTable(table, client, file);
    if (tokenSecret !== null) await file.add(TOKEN_SECRET, Buffer.from(tokenSecret));
    const contents = await copyContents(client, blobs, file);
    await file.finish({ rows, documents: contents.documents });
    return { rows, ...contents };
  } catch (error) {
    await file.giveUp();
    throw error;
  }
}

async function copyTable({ name, columns }: KeptTable, client: Client, file: BackupWriter): Promise<number> {
  const copying = client.query(copyTo(`copy ${name} (${columns.map((column) => `"${column}"`).join(', ')}) to stdout`));
  let piece: Buffer[] = [];
  let bytes = 0;
  let count = 0;
  const add = (rows: Buffer[]): Promise<void> => file.add(`tables/${name}/${String(++count).padStart(6, '0')}`, Buffer.concat(rows));
  for await (const chunk of copying as AsyncIterable<Buffer>) {
    const lineEnd = bytes < PIECE_BYTES ? -1 : chunk.lastIndexOf(LINE_END);
    if (lineEnd >= 0) {
      await add([...piece, chunk.subarray(0, lineEnd + 1)]);
      piece = [];
      bytes = 0;
    }
    const rest = chunk.subarray(lineEnd + 1);
    piece.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) await add(piece);
  return copying.rowCount;
}

async function copyContents(client: Client, blobs: BlobStore, file: BackupWriter): Promise<{ documents: number; missing: number }> {
  let documents = 0;
  let missing = 0;
  for (let last = ''; ;) {
    const { rows } = await client.query<{ key: string }>(
      'select distinct blob_key as key from run_documents where blob_key > $1 order by 1 limit $2',
      [last, KEYS],
    );
    if (rows.length === 0) return { documents, missing };
    for (const { key } of rows) {
      const size = await blobs.size(key);
      if (size === null) missing++;
      else {
        await file.addStream(`documents/${key}`, size, blobs.stream(key));
        documents++;
      }
      last = key;
    }
  }
}
