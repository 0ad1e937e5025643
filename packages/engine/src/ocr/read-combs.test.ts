import { describe, expect, it } from 'vitest';
import type { BoundingBox, GreyPicture, RecognisedWord } from '../model/index.ts';
import { withRectangles } from './drawn-page.test-fixture.ts';
import { findCombs } from './find-combs.ts';
import { findInk } from './find-ink.ts';
import { findRulings } from './find-rulings.ts';
import type { LineReader } from './line-reader.ts';
import { readCombs } from './read-combs.ts';

type Rectangles = Parameters<typeof withRectangles>[1][number][];

const CAPITAL = 24;
const BOX = 48;
const [LEFT, TOP] = [100, 100];
const paper: GreyPicture = { width: 900, height: 400, grey: new Uint8Array(360_000).fill(240) };

/** Boxes in a row, and a bar in those that are filled. */
function comb(filled: readonly boolean[]): Rectangles {
  const width = filled.length * BOX + 2;
  const strokes = [...filled, true].map((_, at) => ({ left: LEFT + at * BOX, top: TOP, width: 2, height: BOX }));
  const bars = filled.flatMap((isFilled, at) => (isFilled ? [{ left: LEFT + at * BOX + 20, top: TOP + 12, width: 8, height: 24 }] : []));
  return [{ left: LEFT, top: TOP, width, height: 2 }, { left: LEFT, top: TOP + BOX, width, height: 2 }, ...strokes, ...bars];
}

function combsIn(rectangles: Rectangles): ReturnType<typeof findCombs> {
  const ink = findInk(withRectangles(paper, rectangles));
  return findCombs(ink, findRulings(ink, CAPITAL).horizontal, CAPITAL);
}

describe('a comb', () => {
  it('is a row of equal boxes with one character at most in each', () => {
    const [found] = combsIn(comb([true, false, true, true]));
    expect(found?.characters.map((each) => each && { left: each.left, right: each.right, top: each.top, bottom: each.bottom })).toEqual(
      [0, null, 2, 3]
        .map((at) => at !== null && { left: LEFT + at * BOX + 20, right: LEFT + at * BOX + 28, top: TOP + 12, bottom: TOP + 36 })
        .map((each) => each || null),
    );
  });

  it('is no row of a table, whose strokes go on, and none where several characters stand in a box', () => {
    const strokes = [0, 1, 2, 3].map((at) => ({ left: LEFT + at * BOX, top: TOP, width: 2, height: 3 * BOX }));
    expect(combsIn([...comb([true, true, true]), ...strokes])).toEqual([]);
    expect(combsIn([...comb([true, true, true]), { left: LEFT + 34, top: TOP + 12, width: 8, height: 24 }])).toEqual([]);
    expect(combsIn(comb([false, false, true]))).toEqual([]);
  });
});

describe('what stands in a comb', () => {
  const picture = withRectangles(paper, comb([true, true, true]));
  const [found] = combsIn(comb([true, true, true]));
  const word = (text: string, confidence: number, box: BoundingBox): RecognisedWord => ({
    text,
    confidence,
    box,
    alternatives: [],
    line: 2,
  });
  const inside = { left: LEFT, top: TOP, right: LEFT + 3 * BOX, bottom: TOP + BOX };
  const before = word('Tax', 0.9, { left: 10, top: TOP, right: 80, bottom: TOP + BOX });

  /** A reader that says this of any line, and keeps the line's size. */
  const seen: { width: number; box: BoundingBox }[] = [];
  const seeing = (text: string, confidence: number): LineReader => ({
    read: async ({ width }, box) => {
      seen.push({ width, box });
      return [{ text, confidence, left: box.left, right: box.right, alternatives: [] }];
    },
  });

  it('is read as one word, its characters side by side as print has them', async () => {
    const words = await readCombs(picture, [before, word('[4]7]1]', 0.3, inside)], [found!], seeing('471', 0.9));
    expect(words).toEqual([
      before,
      { text: '471', confidence: 0.9, box: { left: 120, top: 112, right: 224, bottom: 136 }, alternatives: [], line: 2 },
    ]);
    // Three bars 8 pixels wide with a seventh of their height between: the strokes are not among them.
    expect(seen.at(-1)!.box.right - seen.at(-1)!.box.left).toBeLessThan(2 * BOX);
  });

  it('stays as it was where it was read well, or where the characters are read with doubt or are not as many as the boxes', async () => {
    const doubtful = word('[4]7]1]', 0.3, inside);
    expect(await readCombs(picture, [word('471', 0.9, inside)], [found!], seeing('417', 0.9))).toMatchObject([{ text: '471' }]);
    expect(await readCombs(picture, [doubtful], [found!], seeing('471', 0.5))).toEqual([doubtful]);
    expect(await readCombs(picture, [doubtful], [found!], seeing('47', 0.9))).toEqual([doubtful]);
  });
});
