import type { BoundingBox, Word } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { markFrame, markLines, overlap } from './mark-frame.ts';

const word = (left: number, top: number, right: number, bottom: number): Word => ({
  text: 'x',
  box: { left, top, right, bottom },
  origin: 'text',
  confidence: 1,
});

const box = (left: number, top: number, right: number, bottom: number): BoundingBox => ({ left, top, right, bottom });

/** Three lines of three words, 11 points high, so many points from one to the next, and the box of the word in the middle. */
function lines(leading: number): { words: Word[]; middle: BoundingBox } {
  const words = [0, 1, 2].flatMap((line) =>
    [100, 142, 184].map((left) => word(left, 100 + line * leading, left + 40, 111 + line * leading)),
  );
  return { words, middle: words[4]!.box };
}

describe('what a mark covers', () => {
  test.each([11, 11.5, 12, 14, 30])('ends where the words around begin, at a leading of %d points and any size', (leading) => {
    const { words, middle } = lines(leading);
    for (const pxPerPt of [0.4, 0.7, 1.3, 2.1, 5.3]) {
      const frame = markFrame(middle, words, pxPerPt);
      expect(words.filter((each) => each.box !== middle && overlap(frame, each.box))).toEqual([]);
      expect(frame.left <= middle.left && frame.top <= middle.top && frame.right >= middle.right && frame.bottom >= middle.bottom).toBe(
        true,
      );
    }
  });

  test('of lines that overlap gives up what they share, never the most of its own', () => {
    const { words, middle } = lines(9);
    expect(markFrame(middle, words, 1)).toEqual(box(140 + 0, middle.top + 2, 184, middle.bottom - 2));
    const crowded = lines(4);
    const frame = markFrame(crowded.middle, crowded.words, 1);
    expect(frame.bottom - frame.top).toBeGreaterThan(11 * 0.39);
  });

  test('has room where nothing stands, and all the words of its own value', () => {
    expect(markFrame(box(100, 100, 140, 111), [word(100, 100, 118, 111), word(121, 100, 140, 111)], 1)).toEqual(box(97, 97, 143, 114));
  });

  test('is the box alone before the words are there', () => {
    expect(markFrame(box(100, 100, 140, 111), null, 1)).toEqual(box(100, 100, 140, 111));
  });

  test('words on the line of a slanted photo stand beside, not above', () => {
    const frame = markFrame(box(100, 100, 140, 111), [word(141, 103, 180, 114)], 1);
    expect(frame).toEqual(box(97, 97, 141, 114));
  });
});

describe('the lines of a mark', () => {
  test.each([11, 9])('do not run through its own words where lines stand close, at a leading of %d points', (leading) => {
    const { words, middle } = lines(leading);
    for (const pxPerPt of [0.6, 1.2, 2.4])
      expect(markLines(middle, markFrame(middle, words, pxPerPt), pxPerPt)).toEqual({ above: 0, below: 0 });
  });

  test('are as thick as they can be where nothing stands, and as what is between two lines where little is', () => {
    const { words, middle } = lines(30);
    expect(markLines(middle, markFrame(middle, words, 1.2), 1.2)).toEqual({ above: 2, below: 2 });
    const close = lines(12);
    expect(markLines(close.middle, markFrame(close.middle, close.words, 1.2), 1.2)).toEqual({ above: 1, below: 1 });
  });
});
