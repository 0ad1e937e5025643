import {
  cancelPlan,
  changePlan,
  deleteAccount,
  getConfiguration,
  getInvoice,
  getMe,
  getPaymentMethodUpdate,
  getSubscription,
  getUsage,
  listInvoices,
  prepareCheckout,
  previewPlanChange,
  reportUsage,
  resumePlan,
} from '@sheetlift/contract';
import { CARD_ACCEPTED, CARD_ACCEPTED_ONCE, CARD_DECLINED } from '@sheetlift/paddle-offline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from './shop.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const START = Date.parse('2026-11-22T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let now = START;
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

interface Me {
  effective_subscription: {
    id: string;
    plan_type: string;
    status: string;
    current_period_end: string;
    cancel_at_period_end: boolean;
  } | null;
  current_subscription: Me['effective_subscription'];
}

const me = async (token: string) => (await server.call(getMe, { token })).body as Me;
const transactionOf = (answer: { body: unknown }) =>
  (answer.body as { checkout_data: { transactionId: string } }).checkout_data.transactionId;
const limitOf = async (token: string) => ((await server.call(getUsage, { token })).body as { limit: number | null }).limit;

async function subscriber(plan: 'starter' | 'pro' = 'starter') {
  const { user, token } = await server.signUp();
  const id = await shop.buy(server, user, { planType: plan, period: 'month' });
  return { user, token, id };
}

describe('buying', () => {
  // holds S1.7, S3.13, S7.21
  test('begins with a transaction that the page cannot change; a declined card grants nothing, an accepted one the plan', async () => {
    const { token } = await server.signUp();
    const prepared = await server.call(prepareCheckout, { token, body: { plan_type: 'pro', period: 'year' } });
    expect(prepared).toMatchObject({ status: 200, body: { checkout_data: { transactionId: expect.stringMatching(/^txn_/) } } });
    expect(shop.offline.pay(transactionOf(prepared), { card: CARD_DECLINED, email: '' })).toBe(false);
    await shop.deliver(server);
    expect([await me(token), await limitOf(token)]).toMatchObject([{ effective_subscription: null, current_subscription: null }, 50]);
    shop.offline.pay(transactionOf(prepared), { card: CARD_ACCEPTED, email: '' });
    await shop.deliver(server);
    expect(await me(token)).toMatchObject({
      effective_subscription: { plan_type: 'pro', status: 'active', cancel_at_period_end: false },
      current_subscription: { plan_type: 'pro' },
    });
    expect([await limitOf(token), (await me(token)).effective_subscription!.current_period_end.slice(0, 10)]).toEqual([
      2_000,
      '2027-11-22',
    ]);
  });

  test('is not begun twice, and not by who has a plan', async () => {
    const { token } = await subscriber();
    expect(await server.call(prepareCheckout, { token, body: { plan_type: 'pro' } })).toMatchObject({
      status: 409,
      body: failureBody('already_subscribed'),
    });
  });

  test('is not begun again by who paid a moment ago, though Paddle has not told of it yet', async () => {
    const { token } = await server.signUp();
    const first = await server.call(prepareCheckout, { token, body: { plan_type: 'starter' } });
    shop.offline.pay(transactionOf(first), { card: CARD_ACCEPTED, email: '' });
    expect((await me(token)).current_subscription).toBeNull();
    expect((await server.call(prepareCheckout, { token, body: { plan_type: 'starter' } })).body).toEqual(failureBody('already_subscribed'));
    expect((await me(token)).effective_subscription).toMatchObject({ plan_type: 'starter', status: 'active' });
  });

  test('knows who it is for where Paddle has a customer of that address already', async () => {
    const { user } = await subscriber();
    const again = await server.signUp({ email: user.email, foldedEmail: `${user.email}.other` });
    await shop.buy(server, again.user);
    expect((await me(again.token)).effective_subscription).toMatchObject({ plan_type: 'starter' });
  });
});

describe('changing the plan', () => {
  test('shows the sums before, and then charges them', async () => {
    const { token, id } = await subscriber('starter');
    const { current_period_end } = (await me(token)).current_subscription!;
    now = (now + Date.parse(current_period_end)) / 2;
    const preview = await server.call(previewPlanChange, { token, body: { plan_type: 'pro', period: 'month' } });
    expect(preview.body).toEqual({
      credit: { amount: 950, currency: 'USD' },
      charge: { amount: 2450, currency: 'USD' },
      result: { action: 'charge', amount: 1500, currency: 'USD' },
      recurring: { amount: 4900, currency: 'USD' },
      next_billed_at: current_period_end,
    });
    expect((await me(token)).current_subscription).toMatchObject({ plan_type: 'starter' });
    expect((await server.call(changePlan, { token, body: { plan_type: 'pro', period: 'month' } })).body).toMatchObject({
      subscription: { id, plan_type: 'pro', period: 'month' },
    });
    expect([(await me(token)).effective_subscription?.plan_type, await limitOf(token)]).toEqual(['pro', 2_000]);
    const { invoices } = (await server.call(listInvoices, { token })).body as { invoices: { id: string; total: { amount: number } }[] };
    expect(invoices.map(({ total }) => total.amount)).toEqual([1500, 1900]);
    expect((await server.call(getInvoice, { token, params: { id: invoices[0]!.id } })).body).toEqual({
      url: expect.stringMatching(/\.pdf$/),
    });
  });

  test('to the year begins a year that is paid at once', async () => {
    const { token } = await subscriber('starter');
    const preview = await server.call(previewPlanChange, { token, body: { plan_type: 'starter', period: 'year' } });
    expect(preview.body).toMatchObject({ charge: { amount: 19_000 }, recurring: { amount: 19_000 }, result: { action: 'charge' } });
    expect((await server.call(changePlan, { token, body: { plan_type: 'starter', period: 'year' } })).body).toMatchObject({
      subscription: { plan_type: 'starter', period: 'year' },
    });
    const { current_period_end } = (await me(token)).effective_subscription!;
    expect(Math.round((Date.parse(current_period_end) - now) / DAY_MS)).toBe(365);
  });

  test('is not made where the card is declined, and that is said', async () => {
    const { token } = await server.signUp();
    const prepared = await server.call(prepareCheckout, { token, body: { plan_type: 'starter' } });
    shop.offline.pay(transactionOf(prepared), { card: CARD_ACCEPTED_ONCE, email: '' });
    await shop.deliver(server);
    expect(await server.call(changePlan, { token, body: { plan_type: 'business' } })).toMatchObject({
      status: 402,
      body: failureBody('payment_declined'),
    });
    expect((await me(token)).effective_subscription).toMatchObject({ plan_type: 'starter', status: 'active' });
  });

  test('down leaves no pages where more were used, and takes none away', async () => {
    const { token } = await subscriber('pro');
    await server.call(reportUsage, {
      token,
      body: { documents: [{ document: 'a'.repeat(64), pages: 900, counted_at: clock().toISOString(), run: crypto.randomUUID() }] },
    });
    await server.call(changePlan, { token, body: { plan_type: 'starter' } });
    expect((await server.call(getUsage, { token })).body).toMatchObject({ used: 900, limit: 500 });
  });

  test('is refused to the same plan, without a plan, and while a payment is open', async () => {
    const { token, id } = await subscriber('starter');
    expect((await server.call(previewPlanChange, { token, body: { plan_type: 'starter' } })).body).toEqual(failureBody('plan_unchanged'));
    shop.offline.renew(id, { isPaid: false });
    await shop.deliver(server);
    expect((await server.call(changePlan, { token, body: { plan_type: 'pro' } })).body).toEqual(failureBody('payment_open'));
    const { token: free } = await server.signUp();
    expect((await server.call(changePlan, { token: free, body: { plan_type: 'pro' } })).body).toEqual(
      failureBody('subscription_not_found'),
    );
  });
});

describe('ending a plan', () => {
  test('keeps it until its period ends; undone it goes on; ended it is over, and can be bought again', async () => {
    const { token, id } = await subscriber();
    expect((await server.call(cancelPlan, { token, body: { reason: 'Too few bills' } })).body).toMatchObject({
      subscription: { id, status: 'active', cancel_at_period_end: true, next_billed_at: null },
    });
    expect((await me(token)).effective_subscription).toMatchObject({ cancel_at_period_end: true });
    expect((await server.call(resumePlan, { token })).body).toMatchObject({ subscription: { cancel_at_period_end: false } });
    await server.call(cancelPlan, { token, body: {} });
    await server.call(cancelPlan, { token, body: {} });
    const end = Date.parse((await me(token)).current_subscription!.current_period_end);
    now = end;
    // Before Paddle says so, too.
    expect(await me(token)).toMatchObject({ effective_subscription: null, current_subscription: { status: 'active' } });
    shop.offline.renew(id, { isPaid: true });
    await shop.deliver(server);
    expect(await me(token)).toMatchObject({
      effective_subscription: null,
      current_subscription: { status: 'canceled', cancel_at_period_end: false },
    });
    expect((await server.call(resumePlan, { token })).body).toEqual(failureBody('subscription_not_found'));
    expect((await server.call(prepareCheckout, { token, body: { plan_type: 'starter' } })).status).toBe(200);
  });

  test('happens first where the account is deleted, at once; where Paddle does not answer, nothing is deleted', async () => {
    const { user, token, id } = await subscriber();
    const down = await startTestServer({
      databaseUrl: server.databaseUrl,
      clock,
      billing: {
        ...shop.billing,
        provider: { ...shop.billing.provider, cancel: shop.billing.provider.subscription.bind(null, 'sub_0') as never },
      },
    });
    expect(await down.call(deleteAccount, { token, body: { confirmation: user.email } })).toMatchObject({
      status: 502,
      body: failureBody('payments_unavailable'),
    });
    await down.close();
    expect([(await me(token)).effective_subscription?.id, shop.offline.subscription(id).status]).toEqual([id, 'active']);
    expect((await server.call(deleteAccount, { token, body: { confirmation: user.email } })).status).toBe(200);
    expect(shop.offline.subscription(id).status).toBe('canceled');
    // What Paddle tells of it afterwards brings nothing back.
    await shop.deliver(server);
    expect((await server.call(getMe, { token })).status).toBe(401);
  });
});

describe('a failed payment', () => {
  // holds S3.15, S7.22
  test('keeps access for the days of grace, and is paid in a checkout', async () => {
    const { token, id } = await subscriber();
    now = Date.parse((await me(token)).current_subscription!.current_period_end);
    shop.offline.renew(id, { isPaid: false });
    await shop.deliver(server);
    expect(await me(token)).toMatchObject({ effective_subscription: { id, status: 'past_due' } });
    const { subscription } = (await server.call(getSubscription, { token })).body as { subscription: { grace_ends_at: string } };
    expect(Math.round((Date.parse(subscription.grace_ends_at) - now) / DAY_MS)).toBe(14);
    now = Date.parse(subscription.grace_ends_at);
    expect([(await me(token)).effective_subscription, await limitOf(token)]).toEqual([null, 50]);
    const update = await server.call(getPaymentMethodUpdate, { token, params: { id } });
    expect(update.body).toMatchObject({
      success: true,
      transaction: { method: 'checkout', management_url: expect.stringContaining('_ptxn=txn_') },
    });
    const { management_url } = (update.body as { transaction: { management_url: string } }).transaction;
    shop.offline.pay(new URL(management_url).searchParams.get('_ptxn')!, { card: CARD_ACCEPTED, email: '' });
    await shop.deliver(server);
    expect(await me(token)).toMatchObject({ effective_subscription: { id, status: 'active' } });
  });

  test('ends at once where its owner does not want it any more: what was not paid for has no end to wait for', async () => {
    const { token, id } = await subscriber();
    shop.offline.renew(id, { isPaid: false });
    await shop.deliver(server);
    expect((await server.call(cancelPlan, { token, body: {} })).body).toMatchObject({ subscription: { status: 'canceled' } });
    // Paddle's clock is a moment ahead of ours.
    now += 1000;
    expect([(await me(token)).effective_subscription, await limitOf(token)]).toEqual([null, 50]);
  });

  test("is paid on Paddle's own page where it is collected by hand", async () => {
    const { token, id } = await subscriber();
    shop.offline.subscription(id).collection_mode = 'manual';
    expect((await server.call(getPaymentMethodUpdate, { token, params: { id } })).body).toMatchObject({
      transaction: { method: 'redirect', management_url: shop.offline.subscription(id).management_urls.update_payment_method },
    });
  });
});

describe('a server that sells nothing', () => {
  test('says so, counts pages and limits none', async () => {
    const other = await startTestServer({ clock });
    const { token } = await other.signUp();
    expect((await other.call(getConfiguration)).body).toMatchObject({ sells_plans: false, paddle: null });
    expect((await other.call(prepareCheckout, { token, body: { plan_type: 'pro' } })).body).toEqual(
      failureBody('plans_not_sold', 'Plans are not sold on this installation'),
    );
    expect((await other.call(listInvoices, { token })).body).toEqual({ invoices: [] });
    const report = { document: 'b'.repeat(64), pages: 5_000, counted_at: clock().toISOString(), run: crypto.randomUUID() };
    expect((await other.call(reportUsage, { token, body: { documents: [report, report] } })).body).toEqual({
      pages_used_current_month: 5_000,
    });
    expect((await other.call(getUsage, { token })).body).toMatchObject({
      used: 5_000,
      limit: null,
      days: [{ day: clock().toISOString().slice(0, 10), pages: 5_000, documents: 1 }],
      runs: [{ run: report.run, pages: 5_000, documents: 1 }],
    });
    await other.close();
  });

  test('while one that does says with what its checkout opens', async () => {
    expect((await server.call(getConfiguration)).body).toMatchObject({
      sells_plans: true,
      paddle: { client_token: 'test_offline', environment: 'sandbox' },
    });
  });
});

test('each account names a document by a key of its own, the same every time', async () => {
  const [one, other] = [await server.signUp(), await server.signUp()];
  const keyOf = async (token: string) => ((await server.call(getUsage, { token })).body as { document_key: string }).document_key;
  expect(await keyOf(one.token)).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyOf(one.token)).toBe(await keyOf(one.token));
  expect(await keyOf(one.token)).not.toBe(await keyOf(other.token));
});
