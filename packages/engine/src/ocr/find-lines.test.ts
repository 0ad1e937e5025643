import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../model/index.ts';
import { withRectangles } from './drawn-page.test-fixture.ts';
import { findLines } from './find-lines.ts';
import { findPrintInk } from './find-print-ink.ts';
import type { InkRulings } from './find-rulings.ts';
import { findInkShapes } from './ink-shapes.ts';
import { partLines } from './part-lines.ts';

const USUAL = 24;
const STEP = 16;
const paper: GreyPicture = { width: 800, height: 400, grey: new Uint8Array(320_000).fill(250) };
const NONE: InkRulings = { horizontal: [], vertical: [] };

type Rectangles = Parameters<typeof withRectangles>[1][number][];

/** Bars that stand as letters do. */
const print = (left: number, top: number, letters: number, grey = 0): Rectangles =>
  Array.from({ length: letters }, (_, at) => ({ left: left + at * STEP, top, width: 8, height: USUAL, grey }));

function linesOf(drawn: Rectangles, rulings = NONE) {
  const ink = findPrintInk(withRectangles(paper, drawn));
  return findLines(partLines(ink, findInkShapes(ink), USUAL), rulings, USUAL).map(({ box }) => box);
}

describe('lines of print', () => {
  it('are told by letters side by side, row by row from the left', () => {
    expect(linesOf([...print(40, 200, 5), ...print(400, 60, 3), ...print(40, 60, 4)])).toEqual([
      { left: 40, top: 60, right: 40 + 3 * STEP + 8, bottom: 84 },
      { left: 400, top: 60, right: 400 + 2 * STEP + 8, bottom: 84 },
      { left: 40, top: 200, right: 40 + 4 * STEP + 8, bottom: 224 },
    ]);
  });

  it('hold faint print together', () => {
    expect(linesOf(print(40, 200, 5, 215))).toHaveLength(1);
  });

  it('are parted by a drawn line between two cells', () => {
    const upright = { left: 92, top: 150, right: 94, bottom: 280 };
    expect(linesOf([...print(40, 200, 3), ...print(104, 200, 3)])).toHaveLength(1);
    expect(linesOf([...print(40, 200, 3), ...print(104, 200, 3)], { ...NONE, vertical: [upright] }).map(({ left }) => left)).toEqual([
      40, 104,
    ]);
  });

  it('climb and fall a little from letter to letter', () => {
    const curled = print(40, 200, 30).map((letter, at) => ({ ...letter, top: 200 + at }));
    expect(linesOf(curled)).toHaveLength(1);
  });

  it('take in points and accents, and what stands higher beside them makes none higher', () => {
    const accent = { left: 56, top: 193, width: 8, height: 4 };
    const point = { left: 40 + 5 * STEP, top: 220, width: 5, height: 4 };
    expect(linesOf([...print(40, 200, 5), accent, point])).toEqual([{ left: 40, top: 193, right: point.left + 5, bottom: 224 }]);
    const bracket = { left: 40 + 5 * STEP, top: 185, width: 8, height: 54 };
    expect(linesOf([...print(40, 200, 5), bracket])).toEqual([{ left: 40, top: 200, right: bracket.left + 8, bottom: 224 }]);
  });

  it('are two where words of one touch those of the next', () => {
    const word = (top: number) => [...print(40, top, 5), { left: 40, top: top + 10, width: 4 * STEP + 8, height: 4 }];
    const touching = { left: 72, top: 224, width: 4, height: 6 };
    expect(linesOf([...word(200), touching, ...word(230)]).map(({ top }) => top)).toEqual([200, 225]);
  });
});
