import { expect, test } from 'vitest';
import type { GreyPicture } from '../../model/index.ts';
import { findPaper } from './find-paper.ts';
import type { Paper } from './paper.ts';
import { photoOf } from './photo.test-fixture.ts';

const ASIDE: Paper = [
  { x: 120, y: 90 },
  { x: 500, y: 130 },
  { x: 540, y: 720 },
  { x: 60, y: 690 },
];

/** The largest distance of a corner from where it is, along either axis; infinite where no paper was found. */
function farthest(found: Paper | null, paper: Paper): number {
  if (!found) return Infinity;
  return Math.max(...paper.flatMap(({ x, y }, index) => [Math.abs(found[index]!.x - x), Math.abs(found[index]!.y - y)]));
}

test('A sheet photographed from aside is found by its four edges', () => {
  expect(farthest(findPaper(photoOf(ASIDE)), ASIDE)).toBeLessThan(5);
});

test('A shadow across the sheet does not hide it', () => {
  expect(farthest(findPaper(photoOf(ASIDE, 600, 800, (x, y) => (x + y < 700 ? 1 : 0.65))), ASIDE)).toBeLessThan(5);
});

test('A sheet turned on the table is found', () => {
  const turned: Paper = [
    { x: 190, y: 80 },
    { x: 530, y: 190 },
    { x: 380, y: 700 },
    { x: 60, y: 590 },
  ];
  expect(farthest(findPaper(photoOf(turned)), turned)).toBeLessThan(5);
});

test('A scan that lies straight on a dark lid stays as it is', () => {
  const straight: Paper = [
    { x: 40, y: 30 },
    { x: 560, y: 34 },
    { x: 560, y: 770 },
    { x: 40, y: 766 },
  ];
  expect(findPaper(photoOf(straight))).toBeNull();
});

test('A scan whose paper reaches the rim is no photo, even with a slanting frame drawn on it', () => {
  const framed = photoOf(ASIDE);
  const white: GreyPicture = { ...framed, grey: framed.grey.map((value) => (value === 90 ? 225 : value)) };
  expect(findPaper(white)).toBeNull();
});

test('Of two sheets beside each other none is cut out, for the other would be lost', () => {
  const both = photoOf([
    { x: 40, y: 120 },
    { x: 300, y: 90 },
    { x: 310, y: 700 },
    { x: 70, y: 720 },
  ]);
  const right = photoOf([
    { x: 350, y: 90 },
    { x: 570, y: 120 },
    { x: 540, y: 560 },
    { x: 340, y: 540 },
  ]);
  expect(findPaper({ ...both, grey: both.grey.map((value, at) => Math.max(value, right.grey[at] as number)) })).toBeNull();
});

test('Nothing is found on an empty table, in noise, or in a picture of few pixels', () => {
  expect(findPaper({ width: 600, height: 800, grey: new Uint8Array(480_000).fill(90) })).toBeNull();
  expect(findPaper({ width: 640, height: 480, grey: Uint8Array.from({ length: 307_200 }, (_, at) => (at * 7919) % 251) })).toBeNull();
  expect(findPaper({ width: 3, height: 2, grey: new Uint8Array(6) })).toBeNull();
});
