import { describe, expect, test } from 'vitest';
import { parseDomain, readDomains, WORD_LANGUAGES } from './read-words.ts';

describe('The words of the domains', () => {
  const domains = readDomains();

  test.each(domains.map((domain) => [domain.code, domain] as const))(
    'of %s are whole in every language',
    (_code, { papers, items, meanings }) => {
      expect(meanings.length).toBeGreaterThanOrEqual(20);
      for (const language of WORD_LANGUAGES) {
        expect(papers[language].length).toBeGreaterThan(0);
        expect(items[language].length).toBeGreaterThan(0);
        const lacking = meanings.filter(({ wordings }) => Object.values(wordings[language]).some((list) => list.length === 0));
        expect(lacking.map(({ id }) => `${id} ${language}`)).toEqual([]);
      }
    },
  );

  test.each(domains.map((domain) => [domain.code, domain] as const))(
    'of %s name only their own as opposites, and give as many answers in each language',
    (_code, { meanings }) => {
      const ids = new Set(meanings.map(({ id }) => id));
      expect(ids.size).toBe(meanings.length);
      expect(meanings.flatMap(({ opposites }) => opposites).filter((opposite) => !ids.has(opposite))).toEqual([]);
      const uneven = meanings.filter(
        ({ kind, values }) => kind === 'choice' && new Set(WORD_LANGUAGES.map((language) => values[language]?.length)).size > 1,
      );
      expect(uneven.map(({ id }) => id)).toEqual([]);
    },
  );

  test('are refused by their line where they are not of the form', () => {
    expect(() => parseDomain('shop', 'domain: Shop\n\npapers\nen | Receipt\n\n= total\n')).toThrow('shop.words:6');
    expect(() => parseDomain('shop', 'domain: Shop\n\nxx | Receipt\n')).toThrow('shop.words:3');
  });
});
