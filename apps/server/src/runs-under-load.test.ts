import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  cancelRun,
  createRun,
  deleteRun,
  getReadiness,
  getRun,
  getUsage,
  listRunDocuments,
  retryRunDocument,
  type Run,
  type RunDocument,
} from '@sheetlift/contract';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildHouse, call, endServer, type RunningServer, signUpAt, startBuiltServer } from './built-server.test-fixture.ts';
import { type MachineTrouble, machineTrouble } from './machine-trouble.test-fixture.ts';
import { longPdf } from './runs/long-pdf.test-fixture.ts';
import { LONG, seedOf, tell, tellTimes, trials } from './proof.test-fixture.ts';
import { PAGES_PER_RANGE } from './runs/page-ranges.ts';
import { aimedAt, setTrap, trapFiles } from './trap-files.test-fixture.ts';
import { reachableFolder } from './platform/test-postgres.test-fixture.ts';

const TRIALS = trials(2, 600);
const MANY = trials(80, 10_000);
const RESTARTS = trials(1, 50);
const JUMPS = trials(2, 40);
const UPLOADS = LONG ? 200 : 20;
const HOSTILE = trials(4, 400);
const SEED = seedOf(20_261_124);

/** What can die, besides what `killed-worker.test.ts` kills. */
const VICTIMS = ['server', 'database'] as const;

const MEGABYTE = 1024 * 1024;
const MOST_MEMORY_BYTES = 400 * MEGABYTE;

/** More than any plan reads, and the most that one does. */
const TOO_MANY_PAGES = 10_000;
const MANY_PAGES = LONG ? 1_000 : PAGES_PER_RANGE * 4;

/** Days that a clock jumps at most; a token is good for a week. */
const MOST_DAYS_OFF = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Real files that are damaged or made to do harm, beside the project; not everywhere there. */
const HOSTILE_FOLDER = fileURLToPath(new URL('../../../../shared/hostile', import.meta.url));

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' as const }] };

let house: string;
let folder: string;
let server: RunningServer;
let machine: MachineTrouble;
let random = SEED;
const next = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below;

beforeAll(async () => {
  house = buildHouse();
  folder = reachableFolder();
  machine = machineTrouble(folder);
  await startServer();
}, 300_000);

