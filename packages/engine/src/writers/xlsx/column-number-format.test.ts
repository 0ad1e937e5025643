import { expect, it } from 'vitest';
import { ColumnNumberFormat } from './column-number-format.ts';

it.each([
  [[], '0'],
  [[0, 0], '0'],
  [[2, 0, 2], '#,##0.00'],
  [[0, 0, 1], '#,##0.0'],
  [[2, 2, 3], '#,##0.00#'],
  [[1, 2], '#,##0.00'],
  [[4, 4, 2], '#,##0.0000'],
  [[-1, 99], `#,##0.${'0'.repeat(30)}`],
])('numbers with %j decimals share %s', (decimals, code) => {
  const format = new ColumnNumberFormat();
  decimals.forEach((places) => format.add(places));
  expect(format.code).toBe(code);
});
