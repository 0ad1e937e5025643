import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../model/index.ts';
import { withRectangles } from './drawn-page.test-fixture.ts';
import { findStrengthening, strengthen } from './strengthen-print.ts';

const PAPER = 200;
const paper: GreyPicture = { width: 600, height: 900, grey: new Uint8Array(540_000).fill(PAPER) };

/** Lines of bars that stand as letters do, over the whole page. */
const printed = (grey: number): GreyPicture =>
  withRectangles(
    paper,
    Array.from({ length: 20 }, (_, line) =>
      Array.from({ length: 30 }, (_, at) => ({ left: 40 + at * 16, top: 40 + line * 40, width: 8, height: 24, grey })),
    ).flat(),
  );

const greyOf = ({ width, grey }: GreyPicture, x: number, y: number): number => grey[y * width + x] as number;

describe('faint print', () => {
  it('is drawn dark, and its paper stays', () => {
    const page = printed(150);
    const strong = strengthen(page, findStrengthening(page)!);
    expect(greyOf(strong, 44, 50)).toBeLessThan(0.3 * PAPER);
    expect(greyOf(strong, 10, 10)).toBe(PAPER);
  });

  it('is told though a lid beside the paper is black and somebody wrote on it with a pen', () => {
    const page = withRectangles(printed(150), [
      { left: 0, top: 0, width: 30, height: 900, grey: 10 },
      { left: 100, top: 860, width: 200, height: 6, grey: 20 },
    ]);
    expect(findStrengthening(page)).not.toBeNull();
  });
});

it.each([
  ['dark print', printed(60)],
  ['empty paper', paper],
])('a page with %s stays as it is', (_what, page) => {
  expect(findStrengthening(page)).toBeNull();
});
