import { describe, expect, it } from 'vitest';
import { checkedCode } from './checked-codes.ts';

describe('codes with check digits', () => {
  // The examples of the standards and of their keepers.
  it.each(['CSQU3054383', 'CSQU 305438 3', 'MSKU9070323', 'RF18 5390 0754 7034', 'RF18539007547034'])('tells %s by its form', (text) => {
    expect(checkedCode(text)).toBe('told-by-form');
  });

  it.each([
    '4006381333931',
    '4 006381 333931',
    '036000291452',
    '0 36000 29145 2',
    '9780306406157',
    '4111 1111 1111 1111',
    '378282246310005',
  ])('holds %s for a number that may be one', (text) => {
    expect(checkedCode(text)).toBe('figures');
  });

  it.each(['CSQU3054384', 'CSQX3054383', 'RF19539007547034', '4006381333932', '0000000000000', '4111 1111 1111 1112', '4006 381333931'])(
    'holds %s for none',
    (text) => {
      expect(checkedCode(text)).toBeNull();
    },
  );
});
