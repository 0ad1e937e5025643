import { describe, expect, it } from 'vitest';
import { lineOf } from './line-answers.test-fixture.ts';
import { type OwnWord, ownWordsOf } from './own-words.ts';

const wordsOf = (steps: Parameters<typeof lineOf>[0]): OwnWord[] => ownWordsOf(lineOf(steps), { leftPx: 100, scale: 2 });

describe('words of the line recogniser', () => {
  it('end at blanks, and stand where their characters do', () => {
    const words = wordsOf([null, 'A', 'A', null, ' ', 'ß']);
    expect(words.map(({ text, left, right }) => ({ text, left, right }))).toEqual([
      { text: 'A', left: 108, right: 124 },
      { text: 'ß', left: 140, right: 148 },
    ]);
  });

  it('are as sure as their least sure character', () => {
    const [word] = wordsOf([{ '3': 0.3 }, { '9': 0.99 }]);
    expect(word?.confidence).toBeCloseTo(0.3);
  });

  it('carry what else they may be, where that is near', () => {
    const [word] = wordsOf(['1', null, { '0': 0.55, O: 0.4 }, null, { '5': 0.7, S: 0.25 }]);
    expect(word?.text).toBe('105');
    expect(word?.alternatives.map(({ text }) => text)).toEqual(['1O5', '10S', '1OS']);
    expect(word?.alternatives[0]?.confidence).toBeCloseTo((0.4 * 0.7) / (0.95 * 0.95), 2);
  });

  it('carry a character that is nearly seen or nearly not, and one that may stand twice', () => {
    expect(wordsOf(['1', { '': 0.6, '.': 0.4 }, '5'])[0]?.alternatives.map(({ text }) => text)).toEqual(['1.5']);
    expect(wordsOf(['5', { '5': 0.6, '': 0.4 }, '5'])[0]?.alternatives.map(({ text }) => text)).toEqual(['55']);
  });

  it('carry nothing where they are sure, and never a blank', () => {
    expect(wordsOf([{ '1': 0.96, l: 0.04 }])[0]?.alternatives).toEqual([]);
    expect(wordsOf(['1', { '': 0.5, ' ': 0.4 }, '5'])[0]?.alternatives).toEqual([]);
  });

  it('say the same of a long word as of a short one', () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ [at % 2 === 0 ? 'a' : 'b']: 0.5, c: 0.01 }));
    expect(wordsOf([...many, { '0': 0.5, O: 0.4 }])[0]?.alternatives[0]?.text.endsWith('O')).toBe(true);
  });
});
