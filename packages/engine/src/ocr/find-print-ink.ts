import type { GreyPicture } from '../model/index.ts';
import type { Ink } from './find-ink.ts';

/** Side of a tile in pixels: a capital at the size that is read best. */
const TILE_PX = 32;

/** Greys counted apart, and how many of the 256 each stands for. */
const LEVELS = 64;
const LEVEL = 256 / LEVELS;

/** Of the pixels around, from the darkest on: where ink ends and paper begins. */
const DARK_SHARE = 0.02;
const PAPER_SHARE = 0.75;

/** Spread of grey below which there is paper only, as lines are cut. */
const LEAST_SPREAD = 24;

/** How far from paper to ink a pixel must be. */
const INK_LEVEL = 0.4;

/**
 * Ink by the darkest and the usual pixels of the nine tiles around each: print that is faint throughout holds together, which a share of the
 * paper's brightness (`findInk`) tears to pieces.
 */
export function findPrintInk({ width, height, grey }: GreyPicture): Ink {
  const across = Math.ceil(width / TILE_PX);
  const down = Math.ceil(height / TILE_PX);
  const counts = new Uint16Array(across * down * LEVELS);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE_PX) * across;
    for (let x = 0; x < width; x++) {
      const at = (row + Math.floor(x / TILE_PX)) * LEVELS + Math.floor((grey[y * width + x] as number) / LEVEL);
      counts[at] = (counts[at] as number) + 1;
    }
  }
  const dark = new Uint8Array(width * height);
  const sums = new Uint32Array(LEVELS);
  for (let tileY = 0; tileY < down; tileY++) {
    for (let tileX = 0; tileX < across; tileX++) {
      sums.fill(0);
      let pixels = 0;
      for (let y = Math.max(0, tileY - 1); y <= Math.min(down - 1, tileY + 1); y++) {
        for (let x = Math.max(0, tileX - 1); x <= Math.min(across - 1, tileX + 1); x++) {
          const from = (y * across + x) * LEVELS;
          for (let level = 0; level < LEVELS; level++) {
            const count = counts[from + level] as number;
            sums[level] = (sums[level] as number) + count;
            pixels += count;
          }
        }
      }
      const [ink, paper] = [levelAt(sums, DARK_SHARE * pixels), levelAt(sums, PAPER_SHARE * pixels)];
      if (paper - ink < LEAST_SPREAD) continue;
      const limit = paper - (paper - ink) * INK_LEVEL;
      for (let y = tileY * TILE_PX; y < Math.min(height, (tileY + 1) * TILE_PX); y++) {
        for (let at = y * width + tileX * TILE_PX; at < y * width + Math.min(width, (tileX + 1) * TILE_PX); at++)
          if ((grey[at] as number) < limit) dark[at] = 1;
      }
    }
  }
  return { width, height, dark };
}

/** The grey below which so many pixels are. */
function levelAt(counts: Uint32Array, pixels: number): number {
  let left = pixels;
  for (let level = 0; level < counts.length; level++) {
    left -= counts[level] as number;
    if (left < 0) return (level + 0.5) * LEVEL;
  }
  return 255;
}
