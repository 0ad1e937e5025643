import { expect, it } from 'vitest';
import type { GreyPicture, RecognisedWord } from '../model/index.ts';
import { withRectangles } from './drawn-page.test-fixture.ts';
import type { LineReader } from './line-reader.ts';
import { readMissedLines } from './read-missed-lines.ts';

const STEP = 16;
const paper: GreyPicture = { width: 800, height: 400, grey: new Uint8Array(320_000).fill(250) };
const bars = (left: number, top: number, count: number) => Array.from({ length: count }, (_, at) => ({ left: left + at * STEP, top, width: 8, height: 24 }));
const READ: RecognisedWord = { text: 'Invoice', confidence: 0.9, box: { left: 40, top: 40, right: 40 + 7 * STEP, bottom: 64 }, alternatives: [], line: 3 };

/** A reader that sees this text, a step a character, with one certainty. */
const seeing = (text: string, confidence: number): LineReader => ({
  read: async (_picture, { left }) => [...text].map((character, at) => ({ text: character, confidence, left: left + at * STEP, right: left + (at + 1) * STEP })),
});

const drawn = withRectangles(paper, [...bars(40, 40, 7), ...bars(40, 200, 12)]);

it('gives the words of a missed line with their own certainty, after the lines read before', async () => {
  const words = await readMissedLines(drawn, [READ], seeing('Total 4711 X', 0.9));
  expect(words.map(({ text, confidence, line }) => ({ text, confidence, line }))).toEqual([
    { text: 'Total', confidence: 0.9, line: 4 },
    { text: '4711', confidence: 0.9, line: 4 },
  ]);
  expect(words[0]!.box).toEqual({ left: 40, top: 200, right: 40 + 5 * STEP, bottom: 224 });
});

it('gives nothing that was read with doubt, as signatures and logos are', async () => {
  expect(await readMissedLines(drawn, [READ], seeing('Total 4711', 0.5))).toEqual([]);
});

it('never says twice what stands in one place', async () => {
  const beside: RecognisedWord = { ...READ, text: 'Sum', box: { left: 40, top: 190, right: 120, bottom: 206 } };
  const words = await readMissedLines(drawn, [READ, beside], seeing('Total 4711', 0.9));
  expect(words.map(({ text }) => text)).toEqual(['4711']);
});
