import { cancelPlan, type EndpointAnswer, getMe, getSubscription, prepareCheckout } from '@sheetlift/contract';
import { type Environment, Paddle } from '@paddle/paddle-node-sdk';
import { CARD_ACCEPTED, CARD_DECLINED } from '@sheetlift/paddle-offline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../billing/reconcile.ts';
import { createLogger } from '../platform/logger.ts';
import { type Shop, startShop } from './shop.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

let shop: Shop;
let server: TestServer;
let paddle: Paddle;

beforeAll(async () => {
  shop = await startShop();
  server = await startTestServer({ billing: shop.billing });
  paddle = new Paddle(shop.offline.apiKey, { environment: shop.offline.url as Environment });
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

type Plan = 'starter' | 'pro' | 'business';

const begin = (token: string, plan_type: Plan = 'starter') => server.call(prepareCheckout, { token, body: { plan_type } });
const idOf = ({ body }: { body: unknown }): string => (body as { checkout_data: { transactionId: string } }).checkout_data.transactionId;
const pay = (id: string, card = CARD_ACCEPTED): boolean => shop.offline.pay(id, { card, email: '' });
const planOf = async (token: string) =>
  ((await server.call(getMe, { token })).body as { effective_subscription: { plan_type: Plan } | null }).effective_subscription?.plan_type;

/** How many of these transactions somebody can pay, one after the other. */
function paid(ids: Iterable<string>): number {
  return [...ids].filter((id) => {
    try {
      return pay(id);
    } catch {
      return false;
    }
  }).length;
}

describe('two tabs that buy', () => {
  test('the same plan have one transaction, which is paid once', async () => {
    const { token } = await server.signUp();
    const [first, second] = [idOf(await begin(token)), idOf(await begin(token))];
    expect(second).toBe(first);
    expect(paid([first, second])).toBe(1);
    expect(await begin(token)).toMatchObject({ status: 409, body: failureBody('already_subscribed') });
  });

  test('different plans have one transaction, of what was chosen last, as long as no price was shown for a card', async () => {
    const { token } = await server.signUp();
    const [first, second] = [idOf(await begin(token, 'starter')), idOf(await begin(token, 'pro'))];
    expect(paid([first, second])).toBe(1);
    await shop.deliver(server);
    expect(await planOf(token)).toBe('pro');
  });

  test('different plans, one of them before a card: that one can be paid no more', async () => {
    const { token } = await server.signUp();
    const first = idOf(await begin(token, 'starter'));
    expect(pay(first, CARD_DECLINED)).toBe(false);
    const second = idOf(await begin(token, 'pro'));
    expect(second).not.toBe(first);
    expect(() => pay(first)).toThrow('can no longer be changed');
    expect(pay(second)).toBe(true);
    await shop.deliver(server);
    expect(await planOf(token)).toBe('pro');
  });

  test('at the same moment have one transaction, each of twelve', async () => {
    const { token } = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(idOf)).size).toBe(1);
  });

  test.each([false, true])('different plans at the same moment can pay for one of them (a card was tried before: %s)', async (wasTried) => {
    const { token, user } = await server.signUp();
    if (wasTried) pay(idOf(await begin(token, 'business')), CARD_DECLINED);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, tab) => begin(token, (['starter', 'pro', 'business'] as const)[tab % 3])),
    );
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
    expect(paid(new Set(given.map(idOf)))).toBe(1);
    const customerId = await shop.billing.provider.findCustomer(user);
    expect(await shop.billing.provider.subscriptionsOf(customerId)).toHaveLength(1);
  });

  test('after one has paid, though Paddle has not made the subscription yet: the other is told to wait', async () => {
    const { token } = await server.signUp();
    await begin(token);
    const { provider } = shop.billing;
    const slow = await startTestServer({
      databaseUrl: server.databaseUrl,
      billing: { ...shop.billing, provider: { ...provider, reuseTransaction: async () => ({ kind: 'paid', subscriptionId: null }) } },
    });
    expect(await slow.call(prepareCheckout, { token, body: { plan_type: 'pro' } })).toMatchObject({
      status: 409,
      body: failureBody('payment_under_way'),
    });
    await slow.close();
  });
});

test('a checkout that was paid long ago does not stand in the way once its plan has ended', async () => {
  const { token, user } = await server.signUp();
  const first = await shop.buy(server, user);
  await shop.billing.provider.cancel(first, 'at-once');
  await shop.deliver(server);
  const again = await begin(token, 'pro');
  expect(again.status).toBe(200);
  pay(idOf(again));
  await shop.deliver(server);
  expect(await planOf(token)).toBe('pro');
});

test('a transaction that Paddle does not know, of another of its environments perhaps, is begun anew', async () => {
  const { token } = await server.signUp();
  const first = idOf(await begin(token));
  const other = await startShop();
  const moved = await startTestServer({
    databaseUrl: server.databaseUrl,
    billing: {
      ...other.billing,
      provider: { ...other.billing.provider, subscriptionsOf: async () => [], startTransaction: async () => 'txn_new' },
    },
  });
  expect(idOf(await moved.call(prepareCheckout, { token, body: { plan_type: 'starter' } }))).toBe('txn_new');
  expect(first).not.toBe('txn_new');
  await moved.close();
  await other.close();
});

describe('a second subscription, made at Paddle itself', () => {
  test('is told to the operator once and to its owner, who sees the one that goes on when the other has ended', async () => {
    const { token, user } = await server.signUp();
    const first = await shop.buy(server, user, { planType: 'starter', period: 'month' });
    const told: object[] = [];
    const desk = { ...shop.desk(server), log: Object.assign(createLogger('silent'), { error: (details: object) => told.push(details) }) };
    const customerId = await shop.billing.provider.findCustomer(user);
    const transaction = await paddle.transactions.create({
      customerId,
      items: [{ priceId: shop.billing.prices['pro-month']!, quantity: 1 }],
      customData: { owner_id: user.id },
    });
    pay(transaction.id);
    await reconcile(desk);
    await reconcile(desk);
    const { subscriptionId: second } = await paddle.transactions.get(transaction.id);
    expect(told).toEqual([{ subscriptionId: second, besideId: first, ownerId: user.id }]);
    const own = async () => (await server.call(getSubscription, { token })).body as EndpointAnswer<typeof getSubscription>;
    expect(await own()).toMatchObject({ subscription: { id: second }, beside: { plan_type: 'starter' } });
    await shop.billing.provider.cancel(second!, 'at-once');
    await reconcile(desk);
    expect(await own()).toMatchObject({ subscription: { id: first, status: 'active' }, beside: null });
    expect((await server.call(cancelPlan, { token, body: {} })).body).toMatchObject({
      subscription: { id: first, cancel_at_period_end: true },
    });
  });
});
