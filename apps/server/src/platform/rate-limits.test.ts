import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './database.ts';
import { createLogger } from './logger.ts';
import { createRateLimits } from './rate-limits.ts';
import { createTestDatabase } from './test-postgres.test-fixture.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = openDatabase({ url: await createTestDatabase(), poolSize: 10, log: createLogger('silent') });
});

afterAll(() => open.close());

const limits = () => createRateLimits(open.database, 'secret');

test('as many as allowed pass, also of fifty at once on two servers', async () => {
  const [one, other] = [limits(), limits()];
  const limit = { name: 'fifty', times: 7, perSeconds: 3600 };
  const passed = await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).allows(limit, 'ada')));
  expect(passed.filter(Boolean)).toHaveLength(7);
});

test('each caller, and each limit, is counted alone', async () => {
  const limit = { name: 'alone', times: 1, perSeconds: 3600 };
  expect(await limits().allows(limit, 'ada', '203.0.113.7')).toBe(true);
  expect(await limits().allows(limit, 'ada', '203.0.113.7')).toBe(false);
  expect(await limits().allows(limit, 'ada', '203.0.113.8')).toBe(true);
  expect(await limits().allows({ ...limit, name: 'other' }, 'ada', '203.0.113.7')).toBe(true);
});

test('time gives back what was used', async () => {
  const limit = { name: 'back', times: 2, perSeconds: 3600 };
  const tries = async () => [await limits().allows(limit, 'ada'), await limits().allows(limit, 'ada'), await limits().allows(limit, 'ada')];
  expect(await tries()).toEqual([true, true, false]);
  await open.database.execute(sql`update rate_limits set arrival = arrival - interval '31 minutes' where key like 'back:%'`);
  expect(await tries()).toEqual([true, false, false]);
});

test('an attempt that is given back was none, and nobody gains by it', async () => {
  const limit = { name: 'given', times: 2, perSeconds: 3600 };
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await limits().allows(limit, 'ada')).toBe(true);
    await limits().giveBack(limit, 'ada');
  }
  await limits().giveBack(limit, 'ada');
  expect([await limits().allows(limit, 'ada'), await limits().allows(limit, 'ada'), await limits().allows(limit, 'ada')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the table names nobody', async () => {
  await limits().allows({ name: 'names', times: 1, perSeconds: 60 }, 'ada@example.com', '203.0.113.7');
  const { rows } = await open.database.execute(sql`select key from rate_limits where key like 'names:%'`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/);
});
