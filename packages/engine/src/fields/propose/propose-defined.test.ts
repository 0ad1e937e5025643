import { describe, expect, it } from 'vitest';
import type { DocumentLayout, Language } from '../../model/index.ts';
import { at, field, layoutOf } from '../document/layout.test-fixture.ts';
import { valuesBy } from '../values-of.test-fixture.ts';

const valuesOf = valuesBy('Contracts', 'One contract');

const written = (language: Language, ...lines: string[]): DocumentLayout =>
  layoutOf(
    lines.map((line, row) => at(40, 40 + 14 * row, line)),
    { languages: [language] },
  );

describe('terms that a paper defines', () => {
  it('name whoever stands before them, without what is said of them', () => {
    const layout = written(
      'eng',
      'This lease is made between:',
      '(1) Alder Orchards Ltd, a company registered in Leeds under number 4471 (the “Landlord”);',
      '(2) Birch Cycles plc (the “Tenant”); and',
      '(3) Cedar & Sons LLP as security for the rent (the “Guarantor”).',
    );
    expect(
      valuesOf(layout, field('tenant', 'Company that rents'), field('Landlord', ''), field('guarantor', 'Name of the guarantor')),
    ).toEqual(['Birch Cycles plc', 'Alder Orchards Ltd', 'Cedar & Sons LLP']);
  });

  it('give the value they mean', () => {
    const layout = written(
      'eng',
      '“Margin” means 2.25 per cent. per annum.',
      '“Expiry Date” means 9 June 2031.',
      'Interest on what is overdue is two per cent. higher, and a fee of 0.50 per cent. is payable on what is not drawn.',
    );
    expect(valuesOf(layout, field('Marge', '', 'number'), field('expiryDate', 'Day on which the agreement expires'))).toEqual([
      2.25,
      '2031-06-09',
    ]);
  });

  it('do so in other languages', () => {
    const layout = written(
      'deu',
      'Vertrag zwischen der Seehof Brauerei GmbH (nachfolgend „Verpächter“) und Frau Ida Holm',
      '„Pachtzins“ bedeutet 1.450 Euro im Monat.',
    );
    expect(valuesOf(layout, field('Verpächter', ''), field('Pachtzins', '', 'number'))).toEqual(['Seehof Brauerei GmbH', 1450]);
  });
});
