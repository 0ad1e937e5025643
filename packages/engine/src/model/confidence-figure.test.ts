import { expect, test } from 'vitest';
import { confidenceFigure } from './confidence-figure.ts';

test.each([
  [0.5, '0.50'],
  [0.896, '0.89'],
  [0.98999, '0.98'],
  [0.99, '0.990'],
  [0.9949, '0.994'],
  [1, '1.000'],
])('%d reads %s: cut, never rounded up to a line it does not reach', (confidence, figure) => {
  expect(confidenceFigure(confidence)).toBe(figure);
});
