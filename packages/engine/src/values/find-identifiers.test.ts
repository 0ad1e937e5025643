import { describe, expect, test } from 'vitest';
import { isIban, passesLuhn } from './check-digits.ts';
import { findIdentifiers, type IdentifierKind } from './find-identifiers.ts';
import { vatIdCheck } from './vat-id-check.ts';

const printed = (text: string, kind: IdentifierKind): string[] => findIdentifiers(text, kind).map(({ from, to }) => text.slice(from, to));

describe('identifiers', () => {
  test.each<[IdentifierKind, string, string]>([
    ['identifier', 'Invoice no. INV-2024/001 of', 'INV-2024/001'],
    ['email', 'write to jane.doe+x@mail.example.com. Thanks', 'jane.doe+x@mail.example.com'],
    ['url', 'see www.example.com/a?b=c.', 'www.example.com/a?b=c'],
    ['iban', 'IBAN DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['iban', 'IBAN AT61 1904 3002 3457 3201 BANK AUSTRIA', 'AT61 1904 3002 3457 3201'],
    ['bic', 'BIC: COBADEFFXXX', 'COBADEFFXXX'],
    ['vat-id', 'USt-IdNr. DE 136 695 976', 'DE 136 695 976'],
    ['vat-id', 'DE136695976 HRB 1234', 'DE136695976'],
    ['vat-id', 'DE136695976 Steuernummer', 'DE136695976'],
    ['vat-id', 'UID CHE-116.281.710 MWST', 'CHE-116.281.710 MWST'],
    ['phone', 'Tel. +49 (0)30 123456', '+49 (0)30 123456'],
    ['postcode', '1234 AB Amsterdam', '1234 AB'],
  ])('finds a %s in "%s"', (kind, text, value) => {
    expect(printed(text, kind)).toEqual([value]);
  });

  test('with right check digits are likelier than with wrong ones', () => {
    const likelihood = (text: string, kind: IdentifierKind): number => findIdentifiers(text, kind)[0]?.likelihood ?? 0;
    expect(likelihood('DE89370400440532013000', 'iban')).toBe(1);
    expect(likelihood('DE88370400440532013000', 'iban')).toBeLessThan(0.5);
    expect(likelihood('DE136695976', 'vat-id')).toBeGreaterThan(likelihood('DE136695977', 'vat-id'));
  });

  test('are likelier than dates, amounts and positions', () => {
    for (const code of ['INV-2024-001', 'AB12', '4259092', '93-0301'])
      expect(findIdentifiers(code, 'identifier')[0]?.likelihood).toBeGreaterThan(0.7);
    for (const other of ['12.50', '12.03.2024', '12']) expect(findIdentifiers(other, 'identifier')[0]?.likelihood).toBeLessThan(0.5);
  });

  test('are no telephone numbers where they are dates or amounts', () => {
    expect(printed('12.03.2024', 'phone')).toEqual([]);
    expect(printed('2024-03-12', 'phone')).toEqual([]);
    expect(printed('1,234.56', 'phone')).toEqual([]);
  });
});

describe('check digits', () => {
  test('of numbers that the countries publish as examples are right', () => {
    const vatIds = [
      'ATU13585627',
      'BE0428759497',
      'DE136695976',
      'DK13585628',
      'EE100207415',
      'EL040127797',
      'FI09853608',
      'FR40303265045',
      'GB980780684',
      'HR33392005961',
      'HU12892312',
      'IT00743110157',
      'LU15027442',
      'NL004495445B01',
      'PL8567346215',
      'PT501964843',
      'SE123456789701',
      'SK2022749619',
      'ESX1234567L',
      'NO995525828MVA',
    ];
    expect(vatIds.filter((id) => vatIdCheck(id) !== 'checked')).toEqual([]);
  });

  test('tell a wrong number of the right shape from no number at all', () => {
    expect(vatIdCheck('DE136695977')).toBe('shape');
    expect(vatIdCheck('DE12')).toBe('no');
    expect(vatIdCheck('US123456789')).toBe('no');
  });

  test('of account and card numbers', () => {
    expect(isIban('GB82WEST12345698765432')).toBe(true);
    expect(isIban('GB82WEST12345698765433')).toBe(false);
    expect(isIban('DE8937040044053201300')).toBe(false);
    expect(passesLuhn('4111111111111111')).toBe(true);
    expect(passesLuhn('4111111111111112')).toBe(false);
  });
});
