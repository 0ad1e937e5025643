import { describe, expect, test } from 'vitest';
import { readAlike } from './read-alike.ts';

describe('recognised print reads alike', () => {
  test('with wrong letters, but not with another number', () => {
    expect(readAlike('Hansan Spcdition GmbH', 'Hansen Spedition GmbH', true)).toBeGreaterThan(0.7);
    expect(readAlike('12 Harbour Street', '14 Harbour Street', true)).toBe(0);
  });

  test('with letters that look like the digits among which they stand', () => {
    expect(readAlike('Lot 2l0, Mill Lane', 'Lot 210, Mill Lane', true)).toBeGreaterThan(0.7);
    expect(readAlike('Lot 2l0, Mill Lane', 'Lot 270, Mill Lane', true)).toBe(0);
  });

  test('with one other digit among many, but then less surely, and never with two', () => {
    const address = 'No 9, Jalan Subang 3, 40150 Shah Alam';
    const slipped = readAlike('No 9, Jalan Subang 3, 40160 Shah Alam', address, true);
    expect(slipped).toBeGreaterThan(0);
    expect(slipped).toBeLessThan(0.8);
    expect(readAlike('No 8, Jalan Subang 3, 40160 Shah Alam', address, true)).toBe(0);
    expect(
      readAlike('No 19, Jalan Subang 31, 40160 Shah Alam, Selangor, near the river', `${address}, Selangor, near the river`, true),
    ).toBe(0);
  });

  test('but text of a file is what it is', () => {
    expect(readAlike('Hansan Spedition', 'Hansen Spedition', false)).toBe(0);
    expect(readAlike('Hansen-Spedition', 'Hansen Spedition', false)).toBe(1);
  });
});
