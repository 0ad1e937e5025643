import { describe, expect, it } from 'vitest';
import type { ClauseMatch } from './clause.ts';
import { findContractDates } from './contract-date.ts';
import { findStatedDurations } from './duration-clause.ts';
import { findGoverningLaw } from './governing-law.ts';
import { findParties } from './parties.ts';

const surest = (text: string, matches: readonly ClauseMatch[]): string | null => {
  const [best] = [...matches].sort((a, b) => b.confidence - a.confidence);
  return best ? text.slice(best.start, best.end) : null;
};

describe('clauses of contracts', () => {
  it.each([
    ['This Agreement shall be governed by the laws of the State of Ohio. Any claim shall be brought there.', 'Ohio'],
    ['governed by and construed in accordance with the laws of England and Wales', 'England and Wales'],
    ['This letter is governed by Kansas law, without regard to its rules.', 'Kansas'],
    ['The laws of the Commonwealth of Virginia, without its conflict rules, govern all matters.', 'Virginia'],
    ['Any dispute shall be resolved in accordance with (a) the laws of the State of Utah if I work there.', 'Utah'],
    ['The parties consent to the jurisdiction of the courts in the State of Maine over any dispute.', 'Maine'],
  ])('find whose law governs in “%s”', (text, law) => expect(surest(text, findGoverningLaw(text))).toBe(law));

  it('do not take the state a company was founded in for the law that governs', () => {
    expect(
      findGoverningLaw('Alder, Inc., a corporation organized under the laws of the State of Delaware, and').filter(
        (match) => match.confidence >= 0.5,
      ),
    ).toEqual([]);
  });

  it('rank the life of the agreement above deadlines and look-backs', () => {
    const text =
      'Notices are given within ten (10) business days. The term of this Agreement shall be eighteen months from the date hereof. It covers the preceding twelve (12) months.';
    expect(surest(text, findStatedDurations(text))).toBe('eighteen months');
  });

  it('prefer the effective date to the date of signing', () => {
    const text =
      'AGREEMENT\nThis Agreement dated as of November 8, 2016, but effective as of July 14, 2016 (the “Effective Date”), by and between';
    expect(surest(text, findContractDates(text, 'month-first'))).toBe('July 14, 2016');
  });

  it('leave alone the date of a plan that the contract only mentions', () => {
    const text = `AGREEMENT\n${'Words of the opening. '.repeat(20)}under the Plan (as amended and restated effective January 1, 2015)`;
    expect(findContractDates(text, 'month-first')).toMatchObject([{ confidence: 0.3 }]);
  });

  it('name the parties of the opening and not the places in their addresses', () => {
    const text =
      'MUTUAL AGREEMENT\nThis Agreement is made by and between Alder Systems, Inc., a Delaware corporation with offices at 12 Elm Street, Los Angeles, CA 90049 (“Alder”), and Jane B. Stone, an individual (“Consultant”).';
    expect(findParties(text).map((match) => text.slice(match.start, match.end))).toEqual(['Alder Systems, Inc.', 'Jane B. Stone']);
  });
});
