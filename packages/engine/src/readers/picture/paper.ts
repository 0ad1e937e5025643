/** A point of a picture, in its pixels; (0, 0) is the outer corner of the first one. */
export interface Point {
  x: number;
  y: number;
}

/** A sheet of paper in a photo: its corners, from the upper left one clockwise. */
export type Paper = readonly [Point, Point, Point, Point];

/** How far a side lies off the straight line between its corners, in pixels towards the inside: powers of the way along it, from -1 to 1. Empty: straight. */
export type Bow = readonly number[];

/** The bows of a sheet's sides, each from corner to corner clockwise. */
export interface Bend {
  head: Bow;
  right: Bow;
  foot: Bow;
  left: Bow;
}

/** A sheet of paper in a photo, and how it is bent, where it is. */
export interface Sheet {
  corners: Paper;
  bend: Bend | null;
}

export function bowAt(bow: Bow, along: number): number {
  let sum = 0;
  for (let power = bow.length - 1; power >= 0; power--) sum = sum * along + (bow[power] as number);
  return sum;
}

/** A sheet of a small picture in one that is so many times as large. */
export function scaledPaper([upperLeft, upperRight, lowerRight, lowerLeft]: Paper, scale: number): Paper {
  const scaled = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  return [scaled(upperLeft), scaled(upperRight), scaled(lowerRight), scaled(lowerLeft)];
}

/** Head, right side, foot and left side. */
export const sidesOf = ([upperLeft, upperRight, lowerRight, lowerLeft]: Paper): [Point, Point][] => [
  [upperLeft, upperRight],
  [upperRight, lowerRight],
  [lowerRight, lowerLeft],
  [lowerLeft, upperLeft],
];

/** The area within corners that go round clockwise (shoelace formula). */
export function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] as Point;
    twice += from.x * to.y - to.x * from.y;
  }
  return twice / 2;
}

export const lengthOf = ([from, to]: readonly [Point, Point]): number => Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);

/** Of the angle between two sides, without its sign. */
export const cosine = (one: readonly [Point, Point], other: readonly [Point, Point]): number =>
  Math.abs((one[1].x - one[0].x) * (other[1].x - other[0].x) + (one[1].y - one[0].y) * (other[1].y - other[0].y)) /
  (lengthOf(one) * lengthOf(other));

/** How far a point lies to the right of a line that goes through two others in this order, in pixels: within a sheet on that side of it. */
export const depthBehind = ([from, to]: readonly [Point, Point], { x, y }: Point): number =>
  ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / lengthOf([from, to]);
