import { expect, test } from 'vitest';
import { at, layoutOf } from '../fields/document/layout.test-fixture.ts';
import { layoutFingerprint } from '../learning/layout-fingerprint.ts';
import { SORTING } from './sorting-weights.ts';
import { sortPile } from './sort-pile.ts';
import { sortingOf } from './sorting.ts';

const house = (...words: string[]): string => layoutFingerprint(layoutOf(words.map((word, line) => at(40, 40 + 14 * line, word))));
const MILL = house('Tarn Mill', 'Flour delivered', 'Sacks', 'Weighed by', 'Carter', 'Gate', 'Driver', 'Miller signs below', 'Thank you');
const FARM = house('Upper Farm', 'Milk collected', 'Litres', 'Tested by', 'Tank', 'Route', 'Dairy', 'Farmer signs here', 'Good day');

const DOUBTFUL = SORTING.fitsFrom - 0.05;

test('a document that is surely for a template lifts those of its layout, and no others', () => {
  const [sure, alike, other] = sortPile([
    sortingOf(MILL, [0.995, 0.1]),
    sortingOf(MILL, [DOUBTFUL, 0.1]),
    sortingOf(FARM, [DOUBTFUL, 0.1]),
  ]);
  expect(sure).toMatchObject({ fitting: [0], likelihoods: [0.995, 0.1] });
  expect(alike).toMatchObject({ fitting: [0], layout: MILL });
  expect(other).toMatchObject({ fitting: [], likelihoods: [DOUBTFUL, 0.1] });
});

test('what says hardly anything for a template is not lifted to it', () => {
  expect(sortPile([sortingOf(MILL, [0.995]), sortingOf(MILL, [0.02])])[1]!.fitting).toEqual([]);
});
