import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addCorrections, createRun, createTemplate, deleteRun, getUsage, type Run, setCorrectionKeeping } from '@sheetlift/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildHouse,
  call,
  endServer,
  runBuiltServer,
  type RunningServer,
  signUpAt,
  startBuiltServer,
} from './built-server.test-fixture.ts';
import { createFolderBlobStore } from './platform/blob-store.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { reachableFolder } from './platform/test-postgres.test-fixture.ts';
import { trials } from './proof.test-fixture.ts';

const TRIALS = trials(1, 20);
/** Accounts that write at once, each after its own pattern. */
const WRITERS = 4;
/** Before the backup begins: enough to be copied that the writers meet it. */
const DOCUMENTS_BEFORE = 60;
const FIELD = { variableName: 'Total', description: 'Total amount', type: 'number' };

let house: string;
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  house = buildHouse();
  folder = reachableFolder();
  server = await startBuiltServer(house, join(folder, 'data'), 'web');
}, 180_000);

afterAll(async () => {
  await endServer(server, 'SIGTERM');
  for (const one of [house, folder]) rmSync(one, { recursive: true });
});

/** What was acknowledged, and what somebody began to delete. */
interface Acknowledged {
  runs: Set<string>;
  corrections: Set<string>;
  deleting: Set<string>;
}

interface Writer {
  token: string;
  templateId: string;
  known: Acknowledged;
}

const contentOf = (fileName: string): string => `Letter ${fileName}\n\nTotal: 12.50 EUR\n${'A line of a letter. '.repeat(500)}`;

async function newWriter(): Promise<Writer> {
  const token = await signUpAt(server.address);
  await call(server.address, setCorrectionKeeping, { token, body: { keeps_corrections: true } });
  const body = { name: 'Letters', description: '', entities_json: '[{"id":"total","entity_name":"Total"}]' };
  const { id: templateId } = await call<{ id: string }>(server.address, createTemplate, { token, body });
  return { token, templateId, known: { runs: new Set(), corrections: new Set(), deleting: new Set() } };
}

async function upload({ token, known }: Writer, documents: number): Promise<void> {
  const names = Array.from({ length: documents }, () => `${randomUUID()}.txt`);
  const body = {
    template: { name: 'Letters', entities: [FIELD] },
    documents: names.map((file_name) => ({ file_name, content: Buffer.from(contentOf(file_name)).toString('base64') })),
  };
  known.runs.add((await call<Run>(server.address, createRun, { token, body })).id);
}

async function correct({ token, templateId, known }: Writer): Promise<void> {
  const id = randomUUID();
  const at = '2026-11-20T09:00:00.000Z';
  const correction = { id, field_id: 'total', layout_fingerprint: 'l', contexts: [], value: { text: '7' }, engine_version: '1', at };
  await call(server.address, addCorrections, { token, id: templateId, body: { corrections: [correction] } });
  known.corrections.add(id);
}

async function deleteOne({ token, known }: Writer): Promise<void> {
  const [id] = [...known.runs].filter((one) => !known.deleting.has(one));
  if (id === undefined) return;
  known.deleting.add(id);
  await call(server.address, deleteRun, { token, id });
}

/** Between two of its rounds: an account may not upload as fast as this machine takes. */
const PAUSE_MS = 50;

/** Uploads, corrects and deletes until told to stop. */
function write(writer: Writer): { stop: () => Promise<void> } {
  let isStopping = false;
  const writing = (async () => {
    while (!isStopping) {
      await upload(writer, 2);
      await correct(writer);
      await deleteOne(writer);
      await wait(PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      isStopping = true;
      await writing;
    },
  };
}

const union = (writers: readonly Writer[], of: keyof Acknowledged): string[] => writers.flatMap(({ known }) => [...known[of]]);

/** Looks at what a data folder holds, while no server runs on it. */
async function look(dataDirectory: string): Promise<{ runs: Set<string>; corrections: Set<string>; waiting: number; queued: number }> {
  const { url, release } = await startEmbeddedPostgres(dataDirectory, () => {});
  const client = new Client({ connectionString: url });
  await client.connect();
  const idsOf = async (table: string): Promise<Set<string>> =>
    new Set((await client.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id));
  const blobs = createFolderBlobStore(join(dataDirectory, 'documents'));
  const { rows: documents } = await client.query<{ name: string; key: string }>(
    'select file_name as name, blob_key as key from run_documents',
  );
  for (const { name, key } of documents) expect(String(await blobs.read(key))).toBe(contentOf(name));
  const { rows } = await client.query<{ waiting: number; queued: number }>(
    `select (select count(*)::int from run_documents where state = 'waiting') as waiting,
       (select count(*)::int from pgboss.job join run_documents d on d.id = job.id where job.name = 'read-documents') as queued`,
  );
  const found = { runs: await idsOf('runs'), corrections: await idsOf('corrections'), ...rows[0]! };
  await client.end();
  await release();
  return found;
}

/** A server on what is restored: a token of before is good, and what waited is read. */
async function startsAgain(file: string, token: string): Promise<void> {
  const restored = join(folder, 'restored-again');
  await runBuiltServer(house, restored, 'restore', file);
  const again = await startBuiltServer(house, restored, 'all');
  // Pages, as a list of runs shows the newest first, and what has waited longest is read first.
  const pagesRead = async (): Promise<number> => (await call<{ used: number }>(again.address, getUsage, { token })).used;
  await expect.poll(pagesRead, { timeout: 300_000, interval: 500 }).toBeGreaterThan(0);
  await endServer(again, 'SIGTERM');
  rmSync(restored, { recursive: true });
}

test(
  `${TRIALS} times backed up while people upload, correct and delete, it comes back whole`,
  async () => {
    for (let trial = 0; trial < TRIALS; trial++) {
      const writers = await Promise.all(Array.from({ length: WRITERS }, newWriter));
      await upload(writers[0]!, DOCUMENTS_BEFORE / 2);
      await upload(writers[1]!, DOCUMENTS_BEFORE / 2);
      const load = writers.map(write);
      await wait(300);
      const before = {
        runs: union(writers, 'runs'),
        corrections: union(writers, 'corrections'),
        deleting: new Set(union(writers, 'deleting')),
      };
      const file = join(folder, `backup-${trial}.tar.gz`);
      expect(await runBuiltServer(house, join(folder, 'data'), 'backup', file)).toEqual({
        code: 0,
        said: expect.stringMatching(/^Backed up/),
      });
      const deleted = new Set(union(writers, 'deleting'));
      await Promise.all(load.map(({ stop }) => stop()));
      // The load went on all the while.
      expect(union(writers, 'runs').length).toBeGreaterThan(before.runs.length);

      const restored = join(folder, `restored-${trial}`);
      expect(await runBuiltServer(house, restored, 'restore', file)).toEqual({ code: 0, said: expect.stringMatching(/^Restored/m) });
      const found = await look(restored);
      expect(before.runs.filter((id) => !found.runs.has(id) && !deleted.has(id))).toEqual([]);
      expect([...before.deleting].filter((id) => found.runs.has(id)).length).toBeLessThanOrEqual(WRITERS);
      expect(before.corrections.filter((id) => !found.corrections.has(id))).toEqual([]);
      expect([found.waiting > 0, found.queued]).toEqual([true, found.waiting]);

      rmSync(restored, { recursive: true });
      await startsAgain(file, writers[0]!.token);
      rmSync(file);
    }
  },
  TRIALS * 480_000,
);
