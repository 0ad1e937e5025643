import type { BoundingBox } from '../model/index.ts';
import type { Ink } from './find-ink.ts';

/** A drawn square that may be ticked, in pixels of the prepared picture. */
export interface TickBox {
  box: BoundingBox;
  /** Share of dark pixels inside the frame. */
  inkShare: number;
}

/** Sides of a tick box in heights of capitals. */
const SHORTEST_SIDE = 0.8;
const LONGEST_SIDE = 2.5;

/** A frame's sides may differ by this share. */
const SQUARENESS = 0.25;

/** Share of a side that must be dark: pens and scanners break frames. */
const CLOSED_SHARE = 0.8;

/**
 * Share of the paper just outside that may be dark (a tick that sticks out), and just inside (a tick). Letters have neighbours and thick
 * strokes.
 */
const DARK_OUTSIDE = 0.2;
const DARK_INSIDE = 0.6;

/** Thickest frame, in shares of the side: bold letters are thicker. */
const THICKEST_SHARE = 0.17;

/** Smallest side in pixels: below, a letter and a frame look the same. */
const SMALLEST_PX = 10;

/** Boxes kept of one page: the densest ballot has a few hundred. */
const MAX_TICK_BOXES = 1_000;

/** Squares with four closed sides and paper around and within: cells of a table and letters are none. `capitalPx`: height of capitals. */
export function findTickBoxes(ink: Ink, capitalPx: number): TickBox[] {
  const found: TickBox[] = [];
  const shortest = Math.max(SMALLEST_PX, Math.round(capitalPx * SHORTEST_SIDE));
  const longest = Math.round(capitalPx * LONGEST_SIDE);
  for (let y = 1; y + shortest < ink.height && found.length < MAX_TICK_BOXES; y++) {
    for (const { left, right } of runsWithin(ink, y, shortest, longest)) {
      if (found.some(({ box }) => left < box.right && right > box.left && y < box.bottom && y >= box.top)) continue;
      const box = closeFrame(ink, left, right, y);
      if (box) found.push({ box, inkShare: inkInside(ink, box) });
    }
  }
  return found;
}

/** Dark runs of a row that may be the upper side of a frame. */
function runsWithin({ width, dark }: Ink, y: number, shortest: number, longest: number): { left: number; right: number }[] {
  const runs: { left: number; right: number }[] = [];
  const row = y * width;
  for (let x = 0; x < width; x++) {
    if (dark[row + x] !== 1) continue;
    const left = x;
    while (x < width && dark[row + x] === 1) x++;
    if (x - left >= shortest && x - left <= longest) runs.push({ left, right: x });
  }
  return runs;
}

/** The squarest frame below an upper side: a line beneath a box closes one too. */
function closeFrame(ink: Ink, left: number, right: number, top: number): BoundingBox | null {
  const side = right - left;
  for (let offset = 0; offset <= side * SQUARENESS; offset++) {
    for (const height of [side + offset, side - offset]) {
      const box = { left, top, right, bottom: top + height };
      if (box.bottom < ink.height && isFrame(ink, box)) return box;
    }
  }
  return null;
}

function isFrame(ink: Ink, { left, top, right, bottom }: BoundingBox): boolean {
  const side = right - left;
  const waver = Math.max(1, Math.round(side / 20));
  const outside = waver + Math.max(1, Math.round(side / 12));
  const inside = Math.max(2, Math.round(side / 5));
  return (
    darkAlongRow(ink, bottom - 1, left, right, waver) >= CLOSED_SHARE &&
    darkAlongColumn(ink, left, top, bottom, waver) >= CLOSED_SHARE &&
    darkAlongColumn(ink, right - 1, top, bottom, waver) >= CLOSED_SHARE &&
    cornersAreDark(ink, left, top, right, bottom) &&
    thinSides(ink, left, top, right, bottom) >= 3 &&
    darkAround(ink, left - outside, top - outside, right + outside, bottom + outside) <= DARK_OUTSIDE &&
    darkAround(ink, left + inside, top + inside, right - inside, bottom - inside) <= DARK_INSIDE
  );
}

/** How many sides are thin at their middle (a tick may thicken one). */
function thinSides({ width, dark }: Ink, left: number, top: number, right: number, bottom: number): number {
  const thickest = Math.max(2, Math.floor((right - left) * THICKEST_SHARE));
  const [x, y] = [(left + right) >> 1, (top + bottom) >> 1];
  const darkAt = (column: number, row: number): boolean => dark[row * width + column] === 1;
  const inward = [
    (step: number) => darkAt(x, top + step),
    (step: number) => darkAt(x, bottom - 1 - step),
    (step: number) => darkAt(left + step, y),
    (step: number) => darkAt(right - 1 - step, y),
  ];
  // The frame may begin a pixel or two further in; what is dark beyond its thickness makes it thick.
  return inward.filter((isDark) => !isDark(thickest + 1) && !isDark(thickest)).length;
}

/** Dark share of the outermost pixels of a rectangle. */
function darkAround(ink: Ink, left: number, top: number, right: number, bottom: number): number {
  const dark =
    darkAlongRow(ink, top, left, right, 0) +
    darkAlongRow(ink, bottom - 1, left, right, 0) +
    darkAlongColumn(ink, left, top, bottom, 0) +
    darkAlongColumn(ink, right - 1, top, bottom, 0);
  return dark / 4;
}

/** The outermost pixels of the corners, which round letters leave white. */
function cornersAreDark(ink: Ink, left: number, top: number, right: number, bottom: number): boolean {
  const reach = Math.max(1, Math.round((right - left) / 10));
  return [
    [left, top],
    [right - reach, top],
    [left, bottom - reach],
    [right - reach, bottom - reach],
  ].every(([x = 0, y = 0]) => darkShare(ink, x, y, x + reach, y + reach) >= 0.5);
}

/** Share of a row's pixels that are dark there or up to `waver` above or below. */
function darkAlongRow(ink: Ink, y: number, left: number, right: number, waver: number): number {
  let dark = 0;
  for (let x = left; x < right; x++) if (isDarkNear(ink, x, y, 0, waver)) dark++;
  return dark / Math.max(1, right - left);
}

function darkAlongColumn(ink: Ink, x: number, top: number, bottom: number, waver: number): number {
  let dark = 0;
  for (let y = top; y < bottom; y++) if (isDarkNear(ink, x, y, waver, 0)) dark++;
  return dark / Math.max(1, bottom - top);
}

function isDarkNear({ width, height, dark }: Ink, x: number, y: number, across: number, down: number): boolean {
  for (let row = Math.max(0, y - down); row <= Math.min(height - 1, y + down); row++) {
    for (let column = Math.max(0, x - across); column <= Math.min(width - 1, x + across); column++) {
      if (dark[row * width + column] === 1) return true;
    }
  }
  return false;
}

/** Inside, clear of the frame: a fifth of the side on each side is left out. */
function inkInside(ink: Ink, { left, top, right, bottom }: BoundingBox): number {
  const margin = Math.max(2, Math.round((right - left) / 5));
  return darkShare(ink, left + margin, top + margin, right - margin, bottom - margin);
}

function darkShare({ width, dark }: Ink, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) sum += dark[y * width + x] as number;
  }
  return sum / Math.max(1, (right - left) * (bottom - top));
}
