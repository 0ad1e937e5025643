import type { GreyPicture } from '../../model/index.ts';
import { brightShapes, type BrightShape, closedPrint } from './bright-shapes.ts';
import { findBend } from './find-bend.ts';
import { areaOf, cosine, depthBehind, lengthOf, type Paper, type Point, scaledPaper, type Sheet, sidesOf } from './paper.ts';
import { brightAround, brighterShare, OVERVIEW_PX, overviewOf, rimIsPaper } from './paper-on-ground.ts';
import { isDrawn } from './is-drawn.ts';

/** Greys at which paper is parted from the ground, one after the other: a sheet in a shadow is darker than the table elsewhere. */
const THRESHOLDS = Array.from({ length: 18 }, (_, index) => 60 + 10 * index);

/** Share of the picture that each of several sheets fills. */
const SMALLEST_SHARE = 0.025;

/** Share of its outline that a sheet fills: print is closed, and large dark print on it is left. */
const SOLID = 0.86;

/** What lies within the outline by what lies within its four corners: a sheet has torn and rounded corners, and no fifth one. */
const LEAST_CORNERED = 0.93;
const MOST_CORNERED = 1.05;

/** Share of the points of each side behind which it is brighter. */
const LEAST_SUPPORT = 0.8;

/** Cosine of a sheet's corners, and a side by the one that lies opposite, at most. */
const SKEWEST = 0.4;
const MOST_PERSPECTIVE = 1.7;

/** A sheet's long side by its short one: longer ones are edges of a table, and the longest till receipts. */
const LONGEST = 9;

/** Sheets of which one was found at several greys: these are the same, by their areas. */
const SAME_AREA = 0.9;

/** Share of the ground that may be as bright as the sheets: with more there is other paper, which must not be lost. */
const MOST_BRIGHT_AROUND = 0.03;

/** Two halves of one thing go on in one line with each other on both sides, with less between them than this, in shares of both lengths. */
const IN_LINE = 0.03;
const HALVES_APART = 0.1;

/** Share of a side at its ends, and pixels beside it, that do not count where it is fitted anew. */
const NEAR_CORNER = 0.1;
const BESIDE_PX = 3;

/**
 * The sheets of a photo that shows several, apart from each other on a darker ground: row by row, each from the left. Empty where fewer than
 * two are seen for sure, where something else as bright lies beside them, and of an open book or a sheet with a dark band. No operation in it
 * differs from machine to machine.
 */
export function findPapers(picture: GreyPicture): Sheet[] {
  const small = overviewOf(picture);
  if (Math.min(small.width, small.height) < OVERVIEW_PX / 8 || rimIsPaper(small)) return [];
  const closed = closedPrint(small);
  const papers = apart(candidates(small, closed));
  if (papers.length < 2 || brightAround(closed, papers) > MOST_BRIGHT_AROUND || areHalves(papers)) return [];
  const scaled = papers.map((paper) => scaledPaper(paper, picture.width / small.width));
  return isDrawn(picture, scaled) ? [] : inReadingOrder(scaled).map((corners) => ({ corners, bend: findBend(picture, corners) }));
}

/** All that looks like a sheet at one grey or another, from the darkest grey on. `closed`: the picture without its print. */
function candidates(picture: GreyPicture, closed: GreyPicture): Paper[] {
  const smallest = SMALLEST_SHARE * picture.width * picture.height;
  return THRESHOLDS.flatMap((threshold) =>
    brightShapes(closed, threshold, smallest).flatMap((shape) => {
      const paper = paperOf(shape);
      return paper && sidesOf(paper).every((side) => brighterShare(picture, side, null) >= LEAST_SUPPORT) ? [paper] : [];
    }),
  );
}

/** The corners of a shape that has four and is filled; null of others. */
function paperOf({ area, outline, rim }: BrightShape): Paper | null {
  const within = areaOf(outline);
  if (area < SOLID * within) return null;
  const corners = cornersOf(outline);
  const paper = corners && fitted(corners, rim);
  if (!paper) return null;
  const share = within / areaOf(paper);
  return share >= LEAST_CORNERED && share <= MOST_CORNERED && isSheet(paper) ? paper : null;
}

/** The two points of an outline that are farthest apart, and the farthest to either side of the line between them; from the upper left one on. */
function cornersOf(outline: readonly Point[]): Paper | null {
  let ends: [Point, Point] | null = null;
  for (const from of outline) for (const to of outline) if (!ends || lengthOf([from, to]) > lengthOf(ends)) ends = [from, to];
  if (!ends) return null;
  const [from, to] = ends;
  const right = farthest(outline, (point) => depthBehind([from, to], point));
  const left = farthest(outline, (point) => -depthBehind([from, to], point));
  const round = [from, left, to, right];
  const first = round.indexOf(farthest(round, ({ x, y }) => -x - y));
  return [0, 1, 2, 3].map((step) => round[(first + step) % 4]) as unknown as Paper;
}

function farthest(points: readonly Point[], distance: (point: Point) => number): Point {
  return points.reduce((best, point) => (distance(point) > distance(best) ? point : best));
}

