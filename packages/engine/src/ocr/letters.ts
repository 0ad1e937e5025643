import type { Ink } from './find-ink.ts';
import { findInkShapes, type InkShape } from './ink-shapes.ts';

/** Smallest and largest letter, in shares of the page's long side: 4 pt to 60 pt on A4. */
const SMALLEST_SHARE = 1 / 280;
const LARGEST_SHARE = 1 / 16;

/** Pixels below which a letter's shape says nothing. */
const SMALLEST_PX = 4;

/** Letters compared with each other: each with each is four million comparisons at most. */
const MAX_LETTERS = 2_000;

/** Letters below which nothing can be told. */
export const FEWEST_LETTERS = 20;

/** Shapes of ink that may be letters: neither specks, nor rules, nor pictures. */
export function findLetters(ink: Ink): InkShape[] {
  const longSide = Math.max(ink.width, ink.height);
  const smallest = Math.max(SMALLEST_PX, longSide * SMALLEST_SHARE);
  const letters = findInkShapes(ink).filter(({ left, top, right, bottom, area }) => {
    const [width, height] = [right - left, bottom - top];
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    return long >= smallest && long <= longSide * LARGEST_SHARE && long <= short * 8 && area * 10 >= width * height;
  });
  const every = Math.ceil(letters.length / MAX_LETTERS);
  return every <= 1 ? letters : thinned(letters, every);
}

/** Keeps whole bands of the page, so that neighbours stay neighbours. */
function thinned(letters: InkShape[], every: number): InkShape[] {
  const band = 200;
  return letters.filter((_, index) => Math.floor(index / band) % every === 0);
}

/**
 * Height of capitals: the upper quartile of the letters, as small letters and broken ones are many; null where there are too few to tell.
 */
export function capitalHeight(letters: readonly InkShape[]): number | null {
  if (letters.length < FEWEST_LETTERS) return null;
  const heights = letters.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.75)] ?? null;
}

/**
 * Share of letters whose nearest neighbour stands beside them and not below: near 1 for text that runs across, near 0 for
 * text that runs up or down. After the docstrum (O'Gorman, 1993): letters stand closer than lines.
 */
export function acrossShare(letters: readonly InkShape[]): number {
  let across = 0;
  let told = 0;
  for (const letter of letters) {
    const beside = gapTo(letter, letters, 'left', 'right', 'top', 'bottom');
    const below = gapTo(letter, letters, 'top', 'bottom', 'left', 'right');
    if (beside === below) continue;
    told++;
    if (beside < below) across++;
  }
  return told === 0 ? 1 : across / told;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Distance to the next letter along one axis that overlaps by half across it; infinite where there is none. */
function gapTo(letter: InkShape, letters: readonly InkShape[], near: Side, far: Side, sideNear: Side, sideFar: Side): number {
  let gap = Infinity;
  const extent = letter[sideFar] - letter[sideNear];
  for (const other of letters) {
    const distance = other[near] - letter[far];
    if (distance < 0 || distance >= gap) continue;
    const overlap = Math.min(letter[sideFar], other[sideFar]) - Math.max(letter[sideNear], other[sideNear]);
    if (overlap * 2 >= Math.min(extent, other[sideFar] - other[sideNear])) gap = distance;
  }
  return gap;
}
