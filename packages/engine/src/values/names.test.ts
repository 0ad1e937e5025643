import { describe, expect, test } from 'vitest';
import { addressLikelihood, isContact, isRegistration } from './address-likelihood.ts';
import { companyLikelihood, hasLegalForm } from './company-likelihood.ts';
import { personLikelihood } from './person-likelihood.ts';
import { isPlaceName } from './places.ts';

describe('persons', () => {
  test.each(['Anna Schmidt', 'J. F. Anders', 'SCHMIDT, Anna', 'Dr. Peter Müller', 'María José García López', 'Jan van der Berg'])(
    '"%s" looks like one',
    (name) => {
      expect(personLikelihood(name)).toBeGreaterThan(0.6);
      expect(personLikelihood(name)).toBeGreaterThan(companyLikelihood(name));
    },
  );

  test.each(['Invoice Date', 'The parties agree', 'Total 12', 'Acme Inc.', 'a@b.example', ''])('"%s" does not', (text) => {
    expect(personLikelihood(text)).toBeLessThan(0.3);
  });
});

describe('companies', () => {
  test.each([
    'Acme Inc.',
    'Muster GmbH & Co. KG',
    'Kowalski Sp. z o.o.',
    'Durand S.A.R.L.',
    'Bianchi S.p.A.',
    'De Vries B.V.',
    'Perniagaan Lee Sdn Bhd',
    'Smith Pty Ltd',
    'Greene Tree, LLP',
    'Silva, Lda.',
    'García S.L.',
    'Farmasi Elm S/B',
  ])('"%s" has a legal form', (name) => {
    expect(companyLikelihood(name)).toBeGreaterThan(0.9);
    expect(hasLegalForm(name)).toBe(true);
  });

  test('without one are told by their words', () => {
    expect(companyLikelihood('Bellows College')).toBeGreaterThan(0.6);
    expect(companyLikelihood('The parties agree')).toBeLessThan(0.4);
    expect(companyLikelihood('please pay by 12.03.')).toBeLessThan(0.4);
  });
});

describe('addresses', () => {
  test.each([
    '12 High Street',
    'Hauptstr. 5, 10115 Berlin',
    '5 rue de la Paix, 75002 Paris',
    '575 Lexington Avenue, New York, New York 10022',
    'ul. Długa 5/7, 00-238 Warszawa',
    'Dorpsstraat 12, 1234 AB Amsterdam',
    'Via Roma 12, 20121 Milano (MI)',
    'Calle Mayor 3, 28013 Madrid',
    'NO. 53, JALAN SAGU 18, 81100 JOHOR BAHRU',
  ])('"%s" looks like one', (text) => {
    expect(addressLikelihood(text)).toBeGreaterThan(0.5);
  });

  test.each(['Total 12.50', 'Invoice number 12345', 'Anna Schmidt', 'www.example.com'])('"%s" does not', (text) => {
    expect(addressLikelihood(text)).toBeLessThan(0.35);
  });
});

describe('lines around an address', () => {
  test('tell how to call, or a registration', () => {
    expect(['Tel. 030 1234', 'a@b.example', 'Hauptstr. 5'].map(isContact)).toEqual([true, true, false]);
    expect(['USt-IdNr. DE136695976', 'GST Reg No: 000123456', 'Hauptstr. 5'].map(isRegistration)).toEqual([true, true, false]);
  });
});

describe('places', () => {
  test('are known by name in several languages', () => {
    expect(['England and Wales', 'New York', 'NEW YORK', 'Niemcy', 'Allemagne', 'U.S.A.', 'Acme'].map(isPlaceName)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
