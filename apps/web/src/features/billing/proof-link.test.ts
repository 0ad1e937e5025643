import { describe, expect, test } from 'vitest';
import { readProofLink } from './proof-link.ts';

describe('readProofLink', () => {
  test('finds the proof and the plan that waits for it', () => {
    expect(readProofLink('?plan=pro&period=year&email_proof=a-b_c')).toEqual({ token: 'a-b_c', choice: { plan: 'pro', period: 'year' } });
  });

  test.each(['?email_proof=x', '?email_proof=x&plan=gold&period=year', '?email_proof=x&plan=pro&period=week'])(
    'takes the proof alone where the plan is none of ours: %s',
    (query) => {
      expect(readProofLink(query)).toEqual({ token: 'x', choice: null });
    },
  );

  test('finds nothing in any other address', () => {
    expect(readProofLink('?plan=pro&period=year')).toBeNull();
  });
});
