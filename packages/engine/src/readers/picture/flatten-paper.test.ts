import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { flattenPaper } from './flatten-paper.ts';

const gradient = Uint8Array.from({ length: 100 * 80 }, (_, at) => (at % 100) + Math.floor(at / 100));

test('A sheet that lies straight comes out as it is', () => {
  const paper: Paper = [
    { x: 10, y: 20 },
    { x: 60, y: 20 },
    { x: 60, y: 70 },
    { x: 10, y: 70 },
  ];
  const { width, height, pixels } = flattenPaper({ pixels: gradient, width: 100, height: 80, channels: 1 }, { corners: paper, bend: null });
  expect([width, height]).toEqual([50, 50]);
  expect([pixels[0], pixels[49], pixels[49 * 50], pixels[2499]]).toEqual([30, 79, 79, 128]);
});

test('Corners of a sheet seen from aside become the corners of the flat one, in all channels', () => {
  const paper: Paper = [
    { x: 20, y: 5 },
    { x: 80, y: 15 },
    { x: 90, y: 75 },
    { x: 10, y: 60 },
  ];
  const pixels = Uint8Array.from({ length: 100 * 80 * 2 }, (_, at) => (at % 2 === 0 ? Math.floor(at / 2) % 100 : Math.floor(at / 200)));
  const flat = flattenPaper({ pixels, width: 100, height: 80, channels: 2 }, { corners: paper, bend: null });
  const at = (x: number, y: number): number[] => [...flat.pixels.subarray((y * flat.width + x) * 2, (y * flat.width + x) * 2 + 2)];
  const corners = [at(0, 0), at(flat.width - 1, 0), at(flat.width - 1, flat.height - 1), at(0, flat.height - 1)];
  for (const [index, [x, y]] of corners.entries()) {
    expect(Math.abs((x as number) + 0.5 - paper[index]!.x)).toBeLessThan(1.6);
    expect(Math.abs((y as number) + 0.5 - paper[index]!.y)).toBeLessThan(1.6);
  }
});

test('Corners a little outside the photo take its rim', () => {
  const paper: Paper = [
    { x: -4, y: -4 },
    { x: 104, y: 0 },
    { x: 104, y: 84 },
    { x: 0, y: 84 },
  ];
  const { pixels } = flattenPaper(
    { pixels: new Uint8Array(8_000).fill(77), width: 100, height: 80, channels: 1 },
    { corners: paper, bend: null },
  );
  expect(new Set(pixels)).toEqual(new Set([77]));
});

test('Print between bowed sides comes out straight, half-way between them by the mean of both', () => {
  const corners: Paper = [
    { x: 10, y: 20 },
    { x: 90, y: 20 },
    { x: 90, y: 60 },
    { x: 10, y: 60 },
  ];
  const bend = { head: [8, 0, -8], right: [], foot: [-4, 0, 4], left: [] };
  const falling = (x: number): number => 1 - ((x - 50) / 40) ** 2;
  const pixels = Uint8Array.from({ length: 100 * 80 }, (_, at) => {
    const [x, y] = [(at % 100) + 0.5, Math.floor(at / 100) + 0.5];
    return Math.abs(y - 40 - 6 * falling(x)) < 2 ? 0 : 200;
  });
  const flat = flattenPaper({ pixels, width: 100, height: 80, channels: 1 }, { corners, bend });
  const rowsOf = (column: number): number[] => [...Array(40).keys()].filter((row) => (flat.pixels[row * 80 + column] as number) < 100);
  const middleAt = (column: number): number => rowsOf(column).reduce((sum, row, _, rows) => sum + row / rows.length, 0);
  for (const column of [4, 20, 40, 60, 75]) expect(Math.abs(middleAt(column) - 19.5)).toBeLessThan(1);
});
