import { describe, expect, test } from 'vitest';
import { findIn, foldText } from './fold-text.ts';

const found = (text: string, query: string): string[] =>
  findIn(foldText(text), foldText(query.trim()).text).map(({ from, to }) => text.slice(from, to));

describe('finding words', () => {
  test.each([
    ['Total due EUR 1,296.00, total net', 'TOTAL', ['Total', 'total']],
    ['Überweisung, überweisung', 'uberweis', ['Überweis', 'überweis']],
    ['Rue de la Paix à Évry', 'a evry', ['à Évry']],
    ['e\u0301clair', 'eclair', ['e\u0301clair']],
    ['Hauptstraße 5', 'strasse', ['straße']],
    ['Invoice  no.\n4711', 'invoice no. 4711', ['Invoice  no.\n4711']],
    ['1\u00a0296,00 €', '1 296', ['1\u00a0296']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['nothing here', 'xyz', []],
    ['nothing here', '', []],
  ])('in "%s", "%s"', (text, query, places) => {
    expect(found(text, query)).toEqual(places);
  });
});
