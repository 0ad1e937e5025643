import {
  changeName,
  changePassword,
  createTemplate,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getMe,
  register,
  resetPassword,
  signIn,
  signOutEverywhere,
  updateTemplate,
} from '@sheetlift/contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkouts,
  corrections,
  apiKeys,
  emailProofs,
  idempotentRequests,
  modelAnswers,
  modelMonths,
  paddleCustomers,
  paddleEvents,
  pageLedger,
  replacedTemplates,
  runCorrections,
  runDocuments,
  runs,
  sheetsConnections,
  spreadsheets,
  subscriptions,
  templates,
  webhookDeliveries,
  webhooks,
  uploads,
} from '../platform/schema.ts';
import { packJson } from '../runs/kept-result.ts';
import { countPages } from '../usage/page-ledger.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const PASSWORD = 'a long walk in the rain';
const OTHER = 'a short ride in the sun';
const ENTITIES = '[{"entity_name":"Total"}]';

let server: TestServer;
let networks = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${++networks}` });
const enter = async (username: string, password: string) => server.call(signIn, { body: { username, password }, headers: elsewhere() });
const tokenOf = (answer: { body: unknown }): string => (answer.body as { access_token: string }).access_token;
const statusFor = async (token: string): Promise<number> => (await server.call(getMe, { token })).status;

async function enrol(email: string): Promise<string> {
  await server.call(register, { body: { email, password: PASSWORD }, headers: elsewhere() });
  return tokenOf(await enter(email, PASSWORD));
}

describe('changing the name', () => {
  const rename = (token: string, full_name: string | null) => server.call(changeName, { token, body: { full_name } });
  const nameOf = async (token: string) => ((await server.call(getMe, { token })).body as { full_name: string | null }).full_name;

  test("is seen at once, in the data that is taken along too, and by nobody else's account", async () => {
    const [{ token }, other] = [await server.signUp({ fullName: 'Ada Byron' }), await server.signUp({ fullName: 'Grace' })];
    expect(await rename(token, '  Ada Lovelace ')).toMatchObject({ status: 200, body: { full_name: 'Ada Lovelace' } });
    expect([await nameOf(token), await nameOf(other.token)]).toEqual(['Ada Lovelace', 'Grace']);
    const files = unzipSync((await server.call(exportAccount, { token })).body as Uint8Array);
    expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ full_name: 'Ada Lovelace' });
  });

  test('may leave none', async () => {
    const { token } = await server.signUp({ fullName: 'Ada' });
    expect([(await rename(token, ' ')).body, await nameOf(token)]).toEqual([{ full_name: null }, null]);
  });

  test.each([
    ['x'.repeat(201), 'This name is too long'],
    ['A\0da', 'A text holds a character that cannot be kept'],
  ])("has the rules of a new account's (%#)", async (full_name, detail) => {
    const { token } = await server.signUp({ fullName: 'Ada' });
    expect(await rename(token, full_name)).toMatchObject({ status: 422, body: failureBody('invalid_request', detail) });
    expect(await nameOf(token)).toBe('Ada');
  });
});

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password = OTHER) =>
    server.call(changePassword, { token, body: { current_password, new_password } });

  test('ends every other session and every mailed link, and this session goes on with a new token', async () => {
    const [here, there] = [await enrol('change@example.com'), tokenOf(await enter('change@example.com', PASSWORD))];
    await server.call(forgotPassword, { body: { email: 'change@example.com' }, headers: elsewhere() });
    await server.settled();
    const link = /token=([\w-]+)/.exec(server.mails.at(-1)!.text)![1]!;
    const answer = await change(here, PASSWORD);
    expect(answer.status).toBe(200);
    expect([await statusFor(tokenOf(answer)), await statusFor(here), await statusFor(there)]).toEqual([200, 401, 401]);
    expect([(await enter('change@example.com', PASSWORD)).status, (await enter('change@example.com', OTHER)).status]).toEqual([400, 200]);
    expect(await server.call(resetPassword, { body: { token: link, password: PASSWORD }, headers: elsewhere() })).toMatchObject({
      status: 400,
      body: failureBody('reset_link_invalid'),
    });
  });

  test('needs the current one, has the rules of a new one, and changes nothing where it fails', async () => {
    const token = await enrol('wrong@example.com');
    expect(await change(token, OTHER)).toMatchObject({ status: 400, body: failureBody('wrong_password') });
    expect(await change(token, PASSWORD, 'short')).toMatchObject({
      status: 422,
      body: failureBody('invalid_request', 'A password needs at least 8 characters'),
    });
    expect(await change(token, PASSWORD, 'iloveyou2')).toMatchObject({ status: 422, body: failureBody('common_password') });
    expect([await statusFor(token), (await enter('wrong@example.com', PASSWORD)).status]).toEqual([200, 200]);
  });

  test('cannot be used to guess the current one', async () => {
    const token = await enrol('guess@example.com');
    for (let attempt = 0; attempt < 10; attempt++) expect((await change(token, `guess number ${attempt}`)).status).toBe(400);
    expect(await change(token, PASSWORD)).toMatchObject({ status: 429, body: failureBody('too_many_requests') });
  });

  test('of five at once one wins', async () => {
    const token = await enrol('five@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(token, PASSWORD)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('is not for an account that signs in with Google', async () => {
    const { token } = await server.signUp({ authProvider: 'google', passwordHash: null, googleIssuer: 'i', googleSubject: 's' });
    expect(await change(token, PASSWORD)).toMatchObject({ status: 400, body: failureBody('no_password') });
  });
});

test("signing out everywhere ends every session, and nobody else's", async () => {
  const [here, other] = [await enrol('everywhere@example.com'), await server.signUp()];
  const there = tokenOf(await enter('everywhere@example.com', PASSWORD));
  expect((await server.call(signOutEverywhere, { token: here })).body).toEqual({ ok: true });
  expect([await statusFor(here), await statusFor(there), await statusFor(other.token)]).toEqual([401, 401, 200]);
  expect((await enter('everywhere@example.com', PASSWORD)).status).toBe(200);
});

/** Something of a person in every table that can hold something of a person. */
async function fillTables(ownerId: string, mark: string): Promise<void> {
  const values = { ownerId, name: `${mark} name`, description: `${mark} description`, entitiesJson: `["${mark} entity"]` };
  const [template] = await server.database
    .insert(templates)
    .values({ ...values, foldedName: mark })
    .returning();
  await server.database.insert(uploads).values({ ownerId, fileName: `${mark} upload`, byteLength: 3, createdAt: new Date() });
  await server.database.insert(replacedTemplates).values({
    ...values,
    name: `${mark} before`,
    templateId: template!.id,
    isAutofill: false,
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  await server.database.insert(corrections).values({
    templateId: template!.id,
    id: crypto.randomUUID(),
    ownerId,
    fieldId: `${mark} field`,
    layoutFingerprint: 'f',
    contexts: [`${mark} context`],
    value: `${mark} value`,
    engineVersion: '1',
    at: new Date(),
  });
  await server.database.execute(
    sql`insert into password_resets (token_hash, user_id, expires_at) values (decode(md5(${mark}), 'hex'), ${ownerId}, now() + interval '1 hour')`,
  );
  await server.database.insert(emailProofs).values({ tokenHash: Buffer.from(`${mark} proof`), userId: ownerId, expiresAt: new Date() });
  await server.database.insert(checkouts).values({ ownerId, transactionId: `${mark} checkout`, startedAt: new Date() });
  await server.database.insert(paddleCustomers).values({ ownerId, customerId: `ctm_${mark}` });
  await server.database.insert(paddleEvents).values({
    eventId: `evt_${mark}`,
    eventType: 'subscription.created',
    occurredAt: new Date().toISOString(),
    subscriptionId: `sub_${mark}`,
    data: { note: `${mark} event` },
  });
  await server.database.insert(subscriptions).values({
    id: `sub_${mark}`,
    ownerId,
    customerId: `ctm_${mark}`,
    planType: 'pro',
    period: 'month',
    status: 'active',
    cancelAtPeriodEnd: false,
    startedAt: new Date(),
    cancelReason: `${mark} reason`,
  });
  await server.database
    .insert(apiKeys)
    .values({ ownerId, name: `${mark} key`, scopes: ['runs:read'], keyHash: Buffer.from(mark), ending: 'abcd', createdAt: new Date() });
  await server.database.insert(idempotentRequests).values({ ownerId, call: 'createRun', key: mark, startedAt: new Date() });
  const [run] = await server.database
    .insert(runs)
    .values({
      ownerId,
      name: `${mark} run`,
      template: { name: '', description: '', entities: [] },
      rowMode: 'auto',
      engineVersion: '1',
      createdAt: new Date(),
    })
    .returning();
  const paper = { position: 0, fileName: `${mark} paper`, byteLength: 1, state: 'failed', errorCode: 'file_empty', revision: 1 } as const;
  const [document] = await server.database
    .insert(runDocuments)
    .values({ runId: run!.id, ...paper })
    .returning();
  const corrected = { cells: [], removedRows: [`${mark} removed row`], addedRows: [] };
  await server.database
    .insert(runCorrections)
    .values({ documentId: document!.id, byId: ownerId, at: new Date(), corrections: await packJson(corrected) });
  const [webhook] = await server.database
    .insert(webhooks)
    .values({ ownerId, url: `https://example.com/${mark}`, events: ['run.failed'], createdAt: new Date() })
    .returning();
  const told = { eventId: crypto.randomUUID(), event: 'run.failed', body: `${mark} told`, state: 'failed', createdAt: new Date() } as const;
  await server.database.insert(webhookDeliveries).values({ webhookId: webhook!.id, ...told });
  await server.database.insert(modelMonths).values({ ownerId, month: '2026-11', questions: 1 });
  const answer = Buffer.from(JSON.stringify({ text: `${mark} answer` }));
  await server.database.insert(modelAnswers).values({ ownerId, question: Buffer.from(mark), answer, at: new Date() });
  await server.database
    .insert(sheetsConnections)
    .values({ ownerId, sealedToken: `${mark} token that stays here`, connectedAt: new Date() });
  const columns = ['Total'];
  await server.database
    .insert(spreadsheets)
    .values({ id: mark, ownerId, name: `${mark} sheet`, template: '', columns, madeAt: new Date() });
  await countPages(ownerId, [{ document: Buffer.from(mark), run: crypto.randomUUID(), pages: 3, at: new Date() }], server.database);
}

