import { describe, expect, it } from 'vitest';
import { type Mask, matchesMask, parseMask } from './mask.ts';

const matches = (form: string, text: string): boolean => matchesMask(parseMask(form) as Mask, text);

describe('a form', () => {
  it.each([
    ['RE-9999', 'RE-2024', true],
    ['RE-9999', 'RE-202', false],
    ['RE-9999', 'RE-20245', false],
    ['RE-9999', ' RE-2024 ', true],
    ['RE-9999', 're-2024', false],
    ['AA-9999', 'äß-0001', true],
    ['AA-9999', '12-0001', false],
    ['XX99', 'a712', true],
    ['9+', '1', true],
    ['9+', '', false],
    ['9+', '123456789', true],
    ['INV9+-9', 'INV2024-1', true],
    ['PO(-99)', 'PO', true],
    ['PO(-99)', 'PO-24', true],
    ['PO(-99)', 'PO-2', false],
    ['9+|none', 'none', true],
    ['9+|A-9|none', 'B-7', true],
    ['9+|A-9|none', '', false],
    ['*', '', true],
    ['*GmbH', 'ACME GmbH', true],
    ['*GmbH', 'ACME GmbH & Co', false],
    ['A?9', 'x 1', true],
    ['\\A\\9-9', 'A9-3', true],
    ['\\A\\9-9', 'B9-3', false],
    ['9\\+9', '1+2', true],
    ['+49*', '+49 30 12', true],
    ['99.99.9999', '01.02.2024', true],
    ['99.99.9999', '01-02-2024', false],
  ])('%s: %j is %s', (form, text, expected) => {
    expect(matches(form, text)).toBe(expected);
  });

  it.each([
    ['', 'at least one sign'],
    ['9'.repeat(201), 'at most 200'],
    ['(9', 'not closed'],
    ['9)', 'not opened'],
    ['((9))', 'within brackets'],
    ['(9)+', 'behind a sign'],
    ['9|', 'both sides'],
  ])('refuses %j', (form, words) => {
    expect(parseMask(form)).toContain(words);
  });

  // A walk that tried one way after the other would not come to an end here.
  it.each(['*'.repeat(200), '9+'.repeat(100), '(9+)'.repeat(50), '*9+|'.repeat(49) + 'A'])('comes to an end: %s', (form) => {
    expect(matches(form, `${'9'.repeat(1_990)}!-!`)).toBe(form.startsWith('**'));
  });
});
