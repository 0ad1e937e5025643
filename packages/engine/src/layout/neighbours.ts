import { overlapX, overlapY, type BoundingBox } from '../model/index.ts';
import { median } from './median.ts';

/**
 * Who stands beside, below and above whom on a page: the one answer for layout, which asks it of pieces, and for the finder, which asks
 * it of lines. Things are kept by height, so that a question looks at few of them.
 */
export interface Neighbours<Thing> {
  boxOf: (thing: Thing) => BoundingBox;
  bucketHeightPt: number;
  buckets: ReadonlyMap<number, readonly Thing[]>;
  /** Answers of `neighboursInRow`, which is asked several times for the same box. */
  rows: WeakMap<BoundingBox, readonly Thing[]>;
}

/** Buckets a very high thing is entered in, and a question looks into, at most. */
const MAX_BUCKETS = 400;
/** Things of one bucket looked at for one question; more stand that close only in print laid over itself. */
const MAX_IN_BUCKET = 200;
/** Share of the lower one's height by which two things of one row overlap. */
const SAME_ROW_SHARE = 0.4;
/** Share of its height by which a line may reach into the one above it: descenders, and boxes drawn wide. */
const MAX_REACH_INTO = 0.4;

/** In document order where two stand at the same place. */
export function indexNeighbours<Thing>(things: readonly Thing[], boxOf: (thing: Thing) => BoundingBox): Neighbours<Thing> {
  const heights = things.map((thing) => boxOf(thing).bottom - boxOf(thing).top);
  const bucketHeightPt = Math.max(4, 1.5 * median(heights, 10));
  const buckets = new Map<number, Thing[]>();
  for (const thing of things) {
    const { top, bottom } = boxOf(thing);
    for (const number of bucketsBetween(bucketHeightPt, top, bottom)) {
      const bucket = buckets.get(number);
      if (bucket) bucket.push(thing);
      else buckets.set(number, [thing]);
    }
  }
  return { boxOf, bucketHeightPt, buckets, rows: new WeakMap() };
}

/** Things on the baseline of a box (its own among them), left to right. */
export function neighboursInRow<Thing>(on: Neighbours<Thing>, box: BoundingBox): readonly Thing[] {
  const known = on.rows.get(box);
  if (known) return known;
  const row = thingsBetween(on, box.top, box.bottom)
    .filter((thing) => isInRow(on.boxOf(thing), box))
    .sort((a, b) => on.boxOf(a).left - on.boxOf(b).left);
  on.rows.set(box, row);
  return row;
}

const isInRow = (a: BoundingBox, b: BoundingBox): boolean => overlapY(a, b) > SAME_ROW_SHARE * Math.min(a.bottom - a.top, b.bottom - b.top);

/** Things that begin right of a box in its row, nearest first. */
export const neighboursRightOf = <Thing>(on: Neighbours<Thing>, box: BoundingBox): Thing[] =>
  neighboursInRow(on, box).filter((thing) => on.boxOf(thing).left >= box.right - 1);

/** Things that end left of a box in its row, nearest first. */
export const neighboursLeftOf = <Thing>(on: Neighbours<Thing>, box: BoundingBox): Thing[] =>
  neighboursInRow(on, box)
    .filter((thing) => on.boxOf(thing).right <= box.left + 1)
    .reverse();

/** Things below a box that share some of its width and begin at most `reachPt` under it, nearest first. */
export function neighboursBelow<Thing>(on: Neighbours<Thing>, box: BoundingBox, reachPt: number): Thing[] {
  const least = box.bottom - MAX_REACH_INTO * (box.bottom - box.top);
  return thingsBetween(on, least, box.bottom + reachPt).filter((thing) => {
    const own = on.boxOf(thing);
    return own.top >= least && (own.top + own.bottom) / 2 > box.bottom && overlapX(own, box) > 0;
  });
}

/** Things above a box that share some of its width and end at most `reachPt` over it, nearest first. */
export function neighboursAbove<Thing>(on: Neighbours<Thing>, box: BoundingBox, reachPt: number): Thing[] {
  const most = box.top + MAX_REACH_INTO * (box.bottom - box.top);
  return thingsBetween(on, box.top - reachPt, most)
    .filter((thing) => on.boxOf(thing).bottom <= most && overlapX(on.boxOf(thing), box) > 0)
    .sort((a, b) => on.boxOf(b).bottom - on.boxOf(a).bottom || on.boxOf(a).left - on.boxOf(b).left);
}

/** Things that reach into the given heights, each once, from top to bottom and left to right. */
function thingsBetween<Thing>({ boxOf, bucketHeightPt, buckets }: Neighbours<Thing>, top: number, bottom: number): Thing[] {
  const found = new Set<Thing>();
  for (const number of bucketsBetween(bucketHeightPt, top, bottom)) {
    for (const thing of (buckets.get(number) ?? []).slice(0, MAX_IN_BUCKET)) {
      const box = boxOf(thing);
      if (box.bottom > top && box.top <= bottom) found.add(thing);
    }
  }
  return [...found].sort((a, b) => boxOf(a).top - boxOf(b).top || boxOf(a).left - boxOf(b).left);
}

function bucketsBetween(heightPt: number, top: number, bottom: number): number[] {
  const first = Math.floor(top / heightPt);
  const last = Math.min(Math.floor(bottom / heightPt), first + MAX_BUCKETS - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
