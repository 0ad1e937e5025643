import { readdirSync } from 'node:fs';
import { createRun, getRun, listRuns, type PlanType, type Run } from '@sheetlift/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/test-server.test-fixture.ts';
import { keptModelAnswers } from '../language-model/model-answers.ts';
import { modelAnswers, pageRanges, runCorrections, runDocuments, subscriptions } from '../platform/schema.ts';
import { sweepRuns } from './sweep-runs.ts';

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', type: 'number' }] };
const KEPT_DAYS = { free: 7, starter: 30, pro: 90, business: 365 };
const DAY_MS = 24 * 60 * 60 * 1000;
const BEGAN_AT = new Date('2026-03-02T09:00:00.000Z');

let server: TestServer;
let now = BEGAN_AT;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});

afterAll(() => server.close());

interface Account {
  token: string;
  run: Run;
}

/** With a run of one document, and what a language model was asked for it. */
async function account(planType: PlanType | null): Promise<Account> {
  const { user, token } = await server.signUp();
  if (planType !== null)
    await server.database.insert(subscriptions).values({
      id: `sub_${user.id}`,
      ownerId: user.id,
      customerId: `ctm_${user.id}`,
      planType,
      period: 'year',
      status: 'active',
      cancelAtPeriodEnd: false,
      startedAt: now,
    });
  const documents = [{ file_name: 'letter.txt', content: Buffer.from(`Total: 1.50 EUR, for ${user.id}`).toString('base64') }];
  const run = (await server.call(createRun, { token, body: { template: TEMPLATE, documents } })).body as Run;
  await keptModelAnswers(user.id, server.parts).put('where?', 'there');
  return { token, run };
}

async function sweepAfter(days: number): Promise<void> {
  now = new Date(BEGAN_AT.getTime() + days * DAY_MS + 1);
  await sweepRuns(KEPT_DAYS, server.parts);
}

const isThere = async ({ token, run }: Account): Promise<boolean> =>
  (await server.call(getRun, { token, params: { id: run.id } })).status === 200;

const files = (): string[] =>
  readdirSync(server.blobFolder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

test('runs are kept as long as the plan of their account says, then nothing is left of them', async () => {
  const [free, pro] = [await account(null), await account('pro')];
  expect(files()).toHaveLength(2);
  await sweepAfter(6);
  expect([await isThere(free), await isThere(pro), files().length]).toEqual([true, true, 2]);
  await sweepAfter(7);
  expect([await isThere(free), await isThere(pro), files().length]).toEqual([false, true, 1]);
  expect((await server.call(listRuns, { token: free.token })).body).toEqual({ data: [], has_more: false });
  await sweepAfter(89);
  expect(await isThere(pro)).toBe(true);
  await sweepAfter(90);
  expect([await isThere(pro), files()]).toEqual([false, []]);
  for (const table of [runDocuments, pageRanges, runCorrections, modelAnswers])
    expect(await server.database.select().from(table)).toEqual([]);
});

test('a new run of an account whose earlier ones are deleted stays', async () => {
  now = BEGAN_AT;
  const { token, run } = await account(null);
  now = new Date(BEGAN_AT.getTime() + 5 * DAY_MS);
  const { body } = await server.call(createRun, { token, body: { template: TEMPLATE } });
  await sweepAfter(7);
  expect([await isThere({ token, run }), await isThere({ token, run: body as Run })]).toEqual([false, true]);
});
