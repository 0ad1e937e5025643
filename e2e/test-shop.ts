import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PLAN_CATALOGUE, PLAN_TYPES } from '@sheetlift/contract';
import { type PaddleOffline, startPaddleOffline } from '@sheetlift/paddle-offline';
import type { BrowserContext } from 'playwright-core';
import { type AppServer, makeDataDirectory, startAppServer } from './app-server.ts';
import { freePort } from './free-port.ts';
import { mailedLink } from './mailed-link.ts';

const WEBHOOK_SECRET = 'pdl_ntfset_journeys';

/** Where the real overlay lies; the browser is given the one of the Paddle on this machine in its place. */
const FRAMES = 'https://sandbox-buy.paddle.com';

/** A mail is written within a moment of its answer. */
const MAIL_MS = 20_000;

/** The real server that sells plans, and the Paddle on this machine that it sells them through. */
export interface TestShop {
  offline: PaddleOffline;
  server: AppServer;
  /** Answers Paddle's addresses in this browser; `script: 'blocked'` is a person whose browser blocks it. */
  admit: (context: BrowserContext, options?: { script: 'blocked' | 'there' }) => Promise<void>;
  /** The link of the newest mail to somebody; waits until there is one that is not `former`. */
  mailTo: (email: string, former?: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function startTestShop(): Promise<TestShop> {
  const offline = await startPaddleOffline({
    offers: Object.fromEntries(PLAN_TYPES.map((plan) => [plan, { name: PLAN_CATALOGUE[plan].name, ...PLAN_CATALOGUE[plan].priceUsd }])),
  });
  const prices = Object.entries(offline.priceIds)
    .map(([name, id]) => `${name}=${id}`)
    .join(',');
  const dataDirectory = makeDataDirectory();
  // Links in mail lead to it, so it is known beforehand.
  const port = await freePort();
  const server = await startAppServer({
    dataDirectory,
    environment: {
      PORT: String(port),
      PADDLE_ENVIRONMENT: 'sandbox',
      PADDLE_API_URL: offline.url,
      PADDLE_API_KEY: offline.apiKey,
      PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PADDLE_CLIENT_TOKEN: 'test_journeys',
      PADDLE_PRICES: prices,
    },
  });
  offline.sendTo({ url: `${server.url}/webhooks/paddle`, secret: WEBHOOK_SECRET });
  return {
    offline,
    server,
    admit: async (context, { script } = { script: 'there' }) => {
      await context.route('https://cdn.paddle.com/**', async (route) => {
        if (script === 'blocked') return route.abort();
        const answer = await fetch(`${offline.url}/paddle.js?frames=${encodeURIComponent(FRAMES)}`);
        return route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
      });
      await context.route(`${FRAMES}/**`, async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        const answer = await fetch(`${offline.url}${pathname}${search}`, {
          method: request.method(),
          ...(request.method() === 'POST' && { body: request.postData() ?? '' }),
        });
        return route.fulfill({
          status: answer.status,
          contentType: answer.headers.get('content-type') ?? 'text/plain',
          body: await answer.text(),
        });
      });
    },
    mailTo: async (email, former) => {
      const giveUp = Date.now() + MAIL_MS;
      for (let link = mailedLink(dataDirectory, email); Date.now() < giveUp; link = mailedLink(dataDirectory, email)) {
        if (link !== null && link !== former) return link;
        await wait(100);
      }
      throw new Error(`No mail came to ${email}`);
    },
    close: async () => {
      await server.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
      await offline.close();
    },
  };
}
