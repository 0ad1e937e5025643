import { randomUUID } from 'node:crypto';
import { getMe, receivePaddleEvent } from '@sheetlift/contract';
import { CARD_ACCEPTED, type PaddleEvent } from '@sheetlift/paddle-offline';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldSubscription } from '../billing/fold-subscription.ts';
import { parseSubscriptionState } from '../billing/paddle-event.ts';
import { reconcile } from '../billing/reconcile.ts';
import { workOnEvents } from '../billing/work-on-events.ts';
import { paddleEvents, subscriptions } from '../platform/schema.ts';
import { LONG } from '../proof.test-fixture.ts';
import { type Shop, startShop, tell } from './shop.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

/** Orders of events that go all the way through the database; `npm run proof` takes all 720. */
const ORDERS = LONG ? 720 : 24;

let now = Date.parse('2026-11-22T12:00:00.000Z');
const clock = (): Date => new Date(now);
let shop: Shop;
let server: TestServer;

beforeAll(async () => {
  shop = await startShop(clock);
  server = await startTestServer({ billing: shop.billing, clock });
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

const row = async (id: string) => (await server.database.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
const me = async (token: string) =>
  (await server.call(getMe, { token })).body as { effective_subscription: unknown; current_subscription: unknown };

/** The six events of a subscription's life: bought, changed, not paid, paid, cancelled, ended. */
async function life(): Promise<{ id: string; ownerId: string; events: PaddleEvent[] }> {
  const { user } = await server.signUp();
  const { offline, billing } = shop;
  const before = offline.events.length;
  const id = await shop.buy(server, user);
  await billing.provider.change(id, { planType: 'pro', period: 'month' });
  offline.renew(id, { isPaid: false });
  const owed = await billing.provider.paymentMethodUpdate(id);
  offline.pay(new URL(owed.managementUrl).searchParams.get('_ptxn')!, { card: CARD_ACCEPTED, email: '' });
  await billing.provider.cancel(id, 'at-period-end');
  offline.renew(id, { isPaid: true });
  const all = offline.events.slice(before).filter(({ event_type }) => event_type.startsWith('subscription.'));
  const [created, , changed] = all;
  const pastDue = all.find(({ event_type }) => event_type === 'subscription.past_due')!;
  const [paid, cancelled] = all.slice(all.indexOf(pastDue) + 1);
  return { id, ownerId: user.id, events: [created!, changed!, pastDue, paid!, cancelled!, all.at(-1)!] };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  return items.length === 0
    ? [[]]
    : items.flatMap((first, index) => permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

describe('the order in which events come', () => {
  test('does not matter: all 720 orders of a life of six, each with repeats, end in the same state', async () => {
    const { events } = await life();
    const folded = permutations(events).map((order) =>
      foldSubscription(
        [...order, order[0]!, order[3]!].map(({ event_id, occurred_at, data }) => ({
          eventId: event_id,
          occurredAt: occurred_at,
          state: parseSubscriptionState(data),
        })),
        shop.billing.prices,
      ),
    );
    expect(folded).toHaveLength(720);
    expect(folded[0]).toMatchObject({ planType: 'pro', status: 'canceled', cancelAtPeriodEnd: false, pastDueSince: null });
    expect(new Set(folded.map((state) => JSON.stringify(state))).size).toBe(1);
  });

  test(`does not matter to the database either: ${ORDERS} of them, each event told twice and worked on in between`, async () => {
    const { id, ownerId, events } = await life();
    await shop.deliver(server);
    const right = await row(id);
    expect(right).toMatchObject({ ownerId, status: 'canceled', planType: 'pro' });
    const orders = permutations(events);
    for (let one = 0; one < ORDERS; one++) {
      await server.database.delete(subscriptions).where(eq(subscriptions.id, id));
      await server.database.delete(paddleEvents).where(eq(paddleEvents.subscriptionId, id));
      const order = orders[Math.floor((one * orders.length) / ORDERS)]!;
      for (const [index, event] of order.entries()) {
        await tell(server, event, clock);
        if (index % 2 === one % 2) await workOnEvents(shop.desk(server));
        await tell(server, event, clock);
      }
      await workOnEvents(shop.desk(server));
      expect(await row(id), `order ${order.map(({ event_type }) => event_type).join(', ')}`).toEqual(right);
    }
  }, 600_000);

  test('past due counts from the first failure, whichever event of it came first', async () => {
    const { user, token } = await server.signUp();
    const id = await shop.buy(server, user);
    const before = shop.offline.events.length;
    shop.offline.renew(id, { isPaid: false });
    const failedAt = shop.offline.events.find(({ event_type }, index) => index >= before && event_type === 'subscription.past_due')!
      .data as unknown as { updated_at: string };
    await shop.deliver(server);
    expect((await row(id))?.pastDueSince?.toISOString()).toBe(failedAt.updated_at);
    expect(await me(token)).toMatchObject({ current_subscription: { status: 'past_due' }, effective_subscription: { status: 'past_due' } });
    now += 15 * 24 * 60 * 60 * 1000;
    expect(await me(token)).toMatchObject({ current_subscription: { status: 'past_due' }, effective_subscription: null });
  });
});

describe('what Paddle tells', () => {
  test('a hundred times at once has one effect', async () => {
    const { user, token } = await server.signUp();
    const id = await shop.buy(server, user);
    const [event] = shop.offline.events.filter(({ event_type, data }) => event_type === 'subscription.activated' && data.id === id);
    await server.database.delete(subscriptions).where(eq(subscriptions.id, id));
    await server.database.delete(paddleEvents).where(eq(paddleEvents.subscriptionId, id));
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(server, event!, clock)));
    await Promise.all(Array.from({ length: 4 }, () => workOnEvents(shop.desk(server))));
    expect(new Set(answers)).toEqual(new Set([200]));
    const kept = await server.database.select().from(paddleEvents).where(eq(paddleEvents.eventId, event!.event_id));
    expect(kept.map(({ attempts, processedAt }) => [attempts, processedAt !== null])).toEqual([[1, true]]);
    expect(await me(token)).toMatchObject({ effective_subscription: { id, plan_type: 'starter', status: 'active' } });
  });

  test('is refused without the right signature, and leaves no trace', async () => {
    const before = await server.database.execute<{ n: number }>(sql`select count(*)::int as n from paddle_events`);
    for (const headers of [{}, { 'paddle-signature': 'ts=1;h1=00' }] as Record<string, string>[])
      expect(await server.call(receivePaddleEvent, { body: shop.offline.events[0], headers })).toMatchObject({
        status: 400,
        body: failureBody('signature_invalid'),
      });
    expect((await server.database.execute<{ n: number }>(sql`select count(*)::int as n from paddle_events`)).rows).toEqual(before.rows);
  });

  test('is answered before it is worked on, and told on to the worker', async () => {
    let nudges = 0;
    const other = await startTestServer({ billing: shop.billing, clock, onPaddleEvent: () => nudges++ });
    expect(await tell(other, shop.offline.events[0]!, clock)).toBe(200);
    expect([nudges, (await other.database.select().from(paddleEvents)).map(({ processedAt }) => processedAt)]).toEqual([1, [null]]);
    await other.close();
  });

  test('is kept where we do not know its kind, and does not fail', async () => {
    const event = { event_id: 'evt_unknown', event_type: 'moon.full', occurred_at: clock().toISOString(), data: { id: 'moo_1' } };
    expect(await tell(server, event, clock)).toBe(200);
    await workOnEvents(shop.desk(server));
    expect(await server.database.select().from(paddleEvents).where(eq(paddleEvents.eventId, 'evt_unknown'))).toMatchObject([
      { eventType: 'moon.full', processedAt: clock() },
    ]);
  });

  test.each([
    ['a zero in its id', { event_id: 'evt_\0' }],
    ['half a character in its kind', { event_type: 'subscription.\ud800' }],
    ['a zero in what it tells', { data: { id: 'sub_\0' } }],
    ['a year before all years', { occurred_at: '0000-01-01T00:00:00Z' }],
    ['a moment that is before all years where we are', { occurred_at: '0001-01-01T00:00:00+10:00' }],
  ])('is refused with %s: the database could not keep it', async (_what, odd) => {
    const event = {
      event_id: `evt_${randomUUID()}`,
      event_type: 'moon.full',
      occurred_at: clock().toISOString(),
      data: { id: 'moo_1' },
      ...odd,
    };
    expect(await tell(server, event, clock)).toBe(400);
  });

  test('is kept with its moment, wherever its clock stands, and however long what it calls an id', async () => {
    const event = {
      event_id: `evt_${randomUUID()}`,
      event_type: 'subscription.moved',
      occurred_at: '2026-11-22T11:00:00.123456+23:59',
      data: { id: 'x'.repeat(10_000) },
    };
    expect(await tell(server, event, clock)).toBe(200);
    const [kept] = await server.database
      .select({ subscriptionId: paddleEvents.subscriptionId, occurredAt: sql<string>`${paddleEvents.occurredAt} at time zone 'UTC'` })
      .from(paddleEvents)
      .where(eq(paddleEvents.eventId, event.event_id));
    expect(kept).toEqual({ subscriptionId: null, occurredAt: '2026-11-21 11:01:00.123456' });
  });

  test('is not taken where plans are not sold', async () => {
    const other = await startTestServer();
    expect(await tell(other, shop.offline.events[0]!)).toBe(409);
    await other.close();
  });

  test('only hints where it tells of a transaction: the subscription is then looked up', async () => {
    const { user, token } = await server.signUp();
    const before = shop.offline.events.length;
    const id = await shop.buy(server, user);
    await server.database.delete(subscriptions).where(eq(subscriptions.id, id));
    await server.database.delete(paddleEvents).where(eq(paddleEvents.subscriptionId, id));
    const completed = shop.offline.events.slice(before).find(({ event_type }) => event_type === 'transaction.completed')!;
    await tell(server, completed, clock);
    await workOnEvents(shop.desk(server));
    expect(await me(token)).toMatchObject({ effective_subscription: { id, status: 'active' } });
  });
});

describe('while Paddle does not answer', () => {
  test('a hint waits, and is worked on when it answers again', async () => {
    const { user } = await server.signUp();
    const before = shop.offline.events.length;
    const id = await shop.buy(server, user);
    const completed = shop.offline.events.slice(before).find(({ event_type }) => event_type === 'transaction.completed')!;
    await server.database.delete(paddleEvents).where(eq(paddleEvents.subscriptionId, id));
    await server.database.delete(subscriptions).where(eq(subscriptions.id, id));
    await tell(server, completed, clock);
    const desk = shop.desk(server);
    await workOnEvents({ ...desk, provider: { ...desk.provider, subscription: () => Promise.reject(new Error('gone')) } });
    expect(await row(id)).toBeUndefined();
    await workOnEvents(desk);
    expect(await row(id)).toBeUndefined();
    now += 10_000;
    await workOnEvents(desk);
    expect(await row(id)).toMatchObject({ ownerId: user.id, status: 'active' });
  });
});

describe('reconcile', () => {
  test('makes good whatever was missed, and changes nothing the second time', async () => {
    const { user, token } = await server.signUp();
    const id = await shop.buy(server, user);
    await shop.billing.provider.change(id, { planType: 'business', period: 'year' });
    await shop.billing.provider.cancel(id, 'at-period-end');
    // None of this is told.
    expect(await me(token)).toMatchObject({ current_subscription: { plan_type: 'starter', cancel_at_period_end: false } });
    expect(await reconcile(shop.desk(server))).toBeGreaterThan(0);
    expect(await me(token)).toMatchObject({ current_subscription: { plan_type: 'business', cancel_at_period_end: true } });
    const after = await row(id);
    await reconcile(shop.desk(server));
    await shop.deliver(server);
    expect(await row(id)).toEqual(after);
  });
});
