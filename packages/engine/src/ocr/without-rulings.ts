import type { Ink } from './find-ink.ts';
import type { InkRulings } from './find-rulings.ts';

/**
 * Ink without its drawn lines, so that print which touches them is a shape of its own; where a stroke crosses a line it stays.
 */
export function withoutRulings(ink: Ink, { horizontal, vertical }: InkRulings): Ink {
  const { width, height } = ink;
  const dark = ink.dark.slice();
  const isDark = (x: number, y: number): boolean => x >= 0 && x < width && y >= 0 && y < height && ink.dark[y * width + x] === 1;
  for (const { left, top, right, bottom } of horizontal) {
    for (let x = left; x < right; x++) {
      if (isDark(x, top - 2) || isDark(x, bottom + 1)) continue;
      for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y++) dark[y * width + x] = 0;
    }
  }
  for (const { left, top, right, bottom } of vertical) {
    for (let y = top; y < bottom; y++) dark.fill(0, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 1));
  }
  return { width, height, dark };
}
