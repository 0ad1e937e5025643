import { describe, expect, it } from 'vitest';
import type { GreyPicture, RecognisedWord } from '../model/index.ts';
import { withRectangles } from './drawn-page.test-fixture.ts';
import type { LineReader } from './line-reader.ts';
import { readMissedLines } from './read-missed-lines.ts';

const STEP = 16;
const paper: GreyPicture = { width: 800, height: 400, grey: new Uint8Array(320_000).fill(250) };
const bars = (left: number, top: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ left: left + at * STEP, top, width: 8, height: 24 }));
const READ: RecognisedWord = {
  text: 'Invoice',
  confidence: 0.9,
  box: { left: 40, top: 40, right: 40 + 7 * STEP, bottom: 64 },
  alternatives: [],
  line: 3,
};

/** A reader that sees this text, a step a character, with one certainty. */
const seeing = (text: string, confidence: number): LineReader => ({
  read: async (_picture, { left }) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      confidence,
      left: left + index * STEP,
      right: left + (index + word.length) * STEP,
      alternatives: [],
    })),
});

const drawn = withRectangles(paper, [...bars(40, 40, 7), ...bars(40, 200, 12)]);

describe('lines that Tesseract missed', () => {
  it('give words with the certainty of the one reading, after the lines read before', async () => {
    const words = await readMissedLines(drawn, [READ], seeing('Total 4711 X', 0.9));
    expect(words[0]).toEqual(READ);
    expect(words.slice(1).map(({ text, confidence, line }) => ({ text, confidence, line }))).toEqual([
      { text: 'Total', confidence: 0.9, line: 4 },
      { text: '4711', confidence: 0.9, line: 4 },
    ]);
    expect(words[1]!.box).toEqual({ left: 40, top: 200, right: 40 + 5 * STEP, bottom: 224 });
  });

  it('give initials and single figures beside their words where they are read most surely', async () => {
    const words = await readMissedLines(drawn, [READ], seeing('L. B. Gray 4', 0.97));
    expect(words.slice(1).map(({ text }) => text)).toEqual(['L.', 'B.', 'Gray', '4']);
    expect(await readMissedLines(drawn, [READ], seeing('L. B. 4 3', 0.97))).toEqual([READ]);
  });

  it('give a single figure beside a word that was read, and no letter', async () => {
    const beside = withRectangles(drawn, bars(40 + 8 * STEP, 40, 1));
    const words = await readMissedLines(beside, [READ], seeing('4', 0.97));
    expect(words.slice(1)).toMatchObject([{ text: '4', box: { top: 40, bottom: 64 } }]);
    expect(await readMissedLines(beside, [READ], seeing('N', 0.97))).toEqual([READ]);
    const apart = withRectangles(drawn, bars(40 + 16 * STEP, 40, 1));
    expect(await readMissedLines(apart, [READ], seeing('4', 0.97))).toEqual([READ]);
  });

  it('give nothing where they are read with doubt, as signatures and logos are', async () => {
    expect(await readMissedLines(drawn, [READ], seeing('Total 4711', 0.5))).toEqual([READ]);
  });

  it('are not looked for where no word tells how high print is', async () => {
    expect(await readMissedLines(drawn, [], seeing('Total 4711', 0.9))).toEqual([]);
  });

  it('are not hidden by a frame or several lines that were taken for one doubtful word', async () => {
    const frame: RecognisedWord = { ...READ, text: 'sees', confidence: 0.3, box: { left: 20, top: 150, right: 700, bottom: 300 } };
    const words = await readMissedLines(drawn, [READ, READ, frame], seeing('Total 4711', 0.9));
    expect(words.map(({ text }) => text)).toEqual(['Invoice', 'Invoice', 'Total', '4711']);
  });

  it('are read without the drawn line that runs through them where that is surer', async () => {
    const ruled = withRectangles(drawn, [{ left: 30, top: 221, width: 400, height: 3 }]);
    // The ruled row of the cut is dark where the line was not erased.
    const reader: LineReader = {
      read: async (picture, box) => seeing('Total', picture.grey[222 * picture.width + 300] === 0 ? 0.7 : 0.9).read(picture, box),
    };
    expect((await readMissedLines(ruled, [READ], reader))[1]).toMatchObject({ text: 'Total', confidence: 0.9 });
  });

  it('never say twice what stands in one place', async () => {
    const beside: RecognisedWord = { ...READ, text: 'Sum', box: { left: 40, top: 190, right: 120, bottom: 206 } };
    const words = await readMissedLines(drawn, [READ, beside], seeing('Total 4711', 0.9));
    expect(words.map(({ text }) => text)).toEqual(['Invoice', 'Sum', '4711']);
  });
});

describe('a doubtful word', () => {
  const doubtful = (text: string, confidence: number, letters = 5): RecognisedWord => ({
    text,
    confidence,
    box: { left: 40, top: 200, right: 40 + letters * STEP, bottom: 224 },
    alternatives: [],
    line: 5,
  });
  const readAgain = async (before: RecognisedWord, text: string, confidence: number): Promise<RecognisedWord> =>
    (await readMissedLines(drawn, [READ, before], seeing(text, confidence)))[1]!;

  it('is read again by its own ink; a much surer reading is taken and the other kept as an alternative', async () => {
    expect(await readAgain(doubtful('Tolal', 0.3), 'Total 4711', 0.9)).toMatchObject({
      text: 'Total',
      confidence: 0.9,
      line: 5,
      alternatives: [{ text: 'Tolal', confidence: 0.3 }],
    });
    expect(await readAgain(doubtful('Total', 0.3), 'Total 4711', 0.9)).toMatchObject({ text: 'Total', confidence: 0.9, alternatives: [] });
  });

  it('stays where the second reading is hardly surer, speaks for a part of it or leaves out signs or letters', async () => {
    const hardly = doubtful('Tolal', 0.4);
    expect(await readAgain(hardly, 'Total 4711', 0.65)).toEqual(hardly);
    const longer = doubtful('Tolal4711', 0.3, 10);
    expect(await readAgain(longer, 'Total', 0.9)).toEqual(longer);
    const signs = doubtful('1.250', 0.3);
    expect(await readAgain(signs, '12 50', 0.9)).toEqual(signs);
    const edge = doubtful('A4711', 0.3);
    expect(await readAgain(edge, '4711_', 0.9)).toEqual(edge);
    const point = doubtful('12.50', 0.3);
    expect(await readAgain(point, '1250_ 4711', 0.9)).toEqual(point);
  });

  it('is not read again where it is sure enough', async () => {
    const sure = doubtful('Tolal', 0.7);
    expect(await readAgain(sure, 'Total 4711', 0.99)).toEqual(sure);
  });
});
