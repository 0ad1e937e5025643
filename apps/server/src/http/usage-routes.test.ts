import { randomUUID } from 'node:crypto';
import { exportAccount, getMe, getUsage, reportUsage, usageMonth } from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageLedger, pageMonths } from '../platform/schema.ts';
import { startTestServer, type TestServer } from './test-server.test-fixture.ts';

/** What an account can count in a month. */
const CEILING = 100_000;

const now = new Date('2026-11-22T12:00:00.000Z');
let server: TestServer;
let token: string;
let ownerId: string;
let documents = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});

beforeEach(async () => {
  const account = await server.signUp();
  token = account.token;
  ownerId = account.user.id;
});

afterAll(() => server.close());

const read = (pages: number) => ({
  document: (++documents).toString(16).padStart(64, '0'),
  pages,
  counted_at: now.toISOString(),
  run: randomUUID(),
});
const report = (...given: object[]) => server.call(reportUsage, { token, body: { documents: given } });
const answered = (pages: number) => ({ status: 200, body: { pages_used_current_month: pages } });
const entries = () => server.database.select().from(pageLedger).where(eq(pageLedger.ownerId, ownerId));

describe('what devices report', () => {
  test('is counted up to a ceiling of pages a month, which is one of rows too', async () => {
    expect(await report(...Array.from({ length: 500 }, () => read(10_000)))).toMatchObject(answered(CEILING));
    expect(await report(...Array.from({ length: 500 }, () => read(1)))).toMatchObject(answered(CEILING));
    expect(await entries()).toHaveLength(10);
  });

  test('fills what is left of it, and what it counted goes on counting once', async () => {
    const [large, last] = [read(10_000), read(2)];
    await report(...Array.from({ length: 9 }, () => read(10_000)), read(9_998));
    expect(await report(large, last, last, read(1))).toMatchObject(answered(CEILING));
    expect(await report(last)).toMatchObject(answered(CEILING));
    expect(await entries()).toHaveLength(11);
  });

  test('never grows out of a number: not where a month was counted before there was a ceiling', async () => {
    const month = usageMonth(now);
    await server.database.insert(pageMonths).values({ ownerId, month, used: 2 ** 31 - 1 });
    const counted = { ownerId, month, run: randomUUID(), pages: 2 ** 30, state: 'settled', at: now } as const;
    await server.database.insert(pageLedger).values(['a', 'b', 'c'].map((name) => ({ ...counted, document: Buffer.from(name) })));
    expect(await report(read(10_000))).toMatchObject(answered(3 * 2 ** 30));
    expect(await server.call(getUsage, { token })).toMatchObject({
      status: 200,
      body: { used: 2 ** 31 - 1, days: [{ pages: 3 * 2 ** 30 }], runs: [{ pages: 3 * 2 ** 30 }] },
    });
    expect(await server.call(getMe, { token })).toMatchObject({ status: 200, body: { pages_used_current_month: 3 * 2 ** 30 } });
    expect(await server.call(exportAccount, { token })).toMatchObject({ status: 200 });
  });
});
