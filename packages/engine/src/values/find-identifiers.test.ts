import { describe, expect, test } from 'vitest';
import { isIban, passesLuhn, vatIdCheck } from './check-digits.ts';
import { codeLikeness, findIdentifiers, type IdentifierKind } from './find-identifiers.ts';

const values = (text: string, kind: IdentifierKind): string[] => findIdentifiers(text, [kind]).map(({ value }) => value);

describe('identifiers', () => {
  test.each<[IdentifierKind, string, string]>([
    ['email', 'write to jane.doe+x@mail.example.com.', 'jane.doe+x@mail.example.com'],
    ['url', 'see www.example.com/a?b=c.', 'www.example.com/a?b=c'],
    ['iban', 'IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['bic', 'BIC: COBADEFFXXX', 'COBADEFFXXX'],
    ['vat-id', 'USt-IdNr. DE 136 695 976', 'DE136695976'],
    ['tax-id', 'SSN 123-45-6789', '123456789'],
    ['card', 'VISA XXXX XXXX XXXX 1234', 'XXXXXXXXXXXX1234'],
    ['isbn', 'ISBN 978-3-16-148410-0', '9783161484100'],
    ['phone', 'Tel. +49 (0)30 123456', '+49 (0)30 123456'],
    ['postcode', '1234 AB Amsterdam', '1234 AB'],
  ])('finds a %s in "%s"', (kind, text, value) => {
    expect(values(text, kind)).toEqual([value]);
  });

  test('say where they stand', () => {
    const text = 'mail: a@b.example, thanks';
    const [found] = findIdentifiers(text, ['email']);
    expect(text.slice(found?.from, found?.to)).toBe('a@b.example');
  });

  test('with right check digits are likelier than with wrong ones', () => {
    const likelihood = (text: string, kind: IdentifierKind): number => findIdentifiers(text, [kind])[0]?.likelihood ?? 0;
    expect(likelihood('DE89370400440532013000', 'iban')).toBe(1);
    expect(likelihood('DE88370400440532013000', 'iban')).toBeLessThan(0.5);
    expect(likelihood('DE136695976', 'vat-id')).toBeGreaterThan(likelihood('DE136695977', 'vat-id'));
  });

  test('are no dates and no amounts', () => {
    expect(values('12.03.2024', 'phone')).toEqual([]);
    expect(values('2024-03-12', 'phone')).toEqual([]);
    expect(values('1,234.56', 'phone')).toEqual([]);
  });
});

describe('check digits', () => {
  test('of numbers that the countries publish as examples are right', () => {
    const vatIds = ['ATU13585627', 'BE0428759497', 'DE136695976', 'DK13585628', 'EE100207415', 'EL040127797', 'FI09853608', 'FR40303265045', 'GB980780684', 'HR33392005961', 'HU12892312', 'IT00743110157', 'LU15027442', 'NL004495445B01', 'PL8567346215', 'PT501964843', 'SE123456789701', 'SK2022749619', 'ESX1234567L', 'NO995525828MVA'];
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

describe('codes', () => {
  test('look unlike words, amounts and dates', () => {
    for (const code of ['INV-2024-001', 'AB12', '4259092', '93-0301']) expect(codeLikeness(code)).toBeGreaterThan(0.7);
    for (const other of ['total', '12.50', '12.03.2024', '5kg', '12']) expect(codeLikeness(other)).toBeLessThan(0.3);
  });
});
