import type { GreyPicture } from '../model/index.ts';
import type { InkRulings } from './find-rulings.ts';
import type { Ink } from './find-ink.ts';

const PAPER = 255;

/** The picture without its drawn lines, which the core takes for letters or for the edge of the page. Strokes that cross a line stay. */
export function eraseRulings(picture: GreyPicture, { dark }: Ink, { horizontal, vertical }: InkRulings): GreyPicture {
  const { width, height } = picture;
  const grey = picture.grey.slice();
  const isDark = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] === 1;
  for (const bar of horizontal) eraseBar(bar.left, bar.right, bar.top, bar.bottom, isDark, (x, y) => void (grey[y * width + x] = PAPER), height);
  for (const { left, top, right, bottom } of vertical) eraseBar(top, bottom, left, right, (along, across) => isDark(across, along), (along, across) => void (grey[along * width + across] = PAPER), width);
  return { width, height, grey };
}

/** Goes along a line and clears each place across it, with the grey seam on both sides, where no stroke crosses. */
function eraseBar(from: number, to: number, near: number, far: number, isDark: (along: number, across: number) => boolean, clear: (along: number, across: number) => void, limit: number): void {
  for (let along = from; along < to; along++) {
    let [first, last] = [near, far - 1];
    // A line climbs within its box: what is to be cleared is the dark run at this place only.
    while (first < last && !isDark(along, first)) first++;
    while (last > first && !isDark(along, last)) last--;
    if (isDark(along, first - 1) || isDark(along, first - 2) || isDark(along, last + 1) || isDark(along, last + 2)) continue;
    for (let across = Math.max(0, first - 1); across <= Math.min(limit - 1, last + 1); across++) clear(along, across);
  }
}
