import type { BoundingBox } from '../model/index.ts';
import { MAX_RULINGS_PER_PAGE } from '../limits.ts';
import type { Ink } from './find-ink.ts';

/** Drawn lines of a prepared picture, in pixels; right and bottom outside. */
export interface InkRulings {
  horizontal: BoundingBox[];
  vertical: BoundingBox[];
}

/** In heights of capitals: no letter has a stroke as long, the shortest ruled blanks are longer. */
const SHORTEST = 3;

/** Pixels within a line that a scanner leaves out. */
const GAP_PX = 2;

/** In heights of capitals: what is thicker is a filled area. */
const THICKEST = 0.4;

/** Up to this length (in heights of capitals) feet of joined letters look like a line; there, paper must lie above and below. */
const LONGEST_WORD = 10;

/** Dark share of the rows above and below that still counts as paper: strokes that touch the line. */
const TOUCHED_SHARE = 0.2;

/** How much a line may climb over its length: what is left of the skew after straightening. */
const CLIMB = 0.012;

/** `capitalPx`: height of capitals. */
export function findRulings(ink: Ink, capitalPx: number): InkRulings {
  return { horizontal: findBars(ink, capitalPx), vertical: findBars(transposed(ink), capitalPx).map(flip) };
}

/** Horizontal lines: long dark runs, joined with those of the rows above. */
function findBars(ink: Ink, capitalPx: number): BoundingBox[] {
  const done: BoundingBox[] = [];
  let open: BoundingBox[] = [];
  for (let y = 0; y < ink.height && done.length < MAX_RULINGS_PER_PAGE; y++) {
    for (const run of longRuns(ink, y, capitalPx * SHORTEST)) {
      const bar = open.find((each) => run.left <= each.right + GAP_PX && run.right >= each.left - GAP_PX);
      if (bar) Object.assign(bar, { left: Math.min(bar.left, run.left), right: Math.max(bar.right, run.right), bottom: y + 1 });
      else open.push({ ...run, top: y, bottom: y + 1 });
    }
    done.push(...open.filter(({ bottom }) => bottom < y));
    open = open.filter(({ bottom }) => bottom >= y);
  }
  return [...done, ...open].filter(
    (bar) => isThin(bar, capitalPx) && (bar.right - bar.left > capitalPx * LONGEST_WORD || standsAlone(ink, bar, capitalPx)),
  );
}

const isThin = ({ left, top, right, bottom }: BoundingBox, capitalPx: number): boolean =>
  bottom - top <= Math.max(3, capitalPx * THICKEST) + (right - left) * CLIMB;

function standsAlone(ink: Ink, bar: BoundingBox, capitalPx: number): boolean {
  const clearance = Math.max(2, Math.round(capitalPx / 6));
  return [bar.top - clearance, bar.bottom - 1 + clearance].every((y) => darkShare(ink, y, bar.left, bar.right) <= TOUCHED_SHARE);
}

function darkShare({ width, height, dark }: Ink, y: number, left: number, right: number): number {
  if (y < 0 || y >= height) return 0;
  let sum = 0;
  for (let x = left; x < right; x++) sum += dark[y * width + x] as number;
  return sum / (right - left);
}

function longRuns({ width, dark }: Ink, y: number, shortest: number): { left: number; right: number }[] {
  const runs: { left: number; right: number }[] = [];
  const row = y * width;
  let left = -1;
  let right = -1;
  for (let x = 0; x <= width; x++) {
    if (x < width && dark[row + x] === 1) {
      if (left < 0) left = x;
      right = x + 1;
    } else if (left >= 0 && (x === width || x - right >= GAP_PX)) {
      if (right - left >= shortest) runs.push({ left, right });
      left = -1;
    }
  }
  return runs;
}

function transposed({ width, height, dark }: Ink): Ink {
  const turned = new Uint8Array(dark.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = dark[y * width + x] as number;
  }
  return { width: height, height: width, dark: turned };
}

const flip = ({ left, top, right, bottom }: BoundingBox): BoundingBox => ({ left: top, top: left, right: bottom, bottom: right });
