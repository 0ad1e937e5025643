import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerApi } from './answer-api.ts';
import { ApiError } from './api-error.ts';
import { makeCatalogue, priceId } from './catalogue.ts';
import { openCheckout, payCheckout } from './checkout.ts';
import { checkoutScript } from './checkout-script.ts';
import type { PaddleEvent, Subscription } from './entities.ts';
import { createNotifier, type Destination } from './notifier.ts';
import { overlayPage } from './overlay-page.ts';
import { createPaddleAccount, found, type PaddleAccount } from './paddle-account.ts';
import { renewSubscription } from './subscriptions.ts';

export { CARD_ACCEPTED, CARD_ACCEPTED_ONCE, CARD_DECLINED } from './checkout.ts';
export type { PaddleEvent } from './entities.ts';
export { signNotification } from './signature.ts';

export interface PaddleOffline {
  /** Where the API answers; what the SDK takes as its environment. */
  url: string;
  apiKey: string;
  /** "starter-month" to the id of its price. */
  priceIds: Record<string, string>;
  events: readonly PaddleEvent[];
  subscription: (id: string) => Subscription;
  /** Where notifications go from now on; null for nowhere. */
  sendTo: (destination: Destination | null) => void;
  /** Ends when every notification was taken. */
  settled: () => Promise<void>;
  /** Somebody pays in the overlay; false where the card was declined. */
  pay: (transactionId: string, payment: { card: string; email: string }) => boolean;
  /** The period of a subscription ends. */
  renew: (subscriptionId: string, outcome: { isPaid: boolean }) => void;
  close: () => Promise<void>;
}

interface PaddleOfflineOptions {
  /** The plans on offer, in whole dollars. */
  offers: Readonly<Record<string, { name: string; month: number; year: number }>>;
  port?: number;
  clock?: () => Date;
}

const API_KEY = 'pdl_sdbx_apikey_01offline0000000000000000000_offline';

/** A Paddle on this machine, for development and tests: nobody is asked for money. */
export async function startPaddleOffline({ offers, port = 0, clock = () => new Date() }: PaddleOfflineOptions): Promise<PaddleOffline> {
  let destination: Destination | null = null;
  const notifier = createNotifier(() => destination, clock);
  const server = createServer((request, response) => void answer(account, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = createPaddleAccount({ catalogue: makeCatalogue(offers), url, clock, onEvent: notifier.notify });
  return {
    url,
    apiKey: API_KEY,
    priceIds: Object.fromEntries(
      Object.keys(offers).flatMap((plan) =>
        (['month', 'year'] as const).map((interval) => [`${plan}-${interval}`, priceId(plan, interval)]),
      ),
    ),
    events: account.events,
    subscription: (id) => found(account.subscriptions, id),
    sendTo: (next) => {
      destination = next;
    },
    settled: notifier.settled,
    pay: (transactionId, payment) => payCheckout(account, transactionId, payment),
    renew: (id, outcome) => renewSubscription(account, found(account.subscriptions, id), outcome),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(account: PaddleAccount, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', account.url);
    const text = await readBody(request);
    if (url.pathname === '/paddle.js')
      return send(response, 200, 'text/javascript', checkoutScript(url.searchParams.get('frames') ?? account.url));
    if (url.pathname === '/overlay')
      return send(response, 200, 'text/html', overlayPage(openCheckout(account, parse(url.searchParams.get('asked') ?? ''))));
    if (url.pathname === '/overlay/pay') return sendJson(response, 200, { isAccepted: payFromOverlay(account, parse(text)) });
    if (!/^bearer \S+$/i.test(request.headers.authorization ?? ''))
      throw new ApiError('authentication_malformed', 'Authentication header included, but incorrectly formatted');
    const { status, body } = answerApi(account, { method: request.method ?? 'GET', url, body: text === '' ? {} : parse(text) });
    return sendJson(response, status, body);
  } catch (error) {
    const trouble = error instanceof ApiError ? error : new ApiError('internal_error', String(error));
    return sendJson(response, trouble.status, trouble.body);
  }
}

function payFromOverlay(account: PaddleAccount, { transactionId, card, email }: Record<string, unknown>): boolean {
  return payCheckout(account, String(transactionId), { card: String(card), email: String(email) });
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new ApiError('invalid_field', 'Request body is not JSON');
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
}
