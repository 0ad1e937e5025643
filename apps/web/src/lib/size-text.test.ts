import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [23_400, '23 kB'],
  [23_440_000, '23.4 MB'],
  [2_000_000_000, '2.0 GB'],
])('%d bytes are told as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
