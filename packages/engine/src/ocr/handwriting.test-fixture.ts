import type { GreyPicture } from '../model/index.ts';

type Point = readonly [x: number, y: number];

/** Letters as a pen draws them, joined to the next: x in widths of a letter, y from the line up in heights of small letters. */
const STROKES: Readonly<Record<string, readonly Point[]>> = {
  a: [
    [0.9, 1],
    [0.4, 1.05],
    [0.1, 0.55],
    [0.3, 0.05],
    [0.65, 0.2],
    [0.9, 0.95],
    [0.85, 0.2],
    [1.1, 0.15],
  ],
  e: [
    [0, 0.4],
    [0.6, 0.6],
    [0.8, 0.9],
    [0.5, 1.05],
    [0.15, 0.6],
    [0.3, 0.05],
    [0.8, 0.1],
    [1.1, 0.3],
  ],
  g: [
    [0.9, 1],
    [0.4, 1.05],
    [0.1, 0.6],
    [0.3, 0.1],
    [0.7, 0.3],
    [0.9, 1],
    [0.85, -0.2],
    [0.6, -1],
    [0.25, -0.8],
    [0.6, -0.2],
    [1.1, 0.25],
  ],
  h: [
    [0, 0.2],
    [0.45, 1.3],
    [0.55, 2.1],
    [0.35, 2.1],
    [0.2, 1],
    [0.15, 0],
    [0.2, 0.6],
    [0.5, 1],
    [0.7, 0.8],
    [0.7, 0.1],
    [1.1, 0.2],
  ],
  l: [
    [0, 0.2],
    [0.5, 1.2],
    [0.6, 2],
    [0.35, 2.05],
    [0.2, 1.2],
    [0.3, 0.1],
    [0.6, 0.05],
    [0.9, 0.25],
  ],
  n: [
    [0, 0.2],
    [0.2, 1],
    [0.2, 0],
    [0.35, 0.7],
    [0.65, 1],
    [0.8, 0.6],
    [0.8, 0.1],
    [1.1, 0.2],
  ],
  r: [
    [0, 0.2],
    [0.2, 1.05],
    [0.45, 0.95],
    [0.45, 0.1],
    [0.9, 0.15],
  ],
  t: [
    [0, 0.2],
    [0.35, 1.7],
    [0.3, 0.1],
    [0.6, 0.05],
    [0.9, 0.2],
  ],
};

interface Hand {
  left: number;
  /** Where the line runs on which it is written. */
  baseline: number;
  /** Height of small letters. */
  xHeight: number;
  /** How far letters lean, in heights. */
  slant?: number;
  seed?: number;
}

/** A picture on which somebody wrote with a pen: every letter otherwise. Seeded. */
export function writtenOn(picture: GreyPicture, text: string, { left, baseline, xHeight, slant = 0.3, seed = 1 }: Hand): GreyPicture {
  const grey = picture.grey.slice();
  let state = seed;
  const jitter = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648 - 0.5) * 2 * most;
  };
  let pen = left;
  for (const word of text.split(' ')) {
    const path: Point[] = [];
    for (const letter of word) {
      const [size, lift] = [xHeight * (1 + jitter(0.3)), jitter(0.15) * xHeight];
      for (const [x, y] of STROKES[letter] ?? [])
        path.push([pen + (x + slant * y) * size + jitter(0.2) * size, baseline - lift - y * size + jitter(0.2) * size]);
      pen += 1.05 * size;
    }
    drawPath(grey, picture.width, path, Math.max(1, xHeight / 14));
    pen += 0.8 * xHeight;
  }
  return { ...picture, grey };
}

/** A pen of this radius along a smooth curve through the points (Catmull and Rom). */
function drawPath(grey: Uint8Array, width: number, path: readonly Point[], radius: number): void {
  const at = (index: number): Point => path[Math.min(path.length - 1, Math.max(0, index))] as Point;
  for (let index = 0; index + 1 < path.length; index++) {
    for (let step = 0; step < 24; step++) {
      const t = step / 24;
      const along = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      };
      dot(grey, width, along(0), along(1), radius);
    }
  }
}

function dot(grey: Uint8Array, width: number, x: number, y: number, radius: number): void {
  for (let row = Math.floor(y - radius); row <= y + radius; row++)
    for (let column = Math.floor(x - radius); column <= x + radius; column++)
      if ((column - x) ** 2 + (row - y) ** 2 <= radius * radius) grey[row * width + column] = 45;
}