async function startServer(): Promise<void> {
  server = await startBuiltServer(house, join(folder, 'data'), 'all', machine.environment);
}

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
function upload(token: string, fileName: string, content: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('template', JSON.stringify(TEMPLATE));
  form.set('files', new Blob([new Uint8Array(content)]), fileName);
  return fetch(`${server.address}${createRun.path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
}

/**
 * The same file so many times at once, from a thread that has nothing else to do: what is measured here does not wait for it. Whoever is told to come later
 * comes then. All statuses, in the order of their answers.
 */
async function uploadApart(token: string, content: Buffer, times: number): Promise<number[]> {
  const sends = `
    const { parentPort, workerData: { url, token, template, content, times } } = require('node:worker_threads');
    const statuses = [];
    const send = async () => {
      const form = new FormData();
      form.set('template', template);
      form.set('files', new Blob([content]), 'a.pdf');
      const { status, headers } = await fetch(url, { method: 'POST', headers: { authorization: 'Bearer ' + token }, body: form });
      statuses.push(status);
      if (!headers.has('retry-after')) return;
      await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000));
      await send();
    };
    Promise.all(Array.from({ length: times }, send)).then(() => parentPort.postMessage(statuses));
  `;
  const workerData = { url: `${server.address}${createRun.path}`, token, template: JSON.stringify(TEMPLATE), content, times };
  const [statuses] = (await once(new Worker(sends, { eval: true, workerData }), 'message')) as [number[]];
  return statuses;
}

/** Null while nobody answers. */
const standing = (token: string, id: string): Promise<Run | null> => call<Run>(server.address, getRun, { token, id }).catch(() => null);

async function ended(token: string, id: string): Promise<Run> {
  let run: Run | null = null;
  await expect.poll(async () => (run = await standing(token, id))?.state, { timeout: 300_000, interval: 300 }).toBe('done');
  return run!;
}

const documentsOf = async (token: string, id: string): Promise<RunDocument[]> =>
  (await call<{ data: RunDocument[] }>(server.address, listRunDocuments, { token, id })).data;

/** What PostgreSQL says of itself where it lies. */
function postmaster(): { pid: number; isReady: boolean } {
  const lines = readFileSync(join(folder, 'data/database/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
}

/** When another document of the run has ended; null where all had by then. */
async function nextEnd(token: string, id: string, before: Run): Promise<number | null> {
  if (before.state !== 'running') return null;
  await expect
    .poll(async () => (await standing(token, id))?.documents.done ?? 0, { timeout: 300_000, interval: 50 })
    .toBeGreaterThan(before.documents.done);
  return performance.now();
}

/** The most memory that a process has had. */
function peakBytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}

function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);
}

test(
  `of ${TRIALS} runs whose server or database is killed, each document is read and counted once`,
  async () => {
    const token = await signUpAt(server.address);
    const resumed: Record<(typeof VICTIMS)[number], number[]> = { server: [], database: [] };
    for (let trial = 1; trial <= TRIALS; trial++) {
      const id = await start(token, letters(10));
      await wait(next(500));
      const victim = VICTIMS[trial % VICTIMS.length]!;
      const before = await call<Run>(server.address, getRun, { token, id });
      const killedAt = performance.now();
      if (victim === 'server') {
        await endServer(server, 'SIGKILL');
        await startServer();
      } else process.kill(postmaster().pid, 'SIGKILL');
      const goesOnAt = await nextEnd(token, id, before);
      if (goesOnAt !== null) resumed[victim].push(goesOnAt - killedAt);
      expect((await ended(token, id)).documents).toEqual({ waiting: 0, reading: 0, done: 10, failed: 0, cancelled: 0 });
      expect(await call(server.address, getUsage, { token })).toMatchObject({ used: trial * 10, reserved: 0 });
      if (trial % 50 === 0 || trial === TRIALS)
        for (const one of VICTIMS) tellTimes(`Work goes on after the ${one} was killed`, resumed[one]);
    }
  },
  TRIALS * 120_000,
);

test(
  `of ${RESTARTS} runs during which PostgreSQL is shut down and comes back, each goes on by itself`,
  async () => {
    const token = await signUpAt(server.address);
    const healed: number[] = [];
    for (let trial = 1; trial <= RESTARTS; trial++) {
      const id = await start(token, letters(10));
      await wait(next(500));
      const before = await call<Run>(server.address, getRun, { token, id });
      const { pid } = postmaster();
      // "Fast shutdown": every connection is ended in order.
      process.kill(pid, 'SIGINT');
      await expect
        .poll(
          () => {
            try {
              const now = postmaster();
              return now.pid !== pid && now.isReady;
            } catch {
              return false;
            }
          },
          { timeout: 120_000, interval: 20 },
        )
        .toBe(true);
      const backAt = performance.now();
      const goesOnAt = await nextEnd(token, id, before);
      if (goesOnAt !== null) healed.push(goesOnAt - backAt);
      expect((await ended(token, id)).documents.done).toBe(10);
      expect(await call(server.address, getReadiness, {})).toEqual({ status: 'ready' });
      expect(await call(server.address, getUsage, { token })).toMatchObject({ used: trial * 10, reserved: 0 });
    }
    tellTimes('Work goes on after PostgreSQL is back', healed);
  },
  RESTARTS * 180_000,
);

test('on a full disk what comes is refused in words, what has to be unpacked says so, and nothing is lost or charged twice', async () => {
  const token = await signUpAt(server.address);
  const archive = zipSync({ 'a.txt': Buffer.from('Letter a\n\nTotal: 1.50 EUR\n'), 'b.txt': Buffer.from('Letter b\n\nTotal: 2.50 EUR\n') });
  const worker = childOf(server.child.pid!);
  // Nobody reads meanwhile.
  process.kill(worker, 'SIGSTOP');
  onTestFinished(machine.freeDisk);
  const taken = await upload(token, 'letters.zip', Buffer.from(archive));
  const { id } = (await taken.json()) as Run;
  machine.fillDisk();
  const refused = await upload(token, 'late.pdf', longPdf(10_000));
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { code: 'unavailable', detail: 'The disk with the data folder is full.' },
  ]);
  process.kill(worker, 'SIGCONT');
  await ended(token, id);
  const [unpacked, ...others] = await documentsOf(token, id);
  expect([unpacked, others.length]).toMatchObject([{ state: 'failed', error: { code: 'disk_full' } }, 0]);
  expect(await call(server.address, getUsage, { token })).toMatchObject({ used: 0, reserved: 0 });
  machine.freeDisk();
  await call(server.address, retryRunDocument, { token, id: unpacked!.id });
  await ended(token, id);
  expect((await documentsOf(token, id)).map(({ state, file_name }) => [state, file_name])).toEqual([
    ['done', 'letters.zip / a.txt'],
    ['done', 'letters.zip / b.txt'],
  ]);
  expect(await call(server.address, getUsage, { token })).toMatchObject({ used: 2, reserved: 0 });
}, 300_000);

/** As far as the month goes: pages count in the one that the clock shows. */
function withinMonth(byMs: number): number {
  const now = new Date();
  const [from, to] = [0, 1].map((months) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months) - now.getTime());
  return Math.min(Math.max(byMs, from! + 1), to! - 60_000);
}

test(
  `while the clock jumps ${JUMPS} times, each document is read and counted once`,
  async () => {
    onTestFinished(() => machine.moveClock(0));
    const token = await signUpAt(server.address);
    for (let jump = 1; jump <= JUMPS; jump++) {
      const id = await start(token, letters(10));
      await wait(next(1_000));
      await machine.moveClock(withinMonth((jump % 2 === 0 ? 1 : -1) * next(MOST_DAYS_OFF * DAY_MS)));
      await wait(2_000);
      // Put right again: whoever signed in before is nobody to a clock that is days behind.
      await machine.moveClock(0);
      expect((await ended(token, id)).documents).toEqual({ waiting: 0, reading: 0, done: 10, failed: 0, cancelled: 0 });
    }
    expect(await call(server.address, getUsage, { token })).toMatchObject({ used: JUMPS * 10, reserved: 0 });
  },
  JUMPS * 120_000,
);

test(
  `the first document of one account does not wait for the ${MANY} of another`,
  async () => {
    const [first, second] = [await signUpAt(server.address), await signUpAt(server.address)];
    const many: string[] = [];
    for (let left = MANY; left > 0; left -= 100) many.push(await start(first, letters(Math.min(100, left))));
    const askedAt = performance.now();
    await ended(second, await start(second, letters(1)));
    tellTimes(`The first document of an account beside ${MANY} of another is read`, [performance.now() - askedAt]);
    const done = (await Promise.all(many.map((id) => standing(first, id)))).reduce((sum, run) => sum + run!.documents.done, 0);
    expect(done).toBeLessThan(MANY / 2);
    for (const id of many) await call(server.address, deleteRun, { token: first, id });
  },
  LONG ? 3_600_000 : 300_000,
);

test(`of a PDF of ${TOO_MANY_PAGES} pages the pages are told, and none is read or counted`, async () => {
  const token = await signUpAt(server.address);
  const startedAt = performance.now();
  const { id } = (await (await upload(token, 'volumes.pdf', longPdf(TOO_MANY_PAGES))).json()) as Run;
  await ended(token, id);
  tellTimes(`The pages of a PDF of ${TOO_MANY_PAGES} pages are known`, [performance.now() - startedAt]);
  const [document] = await documentsOf(token, id);
  expect(document).toMatchObject({ state: 'failed', pages_read: 0, error: { code: 'too_many_pages' } });
  expect(document!.error!.message).toContain(`${TOO_MANY_PAGES} pages`);
  expect(await call(server.address, getUsage, { token })).toMatchObject({ used: 0, reserved: 0 });
}, 300_000);

test(
  `a PDF of ${MANY_PAGES} pages is held in the ledger before it is read, is cancelled at once, and is read in little memory`,
  async () => {
    const token = await signUpAt(server.address);
    const startRead = async (mark: string): Promise<string> =>
      ((await (await upload(token, 'volume.pdf', longPdf(MANY_PAGES, mark))).json()) as Run).id;
    const first = await startRead('cancelled');
    await expect.poll(async () => (await documentsOf(token, first))[0]!.pages, { timeout: 60_000, interval: 20 }).toBe(MANY_PAGES);
    expect(await call(server.address, getUsage, { token })).toMatchObject({ used: 0, reserved: MANY_PAGES });
    const cancelledAt = performance.now();
    await call(server.address, cancelRun, { token, id: first });
    expect(await call(server.address, getUsage, { token })).toMatchObject({ used: 0, reserved: 0 });
    // Whoever reads is free again when the next one is read.
    const next = await startRead('read');
    await expect.poll(async () => (await documentsOf(token, next))[0]!.pages, { timeout: 60_000, interval: 20 }).toBe(MANY_PAGES);
    tellTimes('After a large document was cancelled the next one is opened', [performance.now() - cancelledAt]);
    await expect.poll(async () => (await documentsOf(token, next))[0]!.pages_read, { timeout: 300_000, interval: 50 }).toBeGreaterThan(0);
    await ended(token, next);
    expect((await documentsOf(token, next))[0]).toMatchObject({ state: 'done', pages: MANY_PAGES, pages_read: MANY_PAGES });
    expect(await call(server.address, getUsage, { token })).toMatchObject({ used: MANY_PAGES, reserved: 0 });
    const [web, worker] = [server.child.pid!, childOf(server.child.pid!)].map(peakBytes);
    tell(`Most memory: web ${Math.round(web! / MEGABYTE)} MB, worker ${Math.round(worker! / MEGABYTE)} MB`);
    expect(Math.max(web!, worker!)).toBeLessThan(MOST_MEMORY_BYTES * 2);
  },
  LONG ? 600_000 : 300_000,
);

test(`of ${UPLOADS} uploads of 5 MB at once each is taken, or told to come later and taken then, in little memory, and others are answered meanwhile`, async () => {
  const token = await signUpAt(server.address);
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * MEGABYTE, 'nothing. ')]);
  const startedAt = performance.now();
  const uploads = uploadApart(token, content, UPLOADS);
  const answered: number[] = [];
  let isOver = false;
  void uploads.finally(() => (isOver = true));
  while (!isOver) {
    const askedAt = performance.now();
    await call(server.address, getUsage, { token });
    answered.push(performance.now() - askedAt);
    await wait(20);
  }
  tellTimes(`Another request beside ${UPLOADS} uploads is answered`, answered);
  const statuses = await uploads;
  expect(statuses.filter((status) => ![201, 429, 503].includes(status))).toEqual([]);
  const taken = statuses.filter((status) => status === 201).length;
  expect(taken).toBe(UPLOADS);
  expect(answered.length).toBeGreaterThan(1);
  const peak = peakBytes(server.child.pid!);
  const tookS = Math.round((performance.now() - startedAt) / 1000);
  tell(`Taken: ${taken} in ${tookS} s, told to come later ${statuses.length - taken} times; most memory ${Math.round(peak / MEGABYTE)} MB`);
  expect(peak).toBeLessThan(MOST_MEMORY_BYTES);
}, 600_000);

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
    const trap = await setTrap();
    const faults: string[] = [];
    const took: number[] = [];
    let aimed = 0;
    const documentsIn = async (name: string, content: Uint8Array): Promise<RunDocument[]> => {
      const startedAt = performance.now();
      const { id } = (await (await upload(token, name, content)).json()) as Run;
      await ended(token, id);
      took.push(performance.now() - startedAt);
      return documentsOf(token, id);
    };
    const pagesCounted = async (): Promise<number> => (await call<{ used: number }>(server.address, getUsage, { token })).used;
    for (const file of chosen) {
      const content = readFileSync(join(HOSTILE_FOLDER, file.path));
      const before = await pagesCounted();
      const data = await documentsIn(file.uploadName, content);
      const { state, pages, error } = data[0]!;
      const read = data.reduce((sum, document) => sum + (document.state === 'done' ? document.pages! : 0), 0);
      const counted = (await pagesCounted()) - before;
      if (data.some((document) => document.error?.code === 'internal')) faults.push(`${file.path}: internal`);
      if (file.expectation === 'typed-error' && state !== 'failed') faults.push(`${file.path}: read, though nobody can read it`);
      if (file.expectation === 'reads' && state === 'failed') faults.push(`${file.path}: ${error?.code}`);
      if (file.pages !== undefined && state === 'done' && pages !== file.pages) faults.push(`${file.path}: ${pages} pages`);
      if (counted > read) faults.push(`${file.path}: ${counted} pages counted, ${read} read`);
      const naming = aimedAt(trap.address, content);
      if (!naming) continue;
      aimed++;
      if ((await documentsIn(file.uploadName, naming)).some((document) => document.error?.code === 'internal'))
        faults.push(`${file.path}, naming the trap: internal`);
    }
    trap.close();
    tellTimes(`Odd and damaged files end, ${aimed} of them once more with the addresses in them turned to a trap`, took);
    expect(faults).toEqual([]);
    expect(trap.asked).toEqual([]);
  },
  LONG ? 3_600_000 * 4 : 300_000,
);

test('what files name on the network is never asked for', async () => {
  const trap = await setTrap();
  const token = await signUpAt(server.address);
  const files = trapFiles(trap.address);
  const documents = Object.entries(files).map(([file_name, content]) => ({ file_name, content: Buffer.from(content).toString('base64') }));
  const id = await start(token, documents);
  await ended(token, id);
  const read = await documentsOf(token, id);
  expect(read.length).toBeGreaterThanOrEqual(documents.length);
  expect(read.map(({ error }) => error?.code)).not.toContain('internal');
  expect(trap.asked).toEqual([]);
  trap.close();
}, 300_000);
