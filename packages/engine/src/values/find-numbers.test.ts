import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../model/index.ts';
import { decideDecimalSign } from './decimal-sign.ts';
import { findNumbers } from './find-numbers.ts';
import { normaliseNumber } from './normalise-number.ts';

const numbers = (text: string): number[] => findNumbers(text).map(({ number }) => number);

describe('numbers', () => {
  test.each([
    ['1.234,56 €', 1234.56, 'EUR'],
    ['EUR 12', 12, 'EUR'],
    ['12,- €', 12, 'EUR'],
    ['$1,880.00', 1880, 'USD'],
    ["CHF 1'234.50", 1234.5, 'CHF'],
    ['1\u00a0234\u00a0567,50 zł', 1234567.5, 'PLN'],
    ['₹ 12,34,567.00', 1234567, 'INR'],
    ['RM9.00', 9, 'MYR'],
    ['-$5.00', -5, 'USD'],
    ['$ (5.00)', -5, 'USD'],
    ['R$ 10,00', 10, 'BRL'],
    ['US$ 12.50', 12.5, 'USD'],
    ['12.50EUR', 12.5, 'EUR'],
    ['USD 1.2 million', 1_200_000, 'USD'],
    ['1,5 Mio. €', 1_500_000, 'EUR'],
    ['Rs. 1,00,000', 100_000, 'INR'],
  ])('reads money in "%s"', (text, number, currency) => {
    expect(findNumbers(text)).toMatchObject([{ number, currency }]);
  });

  test.each([
    ['(12.50)', -12.5],
    ['5.00-', -5],
    ['100.00 CR', -100],
    ['−3,5', -3.5],
    ['.50', 0.5],
    ['0.123', 0.123],
    ['1.000.000', 1_000_000],
    ['12 kg', 12],
    ['Grand Total #29.30', 29.3],
    ['7 %', 7],
  ])('reads "%s"', (text, number) => {
    expect(normaliseNumber(text)?.number).toBe(number);
  });

  test('keeps the decimals as printed, the percent sign and the unit', () => {
    expect(findNumbers('12.50 19,0 % 3 kg')).toMatchObject([{ decimals: 2 }, { decimals: 1, percent: true }, { decimals: 0, unit: 'kg' }]);
  });

  test.each(['AB12', '12-345-67', '12/03/2024', '10:30', '#12', 'No.5x7', 'abc'])('leaves "%s" alone', (text) => {
    expect(findNumbers(text)).toEqual([]);
  });

  test('gives a number grouped by plain spaces as one and also in its parts', () => {
    expect(numbers('1 234,50')).toEqual([1234.5, 1, 234.5]);
    expect(numbers('2 100,00 200,00')).toEqual([2, 100, 200]);
  });

  test('gives a currency to the number it is printed for', () => {
    expect(findNumbers('10 EUR 20 CHF').map(({ currency }) => currency)).toEqual(['EUR', 'CHF']);
    expect(findNumbers('2 $12.00').map(({ currency }) => currency)).toEqual([null, 'USD']);
  });

  test('also reads a decimal sign that recognition parted from its decimals', () => {
    expect(findNumbers('total 12. 50')).toMatchObject([{ number: 12.5, joined: true }, { number: 12 }, { number: 50 }]);
  });

  test('lets the decimal sign of the document decide what the print leaves open', () => {
    expect(findNumbers('1.234')).toMatchObject([{ number: 1.234, ambiguous: true }]);
    expect(findNumbers('1.234', { decimalSign: ',' })).toMatchObject([{ number: 1234, ambiguous: false }]);
    expect(findNumbers('1,234')).toMatchObject([{ number: 1234, ambiguous: true }]);
    expect(decideDecimalSign(['Summe 1.234,56', 'Menge 1.234'])).toEqual({ decimalSign: ',', isProved: true });
    expect(decideDecimalSign(['Total 1,234.56'])).toEqual({ decimalSign: '.', isProved: true });
    expect(decideDecimalSign(['2,104 CARTONS', '21,870.000 KGS'], ['deu'])).toEqual({ decimalSign: '.', isProved: true });
    expect(decideDecimalSign(['12', '1.234'], ['deu'])).toEqual({ decimalSign: ',', isProved: false });
  });

  test.each<[string, string[], Language[], ReturnType<typeof decideDecimalSign>]>([
    ['a time of day', ['Ankunft 14.30 Uhr', 'Menge 1.234'], ['deu'], { decimalSign: ',', isProved: false }],
    ['a version', ['Version 2.10', 'Menge 1.234'], ['deu'], { decimalSign: ',', isProved: false }],
    ['numbers of both ways', ['1.234,50', '2.345,60', '1,469.06'], ['deu'], { decimalSign: ',', isProved: false }],
    [
      'one of another way among many',
      [...Array.from({ length: 40 }, (_, at) => `${at},99`), 'USD 1,469.06'],
      ['deu'],
      { decimalSign: ',', isProved: true },
    ],
    ['a price with its currency', ['€ 12.50', 'Menge 1.234'], ['deu'], { decimalSign: '.', isProved: true }],
    ['a small price where prices are written so', ['Tea 2.50'], ['eng'], { decimalSign: '.', isProved: true }],
    ['what may be two numbers', ['rooms 5,6', '1.234'], [], { decimalSign: ',', isProved: false }],
    ['groups of two and three', ['1,23,456'], [], { decimalSign: '.', isProved: true }],
    ['decimals of less than one', ['0,345'], ['eng'], { decimalSign: ',', isProved: true }],
  ])('decides the decimal sign of a document by what can be read one way only: %s', (_what, texts, languages, decided) => {
    expect(decideDecimalSign(texts, languages)).toEqual(decided);
  });

  test('takes several numbers or words for no single number', () => {
    expect(normaliseNumber('12 of 3')).toBeNull();
    expect(normaliseNumber('abc')).toBeNull();
  });

  test('reads back every amount in the ways of several countries', () => {
    const group = (digits: string, sign: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, sign);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const [whole, rest] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')];
        for (const text of [
          `${group(whole, ',')}.${rest}`,
          `${group(whole, '.')},${rest} €`,
          `CHF ${group(whole, "'")}.${rest}`,
          `${group(whole, '\u202f')},${rest}`,
          `${group(whole, ' ')},${rest}`,
          `${whole}.${rest}`,
        ]) {
          expect(normaliseNumber(text)?.number).toBe(cents / 100);
        }
        expect(normaliseNumber(`(${group(whole, ',')}.${rest})`)?.number).toBe(-cents / 100);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('takes any text without failing, with places inside it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('1', ' 1 234', '(1,5', '€', '-', '1.2.3,4'),
        (noise, piece) => {
          const text = `${noise}${piece}${noise}${piece}`;
          for (const { from, to, digits, number } of findNumbers(text)) {
            expect(from).toBeLessThanOrEqual(digits.from);
            expect(to).toBeGreaterThanOrEqual(digits.to);
            expect(to).toBeLessThanOrEqual(text.length);
            expect(Number.isFinite(number)).toBe(true);
          }
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });
});
