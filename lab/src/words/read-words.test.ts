import { describe, expect, test } from 'vitest';
import { parseDomain, readDomains, WORD_LANGUAGES } from './read-words.ts';

describe('The words of the domains', () => {
  const domains = readDomains();

  test.each(domains.map((domain) => [domain.code, domain] as const))('of %s are whole in every language', (_code, { papers, items, meanings }) => {
    expect(meanings.length).toBeGreaterThanOrEqual(20);
    for (const language of WORD_LANGUAGES) {
      expect(papers[language].length).toBeGreaterThan(0);
      expect(items[language].length).toBeGreaterThan(0);
      for (const { id, wordings } of meanings) for (const list of Object.values(wordings[language])) expect(list.length, `${id} ${language}`).toBeGreaterThan(0);
    }
  });

  test.each(domains.map((domain) => [domain.code, domain] as const))('of %s name only their own as opposites, and give as many answers in each language', (_code, { meanings }) => {
    const ids = new Set(meanings.map(({ id }) => id));
    expect(ids.size).toBe(meanings.length);
    for (const { id, kind, opposites, values } of meanings) {
      for (const opposite of opposites) expect(ids, id).toContain(opposite);
      if (kind === 'choice') expect(new Set(WORD_LANGUAGES.map((language) => values[language]?.length)).size, id).toBe(1);
    }
  });

  test('are refused by their line where they are not of the form', () => {
    expect(() => parseDomain('shop', 'domain: Shop\n\npapers\nen | Receipt\n\n= total\n')).toThrow('shop.words:6');
    expect(() => parseDomain('shop', 'domain: Shop\n\nxx | Receipt\n')).toThrow('shop.words:3');
  });
});
