import { type GreyPicture, scaleGrey } from '../../model/index.ts';
import { quantile } from './paper-on-ground.ts';
import { type Bend, type Bow, bowAt, lengthOf, type Paper, type Point, scaledPaper, sidesOf } from './paper.ts';

/** Long side of the picture that the sides are followed in: an edge is placed within half of its pixels. */
const FOLLOWED_PX = 960;

/** Points of a side at which its edge is looked for, and how far beside the straight line, as a share of the sheet's extent across it. */
const SAMPLES = 96;
const REACH = 0.06;

/** Greys between ground and paper, at least. */
const LEAST_CONTRAST = 12;

/** Pixels for which it stays dark outside an edge and bright inside. */
const STEADY_PX = 3;

/** Share of the points that lie on the curve through them, and how near in pixels. */
const LEAST_SUPPORT = 0.6;
const ON_CURVE_PX = 1.5;

/** Powers of the way along a side: a bow, a lifted end, a wave. */
const POWERS = 6;

/** Rounds in which points beside the curve are left out and it is fitted anew. */
const ROUNDS = 5;

/** Bow of a side by the sheet's extent across it, from which on lines of print rise or fall by a third of their height. */
const LEAST_BOW = 0.004;

/** Two sides that lie opposite bow alike: cosine of the angle between their bows, and the larger by the smaller at most. A torn side bows alone. */
const LEAST_ALIKE = 0.7;
const MOST_UNLIKE = 3.5;

/**
 * How the sides of a photographed sheet bow, as they do where paper is curled or folded; null where they are straight, or cannot be followed
 * against the ground. Only sides that bow together with the one opposite count. No operation in it differs from machine to machine.
 */
export function findBend(picture: GreyPicture, paper: Paper): Bend | null {
  const scale = Math.min(1, FOLLOWED_PX / Math.max(picture.width, picture.height));
  const small = scaleGrey(picture, Math.max(1, Math.round(picture.width * scale)));
  const sides = sidesOf(scaledPaper(paper, small.width / picture.width));
  const extents = [0, 1].map((at) => (lengthOf(sides[at + 1] as Side) + lengthOf(sides[(at + 3) % 4] as Side)) / 2);
  const bows = sides.map((side, at) => bowOf(edgePoints(small, side, extents[at % 2] as number)));
  const [head, right, foot, left] = bows;
  const across = alike(head, foot, extents[0] as number);
  const upright = alike(right, left, extents[1] as number);
  if (!across && !upright) return null;
  const enlarged = (bow: Bow | null | undefined): Bow => (bow ?? []).map((power) => (power * picture.width) / small.width);
  return {
    head: enlarged(across ? head : null),
    right: enlarged(upright ? right : null),
    foot: enlarged(across ? foot : null),
    left: enlarged(upright ? left : null),
  };
}

type Side = readonly [Point, Point];

/** A place of an edge: the way along its side, from -1 to 1, and pixels towards the inside. */
interface EdgePoint {
  along: number;
  inside: number;
}

