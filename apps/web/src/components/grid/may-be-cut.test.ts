import { expect, test } from 'vitest';
import { mayBeCut } from './may-be-cut.ts';

test('a short number fits, a long text and broad letters may not', () => {
  expect(mayBeCut('1296.00', 104)).toBe(false);
  expect(mayBeCut('Ostermann Feinbau GmbH & Co. KG', 150)).toBe(true);
  expect(mayBeCut('WWWWWW', 104)).toBe(true);
  expect(mayBeCut('株式会社日本', 104)).toBe(true);
  expect(mayBeCut('', 40)).toBe(false);
});
