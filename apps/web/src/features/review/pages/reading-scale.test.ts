import { describe, expect, test } from 'vitest';
import { isTooSmall, pageScale, readingScale } from './reading-scale.ts';

/** A word of ten points: its box is eleven high. */
const TEN_POINT = { left: 498, top: 408, right: 539, bottom: 419 };
const PX = 96 / 72;
const FITTING = 0.5;

const scaleFor = (box: typeof TEN_POINT, before = 0, printPt: number | null = null, linePt = 11): number =>
  readingScale([box], 0, before, FITTING, 400, printPt === null ? null : { widthPt: printPt, linePt }, false);

describe('the scale at which a value is read', () => {
  test('makes its line as high as text on the screen', () => {
    expect(scaleFor(TEN_POINT) * 11 * PX).toBeCloseTo(14);
  });

  test('stays from value to value as long as each can be read', () => {
    const scale = scaleFor(TEN_POINT);
    expect(scaleFor({ ...TEN_POINT, top: 400 }, scale)).toBe(scale);
    expect(scaleFor({ ...TEN_POINT, top: 410 }, scale)).toBe(scale);
  });

  test('changes for what is too small, too large or too wide there', () => {
    const scale = scaleFor(TEN_POINT);
    expect(scaleFor({ ...TEN_POINT, top: 412 }, scale)).toBeGreaterThan(scale);
    expect(scaleFor({ ...TEN_POINT, top: 380 }, scale)).toBeLessThan(scale);
    expect(scaleFor({ ...TEN_POINT, left: 250 }, scale) * 289 * PX).toBeCloseTo(360);
  });

  test('keeps a line that fills the page large enough to be read, though it is wider than the view', () => {
    expect(scaleFor({ ...TEN_POINT, left: 56 }) * 11 * PX).toBeCloseTo(11);
  });

  test('shows all print of the page from side to side where its line can be read so, and stays at that', () => {
    const whole = scaleFor(TEN_POINT, 0, 400);
    expect(whole * 400 * PX + 32).toBeCloseTo(400);
    expect(whole * 11 * PX).toBeGreaterThan(10);
    expect(scaleFor(TEN_POINT, scaleFor(TEN_POINT), 400)).toBe(whole);
    expect(scaleFor({ ...TEN_POINT, top: 402 }, whole, 400)).toBe(whole);
  });

  test('lets the print go beyond the view where its line would be too low, and blows up no narrow one', () => {
    expect(scaleFor(TEN_POINT, 0, 483)).toBe(scaleFor(TEN_POINT));
    expect(scaleFor(TEN_POINT, 0, 400, 9)).toBe(scaleFor(TEN_POINT));
    expect(scaleFor(TEN_POINT, 0, 120)).toBe(scaleFor(TEN_POINT));
  });

  test('shows all print of a page of small print from side to side where its place is shown larger below it', () => {
    const scaled = readingScale([TEN_POINT], 0, 0.9, FITTING, 400, { widthPt: 483, linePt: 11 }, true);
    expect(scaled * 483 * PX + 32).toBeCloseTo(400);
    expect(isTooSmall([TEN_POINT], 11, scaled)).toBe(true);
    expect(isTooSmall([TEN_POINT], 11, scaleFor(TEN_POINT))).toBe(false);
    expect(isTooSmall([{ ...TEN_POINT, top: 400 }], 11, scaled)).toBe(true);
    // Of still smaller print a page is a grey field.
    expect(readingScale([TEN_POINT], 0, 0, FITTING, 400, { widthPt: 800, linePt: 11 }, true)).toBe(scaleFor(TEN_POINT, 0, 800));
  });

  test('is never smaller than the page that fits, and bounded for the smallest print', () => {
    expect(readingScale([TEN_POINT], 0, 0, 1.2, 900, null, false)).toBe(1.2);
    expect(scaleFor({ ...TEN_POINT, top: 418 })).toBe(1.6);
  });

  test('goes by the lowest of several lines, and by the width that a turned page has across', () => {
    expect(readingScale([TEN_POINT, { ...TEN_POINT, top: 412 }], 0, 0, FITTING, 400, null, false)).toBe(
      scaleFor({ ...TEN_POINT, top: 412 }),
    );
    expect(readingScale([{ ...TEN_POINT, left: 56 }], 90, 0, FITTING, 400, null, false)).toBe(scaleFor(TEN_POINT));
  });

  test('of a page without a place is what fits, or one at which its print can be read', () => {
    expect(pageScale(15, FITTING)).toBe(FITTING);
    expect(pageScale(11, 0.3) * 11 * PX).toBeCloseTo(10);
  });

  test('is that of the page where nothing is cited', () => {
    expect(readingScale([], 0, 0, FITTING, 400, null, false)).toBe(FITTING);
  });
});
