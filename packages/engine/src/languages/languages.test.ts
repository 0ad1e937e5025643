import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../model/index.ts';
import { fold } from '../values/fold.ts';
import { LANGUAGE_WORDS, patternOf, wordsOf } from './languages.ts';

/** Lists that are compared with print as it stands. */
const AS_PRINTED = ['rowCount', 'frequent', 'page', 'ofPages', 'sumLine', 'totals', 'subtotals', 'frequentMisread'];

describe('the words of the languages', () => {
  it.each(LANGUAGES)('are folded in %s where they are compared with folded print', (language) => {
    const folded = Object.entries(LANGUAGE_WORDS[language])
      .filter(([list]) => !AS_PRINTED.includes(list))
      .flatMap(([, words]) => words);
    expect(folded.filter((words) => fold(words) !== words.toLowerCase())).toEqual([]);
  });

  it('come each once, in the order of the languages', () => {
    expect(wordsOf('dateAlone')).toEqual(['date', 'dated', 'datum', 'tag', 'fecha', 'data']);
    expect(patternOf('change').split('|').at(-1)).toBe('reszta');
  });

  it('name every month once in each language', () => {
    for (const language of LANGUAGES) {
      const months = LANGUAGE_WORDS[language].months.map((names) => names.split(' '));
      expect(new Set(months.flat()).size).toBe(months.flat().length);
    }
  });
});
