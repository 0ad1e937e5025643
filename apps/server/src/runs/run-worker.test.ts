import { setTimeout as wait } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runsAtServer } from '../http/runs-at-server.test-fixture.ts';
import type { runDocuments } from '../platform/schema.ts';
import { createTestReader, startTestWorker } from './test-worker.test-fixture.ts';
import { isLost, type Taken, takeFromTheDead, takeWork } from './work-in-hand.ts';
import { holdWorkerLock, type WorkerLock } from './worker-lock.ts';

const at = runsAtServer({ name: 'Letters', entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' }] });

/** Longer than the worker waits before it asks whether a document is still its own. */
const SLOW_MS = 1_500;

test('where it is told late that a document is nobody’s, for it is done, the reader of the next one is left alone', async () => {
  const { parts, databaseUrl } = at.server;
  const id = await at.start({ 'a.txt': 'Total: 1.50 EUR', 'b.txt': 'Total: 2.50 EUR' });
  let asked = 0;
  let closed = 0;
  const worker = await startTestWorker(
    {
      ...parts,
      blobs: { ...parts.blobs, read: async (key) => wait(SLOW_MS).then(() => parts.blobs.read(key)) },
      database: Object.assign(Object.create(parts.database) as typeof parts.database, {
        select: (fields?: { worker: typeof runDocuments.worker }) => {
          if (Object.keys(fields ?? {}).join() !== 'worker') return fields ? parts.database.select(fields) : parts.database.select();
          asked++;
          return {
            from: (table: typeof runDocuments) => ({
              where: (which: SQL) => wait(SLOW_MS).then(() => parts.database.select(fields!).from(table).where(which)),
            }),
          };
        },
      }),
    },
    databaseUrl,
    {
      createReader: () => {
        const reader = createTestReader();
        return { ...reader, close: () => (closed++, reader.close()) };
      },
    },
  );
  expect((await at.ended(id)).map(({ state }) => state)).toEqual(['done', 'done']);
  await wait(SLOW_MS);
  expect([asked > 0, closed]).toEqual([true, 0]);
  await worker.stop();
}, 180_000);

test('a worker that begins while it is looked who lives keeps what it takes, and loses it when it dies', async () => {
  const { parts, databaseUrl } = at.server;
  await at.start({ 'a.txt': 'Total: 1.50 EUR' });
  const begun: { lock: WorkerLock; taken: Taken | 'none' | 'ended' }[] = [];
  await takeFromTheDead({
    ...parts,
    database: Object.assign(Object.create(parts.database) as typeof parts.database, {
      execute: async (which: SQL) => {
        const living = await parts.database.execute(which);
        const lock = await holdWorkerLock(databaseUrl);
        begun.push({ lock, taken: await takeWork(lock.number, parts) });
        return living;
      },
    }),
  });
  const [{ lock, taken }] = begun as [{ lock: WorkerLock; taken: Taken }];
  expect(await isLost(taken, parts)).toBe(false);
  await lock.release();
  const isTaken = async (): Promise<boolean> => takeFromTheDead(parts).then(() => isLost(taken, parts));
  await expect.poll(isTaken, { timeout: 60_000 }).toBe(true);
}, 180_000);
