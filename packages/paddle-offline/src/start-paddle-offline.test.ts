import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, type Environment, Paddle } from '@paddle/paddle-node-sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CARD_ACCEPTED, CARD_ACCEPTED_ONCE, CARD_DECLINED, type PaddleOffline, startPaddleOffline } from './start-paddle-offline.ts';

const OFFERS = { starter: { name: 'Starter', month: 19, year: 190 }, pro: { name: 'Pro', month: 49, year: 490 } };
const START = Date.parse('2028-01-31T10:00:00.000Z');

let now = START;
let offline: PaddleOffline;
let paddle: Paddle;

beforeEach(async () => {
  now = START;
  offline = await startPaddleOffline({ offers: OFFERS, clock: () => new Date(now) });
  // The official SDK takes an address in the place of an environment's name.
  paddle = new Paddle(offline.apiKey, { environment: offline.url as Environment });
});

afterEach(() => offline.close());

async function checkout(price = 'starter-month') {
  const customer = await paddle.customers.create({ email: `Ada${offline.events.length}@example.com` });
  const transaction = await paddle.transactions.create({
    items: [{ priceId: offline.priceIds[price]!, quantity: 1 }],
    customerId: customer.id,
    customData: { owner: 'ada' },
  });
  return { customer, transaction };
}

async function subscribe(price?: string) {
  const { transaction } = await checkout(price);
  expect(offline.pay(transaction.id, { card: CARD_ACCEPTED, email: '' })).toBe(true);
  const paid = await paddle.transactions.get(transaction.id);
  return paddle.subscriptions.get(paid.subscriptionId!);
}

const types = (): string[] => offline.events.map(({ event_type }) => event_type);

