import { expect, it } from 'vitest';
import type { GreyPicture } from '../model/index.ts';
import { cutLine, LINE_HEIGHT_PX } from './line-picture.ts';

/** Paper with a black bar on it. */
function bar(paper: number, ink: number): GreyPicture {
  const grey = new Uint8Array(400 * 100).fill(paper);
  for (let y = 40; y < 60; y++) grey.fill(ink, y * 400 + 100, y * 400 + 300);
  return { width: 400, height: 100, grey };
}

const BAR = { left: 100, top: 40, right: 300, bottom: 60 };

it('makes a line 32 pixels high and a multiple of 8 wide, and knows where it was', () => {
  const { ink, widthPx, place } = cutLine(bar(255, 0), BAR);
  expect(ink).toHaveLength(widthPx * LINE_HEIGHT_PX);
  expect(widthPx % 8).toBe(0);
  expect(place.leftPx).toBe(95);
  expect(place.scale).toBeCloseTo(26 / 32, 1);
});

it('gives ink 1 and paper 0 in any light', () => {
  for (const picture of [bar(255, 0), bar(200, 120), bar(130, 60)]) {
    const { ink, widthPx } = cutLine(picture, BAR);
    const middle = 16 * widthPx;
    expect(ink[middle + 1]).toBe(0);
    expect(ink[middle + 60]).toBe(1);
  }
});

it('does not make ink of faint stains on empty paper', () => {
  const { ink } = cutLine(bar(240, 236), BAR);
  expect(Math.max(...ink)).toBeLessThan(0.2);
});

it('cuts at the edge of the picture', () => {
  const { ink } = cutLine(bar(255, 0), { left: 0, top: 0, right: 400, bottom: 100 });
  expect(ink.length).toBeGreaterThan(0);
});
