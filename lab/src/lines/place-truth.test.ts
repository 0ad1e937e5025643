import { expect, test } from 'vitest';
import { placeTruth } from './place-truth.ts';

test('A value of several lines is placed in each of them, in spite of letters read wrongly', () => {
  const read = ['INVOICE 17', 'NO. I2, JALAN SETIA 3/2', '8l100 JOHOR BAHRU TEL 07-1234', 'TOTAL 12.50'];
  expect(placeTruth('NO.12, JALAN SETIA 3/2, 81100 JOHOR BAHRU', read)).toEqual([
    { line: 1, text: 'NO.12, JALAN SETIA 3/2' },
    { line: 2, text: '81100 JOHOR BAHRU' },
  ]);
});

test('A value that stands nowhere is placed nowhere', () => {
  expect(placeTruth('WATERLOO TRADING', ['INVOICE 17', 'TOTAL 12.50'])).toEqual([]);
});
