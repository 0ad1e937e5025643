import { expect, test } from 'vitest';
import { findNumbers } from '../../values/find-numbers.ts';
import { rangesIn } from './ranges.ts';

const inText = (text: string): string[] =>
  rangesIn(text, findNumbers(text)).map(({ least, most }) => `${text.slice(least.from, least.to)} | ${text.slice(most.from, most.to)}`);

test.each([
  ['-40 … +85 °C', '-40 | +85 °C'],
  ['a flow from 12 l to 30 l', '12 l | 30 l'],
  ['zwischen 4 und 20 mA', '4 | 20'],
  ['2,5–10 bar', '2,5 | 10'],
  ['de 15 a 45 kg', '15 | 45 kg'],
  ['3...7 Personen', '3 | 7'],
])('finds both ends of “%s”', (text, ends) => expect(inText(text)).toEqual([ends]));

test.each(['12 and 20 pieces', '2031-04-17', '80 – 20 %', 'pages 4, 9', '5 kg, 30 km'])('finds no range in “%s”', (text) =>
  expect(inText(text)).toEqual([]),
);
