import { type CheckoutOpenOptions, initializePaddle, type Paddle, type PaddleEventData } from '@paddle/paddle-js';
import type { checkoutData } from '@sheetlift/contract';
import type { z } from 'zod/mini';
import { CheckoutFailure } from './checkout-failure.ts';

/** What /api/config says of Paddle. */
export interface PaddleSettings {
  client_token: string;
  environment: 'production' | 'sandbox';
}

/** How an overlay ended. */
export type CheckoutEnd = 'paid' | 'closed';

/** A script that has not come by then is blocked, or its server is down. */
const SCRIPT_MS = 15_000;

let started: Promise<Paddle> | null = null;
let onPaddleEvent: (event: PaddleEventData) => void = () => undefined;

/** Fetches Paddle's script, once; a failure is not kept, so that the next try asks again. */
function startPaddle({ client_token, environment }: PaddleSettings): Promise<Paddle> {
  started ??= inTime(initializePaddle({ token: client_token, environment, eventCallback: (event) => onPaddleEvent(event) })).catch(() => {
    started = null;
    throw new CheckoutFailure('INITIALIZATION_FAILED');
  });
  return started;
}

/** Opens the overlay and ends when it does. Rejects with `CheckoutFailure` where it cannot be opened, or breaks. */
export async function openCheckout(
  settings: PaddleSettings,
  data: z.infer<typeof checkoutData>,
  successUrl: string | null,
): Promise<CheckoutEnd> {
  const paddle = await startPaddle(settings);
  if (!paddle.Initialized) throw new CheckoutFailure('NOT_INITIALIZED');
  return new Promise((resolve, reject) => {
    onPaddleEvent = ({ name }) => {
      const event: string = name ?? '';
      if (event === 'checkout.completed') {
        resolve('paid');
        // Nothing leads away from here: the screen itself says what was paid.
        if (successUrl === null) paddle.Checkout.close();
      }
      if (event === 'checkout.closed') resolve('closed');
      if (event === 'checkout.error' || event === 'checkout.failed') reject(new CheckoutFailure('CHECKOUT_ERROR'));
    };
    try {
      paddle.Checkout.open(optionsOf(data, successUrl));
    } catch {
      reject(new CheckoutFailure('CHECKOUT_OPEN_FAILED'));
    }
  });
}

function optionsOf(data: z.infer<typeof checkoutData>, successUrl: string | null): CheckoutOpenOptions {
  const settings = { displayMode: 'overlay', theme: 'light', locale: 'en', ...(successUrl !== null && { successUrl }) } as const;
  if ('transactionId' in data) return { settings, transactionId: data.transactionId };
  return { settings, items: data.items, ...(data.custom_data && { customData: data.custom_data }) };
}

async function inTime(starting: Promise<Paddle | undefined>): Promise<Paddle> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), SCRIPT_MS));
  const paddle = await Promise.race([starting, late]);
  if (!paddle) throw new Error('Paddle did not start');
  return paddle;
}
