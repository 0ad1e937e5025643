import { expect, test } from 'vitest';
import { whenText } from './when-text.ts';

const NOW = new Date(2026, 10, 21, 12, 0);

test.each([
  [null, 'never'],
  [new Date(2026, 10, 21, 9, 14), 'today, 09:14'],
  [new Date(2026, 10, 20, 23, 59), 'yesterday'],
  [new Date(2026, 10, 17, 8, 0), '17 Nov'],
  [new Date(2025, 4, 3, 8, 0), '3 May 2025'],
])('%s is %s', (at, text) => {
  expect(whenText(at && at.toISOString(), NOW)).toBe(text);
});
