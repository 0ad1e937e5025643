import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkQueues } from '../jobs/work-queue.ts';
import { systemClock } from '../platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { pageLedger, pageMonths, runDocuments, users } from '../platform/schema.ts';
import { createTestDatabase, reachableFolder } from '../platform/test-postgres.test-fixture.ts';
import { seedOf, tellTimes, trials } from '../proof.test-fixture.ts';
import { createRun } from '../runs/create-run.ts';
import { longPdf } from '../runs/long-pdf.test-fixture.ts';
import { PAGES_PER_RANGE } from '../runs/page-ranges.ts';
import { receiveFile } from '../runs/received-file.ts';
import type { RunParts } from '../runs/run-parts.ts';
import { openRunStore } from './run-store.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SAMPLE = readFileSync(join(ROOT, 'apps/web/public/samples/supplier-invoice.pdf'));
const KILLS = trials(4, 900);
const SEED = seedOf(20_261_123);

/** After what was done last before the kill, at most: so that it meets every step, and not their ends alone. */
const LONGEST_MS = 400;

/** Until something goes on; where forty programs share two processors a worker takes minutes to begin. */
const WAIT_MS = 300_000;

const DOCUMENTS = 10;
const STEPS = 4;
const WHOLE = DOCUMENTS * STEPS;

/** What can die: the worker, the child that reads for it, or every connection to the database. */
const VICTIMS = ['worker', 'reader', 'connections'] as const;

/** Places in a run. */
const INVOICE = 2;
const LARGE = 7;

const TEMPLATE = {
  name: 'Letters',
  description: '',
  entities: [{ id: 'total', variableName: 'Total', description: 'Total amount', type: 'number' as const, enumValues: [] }],
};

let databaseUrl: string;
let dataDirectory: string;
let opened: OpenDatabase;
let parts: RunParts & WorkQueues;
let ownerId: string;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'apps/server'], { cwd: ROOT });
  databaseUrl = await createTestDatabase();
  dataDirectory = reachableFolder();
  const log = createLogger('silent');
  opened = openDatabase({ url: databaseUrl, poolSize: 5, log });
  parts = { database: opened.database, clock: systemClock, ...(await openRunStore({ dataDirectory, s3: null }, opened, log)) };
  const [user] = await opened.database
    .insert(users)
    .values({ email: 'a@example.com', foldedEmail: 'a@example.com', authProvider: 'email', passwordHash: 'none' })
    .returning();
  ownerId = user!.id;
}, 180_000);

afterAll(async () => {
  await end('SIGTERM');
  await parts.stopQueues();
  await opened.close();
  rmSync(dataDirectory, { recursive: true });
});

function startWorker(): void {
  const environment = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'error' };
  worker = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js'), 'worker'], { env: environment, cwd: '/', stdio: 'ignore' });
}

async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill(signal);
  await gone;
}

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim === 'worker') {
    await end('SIGKILL');
    startWorker();
  } else if (victim === 'reader') {
    for (const child of childrenOf(worker!.pid!)) process.kill(child, 'SIGKILL');
  } else {
    await opened.database
      .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
      .catch(() => {});
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Letters, each of another content, with an invoice and a document that is read in ranges between them. */
async function startRun(letters: number): Promise<string> {
  const receiving = { blobs: parts.blobs, maxBytes: 1_000_000, documentKey: 'ab' };
  const files = [];
  for (let letter = 0; letter < letters; letter++) {
    const content = contentOf(letter);
    const isPdf = content.subarray(0, 4).toString() === '%PDF';
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      yield content;
    };
    files.push(await receiveFile(`letter ${letter}.${isPdf ? 'pdf' : 'txt'}`, chunks(), receiving));
  }
  return (await createRun(ownerId, { name: 'Letters', template: TEMPLATE, rowMode: 'document', modelMode: 'built-in' }, files, parts)).id;
}

function contentOf(letter: number): Buffer {
  if (letter === INVOICE) return SAMPLE;
  if (letter === LARGE) return longPdf(PAGES_PER_RANGE + 1);
  return Buffer.from(`Letter ${letter}\n\nTotal: ${letter}.50 EUR\n`);
}

const documentsOf = (runId: string) =>
  opened.database.select().from(runDocuments).where(eq(runDocuments.runId, runId)).orderBy(asc(runDocuments.position));

/** Each document that ended counts as many as one of ranges at most counts while it is read. */
async function progressOf(runId: string): Promise<number> {
  const steps = (await documentsOf(runId)).map(({ state, pagesRead }) =>
    state === 'done' || state === 'failed' ? STEPS : Math.floor(pagesRead / PAGES_PER_RANGE),
  );
  return steps.reduce((sum, step) => sum + step, 0);
}

/** How long it takes until more has been done than before; nothing where all was. */
async function timesToGoOn(runId: string, before: number): Promise<number[]> {
  if (before === WHOLE) return [];
  const startedAt = performance.now();
  await expect.poll(() => progressOf(runId).catch(() => 0), { timeout: WAIT_MS, interval: 100 }).toBeGreaterThan(before);
  return [performance.now() - startedAt];
}

test(
  `of ${KILLS} runs whose worker, reader or connections are killed, each document ends once and its pages are counted once`,
  async () => {
    let random = SEED;
    const next = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below;
    const resumed: Record<string, number[]> = Object.fromEntries(VICTIMS.map((victim) => [victim, []]));
    startWorker();
    for (let trial = 0; trial < KILLS; trial++) {
      const victim = VICTIMS[trial % VICTIMS.length]!;
      const runId = await startRun(DOCUMENTS);
      const killedAfter = next(WHOLE);
      await expect.poll(() => progressOf(runId), { timeout: WAIT_MS, interval: 20 }).toBeGreaterThanOrEqual(killedAfter);
      await wait(next(LONGEST_MS));
      const before = await progressOf(runId);
      await kill(victim);
      resumed[victim]!.push(...(await timesToGoOn(runId, before)));
      await expect
        .poll(async () => (await documentsOf(runId).catch(() => [])).map(({ state }) => state), { timeout: WAIT_MS, interval: 100 })
        .toSatisfy((states: string[]) => states.length > 0 && states.every((state) => state === 'done' || state === 'failed'));
      const ended = await documentsOf(runId);
      // A document whose reader was killed may say so; nothing else costs one.
      const failed = ended.filter(({ state }) => state === 'failed');
      expect(failed.map(({ errorCode }) => errorCode)).toEqual(failed.map(() => 'file_damaged'));
      expect(failed.length).toBeLessThanOrEqual(victim === 'reader' ? 1 : 0);
      const entries = await opened.database.select().from(pageLedger).where(eq(pageLedger.run, runId));
      const settled = entries.filter(({ state }) => state === 'settled');
      const done = ended.filter(({ state }) => state === 'done');
      expect(settled.map(({ document }) => document.toString('hex')).sort()).toEqual(
        done.map(({ contentName }) => contentName!.toString('hex')).sort(),
      );
      const [month] = await opened.database.select().from(pageMonths).where(eq(pageMonths.ownerId, ownerId));
      expect({ used: month!.used, reserved: month!.reserved }).toEqual({
        used: settled.reduce((sum, { pages }) => sum + pages, 0),
        reserved: 0,
      });
      // The next run has the same letters, which would be free.
      await opened.database.delete(pageMonths).where(eq(pageMonths.ownerId, ownerId));
      if (trial % 50 === 49 || trial === KILLS - 1)
        for (const one of VICTIMS) tellTimes(`Work goes on after the ${one} was killed`, resumed[one]!);
    }
  },
  KILLS * 2 * WAIT_MS,
);
