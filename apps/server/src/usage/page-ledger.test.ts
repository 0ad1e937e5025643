import { randomUUID } from 'node:crypto';
import { usageMonth } from '@sheetlift/contract';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { array, assert as assertProperty, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase, type OpenDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { pageLedger, pageMonths, users } from '../platform/schema.ts';
import { createTestDatabase } from '../platform/test-postgres.test-fixture.ts';
import { trials } from '../proof.test-fixture.ts';
import { countDevicePages } from './count-device-pages.ts';
import { countPages, releaseExpired, releasePages, type Reservation, reservePages, settlePages } from './page-ledger.ts';
import { pagesUsed } from './pages-used.ts';

const ROUNDS = trials(2, 50);
const SEQUENCES = trials(25, 400);

let url: string;
let pool: Pool;
let database: Database;
let now: Date;
let ownerId: string;
let accounts = 0;
const clock = (): Date => now;

beforeAll(async () => {
  url = await createTestDatabase();
  // Without the server's own limits of time: a hundred at once wait for each other, on a busy machine for long.
  pool = new Pool({ connectionString: url, max: 20 });
  database = drizzle({ client: pool });
});

afterAll(() => pool.end());

beforeEach(async () => {
  now = new Date('2026-11-22T12:00:00.000Z');
  ownerId = await newOwner();
});

async function newOwner(): Promise<string> {
  const email = `owner${++accounts}@example.com`;
  const [user] = await database
    .insert(users)
    .values({ email, foldedEmail: email, authProvider: 'email', passwordHash: 'none' })
    .returning();
  return user!.id;
}

const named = (name: string | number, pages = 1) => ({ document: Buffer.from(String(name)), run: randomUUID(), pages });
const reserve = (name: string | number, { pages = 1, limit = 10 as number | null } = {}): Promise<Reservation> =>
  reservePages(ownerId, named(name, pages), limit, database, clock);
const settle = (id: string): Promise<void> => database.transaction((transaction) => settlePages(id, transaction));
const idOf = (reservation: Reservation): string => (reservation.kind === 'reserved' ? reservation.id : 'none');
const month = async (name = usageMonth(now)) =>
  (
    await database
      .select({ month: pageMonths.month, used: pageMonths.used, reserved: pageMonths.reserved })
      .from(pageMonths)
      .where(eq(pageMonths.ownerId, ownerId))
  ).find((one) => one.month === name);

/** Counter and ledger agree, for everybody and every month; no document counted twice. */
async function expectSound(): Promise<void> {
  const { rows } = await database.execute(sql`
    select m.owner_id from page_months m left join page_ledger l using (owner_id, month) group by m.owner_id, m.month, m.used, m.reserved
    having m.used <> coalesce(sum(l.pages) filter (where l.state = 'settled'), 0) or m.reserved <> coalesce(sum(l.pages) filter (where l.state = 'reserved'), 0)`);
  expect(rows).toEqual([]);
  const twice = await database.execute(
    sql`select 1 from page_ledger where state = 'settled' group by owner_id, month, document having count(*) > 1`,
  );
  expect(twice.rows).toEqual([]);
}

describe('a reservation', () => {
  test('holds pages, then counts them, once however often that is told', async () => {
    const held = await reserve('bill', { pages: 4 });
    expect(await month()).toEqual({ month: '2026-11', used: 0, reserved: 4 });
    await Promise.all(Array.from({ length: 5 }, () => settle(idOf(held))));
    expect(await month()).toEqual({ month: '2026-11', used: 4, reserved: 0 });
    expect(await pagesUsed(ownerId, now, database)).toBe(4);
    await expectSound();
  });

  test('is given back by work that failed, which is free', async () => {
    const held = await reserve('bill', { pages: 4 });
    await releasePages(idOf(held), database);
    await releasePages(idOf(held), database);
    expect(await month()).toEqual({ month: '2026-11', used: 0, reserved: 0 });
    await expectSound();
  });

  test('is not needed for a document that counted this month', async () => {
    await settle(idOf(await reserve('bill', { pages: 4 })));
    expect(await reserve('bill', { pages: 4, limit: 4 })).toEqual({ kind: 'free' });
    now = new Date('2026-12-01T00:00:00.000Z');
    expect((await reserve('bill', { pages: 4 })).kind).toBe('reserved');
  });

  test('is refused with what is left, also where a plan became smaller than what was used', async () => {
    await settle(idOf(await reserve('bill', { pages: 8 })));
    expect(await reserve('other', { pages: 3 })).toEqual({ kind: 'refused', left: 2 });
    expect(await reserve('other', { pages: 3, limit: 5 })).toEqual({ kind: 'refused', left: 0 });
    expect((await reserve('other', { pages: 3, limit: 50 })).kind).toBe('reserved');
    expect((await reserve('huge', { pages: 5_000, limit: null })).kind).toBe('reserved');
  });

  test('belongs to the month in which it was made, though it is settled in the next', async () => {
    now = new Date('2026-11-30T23:59:59.999Z');
    const held = await reserve('bill', { pages: 4 });
    now = new Date('2026-12-01T00:00:00.000Z');
    await settle(idOf(held));
    expect([await month('2026-11'), await month('2026-12')]).toEqual([{ month: '2026-11', used: 4, reserved: 0 }, undefined]);
    expect(await pagesUsed(ownerId, now, database)).toBe(0);
  });

  test('that nobody settles is given back after an hour; work that was done all the same still counts, once', async () => {
    const held = await reserve('bill', { pages: 4 });
    now = new Date(now.getTime() + 60 * 60 * 1000 - 1);
    await releaseExpired(database, clock);
    expect((await month())?.reserved).toBe(4);
    now = new Date(now.getTime() + 2);
    await releaseExpired(database, clock);
    expect(await month()).toEqual({ month: '2026-11', used: 0, reserved: 0 });
    await settle(idOf(held));
    await settle(idOf(held));
    expect(await month()).toEqual({ month: '2026-11', used: 4, reserved: 0 });
    await expectSound();
  });

  test('of the same document by two runs counts once, whichever ends first', async () => {
    const [one, other] = [await reserve('bill', { pages: 4 }), await reserve('bill', { pages: 4 })];
    expect((await month())?.reserved).toBe(8);
    await Promise.all([settle(idOf(one)), settle(idOf(other))]);
    expect(await month()).toEqual({ month: '2026-11', used: 4, reserved: 0 });
    await expectSound();
  });
});

test(`100 at once against 10 pages left get exactly 10, in each of ${ROUNDS} rounds, and the counter is the ledger's sum`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    ownerId = await newOwner();
    await countPages(ownerId, [{ ...named('before', 90), at: now }], database);
    const got = await Promise.all(Array.from({ length: 100 }, (_, number) => reserve(number, { limit: 100 })));
    const held = got.filter(({ kind }) => kind === 'reserved');
    expect([held.length, got.filter(({ kind }) => kind === 'refused').length]).toEqual([10, 90]);
    await Promise.all(held.map((one) => settle(idOf(one))));
    expect(await month()).toEqual({ month: '2026-11', used: 100, reserved: 0 });
    await expectSound();
  }
}, 300_000);

