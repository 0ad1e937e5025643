import type { GreyPicture } from '../model/index.ts';
import { middleOf } from './middle-of.ts';

/** Tiles along the long side of a page: a few lines of print in each. */
const TILES = 24;

/** Of a tile's pixels, from the darkest on: where ink ends and paper begins. */
const INK_SHARE = 0.02;
const PAPER_SHARE = 0.75;

/** Spread of grey below which a tile is empty paper. */
const LEAST_SPREAD = 24;

/** Brightness of ink, as a share of its paper's, from which a page is printed faintly: of 156 receipts and forms five are. */
const FAINT = 0.7;

/** What print of that page is brought to, in the same. */
const STRONG = 0.2;

/** Grain is strengthened with print: more would make print of it. */
const MOST_TIMES = 4;

/** What to do with the greys of a page: its paper, and how many times as far from it they are to lie. */
export interface Strengthening {
  paper: number;
  times: number;
}

/**
 * How the greys of a page must be drawn apart for its print to be told from its paper; null where they need not. Coloured ink on coloured paper
 * and worn ribbons are so faint that no letter is found by its share of the paper's brightness (`findInk`). Told tile by tile, for a scanner's
 * lid and notes by pen are dark.
 */
export function findStrengthening(picture: GreyPicture): Strengthening | null {
  const tiles = tilesOf(picture);
  const ink = middleOf(tiles.map((tile) => tile.ink / tile.paper));
  if (tiles.length === 0 || ink < FAINT) return null;
  return { paper: middleOf(tiles.map((tile) => tile.paper)), times: Math.min(MOST_TIMES, (1 - STRONG) / (1 - ink)) };
}

/** The picture with its greys drawn apart. */
export function strengthen({ width, height, grey }: GreyPicture, { paper, times }: Strengthening): GreyPicture {
  const drawn = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.max(0, Math.round(paper - (paper - value) * times))));
  return { width, height, grey: grey.map((value) => drawn[value] as number) };
}

interface Tile {
  ink: number;
  paper: number;
}

/** Those of the picture's tiles that hold more than paper. */
function tilesOf({ width, height, grey }: GreyPicture): Tile[] {
  const side = Math.ceil(Math.max(width, height) / TILES);
  const tiles: Tile[] = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const counts = new Uint32Array(256);
      const [bottom, right] = [Math.min(height, top + side), Math.min(width, left + side)];
      for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) counts[grey[at] as number]!++;
      const pixels = (bottom - top) * (right - left);
      const [ink, paper] = [greyAt(counts, INK_SHARE * pixels), greyAt(counts, PAPER_SHARE * pixels)];
      if (paper - ink >= LEAST_SPREAD) tiles.push({ ink, paper });
    }
  }
  return tiles;
}

/** The grey below which so many pixels are. */
function greyAt(counts: Uint32Array, pixels: number): number {
  let left = pixels;
  for (let value = 0; value < counts.length; value++) {
    left -= counts[value] as number;
    if (left < 0) return value;
  }
  return 255;
}