/** Rows of each table that refers to accounts, whichever there are by now. */
async function rowsOf(ownerId: string): Promise<Record<string, number>> {
  const { rows } = await server.database.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confrelid = 'users'::regclass`);
  const counts: Record<string, number> = {};
  for (const { table, column } of [...rows, { table: 'users', column: 'id' }]) {
    const { rows: counted } = await server.database.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${ownerId}`,
    );
    counts[table] = counted[0]!.n;
  }
  return counts;
}

describe('my data', () => {
  test('comes as JSON files with everything that is kept, nothing secret and nothing of others', async () => {
    const { user, token } = await server.signUp({ fullName: 'Ada Lovelace', passwordHash: 'a hash that stays here' });
    const other = await server.signUp();
    await fillTables(user.id, 'mine');
    await fillTables(other.user.id, 'theirs');
    const answer = await server.call(exportAccount, { token });
    expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'attachment; filename="sheetlift.zip"',
    ]);
    const files = Object.fromEntries(Object.entries(unzipSync(answer.body as Uint8Array)).map(([name, bytes]) => [name, strFromU8(bytes)]));
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'corrections.json',
      'google-sheets.json',
      'language-model.json',
      'pages.json',
      'plan-events.json',
      'plans.json',
      'replaced-templates.json',
      'runs.json',
      expect.stringMatching(/^runs\/[0-9a-f-]{36}\.json$/),
      'templates.json',
      'uploads.json',
      'webhooks.json',
    ]);
    expect(JSON.parse(files['account.json']!)).toMatchObject({
      email: user.email,
      full_name: 'Ada Lovelace',
      auth_provider: 'email',
      has_password: true,
      open_password_links: [{ created_at: expect.any(String) }],
      open_email_links: [{ created_at: expect.any(String) }],
    });
    const all = Object.values(files).join('');
    for (const what of [
      'name',
      'before',
      'description',
      'entity',
      'field',
      'context',
      'value',
      'event',
      'reason',
      'checkout',
      'run',
      'paper',
      'removed row',
      'told',
      'upload',
      'answer',
      'sheet',
    ])
      expect(all).toContain(`mine ${what}`);
    for (const what of ['theirs', other.user.id, other.user.email, 'a hash that stays here', 'token that stays here'])
      expect(all).not.toContain(what);
  });

  test('is given ten times an hour', async () => {
    const { token } = await server.signUp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await server.call(exportAccount, { token })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('deleting an account', () => {
  test('needs its address typed, in any spelling', async () => {
    const { token } = await server.signUp({ email: 'Typed@example.com', foldedEmail: 'typed@example.com' });
    for (const confirmation of ['', 'DELETE', 'typed@example.co', 'person1@example.com'])
      expect(await server.call(deleteAccount, { token, body: { confirmation } })).toMatchObject({
        status: 400,
        body: failureBody('confirmation_mismatch'),
      });
    expect(await statusFor(token)).toBe(200);
    expect((await server.call(deleteAccount, { token, body: { confirmation: ' typed@EXAMPLE.com ' } })).body).toEqual({ ok: true });
  });

  test('leaves no row of it in any table, and everything of everybody else', async () => {
    const [gone, stays] = [await server.signUp(), await server.signUp()];
    await fillTables(gone.user.id, 'gone');
    await fillTables(stays.user.id, 'stays');
    const before = await rowsOf(stays.user.id);
    expect(Object.keys(before).sort()).toEqual([
      'api_keys',
      'checkouts',
      'corrections',
      'email_proofs',
      'idempotent_requests',
      'model_answers',
      'model_months',
      'paddle_customers',
      'page_months',
      'password_resets',
      'replaced_templates',
      'run_corrections',
      'runs',
      'sheets_connections',
      'spreadsheets',
      'subscriptions',
      'templates',
      'uploads',
      'users',
      'webhooks',
    ]);
    expect(await rowsOf(gone.user.id)).toEqual(before);
    expect((await server.call(deleteAccount, { token: gone.token, body: { confirmation: gone.user.email } })).status).toBe(200);
    expect(Object.values(await rowsOf(gone.user.id))).toEqual(Object.values(before).map(() => 0));
    expect(await rowsOf(stays.user.id)).toEqual(before);
    // These refer to accounts through another table.
    expect((await server.database.select().from(paddleEvents)).map(({ eventId }) => eventId)).not.toContain('evt_gone');
    expect((await server.database.select().from(pageLedger)).map(({ ownerId }) => ownerId)).not.toContain(gone.user.id);
    expect((await server.database.select().from(runDocuments)).map(({ fileName }) => fileName)).not.toContain('gone paper');
  });

  test('while its templates are written ends each request in words, and leaves nothing', async () => {
    const gone = await server.signUp();
    const kept = await server.call(createTemplate, { token: gone.token, body: { name: 'kept', entities_json: ENTITIES } });
    const id = (kept.body as { id: string }).id;
    const write = (number: number) => [
      server.call(createTemplate, { token: gone.token, body: { name: `new ${number}`, entities_json: ENTITIES } }),
      server.call(createTemplate, {
        token: gone.token,
        body: { name: 'kept', entities_json: ENTITIES.replace('Total', `Total ${number}`) },
      }),
      server.call(updateTemplate, { token: gone.token, params: { id }, body: { name: `kept ${number}`, description: '' } }),
    ];
    const before = [0, 1, 2].flatMap(write);
    const deletion = server.call(deleteAccount, { token: gone.token, body: { confirmation: gone.user.email } });
    const answers = await Promise.all([...before, ...[3, 4, 5].flatMap(write)]);
    expect((await deletion).status).toBe(200);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 401, 404].includes(status))).toEqual([]);
    expect(Object.values(await rowsOf(gone.user.id)).every((count) => count === 0)).toBe(true);
  });

  test('ends its sessions, and its address is free for somebody new, who finds nothing', async () => {
    const token = await enrol('again@example.com');
    await server.call(deleteAccount, { token, body: { confirmation: 'again@example.com' } });
    expect([await statusFor(token), (await enter('again@example.com', PASSWORD)).status]).toEqual([401, 400]);
    const again = await enrol('again@example.com');
    expect([await statusFor(again), await statusFor(token)]).toEqual([200, 401]);
  });
});
