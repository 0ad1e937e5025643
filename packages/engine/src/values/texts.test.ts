import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCurrencies } from './find-currencies.ts';
import { findDurations } from './find-durations.ts';
import { findYesNo } from './find-yes-no.ts';
import { fold, foldInPlace, foldWords } from './fold.ts';
import { normaliseText } from './normalise-text.ts';

describe('folding', () => {
  test('makes spellings comparable', () => {
    expect(fold('Größe ŁÓDŹ ﬁn “x”')).toBe('grosse lodz fin "x"');
    expect(foldWords("Buyer's P.O. No.: V.A.T. #")).toEqual(['buyer', 'po', 'no', 'vat', '#']);
    expect(foldWords('Numéro d’article')).toEqual(['numero', 'd', 'article']);
  });

  test('in place keeps every character where it was', () => {
    expect(foldInPlace('Straße İ é')).toBe('strase i e');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldInPlace(text)).toHaveLength(text.length);
      }),
      { seed: 7 },
    );
  });
});

describe('text values', () => {
  test.each([
    ['  Foo   Bar: ', 'Foo Bar'],
    ['(Berlin', 'Berlin'],
    ['Acme Inc.', 'Acme Inc.'],
    ['„Titel“', 'Titel'],
    ['- 5,00', '-5,00'],
    ['signed in Berlin.', 'signed in Berlin'],
    ['☒', '☒'],
    ['ex\u00adample', 'example'],
  ])('of "%s" is "%s"', (printed, value) => {
    expect(normaliseText(printed)).toBe(value);
  });

  test('stay as they are when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const twice = normaliseText(normaliseText(text));
        expect(normaliseText(twice)).toBe(twice);
      }),
      { seed: 7 },
    );
  });
});

describe('yes and no', () => {
  const said = (text: string): boolean | null => findYesNo(text)?.yes ?? null;

  test('are read in eight languages and as signs', () => {
    expect(['Ja', 'oui', 'SÍ', 'tak', 'Y', '☒', '[x]', '✓'].map(said)).toEqual(Array.from({ length: 8 }, () => true));
    expect(['Nein', 'non', 'Não', 'nie', 'N', '☐', '[ ]', 'none', 'n/a', 'not applicable'].map(said)).toEqual(
      Array.from({ length: 10 }, () => false),
    );
    expect(['maybe', '', 'total', 'on 3 May', 'notice'].map(said)).toEqual([null, null, null, null, null]);
  });

  test('are read from the first word of an answer that says more', () => {
    const text = ' Yes, on request';
    const found = findYesNo(text);
    expect(text.slice(found?.from, found?.to)).toBe('Yes');
    expect(['No (see annex)', 'Nein, danke', 'x Smith'].map(said)).toEqual([false, false, null]);
  });
});

describe('currencies', () => {
  test('are found by code, sign and name', () => {
    const found = (text: string): string[] => findCurrencies(text).map(({ iso }) => iso);
    expect(found('Amounts in EUR')).toEqual(['EUR']);
    expect(found('US$ 5, £3 and 4 zł')).toEqual(['USD', 'GBP', 'PLN']);
    expect(found('payable in Swiss francs')).toEqual(['CHF']);
    expect(found('RM of the form, Rs and kr')).toEqual([]);
  });
});

describe('durations', () => {
  test.each([
    ['a term of two (2) years', 'two (2) years'],
    ['24-month period', '24-month'],
    ['für sechs Monate', 'sechs Monate'],
    ['pendant 5 ans', '5 ans'],
    ['within 10 business days', '10 business days'],
    ['twenty four months', 'twenty four months'],
    ['thirty-six (36) months', 'thirty-six (36) months'],
  ])('reads "%s"', (text, printed) => {
    expect(findDurations(text).map(({ from, to }) => text.slice(from, to))).toEqual([printed]);
  });
});
