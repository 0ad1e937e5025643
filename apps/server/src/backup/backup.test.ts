import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mayRemove } from '../platform/backup-lock.ts';
import { type BlobStore, createFolderBlobStore } from '../platform/blob-store.ts';
import { openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { readJournal } from '../platform/migrations.ts';
import { createTestDatabase } from '../platform/test-postgres.test-fixture.ts';
import { createBackup } from './backup-file.ts';
import { keptTables } from './kept-tables.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** What stands in a row that could end it, or be taken for nothing, if it were not written with care. */
const ODD = 'a\ttab, a\nline end, \\N, \\., a "quote", é and 🧾';
/** Larger than a piece of a backup. */
const LARGE = 5 * 1024 * 1024;
const SECRET = 'the token secret of the installation';

let folder: string;
let path: string;
let source: Installation;
const open: Installation[] = [];

interface Installation {
  url: string;
  client: Client;
  blobs: BlobStore;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-backup-'));
  path = join(folder, 'backup.tar.gz');
  source = await install();
});

afterEach(async () => {
  for (const { client } of open.splice(0)) await client.end();
  rmSync(folder, { recursive: true });
});

async function install(from: 'template' | 'nothing' = 'template'): Promise<Installation> {
  const url = await createTestDatabase({ from });
  const client = await connect(url);
  const installation = { url, client, blobs: createFolderBlobStore(mkdtempSync(join(folder, 'documents-'))) };
  open.push(installation);
  return installation;
}

async function connect(url: string, name = 'a test'): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name });
  await client.connect();
  return client;
}

/** A person with a template, and a run of documents with these contents. */
async function fill({ client, blobs }: Installation, contents: readonly string[]): Promise<string[]> {
  await client.query(
    `insert into users (email, folded_email, full_name, auth_provider, password_hash) values ('a@example.com', 'a@example.com', $1, 'email', 'x')`,
    [ODD],
  );
  await client.query(`insert into templates (owner_id, name, folded_name, entities_json) select id, 'Bills', 'bills', '[]' from users`);
  await client.query(
    `insert into runs (owner_id, name, template, row_mode, engine_version, created_at) select id, 'Bills', $1, 'auto', '1', now() from users`,
    [{ name: ODD }],
  );
  const keys: string[] = [];
  for (const [position, content] of contents.entries()) {
    const key = await blobs.write(pieces(content));
    keys.push(key);
    await client.query(
      `insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, result, ended_at, revision)
       select id, $1, $2, $3, $4, $5, 'done', $6, now(), 1 from runs`,
      [
        position,
        `${position}.txt`,
        content.length,
        key,
        Buffer.from([0, 255, position]),
        Buffer.alloc(position === 0 ? LARGE : 3, position),
      ],
    );
  }
  return keys;
}

async function* pieces(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

const backUp = (installation: Installation) => writeBackup(path, { ...installation, tokenSecret: SECRET });

async function restore(installation: Installation, { replaces = false } = {}): Promise<string | null> {
  let secret: string | null = null;
  await checkBackup(path);
  await restoreBackup(path, { ...installation, replaces, keepTokenSecret: (kept) => (secret = kept) });
  return secret;
}

/** Every row of every table, and every content. */
async function all({ client, blobs }: Installation): Promise<unknown> {
  const tables: Record<string, unknown> = {};
  for (const { name } of await keptTables(client)) {
    const { rows } = await client.query<{ row: string }>(`select md5(t::text) as row from ${name} t order by 1`);
    tables[name] = rows.map(({ row }) => row);
  }
  const contents: Record<string, string> = {};
  for await (const key of blobs.keysBefore(new Date(Date.now() + 1_000))) contents[key] = String(await blobs.read(key));
  return { tables, contents };
}

test('what was backed up comes back to the byte, in an installation that is new', async () => {
  const keys = await fill(source, ['one', '', 'three\n'.repeat(100_000)]);
  expect(await backUp(source)).toEqual({ rows: 6, documents: 3, missing: 0 });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const target = await install('nothing');
  expect(await restore(target)).toBe(SECRET);
  expect(await all(target)).toEqual(await all(source));
  expect(Object.keys(((await all(target)) as { contents: object }).contents).sort()).toEqual(keys.toSorted());
});

test('what is deleted while it is copied is in it, and nothing names what is not', async () => {
  const keys = await fill(source, ['one', 'two', 'three']);
  const opened = openDatabase({ url: source.url, poolSize: 2, log: createLogger('silent') });
  const allowed: boolean[] = [];
  const blobs: BlobStore = {
    ...source.blobs,
    // The rows go as soon as the first content is copied, and a run comes.
    size: async (key) => {
      if (allowed.length === 0) {
        await opened.executeSql('delete from runs');
        allowed.push(await opened.database.transaction(mayRemove));
        const late = await source.blobs.write(pieces('late'));
        await opened.executeSql(
          `with run as (insert into runs (owner_id, name, template, row_mode, engine_version, created_at) select id, 'Late', '{}', 'auto', '1', now() from users returning id)
           insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, revision) select id, 0, 'late.txt', 4, $1, 'x', 'waiting', 1 from run`,
          [late],
        );
      }
      return source.blobs.size(key);
    },
  };
  await writeBackup(path, { ...source, blobs, tokenSecret: null });
  expect(allowed).toEqual([false]);
  const target = await install('nothing');
  expect(await restore(target)).toBeNull();
  const { rows } = await target.client.query<{ key: string }>('select blob_key as key from run_documents order by position');
  expect(rows.map(({ key }) => key)).toEqual(keys);
  expect(await Promise.all(keys.map(async (key) => String(await target.blobs.read(key))))).toEqual(['one', 'two', 'three']);
  // Its connection ends with the command, and contents may go again.
  await source.client.end();
  open.shift();
  await expect.poll(() => opened.database.transaction(mayRemove)).toBe(true);
  await opened.close();
});

test('a content that was lost before is counted, and the rest is there', async () => {
  const [lost] = await fill(source, ['one', 'two']);
  await source.blobs.remove(lost!);
  expect(await backUp(source)).toEqual({ rows: 5, documents: 1, missing: 1 });
});

test('a backup that was cut off or damaged is refused wherever that is, and nothing is changed', async () => {
  await fill(source, ['one', 'two']);
  await backUp(source);
  const whole = readFileSync(path);
  const target = await install();
  await target.client.query(`insert into contact_messages (email, topic, message) values ('a@example.com', 'x', 'x')`);
  const before = await all(target);
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 40)) {
    writeFileSync(path, whole.subarray(0, at));
    await expect(restore(target, { replaces: true }), `cut at ${at}`).rejects.toThrow(/was cut off|no backup of Sheetlift/);
    const flipped = Buffer.from(whole);
    // The head of gzip holds a moment and a system, which mean nothing.
    const place = at < 10 ? 0 : at;
    flipped[place] = flipped[place]! ^ 0xff;
    writeFileSync(path, flipped);
    await expect(restore(target, { replaces: true }), `damaged at ${place}`).rejects.toThrow(/is damaged|was cut off/);
  }
  expect(await all(target)).toEqual(before);
  writeFileSync(path, 'a letter');
  await expect(restore(target)).rejects.toThrow(/no backup of Sheetlift/);
  rmSync(path);
  await expect(restore(target)).rejects.toThrow(/no such file/);
});

