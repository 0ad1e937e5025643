import { describe, expect, it } from 'vitest';
import type { BoundingBox, GreyPicture, RecognisedWord } from '../model/index.ts';
import { withRectangles } from './drawn-page.test-fixture.ts';
import { findInk } from './find-ink.ts';
import { findMissedLines, usualPrint } from './find-missed-lines.ts';
import { findRulings } from './find-rulings.ts';
import { findInkShapes } from './ink-shapes.ts';
import { withoutRulings } from './without-rulings.ts';

const LETTER = { width: 8, height: 24 };
const STEP = 16;
const paper: GreyPicture = { width: 800, height: 600, grey: new Uint8Array(480_000).fill(250) };

type Rectangles = Parameters<typeof withRectangles>[1][number][];

/** Bars that stand as letters do. */
const print = (left: number, top: number, letters: number): Rectangles =>
  Array.from({ length: letters }, (_, at) => ({ left: left + at * STEP, top, ...LETTER }));

const wordOver = (left: number, top: number, letters: number): RecognisedWord => ({
  text: 'x'.repeat(letters),
  confidence: 0.9,
  box: { left, top, right: left + letters * STEP, bottom: top + LETTER.height },
  alternatives: [],
  line: 0,
});

const READ = [wordOver(40, 40, 8)];

/** A line that was read, and what else is drawn. */
const missedBeside = (drawn: Rectangles): BoundingBox[] => missed(withRectangles(paper, [...print(40, 40, 8), ...drawn]), READ, READ);

function missed(drawn: GreyPicture, words: RecognisedWord[], covering: RecognisedWord[]): BoundingBox[] {
  const [ink, usual] = [findInk(drawn), usualPrint(words)];
  const rulings = findRulings(ink, usual);
  return findMissedLines(findInkShapes(withoutRulings(ink, rulings)), rulings, usual, covering).map(({ box }) => box);
}

describe('lines that Tesseract missed', () => {
  it('are none where words cover all print', () => {
    expect(missedBeside([])).toEqual([]);
  });

  it('are told by letters side by side, with the box around their ink', () => {
    expect(missedBeside(print(40, 200, 5))).toEqual([{ left: 40, top: 200, right: 40 + 4 * STEP + LETTER.width, bottom: 224 }]);
  });

  it('end where columns part', () => {
    expect(missedBeside([...print(40, 200, 4), ...print(400, 200, 6)]).map(({ left }) => left)).toEqual([40, 400]);
  });

  it('may be printed twice as high as the others', () => {
    const high = print(40, 200, 5).map((letter) => ({ ...letter, width: 16, left: letter.left * 2, height: 48 }));
    expect(missedBeside(high)).toMatchObject([{ top: 200, bottom: 248 }]);
  });

  it('are found on drawn lines that they touch, and between upright ones', () => {
    const boxed = [
      ...print(60, 200, 5),
      { left: 30, top: 224, width: 500, height: 3 },
      { left: 48, top: 150, width: 3, height: 200 },
      { left: 150, top: 150, width: 3, height: 200 },
    ];
    expect(missedBeside(boxed)).toMatchObject([{ left: 60, right: 60 + 4 * STEP + LETTER.width }]);
  });

  it('may be a single character in a cell of drawn lines, but in none without', () => {
    const cell = [150, 240].flatMap((top) => [
      { left: 30, top, width: 400, height: 3 },
      { left: top === 150 ? 50 : 150, top: 150, width: 3, height: 93 },
    ]);
    expect(missedBeside([...print(90, 185, 1), ...cell])).toMatchObject([{ left: 90, right: 98 }]);
    expect(missedBeside([...print(90, 185, 1), ...cell.slice(0, 2)])).toEqual([]);
  });

  it('are neither drawn lines nor filled areas, scratches, single shapes or what is much larger than print', () => {
    expect(missedBeside([{ left: 30, top: 150, width: 600, height: 3 }])).toEqual([]);
    expect(missedBeside([{ left: 60, top: 200, width: 200, height: 30 }])).toEqual([]);
    expect(missedBeside([60, 86].map((left) => ({ left, top: 200, width: 1, height: 24 })))).toEqual([]);
    expect(missedBeside(print(60, 200, 1))).toEqual([]);
    expect(missedBeside([0, 1, 2].map((at) => ({ left: 60 + at * 120, top: 200, width: 60, height: 120 })))).toEqual([]);
  });

  it('are also print under a word that does not account for it', () => {
    const drawn = withRectangles(paper, [...print(40, 40, 8), ...print(40, 200, 5)]);
    const doubtful = wordOver(40, 200, 5);
    expect(missed(drawn, [...READ, doubtful], [...READ, doubtful])).toEqual([]);
    expect(missed(drawn, [...READ, doubtful], READ)).toMatchObject([{ left: 40, top: 200 }]);
  });
});
