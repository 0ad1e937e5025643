import type { GreyPicture } from '../../model/index.ts';
import { findBend } from './find-bend.ts';
import { areaOf, cosine, lengthOf, type Paper, type Point, scaledPaper, type Sheet, sidesOf } from './paper.ts';
import { brightAround, brighterShare, overviewOf, OVERVIEW_PX, quantile, rimIsPaper } from './paper-on-ground.ts';

/** Share of the paper's brightness that it has in a shadow at the rim. */
const PAPER_AT_RIM = 0.6;

/** Rise of an edge that counts, in greys, and the one above which more says nothing more. */
const FAINTEST_EDGE = 6;
const CLEAR_EDGE = 30;

/** Sides lean by this much at most (tangent), looked through in these steps. */
const STEEPEST = 0.6;
const STEP = 0.02;

/** Edges kept for each side, and how far apart they are at least. */
const EDGES_A_SIDE = 6;
const APART_PX = 4;

/** Share of the picture's length that an edge is long, at its clearest. */
const SHORTEST_EDGE = 0.1;

/** Share of these points at which the inside must be brighter. */
const LEAST_SUPPORT = 0.75;

/** Share of the picture that a sheet somebody photographed fills. */
const SMALLEST_SHARE = 0.12;

/** A side by the one that lies opposite, at most. */
const MOST_PERSPECTIVE = 2.2;

/** Cosine of corners that are as good as square, and tangent of sides that straightening a scan reaches: there is nothing to undo. */
const SQUARE = 0.04;
const STRAIGHT = 0.14;

/** Share of what lies around the sheet that may be as bright as it is: with more there is other paper beside it, which must not be lost. */
const MOST_BRIGHT_AROUND = 0.08;

/** Pixels within which an edge is fitted anew to what rises most. */
const REFINE_PX = 3;

/** Left and right: x = offset + slope * y; head and foot: y = offset + slope * x. */
interface Edge {
  offset: number;
  slope: number;
  /** Here the picture ends, and the paper may go on. */
  isRim: boolean;
}

interface Side {
  /** Left and right. */
  upright: boolean;
  /** The direction in which the paper lies. */
  inside: 1 | -1;
}

const HEAD: Side = { upright: false, inside: 1 };
const RIGHT: Side = { upright: true, inside: -1 };
const FOOT: Side = { upright: false, inside: -1 };
const LEFT: Side = { upright: true, inside: 1 };

/**
 * The sheet of paper that a photo shows in perspective, turned or bent, by its edges against a darker ground. Null where none is seen for sure,
 * and where the sheet lies straight and flat already: a scan with dark edges stays as it is. No operation in it differs from machine to machine.
 */
export function findPaper(picture: GreyPicture): Sheet | null {
  const small = overviewOf(picture);
  if (Math.min(small.width, small.height) < OVERVIEW_PX / 8 || rimIsPaper(small)) return null;
  const paper = clearestSheet(small);
  // Other paper beside the sheet must not be lost.
  if (!paper || brightAround(small, [paper]) > MOST_BRIGHT_AROUND) return null;
  const corners = scaledPaper(paper, picture.width / small.width);
  const bend = findBend(picture, corners);
  return bend || !liesStraight(paper) ? { corners, bend } : null;
}

/** A sheet whose four edges are seen, else one that goes on beyond the picture at one side. */
function clearestSheet(picture: GreyPicture): Paper | null {
  const sides = [HEAD, RIGHT, FOOT, LEFT].map((side) => edgesOf(picture, side)) as [Edge[], Edge[], Edge[], Edge[]];
  return clearestOf(picture, sides, 0) ?? clearestOf(picture, sides, 1);
}

/** Of all sheets that edges make up, `rims` of them the rim of the picture, the one whose edges are clearest and that is largest. */
function clearestOf(picture: GreyPicture, [heads, rights, feet, lefts]: [Edge[], Edge[], Edge[], Edge[]], rims: number): Paper | null {
  let best: Paper | null = null;
  let bestScore = 0;
  for (const head of heads) {
    for (const foot of feet) {
      for (const left of lefts) {
        for (const right of rights) {
          const edges = [head, right, foot, left] as const;
          if (edges.filter(({ isRim }) => isRim).length !== rims) continue;
          const paper = sheetOf(edges);
          const share = areaOf(paper) / (picture.width * picture.height);
          if (share < SMALLEST_SHARE || share <= bestScore || !isSheet(paper, picture)) continue;
          const score = share * supportOf(picture, edges, paper);
          if (score > bestScore) [best, bestScore] = [paper, score];
        }
      }
    }
  }
  return best;
}

