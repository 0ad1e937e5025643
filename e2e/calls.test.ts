import type { Browser, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type AccountPage, openAccountPage } from './account-page.ts';
import { launchChromium } from './chromium.ts';

const APP = inject('appUrl');
const PASSWORD = 'kettle lantern orchard 7';

let browser: Browser;
let visitor: AccountPage;
let email: string;
/** What the page sent to the server, in order; nothing stands between the two. */
let sent: Request[];

beforeAll(async () => {
  browser = await launchChromium();
});

beforeEach(async () => {
  email = `caller.${Date.now()}@example.com`;
  visitor = await openAccountPage(browser, APP);
  sent = [];
  visitor.page.on('request', (request) => sent.push(request));
});

afterEach(() => visitor?.close());

afterAll(async () => {
  await browser?.close();
});

const callOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** The last call of that name, once it was answered. */
async function lastCall(name: string): Promise<{ request: Request; body: unknown; status: number; answer: unknown }> {
  await expect.poll(() => sent.map(callOf)).toContain(name);
  const request = sent.findLast((each) => callOf(each) === name)!;
  const response = (await request.response())!;
  return {
    request,
    body: request.postData() === null ? null : request.postDataJSON(),
    status: response.status(),
    answer: await response.json(),
  };
}

const SERVER_FORM = {
  id: expect.any(String),
  name: expect.any(String),
  description: expect.any(String),
  entities_json: expect.stringMatching(/^\[\{.*\}\]$/),
  created_at: expect.any(String),
  updated_at: expect.any(String),
};
const GIVEN_FORM = { name: expect.any(String), description: expect.any(String), entities_json: expect.stringMatching(/^\[\{.*\}\]$/) };

