import type { BudgetLimits, ModelPrompt } from '@sheetlift/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { modelMonths, users } from '../platform/schema.ts';
import { createTestDatabase } from '../platform/test-postgres.test-fixture.ts';
import { openAccountBudget } from './account-budget.ts';

/** 2 tokens of instructions and question, 6 of its schema, and an answer of 92: 100 at most. */
const PROMPT: ModelPrompt = { instructions: 'Say', question: 'Who', schema: { type: 'string' }, maxOutputTokens: 92 };
const MOST = 100;
const PRICE = { input: 1_000_000, output: 2_000_000 };
const limits = (given: Partial<BudgetLimits>): BudgetLimits => ({ tokens: null, money: null, price: null, ...given });

let opened: ReturnType<typeof openDatabase>;
let database: Database;
let ownerId: string;
let now = new Date('2026-11-24T12:00:00Z');
const clock = (): Date => now;

beforeAll(async () => {
  opened = openDatabase({ url: await createTestDatabase(), poolSize: 12, log: createLogger('silent') });
  ({ database } = opened);
});

beforeEach(async () => {
  now = new Date('2026-11-24T12:00:00Z');
  const email = `${Math.random()}@example.com`;
  const [user] = await database
    .insert(users)
    .values({ email, foldedEmail: email, authProvider: 'email', passwordHash: 'none' })
    .returning();
  ownerId = user!.id;
});

afterAll(() => opened.close());

const budget = (given: Partial<BudgetLimits>) => openAccountBudget(ownerId, limits(given), { database, clock });
const spent = async () => (await database.select().from(modelMonths)).filter((month) => month.ownerId === ownerId);

test('of questions at the same instant only those are asked for which there is room', async () => {
  const open = budget({ tokens: 3.5 * MOST });
  const held = await Promise.all(Array.from({ length: 10 }, () => open.reserve(PROMPT)));
  expect(held.filter((one) => one !== null)).toHaveLength(3);
});

test('what a question took is counted, what it did not take is free again', async () => {
  const open = budget({ tokens: MOST, price: PRICE });
  await (await open.reserve(PROMPT))!.settle({ inputTokens: 3, outputTokens: 4 });
  expect(await spent()).toMatchObject([{ month: '2026-11', questions: 1, inputTokens: 3, outputTokens: 4, money: 11 }]);
  expect(await open.reserve(PROMPT)).toBeNull();
  expect(await budget({ tokens: MOST + 7 }).reserve(PROMPT)).not.toBeNull();
});

test('a question that was not answered costs nothing', async () => {
  const open = budget({ tokens: MOST });
  await (await open.reserve(PROMPT))!.settle(null);
  expect(await spent()).toMatchObject([{ questions: 0, inputTokens: 0, outputTokens: 0 }]);
  expect(await open.reserve(PROMPT)).not.toBeNull();
});

test('money is a bound of its own', async () => {
  expect(await budget({ money: 191, price: PRICE }).reserve(PROMPT)).toBeNull();
  expect(await budget({ money: 192, price: PRICE }).reserve(PROMPT)).not.toBeNull();
});

test('what was asked by one that died counts as what it may have taken, so that dying saves nothing', async () => {
  const open = budget({ tokens: 2 * MOST });
  await open.reserve(PROMPT);
  now = new Date('2026-11-24T13:00:01Z');
  expect(await open.hasRoomFor({ inputTokens: MOST, outputTokens: 0, money: 0 })).toBe(true);
  expect(await open.hasRoomFor({ inputTokens: MOST + 1, outputTokens: 0, money: 0 })).toBe(false);
  expect(await spent()).toMatchObject([{ questions: 1, outputTokens: 92 }]);
});

test('each month has its own', async () => {
  const open = budget({ tokens: MOST });
  const november = await open.reserve(PROMPT);
  now = new Date('2026-12-01T00:00:00Z');
  expect(await open.reserve(PROMPT)).not.toBeNull();
  await november!.settle({ inputTokens: 1, outputTokens: 1 });
  expect((await spent()).map(({ month, questions }) => [month, questions]).sort()).toEqual([
    ['2026-11', 1],
    ['2026-12', 0],
  ]);
});
