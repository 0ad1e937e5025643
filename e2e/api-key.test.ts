import { openClient } from '@sheetlift/api-client';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountPage } from './account-page.ts';
import { type AppServer, startAppServer } from './app-server.ts';
import { axeFindings } from './axe-findings.ts';
import { launchChromium } from './chromium.ts';

let browser: Browser;
let server: AppServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([startAppServer(), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a key is made, shown once, used by a program, and revoked', async () => {
  const visitor = await openAccountPage(browser, server.url);
  const { page } = visitor;
  await visitor.signUp(`keys.${Date.now()}@example.com`, 'kettle lantern orchard 7');
  await page.goto(`${server.url}/account#keys`);
  const section = page.getByRole('region', { name: 'API keys' });
  await section.getByText('There are no keys.').waitFor();
  await section.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByRole('alert').innerText()).toBe('A key needs a name');
  await dialog.getByLabel('Name').fill('Nightly');
  for (const templates of ['See templates', 'Make, teach, change and delete templates']) await dialog.getByLabel(templates).uncheck();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  const key = await dialog.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  expect(await section.innerText()).toContain(`slk_...${key.slice(-4)} · runs:read, runs:write, webhooks:read, webhooks:write`);

  const client = openClient({ server: server.url, key });
  expect(await client.GET('/api/v1/runs')).toMatchObject({ data: { data: [], has_more: false } });
  expect(await client.GET('/api/v1/templates')).toMatchObject({ error: { code: 'scope_missing' }, response: { status: 403 } });
  const headers = { authorization: `Bearer ${key}` };
  expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401);
  await page.reload();
  await section.getByText(/last used on/).waitFor();
  await section.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await section.getByText('There are no keys.').waitFor();
  expect(await client.GET('/api/v1/runs')).toMatchObject({ error: { code: 'not_authenticated' } });
  await visitor.close();
}, 120_000);