// holds S4.25, S4.27, S5.11, S5.12, S5.13, S5.14, S6.3, S7.1, S7.6, S7.8, S7.9, S7.10, S7.15, S7.16, S7.20, S9.1
test('signing up checks the address, registers, signs in, asks who it is, and takes the templates of the device along', async () => {
  await visitor.saveTemplateAs('Tax bills');
  await visitor.signUp(email, PASSWORD);
  await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');

  expect(await lastCall('POST /api/check-email')).toMatchObject({
    body: { email },
    answer: { exists: false, auth_provider: null, message: expect.any(String) },
  });
  expect((await lastCall('POST /auth/register')).body).toEqual({
    email,
    password: PASSWORD,
    full_name: null,
    auth_provider: 'email',
    is_active: true,
    is_superuser: false,
    is_verified: true,
  });
  const signIn = await lastCall('POST /auth/jwt/login');
  expect(signIn.request.headers()['content-type']).toMatch(/^(application\/x-www-form-urlencoded|multipart\/form-data)/);
  expect(signIn.body).toEqual({ username: email, password: PASSWORD });
  const token = await visitor.kept('sheetlift.token');
  expect(signIn.answer).toMatchObject({ access_token: token });
  const me = await lastCall('GET /api/me');
  expect(me.request.headers()['authorization']).toBe(`Bearer ${token}`);
  expect(me.answer).toEqual({
    id: expect.any(String),
    email,
    full_name: null,
    auth_provider: 'email',
    effective_subscription: null,
    current_subscription: null,
    pages_used_current_month: 0,
  });

  const migration = await lastCall('POST /api/templates/migrate');
  const { templates } = migration.body as { templates: { name: string }[] };
  expect(templates).toEqual(templates.map(() => GIVEN_FORM));
  expect(templates[0]).toMatchObject({ name: 'Tax bills' });
  expect(migration).toMatchObject({ status: 200, answer: templates.map(({ name }) => ({ ...SERVER_FORM, name })) });
  const calls = sent.map(callOf);
  expect(calls.lastIndexOf('GET /api/templates')).toBeGreaterThan(calls.indexOf('POST /api/templates/migrate'));
  expect((await lastCall('GET /api/templates')).answer).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Tax bills' })]));
  for (const request of sent.filter((each) => /^\/(api|auth)\//.test(new URL(each.url()).pathname)))
    expect(new URL(request.url()).origin).toBe(APP);
});

// holds S3.8, S3.10, S7.2, S7.3, S7.17, S7.18, S7.19
test('a template of an account is created, changed, duplicated and deleted with the token and JSON headers', async () => {
  const { page } = visitor;
  await visitor.signUp(email, PASSWORD);
  await expect.poll(() => visitor.kept(`sheetlift.migrated.${email}`)).toBe('true');
  await visitor.saveTemplateAs('Letters');
  const creation = await lastCall('POST /api/templates');
  expect(creation.body).toEqual({ ...GIVEN_FORM, name: 'Letters', is_autofill: false });
  expect(creation).toMatchObject({ status: 201, answer: { ...SERVER_FORM, name: 'Letters' } });
  const { id } = creation.answer as { id: string };

  await page.getByRole('button', { name: 'Edit columns' }).click();
  await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('Sender');
  await page.getByRole('button', { name: 'Save template' }).click();
  const change = await lastCall(`PUT /api/templates/${id}`);
  expect(change.body).toMatchObject({ ...GIVEN_FORM, name: 'Letters', entities_json: expect.stringContaining('"entity_name":"Sender"') });
  expect(change).toMatchObject({ status: 200, answer: { ...SERVER_FORM, id } });

  await page.getByRole('link', { name: 'Templates', exact: true }).first().click();
  await page.getByRole('button', { name: 'Duplicate Letters', exact: true }).click();
  await page.getByRole('row', { name: 'Letters (2)' }).waitFor();
  expect(await lastCall('POST /api/templates')).toMatchObject({
    body: { name: 'Letters', is_autofill: true },
    answer: { name: 'Letters (2)' },
  });

  await page.getByRole('button', { name: 'More for Letters', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('“Letters” deleted').waitFor();
  expect(await lastCall(`DELETE /api/templates/${id}`)).toMatchObject({ status: 200 });

  const token = await visitor.kept('sheetlift.token');
  for (const request of sent.filter((each) => new URL(each.url()).pathname.startsWith('/api/templates')))
    expect(request.headers()).toMatchObject({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
});

// holds S7.13, S7.14
test('a forgotten password sends the address, and only an answer that is ok says that a mail is on its way', async () => {
  const { page } = visitor;
  await visitor.signUp(email, PASSWORD);
  const token = await visitor.kept('sheetlift.token');
  await visitor.signOut();
  expect(await lastCall('POST /auth/jwt/logout')).toMatchObject({ status: 200 });
  const copied = await page.request.get(new URL('/api/me', page.url()).href, { headers: { authorization: `Bearer ${token}` } });
  expect(copied.status()).toBe(401);
  await visitor.openSignIn();
  await visitor.giveAddress(email);
  await page.route('**/auth/forgot-password', (route) => route.fulfill({ status: 500, json: { ok: true } }), { times: 1 });
  await page.getByRole('button', { name: 'Forgot the password?' }).click();
  await page.getByText('The mail could not be sent. Try again in a while.').waitFor();
  await page.getByRole('button', { name: 'Forgot the password?' }).click();
  await page.getByRole('dialog', { name: 'Look into your mail' }).waitFor();
  expect(await lastCall('POST /auth/forgot-password')).toMatchObject({ body: { email }, status: 200 });
});

// holds S4.24, S7.23
test('the default templates are a file of the site', async () => {
  const { page } = visitor;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Template Invoice' }).waitFor();
  const { request, answer } = await lastCall('GET /default-templates.json');
  expect(new URL(request.url()).origin).toBe(APP);
  const names = (answer as { name: string }[]).map(({ name }) => name);
  expect((JSON.parse((await visitor.kept('sheetlift.templates'))!) as { name: string }[]).map(({ name }) => name)).toEqual(names);
});
