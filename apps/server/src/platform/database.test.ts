import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './database.ts';
import { createLogger } from './logger.ts';
import { createTestDatabase } from './test-postgres.test-fixture.ts';

let opened: OpenDatabase;

beforeEach(async () => {
  opened = openDatabase({ url: await createTestDatabase(), poolSize: 1, log: createLogger('silent') });
});

afterEach(() => opened.close());

test('a transaction that cannot begin gives its connection back', async () => {
  const { database, isReachable } = opened;
  await expect(database.transaction(async () => {}, { isolationLevel: 'unheard of' as never })).rejects.toThrow('Failed query: begin');
  expect(await isReachable()).toBe(true);
});

test('a transaction whose connection is lost in the middle fails, and the next one is done on another', async () => {
  const { database } = opened;
  await expect(database.transaction((lost) => lost.execute(sql`select pg_terminate_backend(pg_backend_pid())`))).rejects.toThrow(
    'Failed query',
  );
  expect(await database.transaction(async (next) => (await next.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
});

test('what fails within a transaction is undone, and its words are told', async () => {
  const { database } = opened;
  await database.execute(sql`create table kept (id int)`);
  const failing = database.transaction(async (transaction) => {
    await transaction.execute(sql`insert into kept values (1)`);
    throw new Error('No room left.');
  });
  await expect(failing).rejects.toThrow('No room left.');
  expect((await database.execute(sql`select id from kept`)).rows).toEqual([]);
});
