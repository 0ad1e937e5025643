import type { Word } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import {
  boxesOfWords,
  linesOf,
  nearestWord,
  pickOfWords,
  textOfWords,
  wordAt,
  wordBeside,
  wordsBetween,
  wordsInBox,
} from './page-words.ts';

const word = (text: string, left: number, top: number, more: Partial<Word> = {}): Word => ({
  text,
  box: { left, top, right: left + text.length * 6, bottom: top + 10 },
  origin: 'text',
  confidence: 1,
  ...more,
});

const WORDS = [
  word('Total', 10, 100),
  word('due', 50, 100),
  word('EUR', 80, 101),
  word('1,296.00', 110, 100),
  word('Net', 10, 120),
  word('30', 40, 120),
  word('days', 60, 120),
];

describe('words on a page', () => {
  test.each([
    [12, 105, 0],
    [115, 101, 3],
    [41, 121, 5],
    [200, 105, -1],
    [115, 300, -1],
    [53.5, 100, 1],
  ])('a click at %d, %d means word %d', (x, y, index) => {
    expect(wordAt(WORDS, x, y)).toBe(index);
  });

  test('a drag follows its line past the last word on it', () => {
    expect(nearestWord(WORDS, 400, 104)).toBe(3);
    expect(nearestWord(WORDS, 400, 128)).toBe(6);
    expect(nearestWord([], 1, 1)).toBe(-1);
  });

  test('lines end where the next word is not beside the last', () => {
    expect(linesOf(WORDS).map((line) => line.length)).toEqual([4, 3]);
  });

  test('text is copied in reading order, without a space where the print has none', () => {
    expect(textOfWords([...WORDS, word(',', 85, 120, { joinsPrevious: true })])).toBe('Total due EUR 1,296.00\nNet 30 days,');
  });

  test('a selection takes a word whole, whichever end was first', () => {
    const parts = [word('No', 0, 0), word('HM-', 20, 0), word('26', 40, 0, { joinsPrevious: true }), word('paid', 60, 0)];
    expect(wordsBetween(parts, 2, 1).map(({ text }) => text)).toEqual(['HM-', '26']);
    expect(wordsBetween(parts, 1, 1).map(({ text }) => text)).toEqual(['HM-', '26']);
  });

  test('each line has one box', () => {
    expect(boxesOfWords(WORDS.slice(3, 6))).toEqual([
      { left: 110, top: 100, right: 158, bottom: 110 },
      { left: 10, top: 120, right: 52, bottom: 130 },
    ]);
  });

  test.each([
    ['around a label and its value', { left: 5, top: 95, right: 160, bottom: 112 }, 'Total due EUR 1,296.00'],
    ['over two lines of a column', { left: 5, top: 96, right: 52, bottom: 131 }, 'Total\nNet 30'],
    ['as a stroke through one line', { left: 52, top: 104, right: 96, bottom: 105 }, 'due EUR'],
    ['on bare paper', { left: 200, top: 0, right: 300, bottom: 90 }, ''],
  ])('a box drawn %s holds the words that lie in it by half', (_, box, held) => {
    expect(textOfWords(wordsInBox(WORDS, box))).toBe(held);
  });

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 2, 6],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 5, 1],
  ] as const)('%s from word %d leads to word %d', (key, from, to) => {
    expect(wordBeside(WORDS, from, key)).toBe(to);
  });

  test('what was picked is cited by its words and where they come from', () => {
    expect(pickOfWords(2, [WORDS[2]!, { ...WORDS[3]!, origin: 'ocr' }])).toMatchObject({
      text: 'EUR 1,296.00',
      evidence: [{ kind: 'words', pageNumber: 2, text: 'EUR 1,296.00', origin: 'ocr', boxes: [{ left: 80, right: 158 }] }],
    });
    expect(pickOfWords(2, [])).toBeNull();
  });
});