/** The strongest straight edges behind which it gets brighter (Hough transform), and the rim of the picture. */
function edgesOf(picture: GreyPicture, side: Side): Edge[] {
  const [along, across] = side.upright ? [picture.height, picture.width] : [picture.width, picture.height];
  const reach = Math.ceil(STEEPEST * along);
  const offsets = across + 2 * reach;
  const slopes = Math.round((2 * STEEPEST) / STEP) + 1;
  const votes = new Uint32Array(slopes * offsets);
  for (let at = 1; at < along - 1; at++) {
    for (let place = 2; place < across - 2; place++) {
      const rise = side.inside * riseAt(picture, side, at, place);
      if (rise < FAINTEST_EDGE) continue;
      for (let index = 0; index < slopes; index++) {
        const vote = index * offsets + Math.round(place - slopeOf(index) * at) + reach;
        votes[vote] = (votes[vote] as number) + Math.min(CLEAR_EDGE, rise);
      }
    }
  }
  const edges: Edge[] = [{ offset: side.inside > 0 ? 0 : across, slope: 0, isRim: true }];
  while (edges.length <= EDGES_A_SIDE) {
    const top = indexOfLargest(votes);
    if ((votes[top] as number) < SHORTEST_EDGE * along * CLEAR_EDGE) break;
    const edge = { offset: (top % offsets) - reach, slope: slopeOf(Math.floor(top / offsets)), isRim: false };
    edges.push(refined(picture, side, edge));
    // The same edge seen a little aslant passes the middle at the same place.
    for (let index = 0; index < slopes; index++) {
      const middle = Math.round(edge.offset + (edge.slope - slopeOf(index)) * (along / 2)) + reach;
      if (Math.abs(slopeOf(index) - edge.slope) < 4 * STEP)
        votes.fill(
          0,
          index * offsets + Math.max(0, middle - APART_PX),
          index * offsets + Math.min(offsets, Math.max(0, middle + APART_PX)),
        );
    }
  }
  return edges;
}

const slopeOf = (index: number): number => index * STEP - STEEPEST;

function indexOfLargest(values: Uint32Array): number {
  let largest = 0;
  for (let index = 1; index < values.length; index++) if ((values[index] as number) > (values[largest] as number)) largest = index;
  return largest;
}

/** How much brighter it is from a place on, going right or down, than before it: two pixels each, in three rows. */
function riseAt({ width, grey }: GreyPicture, { upright }: Side, at: number, place: number): number {
  const [step, row] = upright ? [1, width] : [width, 1];
  let rise = 0;
  for (let beside = -1; beside <= 1; beside++) {
    const here = place * step + (at + beside) * row;
    rise += (grey[here] as number) + (grey[here + step] as number) - (grey[here - step] as number) - (grey[here - 2 * step] as number);
  }
  return Math.trunc(rise / 6);
}

/** The line through the places near an edge where it gets brighter most (least squares). */
function refined(picture: GreyPicture, side: Side, edge: Edge): Edge {
  const [along, across] = side.upright ? [picture.height, picture.width] : [picture.width, picture.height];
  let [count, sumAt, sumPlace, sumAtAt, sumAtPlace] = [0, 0, 0, 0, 0];
  for (let at = 1; at < along - 1; at++) {
    const middle = Math.round(edge.offset + edge.slope * at);
    let [best, bestRise] = [-1, FAINTEST_EDGE - 1];
    for (let place = Math.max(2, middle - REFINE_PX); place <= Math.min(across - 3, middle + REFINE_PX); place++) {
      const rise = side.inside * riseAt(picture, side, at, place);
      if (rise > bestRise) [best, bestRise] = [place, rise];
    }
    if (best < 0) continue;
    count++;
    sumAt += at + 0.5;
    sumPlace += best;
    sumAtAt += (at + 0.5) * (at + 0.5);
    sumAtPlace += (at + 0.5) * best;
  }
  const spread = count * sumAtAt - sumAt * sumAt;
  if (spread <= 0) return edge;
  const slope = (count * sumAtPlace - sumAt * sumPlace) / spread;
  return { ...edge, slope, offset: (sumPlace - slope * sumAt) / count };
}

const sheetOf = ([head, right, foot, left]: readonly [Edge, Edge, Edge, Edge]): Paper => [
  meeting(left, head),
  meeting(right, head),
  meeting(right, foot),
  meeting(left, foot),
];

function meeting(upright: Edge, level: Edge): Point {
  const x = (upright.offset + upright.slope * level.offset) / (1 - upright.slope * level.slope);
  return { x, y: level.offset + level.slope * x };
}

/** Whether corners lie within the picture and as those of a sheet seen from not too far aside. */
function isSheet(corners: Paper, { width, height }: GreyPicture): boolean {
  const margin = OVERVIEW_PX / 50;
  if (corners.some(({ x, y }) => x < -margin || y < -margin || x > width + margin || y > height + margin)) return false;
  const [head, right, foot, left] = sidesOf(corners).map(lengthOf) as [number, number, number, number];
  const isFar = (one: number, other: number): boolean => Math.max(one, other) > MOST_PERSPECTIVE * Math.min(one, other);
  return (
    !isFar(head, foot) &&
    !isFar(left, right) &&
    sidesOf(corners).every((side, index, all) => cosine(side, all[(index + 1) % 4] as [Point, Point]) < 0.6)
  );
}

function liesStraight(corners: Paper): boolean {
  const sides = sidesOf(corners);
  const [[from, to]] = sides as [[Point, Point]];
  return (
    Math.abs(to.y - from.y) <= STRAIGHT * Math.abs(to.x - from.x) &&
    sides.every((side, index) => cosine(side, sides[(index + 1) % 4] as [Point, Point]) <= SQUARE)
  );
}

/** Mean share of a sheet's outline behind which it is brighter; 0 where one side is not clear enough. */
function supportOf(picture: GreyPicture, edges: readonly Edge[], corners: Paper): number {
  let sum = 0;
  const paper = quantile(picture.grey, 0.85) * PAPER_AT_RIM;
  for (const [index, side] of sidesOf(corners).entries()) {
    const support = brighterShare(picture, side, (edges[index] as Edge).isRim ? paper : null);
    if (support < LEAST_SUPPORT) return 0;
    sum += support;
  }
  return sum / 4;
}
