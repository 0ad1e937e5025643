import { expect, test } from 'vitest';
import type { GreyPicture } from '../../model/index.ts';
import { findPaper } from './find-paper.ts';
import { type Bow, bowAt, type Paper, type Sheet } from './paper.ts';
import { bowedPhotoOf, photoOf } from './photo.test-fixture.ts';

const ASIDE: Paper = [
  { x: 120, y: 90 },
  { x: 500, y: 130 },
  { x: 540, y: 720 },
  { x: 60, y: 690 },
];

/** The largest distance of a corner from where it is, along either axis; infinite where no paper was found. */
function farthest(found: Sheet | null, paper: Paper): number {
  if (!found) return Infinity;
  const { corners } = found;
  return Math.max(...paper.flatMap(({ x, y }, index) => [Math.abs(corners[index]!.x - x), Math.abs(corners[index]!.y - y)]));
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

/** What a sheet's lines of print fall below its straight ones, at the most, in pixels of the photo. */
const BOW = 20;

test('A sheet that bows is found with its bow, also where it lies straight otherwise', () => {
  const straight: Paper = [
    { x: 40, y: 60 },
    { x: 560, y: 60 },
    { x: 560, y: 700 },
    { x: 40, y: 700 },
  ];
  for (const paper of [ASIDE, straight]) {
    const bowed = findPaper(bowedPhotoOf(paper, BOW))!;
    const { head, right, foot, left } = bowed.bend!;
    const fallsAt = (bow: Bow, way: number): number => bowAt(bow, way) - (bowAt(bow, -1) + bowAt(bow, 1)) / 2;
    expect(Math.abs(fallsAt(head, 0) - BOW)).toBeLessThan(6);
    expect(Math.abs(fallsAt(foot, 0) + BOW)).toBeLessThan(6);
    expect([right, left]).toEqual([[], []]);
  }
});

test('A sheet of which one side alone is uneven is not bent', () => {
  const torn = photoOf(ASIDE, 600, 800, (x, y) => (y < 120 + 30 * (1 - ((x - 300) / 200) ** 2) ? 90 / 220 : 1));
  expect(findPaper(torn)?.bend ?? null).toBeNull();
  expect(findPaper(photoOf(ASIDE))!.bend).toBeNull();
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
