import { describe, expect, test } from 'vitest';
import { groupsOf } from '../linker/dictionary-pairs.ts';
import { parseDictionary, readDictionary } from './read-dictionary.ts';

describe('The dictionary', () => {
  const dictionary = readDictionary();

  test('has no entry twice in a group, and groups of siblings', () => {
    const alone = groupsOf(dictionary).filter((entries) => entries.length < 2);
    expect(alone.map(([entry]) => entry?.group)).toEqual([]);
    for (const entries of groupsOf(dictionary)) {
      const group = entries[0]?.group;
      const first = entries.map(({ words }) => words.en[0]);
      expect(first.filter((word, at) => first.indexOf(word) < at).map((word) => `${group}: ${word}`)).toEqual([]);
    }
  });

  test('is refused by its line where it is not of the form', () => {
    const whole = 'saddle | Sattel | selle | silla | sella | sela | zadel | siodło | what a rider sits on';
    expect(parseDictionary('tack', `# Tack\n${whole}\n`)).toMatchObject([{ group: 'tack/Tack', words: { de: ['Sattel'] } }]);
    expect(() => parseDictionary('tack', `# Tack\n\n${whole}\nbridle | Zaum\n`)).toThrow('tack.words:4');
    expect(() => parseDictionary('tack', whole.replace('selle', ' '))).toThrow('tack.words:1');
  });
});
