import { describe, expect, it } from 'vitest';
import { type BoundingBox, type GreyPicture, HANDWRITING_SIGN, type RecognisedWord, unionBox } from '../model/index.ts';
import { drawPage, withRectangles } from './drawn-page.test-fixture.ts';
import { findInk } from './find-ink.ts';
import { markHandwriting } from './mark-handwriting.ts';
import { writtenOn } from './handwriting.test-fixture.ts';
import { findInkShapes, type InkShape } from './ink-shapes.ts';

const USUAL = 28;
const paper: GreyPicture = { width: 700, height: 200, grey: new Uint8Array(140_000).fill(250) };
const shapesOf = (picture: GreyPicture): InkShape[] => findInkShapes(findInk(picture));
const word = (text: string, confidence: number, box: BoundingBox): RecognisedWord => ({ text, confidence, box, alternatives: [], line: 0 });

/** All of a picture's ink, read as one word with this certainty. */
const readAs = (picture: GreyPicture, confidence: number): RecognisedWord => word('Wptrd', confidence, unionBox(shapesOf(picture)));
const isWritten = (picture: GreyPicture, confidence = 0.3): boolean =>
  markHandwriting([readAs(picture, confidence)], [], shapesOf(picture), USUAL).some(({ text }) => text === HANDWRITING_SIGN);

describe('markHandwriting', () => {
  it.each([
    ['hartnell', 18, 0.3],
    ['helen', 20, 0.5],
    ['earl gant', 17, 0],
    ['nathanael hall', 22, 0.2],
    ['rental', 24, -0.2],
  ])('tells “%s”, written %i pixels high with a slant of %d, from print', (text, xHeight, slant) => {
    for (const seed of [1, 2, 3, 4])
      expect(isWritten(writtenOn(paper, text, { left: 60, baseline: 110, xHeight, slant, seed }))).toBe(true);
  });

  it.each([20, 28, 44])('takes no print of %i pixels for it, however doubtful, underlined or not', async (size) => {
    for (const line of ['Wittgenstein + Lobe', '7/11 (14,771.40) /', 'ALLTYPE VAYK 7714']) {
      const print = await drawPage([line], 800, 140, size);
      expect(isWritten(print)).toBe(false);
      expect(isWritten(withRectangles(print, [{ left: 30, top: 40 + Math.round(size * 0.95), width: 500, height: 2 }]))).toBe(false);
    }
  });

  it('leaves what was read well, whoever wrote it', () => {
    expect(isWritten(writtenOn(paper, 'helen', { left: 60, baseline: 110, xHeight: 20 }), 0.8)).toBe(false);
  });

  it('puts one sign in place of the words that were made of a stretch, and leaves all others', () => {
    const hand = writtenOn(paper, 'helen hartnell', { left: 200, baseline: 110, xHeight: 20 });
    const { left, top, right, bottom } = unionBox(shapesOf(hand));
    const middle = (left + right) / 2;
    const printed = word('Name', 0.96, { left: 40, top: 82, right: 120, bottom: 110 });
    const doubtful = word('l4l', 0.4, { left: 40, top: 150, right: 90, bottom: 178 });
    const parts = [word('hwlr', 0.3, { left, top, right: middle, bottom }), word('Jmf', 0.42, { left: middle + 4, top, right, bottom })];
    const marked = markHandwriting([printed, ...parts, doubtful], [], shapesOf(hand), USUAL);
    expect(marked.map(({ text }) => text)).toEqual(['Name', 'l4l', HANDWRITING_SIGN]);
    expect(marked[2]).toMatchObject({ confidence: 0, alternatives: [], box: { left, top, right, bottom } });
  });

  it('takes a guess for it behind a colon, or beside what nobody could read, and nowhere else', () => {
    const hand = writtenOn(paper, 'helen hartnell', { left: 200, baseline: 110, xHeight: 20 });
    const { left, top, right, bottom } = unionBox(shapesOf(hand));
    const middle = (left + right) / 2;
    const guess = word('helar', 0.7, { left, top, right: middle, bottom });
    const rest = (confidence: number): RecognisedWord => word('Harnel', confidence, { left: middle + 4, top, right, bottom });
    const textsIn = (...words: RecognisedWord[]): string[] => markHandwriting(words, [], shapesOf(hand), USUAL).map(({ text }) => text);
    const label = word('Name:', 0.96, { left: 100, top: 82, right: 180, bottom: 110 });
    expect(textsIn(label, guess, rest(0.9))).toEqual(['Name:', 'Harnel', HANDWRITING_SIGN]);
    expect(textsIn(guess, rest(0.3))).toEqual([HANDWRITING_SIGN]);
    expect(textsIn(guess, rest(0.9))).toEqual(['helar', 'Harnel']);
  });

  it('puts one also where nothing at all was read behind print, and neither for print nor for a drawing by itself', async () => {
    const label = word('Name:', 0.96, { left: 10, top: 82, right: 50, bottom: 110 });
    const signsIn = (picture: GreyPicture, ...words: RecognisedWord[]): string[] =>
      markHandwriting(words, [unionBox(shapesOf(picture))], shapesOf(picture), USUAL).map(({ text }) => text);
    const hand = writtenOn(paper, 'helen', { left: 70, baseline: 110, xHeight: 20 });
    expect(signsIn(hand, label)).toEqual(['Name:', HANDWRITING_SIGN]);
    expect(signsIn(hand)).toEqual([]);
    const print = await drawPage(['Reference 4711'], 800, 140, 28);
    expect(signsIn(print, { ...label, box: { left: 0, top: 40, right: 36, bottom: 68 } })).toEqual(['Name:']);
  });
});
