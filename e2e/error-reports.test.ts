import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startAppServer } from './app-server.ts';
import { launchChromium } from './chromium.ts';

// holds S7.25
test('a page that fails tells the operator where, and nothing of what a person has', async () => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const server = await startAppServer({ environment: { ENVIRONMENT: 'prod', ERROR_REPORTING_DSN: `http://key@127.0.0.1:${port}/7` } });
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await page.goto(`${server.url}/terms?token=secret-token`);
    await page.getByRole('heading', { name: 'Terms', level: 1 }).waitFor();
    await page.route('**/assets/faq-screen*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const FaqScreen = () => { throw new TypeError("IBAN DE02 of ada@example.com"); };',
      }),
    );
    await page.getByRole('link', { name: 'Questions' }).first().click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await expect.poll(() => bodies.length).toBeGreaterThan(0);
    const event = JSON.parse(bodies[0]!.split('\n')[2]!) as {
      exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] };
      environment: string;
    };
    expect(event).toMatchObject({ environment: 'prod', exception: { values: [{ type: 'TypeError', value: '' }] } });
    expect(event.exception.values[0]!.stacktrace.frames.some(({ filename }) => filename.startsWith('/assets/'))).toBe(true);
    expect(bodies.join()).not.toMatch(/secret-token|IBAN|DE02|ada@example|terms/);
  } finally {
    await browser.close();
    await server.stop();
    receiver.close();
  }
});