describe('what a device reports', () => {
  const report = (document: string, pages: number, counted_at: string) => ({
    document: document.repeat(64).slice(0, 64),
    pages,
    counted_at,
    run: randomUUID(),
  });

  test('counts once, however often it comes and from however many devices', async () => {
    const reports = [report('a', 3, '2026-11-22T09:00:00.000Z'), report('b', 2, '2026-11-22T09:01:00.000Z')];
    await Promise.all(Array.from({ length: 10 }, () => countDevicePages(ownerId, reports, database, clock)));
    expect(await pagesUsed(ownerId, now, database)).toBe(5);
    await expectSound();
  });

  test('counts in the month in which it was read, though it comes hours later', async () => {
    now = new Date('2026-12-01T06:00:00.000Z');
    await countDevicePages(ownerId, [report('a', 3, '2026-11-30T23:30:00.000Z')], database, clock);
    expect([(await month('2026-11'))?.used, (await month('2026-12'))?.used]).toEqual([3, undefined]);
  });

  test('counts on a leap day, and now where a clock cannot be right', async () => {
    now = new Date('2028-02-29T12:00:00.000Z');
    await countDevicePages(
      ownerId,
      [report('a', 1, '2028-02-29T11:00:00.000Z'), report('b', 2, '2028-03-09T00:00:00.000Z'), report('c', 4, '1970-01-01T00:00:00.000Z')],
      database,
      clock,
    );
    expect([(await month('2028-02'))?.used, (await month('2028-03'))?.used, (await month('1970-01'))?.used]).toEqual([
      7,
      undefined,
      undefined,
    ]);
  });
});

