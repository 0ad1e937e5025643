import { describe, expect, it } from 'vitest';
import { failedCheckDigits } from './failed-check-digits.ts';
import { namedCodeOf } from './named-codes.ts';

const asked = (variableName: string, description = ''): ReturnType<typeof namedCodeOf> => namedCodeOf({ variableName, description });

describe('codes that a field asks for by the name of their standard', () => {
  it.each([
    ['ISIN', 'US0378331005', 'US0378331006'],
    ['lei', '5493001KJTIIGC8Y1R12', '5493001KJTIIGC8Y1R13'],
    ['containerNo', 'CSQU 305438-3', 'CSQU 305438-4'],
    ['Container number', 'MSKU9070323', 'MSKU9070324'],
    ['ISBN', '978-3-16-148410-0', '978-3-16-148410-1'],
    ['ISBN', '3-16-148410-X', '3-16-148410-0'],
    ['EAN-13', '4006381333931', '4006381333932'],
    ['GTIN', '036000291452', '036000291453'],
    ['IMEI', '490154203237518', '490154203237519'],
    ['IMO number', 'IMO 9074729', 'IMO 9074728'],
    ['SIRET', '732 829 320 00074', '732 829 320 00075'],
    ['SIRET', '35600000000048', '35600000000049'],
    ['Creditor reference', 'RF18 5390 0754 7034', 'RF19 5390 0754 7034'],
  ])('%s: %s holds, %s fails', (name, right, wrong) => {
    expect(failedCheckDigits(right, asked(name))).toBeNull();
    expect(failedCheckDigits(wrong, asked(name))).toMatchObject({ of: asked(name)?.called, hasForm: true });
  });

  it('offer the one character that would make them hold, where it costs them their form', () => {
    expect(failedCheckDigits('CSQU B054383', asked('container'))).toMatchObject({
      hasForm: false,
      repair: { at: 5, printed: 'B', read: '3' },
    });
    expect(failedCheckDigits('400638I333931', asked('ean'))).toEqual({
      of: 'a GTIN',
      hasForm: false,
      repair: { at: 6, printed: 'I', read: '1' },
    });
  });

  it('are asked for by whole words, and of other fields nothing is said', () => {
    expect(asked('Club', 'Name of the european club')).toBeNull();
    expect(asked('security', 'ISIN or WKN of the security')?.called).toBe('an ISIN');
    expect(failedCheckDigits('710000', asked('security', 'ISIN or WKN'))).toBeNull();
    expect(failedCheckDigits('US0378331006', asked('Order number'))).toBeNull();
  });
});
