import { expect, test } from 'vitest';
import type { GreyPicture } from '../model/index.ts';
import { findSoftness } from './find-softness.ts';
import type { InkShape } from './ink-shapes.ts';

/** Forty letters, 10 pixels wide and 20 high, whose edges fade over so many pixels. */
function lettersFadingOver(pixels: number): { picture: GreyPicture; letters: InkShape[] } {
  const [width, height] = [400, 200];
  const grey = new Uint8Array(width * height).fill(230);
  const letters = Array.from({ length: 40 }, (_, index) => {
    const [left, top] = [20 + (index % 10) * 36, 20 + Math.floor(index / 10) * 45];
    for (let y = top - pixels; y < top + 20 + pixels; y++) {
      for (let x = left - pixels; x < left + 10 + pixels; x++) {
        const outside = Math.max(left - x, x - (left + 9), top - y, y - (top + 19), 0);
        grey[y * width + x] = Math.round(30 + (200 * outside) / Math.max(1, pixels));
      }
    }
    return { left, top, right: left + 10, bottom: top + 20, area: 200 };
  });
  return { picture: { width, height, grey }, letters };
}

test('Sharp print fades within a pixel, blurred print over as many as it is blurred', () => {
  const sharp = lettersFadingOver(0);
  const blurred = lettersFadingOver(8);
  expect(findSoftness(sharp.picture, sharp.letters, 1)).toBeCloseTo(1, 1);
  expect(findSoftness(blurred.picture, blurred.letters, 1)).toBeGreaterThan(4);
});

test('Too few letters tell nothing', () => {
  const { picture, letters } = lettersFadingOver(0);
  expect(findSoftness(picture, letters.slice(0, 5), 1)).toBeNull();
});
