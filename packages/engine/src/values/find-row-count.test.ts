import { expect, it } from 'vitest';
import { findRowCount } from './find-row-count.ts';

it.each([
  ['Positions: 12', 12],
  ['Total lines 7', 7],
  ['Number of entries: 40', 40],
  ['Anzahl Positionen: 3', 3],
  ['Nombre de lignes : 15', 15],
  ['Número de líneas: 8', 8],
  ['Liczba pozycji: 21', 21],
  ['Positions 12 and 13 are free', null],
  ['Line 7', null],
  ['Lines: 4.50', null],
])('reads %s as %s', (text, count) => {
  expect(findRowCount(text)).toBe(count);
});
