/** A point of a picture, in its pixels; (0, 0) is the outer corner of the first one. */
export interface Point {
  x: number;
  y: number;
}

/** A sheet of paper in a photo: its corners, from the upper left one clockwise. */
export type Paper = readonly [Point, Point, Point, Point];

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