/** The sheet whose sides run through the rim of the shape near them (least squares); corners may be torn off. */
function fitted(corners: Paper, rim: readonly Point[]): Paper | null {
  const sides = sidesOf(corners).map((side): [Point, Point] => {
    const length = lengthOf(side);
    const [from, to] = side;
    const near = rim.flatMap((point) => {
      const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / (length * length);
      const depth = depthBehind(side, point);
      return along > NEAR_CORNER && along < 1 - NEAR_CORNER && Math.abs(depth) <= BESIDE_PX ? [{ along, depth }] : [];
    });
    const [atFrom, atTo] = straightThrough(near);
    const [acrossX, acrossY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
    return [
      { x: from.x + acrossX * atFrom, y: from.y + acrossY * atFrom },
      { x: to.x + acrossX * atTo, y: to.y + acrossY * atTo },
    ];
  }) as [[Point, Point], [Point, Point], [Point, Point], [Point, Point]];
  const [head, right, foot, left] = sides;
  const paper = [meeting(left, head), meeting(head, right), meeting(right, foot), meeting(foot, left)];
  return paper.every((corner) => corner !== null) ? (paper as unknown as Paper) : null;
}

/** Depths at the two ends of a side. */
function straightThrough(points: readonly { along: number; depth: number }[]): [number, number] {
  let [sumAlong, sumDepth, squares, products] = [0, 0, 0, 0];
  for (const { along, depth } of points) {
    sumAlong += along;
    sumDepth += depth;
    squares += along * along;
    products += along * depth;
  }
  const spread = points.length * squares - sumAlong * sumAlong;
  if (spread <= 0) return [0, 0];
  const slope = (points.length * products - sumAlong * sumDepth) / spread;
  const start = (sumDepth - slope * sumAlong) / points.length;
  return [start, start + slope];
}

function meeting([a, b]: [Point, Point], [c, d]: [Point, Point]): Point | null {
  const whole = (a.x - b.x) * (c.y - d.y) - (a.y - b.y) * (c.x - d.x);
  if (whole === 0) return null;
  const [one, other] = [a.x * b.y - a.y * b.x, c.x * d.y - c.y * d.x];
  return { x: (one * (c.x - d.x) - (a.x - b.x) * other) / whole, y: (one * (c.y - d.y) - (a.y - b.y) * other) / whole };
}

function isSheet(paper: Paper): boolean {
  const sides = sidesOf(paper);
  const [head, right, foot, left] = sides.map(lengthOf) as [number, number, number, number];
  const byOther = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);
  return (
    byOther(head, foot) <= MOST_PERSPECTIVE &&
    byOther(left, right) <= MOST_PERSPECTIVE &&
    byOther(head + foot, left + right) <= LONGEST &&
    sides.every((side, index) => cosine(side, sides[(index + 1) % 4] as [Point, Point]) <= SKEWEST)
  );
}

/** The largest first, and of each only one: the one in the middle of those that are as large at other greys. */
function apart(all: readonly Paper[]): Paper[] {
  const papers: Paper[] = [];
  let left = [...all].sort((one, other) => areaOf(other) - areaOf(one));
  while (left.length > 0) {
    const [largest] = left as [Paper];
    const there = left.filter((paper) => overlap(largest, paper));
    const same = all.filter((paper) => there.includes(paper) && areaOf(paper) >= SAME_AREA * areaOf(largest));
    papers.push(same[same.length >> 1] as Paper);
    left = left.filter((paper) => !there.includes(paper));
  }
  return papers;
}

const holds = (paper: Paper, point: Point): boolean => sidesOf(paper).every((side) => depthBehind(side, point) > 0);

const centreOf = (paper: Paper): Point => ({
  x: paper.reduce((sum, { x }) => sum + x, 0) / 4,
  y: paper.reduce((sum, { y }) => sum + y, 0) / 4,
});

const overlap = (one: Paper, other: Paper): boolean =>
  [centreOf(other), ...other].some((point) => holds(one, point)) || [centreOf(one), ...one].some((point) => holds(other, point));

/** The pages of an open book, or what a dark band or a fold parts. */
const areHalves = (papers: readonly Paper[]): boolean =>
  papers.some((one, index) => papers.some((other, at) => at !== index && (goOn(one, other, 0) || goOn(one, other, 1))));

/** Whether two sides of a sheet that lie opposite each other (head and foot, or right and left) go on as those of another that lies close. */
function goOn(one: Paper, other: Paper, first: 0 | 1): boolean {
  const sides = sidesOf(one);
  const others = sidesOf(other);
  const pair = [first, first + 2].map((index) => [sides[index], others[index]] as [[Point, Point], [Point, Point]]);
  const across = lengthOf(sides[first + 1] as [Point, Point]);
  const isInLine = pair.every(([side, next]) => next.every((point) => Math.abs(depthBehind(side, point)) <= IN_LINE * across));
  const [[[from, to], [nextFrom, nextTo]]] = pair as [[[Point, Point], [Point, Point]]];
  return (
    isInLine &&
    Math.min(lengthOf([to, nextFrom]), lengthOf([nextTo, from])) <= HALVES_APART * (lengthOf([from, to]) + lengthOf([nextFrom, nextTo]))
  );
}

/** Row by row: what reaches beside the middle of a row's highest sheet is in that row. */
function inReadingOrder(papers: readonly Paper[]): Paper[] {
  const left = [...papers].sort((one, other) => centreOf(one).y - centreOf(other).y);
  const ordered: Paper[] = [];
  while (left.length > 0) {
    const [first] = left as [Paper];
    const foot = Math.max(...first.map(({ y }) => y));
    const row = left.filter((paper) => centreOf(paper).y <= foot && Math.min(...paper.map(({ y }) => y)) <= centreOf(first).y);
    ordered.push(...row.sort((one, other) => centreOf(one).x - centreOf(other).x));
    for (const paper of row) left.splice(left.indexOf(paper), 1);
  }
  return ordered;
}