describe('the official SDK, unchanged', () => {
  test('finds products and prices with ids of the right form', async () => {
    const products = await paddle.products.list().next();
    const prices = await paddle.prices.list({ perPage: 2 }).next();
    expect(products.map(({ name }) => name)).toEqual(['Starter', 'Pro']);
    expect(prices.map(({ unitPrice, billingCycle }) => [unitPrice.amount, billingCycle?.interval])).toEqual([
      ['1900', 'month'],
      ['19000', 'year'],
    ]);
    for (const { id } of prices) expect(id).toMatch(/^pri_[a-z\d]{26}$/);
  });

  test('buys: a declined card changes nothing, an accepted one begins a subscription, with the events in their order', async () => {
    const { transaction } = await checkout();
    expect([transaction.id, transaction.status, transaction.details?.totals?.total]).toEqual([
      expect.stringMatching(/^txn_[a-z\d]{26}$/),
      'draft',
      '1900',
    ]);
    expect(offline.pay(transaction.id, { card: CARD_DECLINED, email: '' })).toBe(false);
    expect((await paddle.transactions.get(transaction.id)).payments[0]?.errorCode).toBe('declined');
    expect(offline.pay(transaction.id, { card: CARD_ACCEPTED, email: '' })).toBe(true);
    const { subscriptionId, invoiceNumber } = await paddle.transactions.get(transaction.id);
    const subscription = await paddle.subscriptions.get(subscriptionId!);
    expect(subscription).toMatchObject({ status: 'active', customData: { owner: 'ada' }, scheduledChange: null });
    // A month from 31 January ends on the last day of February, of a leap year here.
    expect(
      [subscription.currentBillingPeriod!.startsAt, subscription.currentBillingPeriod!.endsAt].map((moment) => moment.slice(0, 16)),
    ).toEqual(['2028-01-31T10:00', '2028-02-29T10:00']);
    expect(types()).toEqual([
      'customer.created',
      'transaction.created',
      'transaction.ready',
      'transaction.payment_failed',
      'transaction.paid',
      'subscription.created',
      'subscription.activated',
      'transaction.completed',
    ]);
    expect((await paddle.transactions.getInvoicePDF(transaction.id)).url).toContain(invoiceNumber);
  });

  test('gives an unpaid transaction other items, closes it once it is ready, and leaves a paid one as it is', async () => {
    const {
      transaction: { id },
    } = await checkout('starter-month');
    const items = [{ priceId: offline.priceIds['pro-month']!, quantity: 1 }];
    await expect(paddle.transactions.update(id, { status: 'canceled' })).rejects.toMatchObject({
      code: 'transaction_invalid_status_change',
    });
    expect((await paddle.transactions.update(id, { items })).details?.totals?.total).toBe('4900');
    offline.pay(id, { card: CARD_DECLINED, email: '' });
    expect((await paddle.transactions.update(id, { status: 'canceled' })).status).toBe('canceled');
    expect(() => offline.pay(id, { card: CARD_ACCEPTED, email: '' })).toThrow('can no longer be changed');
    const { transaction: paid } = await checkout();
    offline.pay(paid.id, { card: CARD_ACCEPTED, email: '' });
    await expect(paddle.transactions.update(paid.id, { items })).rejects.toMatchObject({ code: 'transaction_immutable' });
  });

  test('shows what a change costs before it is made, and makes it', async () => {
    const subscription = await subscribe('starter-month');
    now = (Date.parse(subscription.currentBillingPeriod!.startsAt) + Date.parse(subscription.currentBillingPeriod!.endsAt)) / 2;
    const change = {
      items: [{ priceId: offline.priceIds['pro-month']!, quantity: 1 }],
      prorationBillingMode: 'prorated_immediately' as const,
    };
    const preview = await paddle.subscriptions.previewUpdate(subscription.id, change);
    expect(preview.updateSummary?.result).toEqual({ action: 'charge', amount: '1500', currencyCode: 'USD' });
    expect((await paddle.subscriptions.get(subscription.id)).items[0]?.price.id).toBe(offline.priceIds['starter-month']);
    expect((await paddle.subscriptions.update(subscription.id, change)).items[0]?.price.id).toBe(offline.priceIds['pro-month']);
    expect(
      (await paddle.transactions.list({ subscriptionId: [subscription.id] }).next()).map(({ details, origin }) => [
        origin,
        details?.totals?.grandTotal,
      ]),
    ).toEqual([
      ['subscription_update', '1500'],
      ['api', '1900'],
    ]);
  });

  test('makes no change that the card does not pay, and one that costs nothing all the same', async () => {
    const { transaction } = await checkout('pro-month');
    offline.pay(transaction.id, { card: CARD_ACCEPTED_ONCE, email: '' });
    const { subscriptionId } = await paddle.transactions.get(transaction.id);
    const to = (price: string) =>
      paddle.subscriptions.update(subscriptionId!, {
        items: [{ priceId: offline.priceIds[price]!, quantity: 1 }],
        prorationBillingMode: 'prorated_immediately',
      });
    await expect(to('pro-year')).rejects.toMatchObject({ code: 'subscription_payment_declined', type: 'request_error' });
    expect((await paddle.subscriptions.get(subscriptionId!)).items[0]?.price.id).toBe(offline.priceIds['pro-month']);
    expect((await to('starter-month')).items[0]?.price.id).toBe(offline.priceIds['starter-month']);
  });

  test('cancels at the end of the period, takes it back, and ends it when the period does', async () => {
    const subscription = await subscribe();
    const end = subscription.currentBillingPeriod!.endsAt;
    expect((await paddle.subscriptions.cancel(subscription.id, { effectiveFrom: 'next_billing_period' })).scheduledChange).toMatchObject({
      action: 'cancel',
      effectiveAt: end,
    });
    expect((await paddle.subscriptions.update(subscription.id, { scheduledChange: null })).scheduledChange).toBeNull();
    await paddle.subscriptions.cancel(subscription.id, { effectiveFrom: 'next_billing_period' });
    offline.renew(subscription.id, { isPaid: true });
    expect(await paddle.subscriptions.get(subscription.id)).toMatchObject({
      status: 'canceled',
      canceledAt: end,
      currentBillingPeriod: null,
    });
    await expect(paddle.subscriptions.cancel(subscription.id, { effectiveFrom: 'immediately' })).rejects.toMatchObject({
      code: 'subscription_update_when_canceled',
    });
  });

  test('fails to renew, and is paid for through the transaction that updates the payment method', async () => {
    const subscription = await subscribe();
    offline.renew(subscription.id, { isPaid: false });
    expect((await paddle.subscriptions.get(subscription.id)).status).toBe('past_due');
    const owed = await paddle.subscriptions.getPaymentMethodChangeTransaction(subscription.id);
    expect([owed.status, owed.details?.totals?.total]).toEqual(['past_due', '1900']);
    expect(offline.pay(owed.id, { card: CARD_ACCEPTED, email: '' })).toBe(true);
    expect((await paddle.subscriptions.get(subscription.id)).status).toBe('active');
    const none = await paddle.subscriptions.getPaymentMethodChangeTransaction(subscription.id);
    expect([none.origin, none.details?.totals?.total]).toEqual(['subscription_payment_method_change', '0']);
  });

  test('is told what is wrong as Paddle tells it', async () => {
    const { customer } = await checkout();
    await expect(paddle.subscriptions.get('sub_0')).rejects.toMatchObject({ code: 'not_found', type: 'request_error' });
    const again = await paddle.customers.create({ email: customer.email }).catch((error: unknown) => error);
    expect(again).toBeInstanceOf(ApiError);
    expect(again).toMatchObject({ code: 'customer_already_exists', detail: `customer email conflicts with customer of id ${customer.id}` });
    await expect(paddle.transactions.create({ items: [{ priceId: 'pri_0', quantity: 1 }] })).rejects.toMatchObject({
      code: 'invalid_field',
    });
  });

  test('lists all events, page by page', async () => {
    for (let count = 0; count < 4; count++) await subscribe();
    const listed: string[] = [];
    for await (const event of paddle.events.list({ perPage: 5 })) listed.push(event.eventId);
    expect(listed).toEqual(offline.events.map(({ event_id }) => event_id));
    expect(new Set(listed).size).toBe(listed.length);
  });
});

test('notifications are signed, come in order, and come again until they are taken', async () => {
  const taken: { type: string; isGenuine: boolean }[] = [];
  const take = async (body: string, signature: string): Promise<void> => {
    taken.push({
      type: (JSON.parse(body) as { event_type: string }).event_type,
      isGenuine: await paddle.webhooks.isSignatureValid(body, 'secret', signature),
    });
  };
  let refusals = 1;
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (refusals-- > 0) response.writeHead(503).end();
      else
        void take(Buffer.concat(parts).toString(), String(request.headers['paddle-signature'])).finally(() =>
          response.writeHead(200).end(),
        );
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  offline.sendTo({ url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, secret: 'secret' });
  await subscribe();
  await offline.settled();
  expect(taken).toEqual(types().map((type) => ({ type, isGenuine: true })));
  receiver.close();
});
