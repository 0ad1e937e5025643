import { expect, test } from 'vitest';
import { evenLight } from './even-light.ts';

test('Paper is as bright in a shadow as beside it, and print keeps its share of it', () => {
  const [width, height] = [400, 500];
  const isPrint = (x: number, y: number): boolean => y % 20 < 6 && x % 10 < 5;
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return Math.round((isPrint(x, y) ? 60 : 210) * (x < 200 ? 1 : 0.6));
  });
  const even = evenLight({ width, height, grey }).grey;
  const at = (x: number, y: number): number => even[y * width + x] as number;
  expect(Math.abs(at(58, 250) - 240)).toBeLessThan(6);
  expect(Math.abs(at(358, 250) - 240)).toBeLessThan(6);
  expect(Math.abs(at(351, 241) - at(51, 241))).toBeLessThan(6);
  expect(at(51, 241)).toBeLessThan(90);
});

test('A black picture stays black', () => {
  expect(new Set(evenLight({ width: 50, height: 40, grey: new Uint8Array(2_000) }).grey)).toEqual(new Set([0]));
});
