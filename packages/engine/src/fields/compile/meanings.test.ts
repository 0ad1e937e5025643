import { describe, expect, it } from 'vitest';
import { meanTheSame, meaningsOf } from './meanings.ts';

describe('meanings of words', () => {
  it('are the same over the languages, whatever the ending', () => {
    expect(meanTheSame('borrower', 'emprunteur')).toBe(true);
    expect(meanTheSame('weights', 'gewicht')).toBe(true);
    expect(meanTheSame('units', 'unit')).toBe(true);
    expect(meanTheSame('borrower', 'lender')).toBe(false);
  });

  it('of a compound are those of its parts', () => {
    expect(meaningsOf('auslieferungsort')).toEqual(expect.arrayContaining(['delivery', 'city']));
    expect(meaningsOf('partnerpensioen')).toEqual(expect.arrayContaining(['partner', 'pension']));
  });

  it('of a word that nobody listed are its stem', () => {
    expect(meanTheSame('quibbles', 'quibble')).toBe(true);
    expect(meanTheSame('quibble', 'quarrel')).toBe(false);
  });
});
