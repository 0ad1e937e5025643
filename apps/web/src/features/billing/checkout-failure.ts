import type { FailureCode } from '@sheetlift/contract';
import { ApiFailure, UnexpectedAnswer } from '../../lib/api-failure.ts';

/** Every way a checkout can fail, with the words a person is shown. */
const CHECKOUT_FAILURES = {
  INITIALIZATION_FAILED: 'Payment system initialization failed. Please refresh the page and try again.',
  NOT_INITIALIZED: 'The payment system is still starting. Please try again in a moment.',
  CHECKOUT_OPEN_FAILED: 'Failed to open payment checkout. Please try again.',
  NOT_AUTHENTICATED: 'Authentication required. Please sign in to continue.',
  SESSION_EXPIRED: 'Session expired. Please sign in again.',
  API_ERROR: 'Failed to prepare checkout. Please try again.',
  NETWORK_ERROR: 'Network error. Please check your connection and try again.',
  INVALID_CONFIG: 'Unsupported payment method update method',
  CHECKOUT_ERROR:
    'The checkout stopped with an error. If your payment went through, your plan starts by itself; otherwise please try again, or use another payment method.',
} as const;

export type CheckoutCode = keyof typeof CHECKOUT_FAILURES;

export const UPDATE_ADDRESS_FAILED = 'Failed to get payment method update URL. Please try again.';
export const UPDATE_ANSWER_INVALID = 'Invalid response from payment method update endpoint';

export class CheckoutFailure extends Error {
  readonly code: CheckoutCode;
  /** Why the server refused, where it did. */
  readonly reason: FailureCode | null;

  constructor(code: CheckoutCode, message: string = CHECKOUT_FAILURES[code], reason: FailureCode | null = null) {
    super(message);
    this.name = 'CheckoutFailure';
    this.code = code;
    this.reason = reason;
  }

  /** Signing in is the way on. */
  get needsSignIn(): boolean {
    return this.code === 'NOT_AUTHENTICATED' || this.code === 'SESSION_EXPIRED';
  }
}

/** What a call of ours that failed means for the checkout; `otherwise` stands in where the server gave no words. */
export function checkoutFailureOf(error: unknown, otherwise: string): CheckoutFailure {
  if (error instanceof CheckoutFailure) return error;
  if (error instanceof UnexpectedAnswer) return new CheckoutFailure('API_ERROR', otherwise);
  if (!(error instanceof ApiFailure)) return new CheckoutFailure('NETWORK_ERROR');
  if (error.status === 401) return new CheckoutFailure('SESSION_EXPIRED');
  return new CheckoutFailure('API_ERROR', error.detail ?? otherwise, error.code);
}
