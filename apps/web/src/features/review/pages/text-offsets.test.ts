import { expect, test } from 'vitest';
import { joinTexts, piecesAt } from './text-offsets.ts';

test('a stretch of a joined text is traced back to its pieces', () => {
  const joined = joinTexts(['Total', 'due', 'EUR', '1,296.00'], (index) => (index === 2 ? '' : ' '));
  expect(joined.text).toBe('Total dueEUR 1,296.00');
  expect(piecesAt(joined, 6, 12)).toEqual({ first: 1, last: 2 });
  expect(piecesAt(joined, 0, 1)).toEqual({ first: 0, last: 0 });
  expect(piecesAt(joined, 13, 21)).toEqual({ first: 3, last: 3 });
});