/** Where the ground ends beside a side, coming from outside. */
function edgePoints(picture: GreyPicture, [from, to]: Side, extent: number): EdgePoint[] {
  const reach = Math.ceil(REACH * extent);
  const length = lengthOf([from, to]);
  const [acrossX, acrossY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  return Array.from({ length: SAMPLES }, (_, sample) => (2 * (sample + 0.5)) / SAMPLES - 1).flatMap((along) => {
    const share = (along + 1) / 2;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const profile = Array.from({ length: 2 * reach + 1 }, (_, at) =>
      greyAt(picture, x + acrossX * (at - reach), y + acrossY * (at - reach)),
    );
    const inside = edgeIn(profile);
    return inside === null ? [] : [{ along, inside: inside - reach }];
  });
}

function greyAt({ width, height, grey }: GreyPicture, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? null : (grey[row * width + column] as number);
}

/** Where greys that lead from ground to paper first pass the middle of both and stay above it, between two places; null where they do not. */
function edgeIn(profile: readonly (number | null)[]): number | null {
  const seen = profile.filter((grey) => grey !== null);
  if (seen.length < profile.length * 0.75) return null;
  const quarter = Math.floor(seen.length / 4);
  const [ground, paper] = [quantile(seen.slice(0, quarter), 0.5), quantile(seen.slice(-quarter), 0.5)];
  if (paper - ground < LEAST_CONTRAST) return null;
  const limit = (ground + paper) / 2;
  const isPaper = (at: number): boolean => (profile[at] ?? -1) >= limit;
  for (let at = STEADY_PX; at + STEADY_PX <= profile.length; at++) {
    const steps = Array.from({ length: STEADY_PX }, (_, step) => step);
    if (!steps.every((step) => isPaper(at + step)) || steps.some((step) => isPaper(at - 1 - step))) continue;
    const [before, after] = [profile[at - 1], profile[at]];
    return typeof before === 'number' && typeof after === 'number' ? at - 0.5 + (limit - before) / (after - before) : null;
  }
  return null;
}

/** The curve on which most of the points lie; null where fewer than most do, or they leave out an end. */
function bowOf(points: readonly EdgePoint[]): Bow | null {
  let kept = points;
  let bow: Bow | null = null;
  for (let round = 0; round < ROUNDS && kept.length >= LEAST_SUPPORT * SAMPLES; round++) {
    const fitted = leastSquares(kept);
    if (!fitted) return null;
    bow = fitted;
    const off = (point: EdgePoint): number => Math.abs(point.inside - bowAt(fitted, point.along));
    const usual = points.map(off).sort((a, b) => a - b)[Math.floor(points.length / 2)] as number;
    kept = points.filter((point) => off(point) <= Math.max(ON_CURVE_PX, 2 * usual));
  }
  const onCurve = points.filter((point) => bow !== null && Math.abs(point.inside - bowAt(bow, point.along)) <= ON_CURVE_PX);
  const reachesEnds = onCurve.some(({ along }) => along < -0.8) && onCurve.some(({ along }) => along > 0.8);
  return onCurve.length >= LEAST_SUPPORT * SAMPLES && reachesEnds ? bow : null;
}

/** The polynomial nearest to the points: normal equations, by elimination. */
function leastSquares(points: readonly EdgePoint[]): Bow | null {
  const rows = Array.from({ length: POWERS }, () => new Float64Array(POWERS + 1));
  for (const { along, inside } of points) {
    const powers = [1];
    for (let power = 1; power < POWERS; power++) powers.push((powers[power - 1] as number) * along);
    for (const [at, row] of rows.entries()) {
      for (const [column, power] of powers.entries()) row[column] = (row[column] as number) + (powers[at] as number) * power;
      row[POWERS] = (row[POWERS] as number) + (powers[at] as number) * inside;
    }
  }
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] as number;
    if (Math.abs(pivot) < 1e-9) return null;
    for (const other of rows) {
      if (other === row) continue;
      const share = (other[at] as number) / pivot;
      for (let column = at; column <= POWERS; column++) other[column] = (other[column] as number) - share * (row[column] as number);
    }
  }
  return rows.map((row, at) => (row[POWERS] as number) / (row[at] as number));
}

/** Whether two sides that lie opposite bow the same way, so much that it matters. Sides go round the sheet, so the other runs backwards. */
function alike(one: Bow | null | undefined, opposite: Bow | null | undefined, extent: number): boolean {
  if (!one || !opposite) return false;
  const ways = Array.from({ length: SAMPLES }, (_, sample) => (2 * (sample + 0.5)) / SAMPLES - 1);
  const [here, there] = [offLine(ways.map((along) => bowAt(one, along))), offLine(ways.map((along) => -bowAt(opposite, -along)))];
  const size = (bow: readonly number[]): number => Math.sqrt(bow.reduce((sum, off) => sum + off * off, 0));
  const [larger, smaller] = [Math.max(size(here), size(there)), Math.min(size(here), size(there))];
  const most = Math.max(...here.map(Math.abs), ...there.map(Math.abs));
  if (most < LEAST_BOW * extent || larger > MOST_UNLIKE * smaller) return false;
  return here.reduce((sum, off, at) => sum + off * (there[at] as number), 0) >= LEAST_ALIKE * larger * smaller;
}

/** What is left of evenly spaced values without the straight line through them: a side that is only placed or turned wrongly does not bow. */
function offLine(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * value, 0) / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return values.map((value, at) => value - mean - slope * (at - middle));
}
