import { BILLING_PERIODS, PLAN_CATALOGUE, PLAN_TYPES, receivePaddleEvent } from '@sheetlift/contract';
import { CARD_ACCEPTED, type PaddleEvent, type PaddleOffline, signNotification, startPaddleOffline } from '@sheetlift/paddle-offline';
import type { Billing, BillingDesk } from '../billing/billing.ts';
import { createPaddleProvider } from '../billing/paddle-provider.ts';
import type { PlanChoice } from '../billing/payment-provider.ts';
import { type Buyer, startCheckout } from '../billing/start-checkout.ts';
import { workOnEvents } from '../billing/work-on-events.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import type { TestServer } from './test-server.test-fixture.ts';

const WEBHOOK_SECRET = 'pdl_ntfset_secret';

/** The official SDK against a Paddle on this machine. */
export interface Shop {
  offline: PaddleOffline;
  billing: Billing;
  desk: (server: TestServer) => BillingDesk;
  /** Tells the server what it was not told yet, and has it worked on. */
  deliver: (server: TestServer) => Promise<void>;
  /** Somebody buys a plan. The id of the subscription. */
  buy: (server: TestServer, buyer: Buyer, choice?: PlanChoice) => Promise<string>;
  close: () => Promise<void>;
}

export async function startShop(clock: Clock = systemClock): Promise<Shop> {
  const offers = Object.fromEntries(
    PLAN_TYPES.map((plan) => [plan, { name: PLAN_CATALOGUE[plan].name, ...PLAN_CATALOGUE[plan].priceUsd }]),
  );
  const offline = await startPaddleOffline({ offers, clock });
  const prices = Object.fromEntries(
    PLAN_TYPES.flatMap((plan) => BILLING_PERIODS.map((period) => [`${plan}-${period}`, offline.priceIds[`${plan}-${period}`]!])),
  );
  const billing: Billing = {
    provider: createPaddleProvider({ apiKey: offline.apiKey, environment: offline.url, prices }),
    prices,
    webhookSecret: WEBHOOK_SECRET,
    clientToken: 'test_offline',
    environment: 'sandbox',
  };
  const desk = (server: TestServer): BillingDesk => ({ ...billing, database: server.database, clock, log: createLogger('silent') });
  let told = 0;
  const deliver = async (server: TestServer): Promise<void> => {
    while (told < offline.events.length) await tell(server, offline.events[told++]!, clock);
    await workOnEvents(desk(server));
  };
  return {
    offline,
    billing,
    desk,
    deliver,
    buy: async (server, buyer, choice = { planType: 'starter', period: 'month' }) => {
      offline.pay(await startCheckout(buyer, choice, desk(server)), { card: CARD_ACCEPTED, email: '' });
      await deliver(server);
      return offline.events.findLast(({ event_type }) => event_type === 'subscription.created')!.data.id;
    },
    close: offline.close,
  };
}

/** Sends an event as Paddle would. The status it is answered with. */
export async function tell(server: TestServer, event: PaddleEvent, clock: Clock = systemClock): Promise<number> {
  const body = JSON.stringify({ ...event, notification_id: `ntf_${event.event_id}` });
  const headers = { 'content-type': 'application/json', 'paddle-signature': signNotification(body, WEBHOOK_SECRET, clock()) };
  const { statusCode } = await server.app.inject({ method: 'POST', url: receivePaddleEvent.path, headers, payload: body });
  return statusCode;
}
