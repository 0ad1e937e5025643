import { describe, expect, it } from 'vitest';
import type { Word } from '../../model/index.ts';
import { seenWords } from './seen-words.ts';

const word = (text: string, ...others: string[]): Word => ({
  text,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  origin: 'ocr',
  confidence: 0.4,
  alternatives: others.map((other) => ({ text: other, confidence: 0.2 })),
});

const WORDS = [word('Jw~fmm', 'Jensen', 'Johnson'), word('1.25O,40', '1.250,40', '1.290,40'), word('aQe')];
const seen = (read: string, words = WORDS): string | null =>
  seenWords(words, read)
    ?.map(({ text }) => text)
    .join(' ') ?? null;

describe('words as a model reads their picture', () => {
  it('are one of the readings of each, however a model writes spaces and case', () => {
    expect(seen('JENSEN 1.250,40  aqe')).toBe('Jensen 1.250,40 aQe');
    expect(seen('Schu ster', [word('Sdmster', 'Schuster')])).toBe('Schuster');
  });

  it('keep half of the doubt of that reading, and say which stood there before', () => {
    expect(seenWords([word('Jw~fmm', 'Jensen')], 'Jensen')).toMatchObject([
      { text: 'Jensen', confidence: 0.6, chosen: { first: 'Jw~fmm' }, alternatives: [{ text: 'Jw~fmm', confidence: 0.4 }] },
    ]);
  });

  it.each(['Jensen 1.250,40', 'Jensen 1.250.40 aQe', 'Jenson 1.250,40 aQe', 'Jensen 1250,40 aQe', 'Jensen 1.250,40 aQe today', ''])(
    'are not %j, which no recogniser reads there',
    (read) => expect(seen(read)).toBeNull(),
  );

  it('are, of 10,000 readings made up, none that no recogniser gives', () => {
    const parts = ['Jens', 'en', 'son', ' ', '1.2', '5', '9', '0,', '40', 'aQe', 'John', 'O', '-', '~', 'Jw'];
    const given = new Set(['Jw~fmm', 'Jensen', 'Johnson'].flatMap((a) => ['1.25O,40', '1.250,40', '1.290,40'].map((b) => `${a} ${b} aQe`)));
    let state = 7;
    const next = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
    const brought = Array.from({ length: 10_000 }, () =>
      seen(Array.from({ length: 4 + next(8) }, () => parts[next(parts.length)]).join('')),
    );
    expect(brought.filter((words) => words !== null && !given.has(words))).toEqual([]);
  });
});