test(`whatever is done in whatever order, the ledger stays sound (${SEQUENCES} sequences)`, async () => {
  const step = record({
    kind: constantFrom('reserve', 'settle', 'release', 'count', 'expire', 'wait'),
    document: nat(4),
    pages: integer({ min: 1, max: 6 }),
    pick: nat(9),
  });
  const sequences = asyncProperty(array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
    ownerId = await newOwner();
    now = new Date('2026-11-30T20:00:00.000Z');
    const held: string[] = [];
    const wrong: Reservation[] = [];
    for (const { kind, document, pages, pick } of steps) {
      const id = held[pick % Math.max(1, held.length)];
      if (kind === 'reserve') {
        const left = 10 - ((await month())?.used ?? 0) - ((await month())?.reserved ?? 0);
        const got = await reserve(document, { pages });
        if (got.kind === 'reserved') held.push(got.id);
        if (got.kind === 'refused' && (got.left !== Math.max(0, left) || pages <= got.left)) wrong.push(got);
      }
      if (kind === 'settle' && id) await settle(id);
      if (kind === 'release' && id) await releasePages(id, database);
      if (kind === 'count') await countPages(ownerId, [{ ...named(document, pages), at: now }], database);
      if (kind === 'expire') await releaseExpired(database, clock);
      if (kind === 'wait') now = new Date(now.getTime() + 50 * 60 * 1000);
    }
    await expectSound();
    expect(wrong).toEqual([]);
    // Everything that is held can be ended, and then nothing is held.
    for (const id of held) await releasePages(id, database);
    const entries = await database.select().from(pageLedger).where(eq(pageLedger.ownerId, ownerId));
    expect(entries.filter(({ state }) => state === 'reserved')).toEqual([]);
    await expectSound();
  });
  await expect(assertProperty(sequences, { seed: 7, numRuns: SEQUENCES, endOnFailure: true })).resolves.toBeUndefined();
}, 900_000);

/** A server that dies when it has sent its n-th statement, or just before: from then on nothing of it reaches the database. */
function mortal(deathAt: number, isAfter: boolean): OpenDatabase & { sent: () => number } {
  let sent = 0;
  const open = openDatabase({ url, poolSize: 1, log: createLogger('silent') });
  const client = (
    open.database as unknown as {
      $client: {
        connect: (
          done?: unknown,
        ) => Promise<{ on: (event: 'error', listener: () => void) => void; query: (...args: unknown[]) => Promise<unknown> }>;
        query: (...args: unknown[]) => Promise<unknown>;
      };
    }
  ).$client;
  const dying =
    (query: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      const number = ++sent;
      if (number > deathAt || (number === deathAt && !isAfter)) throw new Error('dead');
      const answer = await query(...args);
      if (number === deathAt) throw new Error('dead');
      return answer;
    };
  const [connect, query] = [client.connect.bind(client), client.query.bind(client)];
  client.query = dying(query);
  client.connect = async (done) => {
    // The pool's own way to a connection for a single statement, which is counted already.
    if (done !== undefined) return connect(done);
    if (sent >= deathAt) throw new Error('dead');
    const connection = await connect();
    connection.on('error', () => {});
    return new Proxy(connection, {
      get: (target, name) => (name === 'query' ? dying(target.query.bind(target)) : Reflect.get(target, name, target)),
    });
  };
  return { ...open, sent: () => sent };
}

describe('the server killed between reserve, work, settle and answer', () => {
  /** Reads a document for its owner, as the worker of runs does: the result is kept in a table of its own, in the transaction that counts it. */
  async function attempt(on: Database, document: ReturnType<typeof named>): Promise<string> {
    const kept = await on.execute<{ result: string }>(sql`select result from kept_results where owner_id = ${ownerId}`);
    if (kept.rows[0]) return kept.rows[0].result;
    const held = await reservePages(ownerId, document, 10, on, clock);
    if (held.kind === 'refused') return 'refused';
    await on.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept_results values (${ownerId}, 'rows')`);
      if (held.kind === 'reserved') await settlePages(held.id, transaction);
    });
    return 'rows';
  }

  test('at every statement, before it and after it: done again, it is charged once and its result is there', async () => {
    await database.execute(sql`create table kept_results (owner_id uuid primary key, result text not null)`);
    const whole = mortal(Infinity, false);
    await attempt(whole.database, named('bill', 4));
    await whole.close();
    const statements = whole.sent();
    expect(statements).toBeGreaterThan(12);
    for (let deathAt = 1; deathAt <= statements; deathAt++) {
      for (const isAfter of [false, true]) {
        ownerId = await newOwner();
        now = new Date('2026-11-22T12:00:00.000Z');
        const document = named('bill', 4);
        const dying = mortal(deathAt, isAfter);
        await expect(attempt(dying.database, document)).rejects.toThrow(/dead|Failed query/);
        // The death of a process ends its connections, and the database takes back what was not committed.
        await database.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sheetlift' and datname = current_database() and state like 'idle in transaction%'`,
        );
        void dying.close().catch(() => {});
        await expectSound();
        const [{ n: results }] = (
          await database.execute<{ n: number }>(sql`select count(*)::int as n from kept_results where owner_id = ${ownerId}`)
        ).rows as [{ n: number }];
        expect([deathAt, isAfter, (await month())?.used ?? 0]).toEqual([deathAt, isAfter, results === 1 ? 4 : 0]);
        expect(await attempt(database, document)).toBe('rows');
        now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
        await releaseExpired(database, clock);
        expect([deathAt, isAfter, await month()]).toEqual([deathAt, isAfter, { month: '2026-11', used: 4, reserved: 0 }]);
      }
    }
    await expectSound();
  }, 300_000);
});
