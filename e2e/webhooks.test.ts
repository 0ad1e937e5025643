import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountPage } from './account-page.ts';
import { type AppServer, startAppServer } from './app-server.ts';
import { axeFindings } from './axe-findings.ts';
import { launchChromium } from './chromium.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** Long enough for its beginning to say what it is. */
const NO_PICTURE = Buffer.from('%PDF-1.7'.padEnd(2_000)).toString('base64');

const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total' }] };

let browser: Browser;
let server: AppServer;
let receiver: Server;
let address: string;
let status: number;
const received: Received[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/told`;
  [server, browser] = await Promise.all([startAppServer({ environment: { WEBHOOK_NETWORKS: '127.0.0.1' } }), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  receiver.close();
});

test('a webhook is added, its receiver is gone, and what it was sent is sent again when it is back', async () => {
  const visitor = await openAccountPage(browser, server.url);
  const { page } = visitor;
  await visitor.signUp(`webhooks.${Date.now()}@example.com`, 'kettle lantern orchard 7');
  await page.goto(`${server.url}/account#webhooks`);
  const section = page.getByRole('region', { name: 'Webhooks' });
  await section.getByText('There are no webhooks.').waitFor();

  await section.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  for (const [given, words] of [
    ['', 'A webhook needs a url like https://example.com/sheetlift, without a user name or password'],
    [
      'http://10.0.0.1/',
      'Webhooks go to encrypted addresses (https) on the public internet. The operator of this installation can allow others.',
    ],
  ] as const) {
    await dialog.getByLabel('Address').fill(given);
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await dialog.getByRole('alert').getByText(words).waitFor();
  }
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  const secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await section.getByText(address, { exact: true }).waitFor();
  await section.getByText(/^run\.finished, run\.failed · added on /).waitFor();

  // A run whose only document is refused as it comes ends at once. The receiver says that it is gone for good.
  status = 410;
  await section.getByRole('button', { name: 'Deliveries' }).click();
  await dialog.getByText('Nothing yet.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const started = await fetch(`${server.url}/api/v1/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await visitor.kept('sheetlift.token')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ template: TEMPLATE, documents: [{ file_name: 'picture.jpg', content: NO_PICTURE }] }),
  });
  const { id: runId } = (await started.json()) as { id: string };
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);

  const list = dialog.getByRole('list', { name: 'Deliveries' });
  await section.getByRole('button', { name: 'Deliveries' }).click();
  await list.getByText('run.failed', { exact: true }).waitFor();
  await list.getByText('Failed', { exact: true }).waitFor();
  await list.getByText(/: answered 410$/).waitFor();
  await list.getByText('What is sent').click();
  await list.getByText(runId).waitFor();
  await list.getByRole('button', { name: 'Send again' }).click();
  await dialog.getByRole('alert').getByText('This webhook is switched off. Switch it on first.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // The receiver is back.
  status = 204;
  await section.getByRole('switch', { name: 'Switched off: is not told' }).click();
  await section.getByRole('switch', { name: 'Is told' }).waitFor();
  await section.getByRole('button', { name: 'Deliveries' }).click();
  await list.getByRole('button', { name: 'Send again' }).click();
  await list.getByText('Delivered', { exact: true }).waitFor();
  await list.getByText(/: answered 204$/).waitFor();
  expect(received).toHaveLength(2);
  const [first, again] = received.map(({ headers, body }) => [headers['webhook-id'], new Webhook(secret).verify(body, headers)]);
  expect(again).toEqual(first);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await section.getByText('There are no webhooks.').waitFor();
  await visitor.close();
}, 180_000);