test('data that is there is given up only when told', async () => {
  await fill(source, ['one']);
  await backUp(source);
  const target = await install();
  await fill(target, ['theirs', 'and more']);
  const before = await all(target);
  await expect(restore(target)).rejects.toThrow(/There is data already.*--replace/);
  expect(await all(target)).toEqual(before);
  await restore(target, { replaces: true });
  expect(await all(target)).toEqual(await all(source));
});

test('contents alone are data too', async () => {
  await backUp(source);
  const target = await install();
  await target.blobs.write(pieces('theirs'));
  await expect(restore(target)).rejects.toThrow(/There is data already/);
});

test.each(['sheetlift', 'sheetlift worker'])('while %s is on the database, nothing is restored', async (name) => {
  await backUp(source);
  const target = await install();
  const server = await connect(target.url, name);
  await expect(restore(target)).rejects.toThrow(/is running on this database/);
  await server.end();
});

test('a backup of an older schema is brought to the present one', async () => {
  const migration = '0005_runs';
  const columns = ['email', 'folded_email', 'auth_provider', 'password_hash'];
  const file = await createBackup(path, { madeAt: '2026-01-01T00:00:00.000Z', migration, tables: [{ name: 'users', columns }] });
  await file.add('tables/users/000001', Buffer.from('Ada@example.com\tada@example.com\temail\tx\n'));
  await file.finish({ rows: 1, documents: 0 });
  const target = await install('nothing');
  await restore(target);
  expect((await target.client.query('select email from users left join webhooks on owner_id = users.id')).rows).toEqual([
    { email: 'Ada@example.com' },
  ]);
  const { rows } = await target.client.query('select count(*)::int as n from drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ n: readJournal().entries.length }]);
});

test('a backup of a newer schema, and a database of one, are refused by name', async () => {
  const file = await createBackup(path, { madeAt: '2036-01-01T00:00:00.000Z', migration: '0099_teleporting', tables: [] });
  await file.finish({ rows: 0, documents: 0 });
  await expect(restore(await install())).rejects.toThrow(/the schema 0099_teleporting, which this version of Sheetlift does not know/);
  rmSync(path);
  await source.client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)");
  await expect(backUp(source)).rejects.toThrow(/belongs to a newer version/);
});

test('an empty database is nothing to back up, and what fails leaves no file', async () => {
  await expect(backUp(await install('nothing'))).rejects.toThrow(/nothing to back up/);
  await fill(source, ['one']);
  const stream = (): never => {
    throw new Error('The disk is gone.');
  };
  await expect(writeBackup(path, { ...source, blobs: { ...source.blobs, stream }, tokenSecret: null })).rejects.toThrow(
    'The disk is gone.',
  );
  for (const left of [path, `${path}.part`]) expect(statSync(left, { throwIfNoEntry: false })).toBeUndefined();
});
