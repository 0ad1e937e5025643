import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRun, deleteRun, getHealth, getRun, getUsage, listRunDocuments, type Run, type RunDocument } from '@sheetlift/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHouse, call, endServer, type RunningServer, signUpAt, startBuiltServer } from './built-server.test-fixture.ts';
import { reachableFolder } from './platform/test-postgres.test-fixture.ts';

const LONG = process.env['SHEETLIFT_PROOF'] === 'long';
const TRIALS = LONG ? 600 : 2;
const MANY = LONG ? 10_000 : 80;
const UPLOADS = LONG ? 200 : 20;
const HOSTILE = LONG ? Infinity : 4;
const SEED = 20_261_124;

/** What can die, besides what `killed-worker.test.ts` kills. */
const VICTIMS = ['server', 'database'] as const;

const MEGABYTE = 1024 * 1024;
const MOST_MEMORY_BYTES = 400 * MEGABYTE;

/** Real files that are damaged or made to do harm, beside the project; not everywhere there. */
const HOSTILE_FOLDER = fileURLToPath(new URL('../../../../shared/hostile', import.meta.url));

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' as const }] };

let house: string;
let folder: string;
let server: RunningServer;
let random = SEED;
const next = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below;

beforeAll(async () => {
  house = buildHouse();
  folder = reachableFolder();
  server = await startBuiltServer(house, join(folder, 'data'), 'all');
}, 180_000);

afterAll(async () => {
  await endServer(server, 'SIGTERM');
  for (const one of [house, folder]) rmSync(one, { recursive: true });
});

const letters = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    file_name: `letter ${index}.txt`,
    content: Buffer.from(`Letter ${randomBytes(8).toString('hex')}\n\nTotal: ${index}.50 EUR\n`).toString('base64'),
  }));

const start = async (token: string, documents: object[]): Promise<string> =>
  (await call<Run>(server.address, createRun, { token, body: { template: TEMPLATE, documents } })).id;

/** A file in a form, as the page sends it. */
function upload(token: string, fileName: string, content: Buffer): Promise<Response> {
  const form = new FormData();
  form.set('template', JSON.stringify(TEMPLATE));
  form.set('files', new Blob([new Uint8Array(content)]), fileName);
  return fetch(`${server.address}${createRun.path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
}

/** Null while nobody answers. */
const standing = (token: string, id: string): Promise<Run | null> => call<Run>(server.address, getRun, { token, id }).catch(() => null);

async function ended(token: string, id: string): Promise<Run> {
  let run: Run | null = null;
  await expect.poll(async () => (run = await standing(token, id))?.state, { timeout: 300_000, interval: 300 }).toBe('done');
  return run!;
}

test(
  `of ${TRIALS} runs whose server or database is killed, each document is read and counted once`,
  async () => {
    const token = await signUpAt(server.address);
    for (let trial = 1; trial <= TRIALS; trial++) {
      const id = await start(token, letters(10));
      await wait(next(1_500));
      if (VICTIMS[trial % VICTIMS.length] === 'server') {
        await endServer(server, 'SIGKILL');
        server = await startBuiltServer(house, join(folder, 'data'), 'all');
      } else process.kill(Number(readFileSync(join(folder, 'data/database/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      expect((await ended(token, id)).documents).toEqual({ waiting: 0, reading: 0, done: 10, failed: 0, cancelled: 0 });
      expect(await call(server.address, getUsage, { token })).toMatchObject({ used: trial * 10, reserved: 0 });
    }
  },
  TRIALS * 120_000,
);

test(`the first document of one account does not wait for the ${MANY} of another`, async () => {
  const [first, second] = [await signUpAt(server.address), await signUpAt(server.address)];
  const many: string[] = [];
  for (let left = MANY; left > 0; left -= 100) many.push(await start(first, letters(Math.min(100, left))));
  await ended(second, await start(second, letters(1)));
  const done = (await Promise.all(many.map((id) => standing(first, id)))).reduce((sum, run) => sum + run!.documents.done, 0);
  expect(done).toBeLessThan(MANY / 2);
  for (const id of many) await call(server.address, deleteRun, { token: first, id });
}, 300_000);

test(`of ${UPLOADS} uploads of 5 MB at once each is taken or told to come later, in little memory, and others are answered meanwhile`, async () => {
  const token = await signUpAt(server.address);
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * MEGABYTE, 'nothing. ')]);
  const uploads = Promise.all(Array.from({ length: UPLOADS }, async () => (await upload(token, 'a.pdf', content)).status));
  let answered = 0;
  let isOver = false;
  void uploads.finally(() => (isOver = true));
  while (!isOver) {
    expect(await call(server.address, getHealth, {})).toEqual({ status: 'ok' });
    answered++;
    await wait(20);
  }
  const statuses = await uploads;
  expect(statuses.filter((status) => ![201, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(201);
  expect(answered).toBeGreaterThan(1);
  const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'));
  expect(Number(peak![1]) * 1024).toBeLessThan(MOST_MEMORY_BYTES);
}, 300_000);

interface HostileFile {
  path: string;
  uploadName: string;
  expectation: string;
  pages?: number;
  size: number;
}

test.skipIf(!existsSync(HOSTILE_FOLDER))(
  'odd and damaged files end in rows or in words of why not, and the server goes on',
  async () => {
    const { files } = JSON.parse(readFileSync(join(HOSTILE_FOLDER, 'MANIFEST.json'), 'utf8')) as { files: HostileFile[] };
    // Pictures are recognised, which takes a minute each where others work.
    const small = LONG ? files : files.filter(({ path, size }) => size < 30_000 && !path.startsWith('image/'));
    const chosen = small.toSorted(() => next(3) - 1).slice(0, HOSTILE);
    const token = await signUpAt(server.address);
    const faults: string[] = [];
    for (const file of chosen) {
      const taken = await upload(token, file.uploadName, readFileSync(join(HOSTILE_FOLDER, file.path)));
      const { id } = (await taken.json()) as Run;
      await ended(token, id);
      const { data } = await call<{ data: RunDocument[] }>(server.address, listRunDocuments, { token, id });
      expect(data.map(({ error }) => error?.code)).not.toContain('internal');
      const { state, pages } = data[0]!;
      if (file.expectation === 'typed-error' && state !== 'failed') faults.push(`${file.path}: read, though nobody can read it`);
      if (file.pages !== undefined && state === 'done' && pages !== file.pages) faults.push(`${file.path}: ${pages} pages`);
    }
    expect(faults).toEqual([]);
  },
  LONG ? 3_600_000 * 4 : 300_000,
);
