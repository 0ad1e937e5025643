import type { PaddleEventData } from '@paddle/paddle-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The vendor's script, which lies on the internet: what it is told, and what it says. */
const vendor = vi.hoisted(() => ({
  isThere: true,
  isInitialized: true,
  opens: true,
  opened: [] as unknown[],
  closed: 0,
  asked: [] as unknown[],
  sendEvent: (_name: string): void => undefined,
}));

vi.mock('@paddle/paddle-js', () => ({
  initializePaddle: async (options: { eventCallback: (event: PaddleEventData) => void }) => {
    vendor.asked.push(options);
    if (!vendor.isThere) throw new Error('Failed to load');
    vendor.sendEvent = (name) => options.eventCallback({ name } as unknown as PaddleEventData);
    return {
      Initialized: vendor.isInitialized,
      Checkout: {
        open: (opened: unknown) => {
          if (!vendor.opens) throw new Error('no');
          vendor.opened.push(opened);
        },
        close: () => {
          vendor.closed++;
          vendor.sendEvent('checkout.closed');
        },
      },
    };
  },
}));

const SETTINGS = { client_token: 'test_1', environment: 'sandbox' } as const;
const OVERLAY = { displayMode: 'overlay', theme: 'light', locale: 'en' };
const DATA = { transactionId: 'txn_1' };

/** Afresh: it starts the script once in the life of a page. */
async function freshCheckout() {
  vi.resetModules();
  return (await import('./paddle-checkout.ts')).openCheckout;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  Object.assign(vendor, { isThere: true, isInitialized: true, opens: true, opened: [], closed: 0, asked: [] });
});

describe('openCheckout', () => {
  // holds S3.13, S4.36, S4.37, S4.38
  test('opens a transaction as an overlay, light, in English, and ends when it is paid', async () => {
    const openCheckout = await freshCheckout();
    const end = openCheckout(SETTINGS, DATA, 'https://sheets.example.com/?success=true&plan=pro');
    await turn();
    expect(vendor.asked).toEqual([expect.objectContaining({ token: 'test_1', environment: 'sandbox' })]);
    expect(vendor.opened).toEqual([
      { settings: { ...OVERLAY, successUrl: 'https://sheets.example.com/?success=true&plan=pro' }, transactionId: 'txn_1' },
    ]);
    vendor.sendEvent('checkout.loaded');
    vendor.sendEvent('checkout.completed');
    expect([await end, vendor.closed]).toEqual(['paid', 0]);
  });

  // holds S3.14
  test('opens items, with what is to be kept with them where there is something, and ends when it is closed', async () => {
    const openCheckout = await freshCheckout();
    const end = openCheckout(SETTINGS, { items: [{ priceId: 'pri_1', quantity: 1 }], custom_data: { owner_id: 'ada' } }, null);
    await turn();
    expect(vendor.opened).toEqual([{ settings: OVERLAY, items: [{ priceId: 'pri_1', quantity: 1 }], customData: { owner_id: 'ada' } }]);
    vendor.sendEvent('checkout.payment.failed');
    vendor.sendEvent('checkout.closed');
    expect(await end).toBe('closed');
    void openCheckout(SETTINGS, { items: [{ priceId: 'pri_2', quantity: 1 }] }, null);
    await turn();
    expect(vendor.opened[1]).toEqual({ settings: OVERLAY, items: [{ priceId: 'pri_2', quantity: 1 }] });
  });

  test('closes what was paid where nothing leads away from it', async () => {
    const openCheckout = await freshCheckout();
    const end = openCheckout(SETTINGS, DATA, null);
    await turn();
    vendor.sendEvent('checkout.completed');
    expect([await end, vendor.closed]).toEqual(['paid', 1]);
  });

  // holds S8.14, S8.16, S8.25
  test('says which way it failed, and tries again after a script that did not come', async () => {
    const openCheckout = await freshCheckout();
    vendor.isThere = false;
    await expect(openCheckout(SETTINGS, DATA, null)).rejects.toMatchObject({
      code: 'INITIALIZATION_FAILED',
      message: 'Payment system initialization failed. Please refresh the page and try again.',
    });
    vendor.isThere = true;
    vendor.opens = false;
    await expect(openCheckout(SETTINGS, DATA, null)).rejects.toMatchObject({
      code: 'CHECKOUT_OPEN_FAILED',
      message: 'Failed to open payment checkout. Please try again.',
    });
    vendor.opens = true;
    const broken = openCheckout(SETTINGS, DATA, null);
    await turn();
    vendor.sendEvent('checkout.error');
    await expect(broken).rejects.toMatchObject({
      code: 'CHECKOUT_ERROR',
      message: expect.stringContaining('If your payment went through, your plan starts by itself'),
    });
    expect(vendor.asked).toHaveLength(2);
  });

  // holds S8.15
  test('does not open what is not ready', async () => {
    const openCheckout = await freshCheckout();
    vendor.isInitialized = false;
    await expect(openCheckout(SETTINGS, DATA, null)).rejects.toMatchObject({
      code: 'NOT_INITIALIZED',
      message: 'The payment system is still starting. Please try again in a moment.',
    });
  });
});
