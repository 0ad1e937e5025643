import { expect, test } from 'vitest';
import { movedTo, rangesBetween, toggled } from './border-moves.ts';

test('borders part the pages of a document, in whatever order they were set', () => {
  expect(rangesBetween(new Set([4, 2]), 5)).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 3 },
    { from: 4, to: 5 },
  ]);
  expect(rangesBetween(new Set(), 5)).toEqual([{ from: 1, to: 5 }]);
});

test('a border is set and taken away, and moves to where none is', () => {
  expect([...toggled(new Set([2]), 3)]).toEqual([2, 3]);
  expect([...toggled(new Set([2, 3]), 2)]).toEqual([3]);
  expect([...movedTo(new Set([2]), 2, 3, 5)]).toEqual([3]);
});

test('a border moves neither before the first page nor behind the last, and onto no other', () => {
  const borders = new Set([2, 3]);
  expect(movedTo(borders, 2, 3, 5)).toBe(borders);
  expect(movedTo(borders, 2, 1, 5)).toBe(borders);
  expect(movedTo(borders, 3, 6, 5)).toBe(borders);
});
