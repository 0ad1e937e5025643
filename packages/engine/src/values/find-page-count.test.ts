import { expect, it } from 'vitest';
import { findPageCount } from './find-page-count.ts';

it.each([
  ['Page 1 of 3', { page: 1, of: 3 }],
  ['Invoice 4711 · page 2 / 2', { page: 2, of: 2 }],
  ['Seite 1 von 4', { page: 1, of: 4 }],
  ['Página 3 de 10', { page: 3, of: 10 }],
  ['strona 2 z 2', { page: 2, of: 2 }],
  ['1/3', null],
  ['Page 5 of 3', null],
  ['Homepage 1 of 3', null],
  ['page 3 of the annex', null],
])('%s', (text, count) => {
  expect(findPageCount(text)).toEqual(count);
});
