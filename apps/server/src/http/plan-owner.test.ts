import { deleteAccount, getInvoice, getMe, listInvoices, prepareCheckout } from '@sheetlift/contract';
import { CARD_ACCEPTED } from '@sheetlift/paddle-offline';
import { type Environment, Paddle } from '@paddle/paddle-node-sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../billing/reconcile.ts';
import { workOnEvents } from '../billing/work-on-events.ts';
import { createLogger } from '../platform/logger.ts';
import { paddleCustomers, subscriptions, users } from '../platform/schema.ts';
import { type Shop, startShop } from './shop.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

let shop: Shop;
let server: TestServer;
let people = 0;

beforeAll(async () => {
  shop = await startShop();
  server = await startTestServer({ billing: shop.billing });
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

const newAddress = (): string => `owner${++people}@mail.example`;
const signUp = (email: string, emailProvedAt: Date | null) => server.signUp({ email, foldedEmail: email, emailProvedAt });
const buy = (token: string) => server.call(prepareCheckout, { token, body: { plan_type: 'starter' } });
const me = async (token: string) =>
  (await server.call(getMe, { token })).body as { current_subscription: { id: string } | null; effective_subscription: unknown };
const invoices = async (token: string) => ((await server.call(listInvoices, { token })).body as { invoices: { id: string }[] }).invoices;

/** Sold in Paddle's own dashboard: it says whose customer it is, and no more, unless it is told. */
async function sellByHand(email: string, customData?: Record<string, unknown>): Promise<{ id: string; customerId: string }> {
  const paddle = new Paddle(shop.offline.apiKey, { environment: shop.offline.url as Environment });
  const customerId = await shop.billing.provider.findCustomer({ email, fullName: null });
  const transaction = await paddle.transactions.create({
    customerId,
    items: [{ priceId: shop.billing.prices['business-year']!, quantity: 1 }],
    ...(customData && { customData }),
  });
  shop.offline.pay(transaction.id, { card: CARD_ACCEPTED, email });
  await shop.deliver(server);
  return { id: (await paddle.transactions.get(transaction.id)).subscriptionId!, customerId };
}

describe('whoever registers the address of a deleted payer', () => {
  test('sees none of their invoices and has none of their plan, proved or not', async () => {
    const email = newAddress();
    const payer = await signUp(email, new Date());
    await shop.buy(server, payer.user);
    const [paid] = await invoices(payer.token);
    expect(paid).toBeDefined();
    await server.call(deleteAccount, { token: payer.token, body: { confirmation: email } });
    const next = await signUp(email, null);
    expect(await buy(next.token)).toMatchObject({ status: 403, body: failureBody('email_not_proved') });
    expect([await invoices(next.token), (await me(next.token)).current_subscription]).toEqual([[], null]);
    await server.database.update(users).set({ emailProvedAt: new Date() }).where(eq(users.id, next.user.id));
    expect((await buy(next.token)).status).toBe(200);
    await reconcile(shop.desk(server));
    expect([await invoices(next.token), (await me(next.token)).current_subscription]).toEqual([[], null]);
    expect((await server.call(getInvoice, { token: next.token, params: { id: paid!.id } })).status).toBe(404);
  });

  test("does not get what the payer's open tab pays for afterwards; the operator is told", async () => {
    const email = newAddress();
    const payer = await signUp(email, new Date());
    const { transactionId } = ((await buy(payer.token)).body as { checkout_data: { transactionId: string } }).checkout_data;
    await server.call(deleteAccount, { token: payer.token, body: { confirmation: email } });
    const next = await signUp(email, new Date());
    await buy(next.token);
    shop.offline.pay(transactionId, { card: CARD_ACCEPTED, email: '' });
    const told: string[] = [];
    const desk = {
      ...shop.desk(server),
      log: Object.assign(createLogger('silent'), { error: (_details: unknown, words: string) => told.push(words) }),
    };
    await reconcile(desk);
    expect((await me(next.token)).current_subscription).toBeNull();
    expect(told).toContain('A subscription is paid for by an account that was deleted: end it in Paddle');
    await workOnEvents(desk);
  });
});

describe('a plan that was sold by hand', () => {
  test('goes to who proved the address of the customer, and to nobody who only registered it', async () => {
    const email = newAddress();
    const { id } = await sellByHand(email);
    const { user, token } = await signUp(email, null);
    expect((await buy(token)).status).toBe(403);
    await reconcile(shop.desk(server));
    expect([await invoices(token), (await me(token)).current_subscription]).toEqual([[], null]);
    await server.database.update(users).set({ emailProvedAt: new Date() }).where(eq(users.id, user.id));
    expect(await buy(token)).toMatchObject({ status: 409, body: failureBody('already_subscribed') });
    expect((await me(token)).effective_subscription).toMatchObject({ id, plan_type: 'business' });
    expect(await invoices(token)).toHaveLength(1);
  });

  test("goes to the account that it names, whatever its customer's address", async () => {
    const { user, token } = await signUp(newAddress(), null);
    const { id } = await sellByHand(newAddress(), { owner_id: user.id });
    expect((await me(token)).effective_subscription).toMatchObject({ id });
  });

  test.each([[{ owner_id: 'somebody of another product' }], [{ owner_id: 17 }], [{ owner_id: '00000000-0000-4000-8000-000000000000' }]])(
    'goes to nobody where it names somebody who is none of ours (%#)',
    async (customData) => {
      const email = newAddress();
      const { token } = await signUp(email, new Date());
      await sellByHand(email, customData);
      expect((await buy(token)).status).toBe(200);
      expect((await me(token)).current_subscription).toBeNull();
    },
  );
});

test('what an address that nobody proved was given before is taken back at the next comparison with Paddle, and comes back with the proof', async () => {
  const email = newAddress();
  const { id, customerId } = await sellByHand(email);
  const { user, token } = await signUp(email, null);
  await server.database.insert(paddleCustomers).values({ ownerId: user.id, customerId });
  await server.database.insert(subscriptions).values({
    id,
    ownerId: user.id,
    customerId,
    planType: 'business',
    period: 'year',
    status: 'active',
    cancelAtPeriodEnd: false,
    startedAt: new Date(),
  });
  expect((await me(token)).current_subscription).toMatchObject({ id });
  await reconcile(shop.desk(server));
  expect((await me(token)).current_subscription).toBeNull();
  await server.database.update(users).set({ emailProvedAt: new Date() }).where(eq(users.id, user.id));
  await reconcile(shop.desk(server));
  expect((await me(token)).current_subscription).toMatchObject({ id });
});
