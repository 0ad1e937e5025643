import { describe, expect, test } from 'vitest';
import { ApiFailure, UnexpectedAnswer } from '../../lib/api-failure.ts';
import { CheckoutFailure, checkoutFailureOf } from './checkout-failure.ts';

const said = (error: unknown): [string, string] => {
  const { code, message } = checkoutFailureOf(error, 'Failed to prepare checkout. Please try again.');
  return [code, message];
};

describe('checkoutFailureOf', () => {
  // holds S8.19
  test("gives the server's own words, or others in their place", () => {
    expect(said(new ApiFailure(409, { detail: 'You have a plan already.' }))).toEqual(['API_ERROR', 'You have a plan already.']);
    expect(said(new ApiFailure(500, null))).toEqual(['API_ERROR', 'Failed to prepare checkout. Please try again.']);
  });

  test('keeps why the server refused, for what the person can do about it', () => {
    const refused = checkoutFailureOf(
      new ApiFailure(403, { detail: 'Show first that the address is yours.', code: 'email_not_proved' }),
      'Failed to prepare checkout. Please try again.',
    );
    expect([refused.code, refused.message, refused.reason]).toEqual([
      'API_ERROR',
      'Show first that the address is yours.',
      'email_not_proved',
    ]);
  });

  // holds S8.18, S8.23
  test('knows an ended session, and a network that is gone', () => {
    expect(said(new ApiFailure(401, { detail: 'Not authenticated' }))).toEqual([
      'SESSION_EXPIRED',
      'Session expired. Please sign in again.',
    ]);
    expect(said(new TypeError('Failed to fetch'))).toEqual(['NETWORK_ERROR', 'Network error. Please check your connection and try again.']);
  });

  // holds S8.20
  test('takes an answer that cannot be read for no trouble of the network', () => {
    expect(said(new UnexpectedAnswer(new SyntaxError('Unexpected token <')))).toEqual([
      'API_ERROR',
      'Failed to prepare checkout. Please try again.',
    ]);
  });

  // holds S8.17
  test('knows when signing in is the way on', () => {
    const signIn = new CheckoutFailure('NOT_AUTHENTICATED');
    expect([
      signIn.message,
      signIn.needsSignIn,
      new CheckoutFailure('SESSION_EXPIRED').needsSignIn,
      new CheckoutFailure('NETWORK_ERROR').needsSignIn,
    ]).toEqual(['Authentication required. Please sign in to continue.', true, true, false]);
  });

  // holds S8.24
  test('leaves what is one already as it is', () => {
    expect(said(new CheckoutFailure('INVALID_CONFIG'))).toEqual(['INVALID_CONFIG', 'Unsupported payment method update method']);
  });
});
