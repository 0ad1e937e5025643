import { describe, expect, it } from 'vitest';
import { equationProblem } from './check-equation.ts';
import { type Equation, parseEquation, writeEquation } from './equation.ts';

const FIELDS = [
  'net',
  'tax',
  'total',
  'Tax rate',
  'Net amount',
  'quantity',
  'price',
  'price (EUR)',
  '2nd item',
  'rabatt',
  'previous year',
].map((variableName, index) => ({ id: `f${index}`, variableName }));
const nameOf = (id: string): string => FIELDS.find((field) => field.id === id)!.variableName;

/** "119.00" as it is printed. */
const printed = (text: string) => ({ number: Number(text), decimals: text.split('.')[1]?.length ?? 0 });

function problemOf(text: string, values: Record<string, string>): string | null {
  return equationProblem(parseEquation(text, FIELDS) as Equation, ({ fieldId, previous }) => {
    const value = values[`${previous ? 'previous ' : ''}${nameOf(fieldId)}`];
    return value === undefined ? null : printed(value);
  });
}

describe('an equation', () => {
  it.each([
    ['net + tax = total', 'net + tax = total'],
    ['NET+TAX=Total', 'net + tax = total'],
    ['net amount + Tax = total', 'Net amount + tax = total'],
    ['quantity*price=net', 'quantity × price = net'],
    ['quantity × [price (EUR)] = net', 'quantity × [price (EUR)] = net'],
    ['net * 19% = tax', 'net × 19% = tax'],
    ['2nd item + 2 = total', '[2nd item] + 2 = total'],
    ['net * (1 + Tax rate / 100) - rabatt = total', 'net × (1 + Tax rate ÷ 100) − rabatt = total'],
    ['-net = total', '-net = total'],
    ['PREVIOUS total + net = total', 'previous total + net = total'],
    ['previous[2nd item] = previous year', 'previous [2nd item] = previous year'],
  ])('%s reads as %s, and so again', (text, again) => {
    const written = writeEquation(parseEquation(text, FIELDS) as Equation, nameOf);
    expect(written).toBe(again);
    expect(writeEquation(parseEquation(written, FIELDS) as Equation, nameOf)).toBe(again);
  });

  it('binds as arithmetic does', () => {
    expect(problemOf('net + tax * 2 = total', { net: '1', tax: '2', total: '5' })).toBeNull();
    expect(problemOf('net - tax - rabatt = total', { net: '10', tax: '3', rabatt: '2', total: '5' })).toBeNull();
    expect(problemOf('net / tax / rabatt = total', { net: '12', tax: '3', rabatt: '2', total: '2' })).toBeNull();
  });

  it.each([
    ['net + tax', 'two sides'],
    ['net + = total', '“=” cannot stand there'],
    ['net + tax = ', 'ends too early'],
    ['net + vat = total', '“vat” is no number field'],
    ['net + taxes = total', '“taxes” is no number field'],
    ['net = tax = total', '“=” cannot stand there'],
    ['(net + tax = total', 'not closed'],
    ['previous + net = total', '“+” cannot stand there'],
    ['previous vat = total', '“vat” is no number field'],
    ['net) = total', '“)” cannot stand there'],
    ['[net = total', 'not closed'],
    ['1 + 1 = 2', 'at least one field'],
    [`${'('.repeat(30)}net${')'.repeat(30)} = total`, 'too deep'],
    [`${'-'.repeat(900)}net = total`, 'too deep'],
    ['net'.repeat(400), 'at most 1000'],
  ])('%j is refused', (text, words) => {
    expect(parseEquation(text, FIELDS)).toContain(words);
  });
});

describe('the numbers of a row', () => {
  it.each([
    ['net + tax = total', { net: '100.00', tax: '19.00', total: '119.00' }],
    // Each of the three may be rounded.
    ['net + tax = total', { net: '100.00', tax: '19.00', total: '119.01' }],
    ['net + tax = total', { net: '0.1', tax: '0.2', total: '0.3' }],
    ['net * 19% = tax', { net: '33.33', tax: '6.33' }],
    ['quantity × price = net', { quantity: '3', price: '19.99', net: '59.97' }],
    // A unit price printed with two decimals may have more.
    ['quantity × price = net', { quantity: '10000', price: '0.12', net: '1234.00' }],
    // One is missing: nothing can be said.
    ['net + tax = total', { net: '100.00', total: '120.00' }],
    ['net / tax = total', { net: '1', tax: '0', total: '3' }],
  ])('%s fits %j', (text, values) => {
    expect(problemOf(text, values as Record<string, string>)).toBeNull();
  });

  it.each([
    [
      'net + tax = total',
      { net: '100.00', tax: '19.00', total: '120.00' },
      'net 100.00 + tax 19.00 = 119.00, but total says 120.00: 1.00 apart.',
    ],
    ['net + tax = total', { net: '100', tax: '19', total: '120' }, 'net 100 + tax 19 = 119, but total says 120: 1 apart.'],
    ['total = net + tax', { net: '100.00', tax: '19', total: '120' }, 'total says 120, but net 100.00 + tax 19 = 119.00: 1.00 apart.'],
    [
      'quantity × price = net',
      { quantity: '3', price: '20.00', net: '59.97' },
      'quantity 3 × price 20.00 = 60.00, but net says 59.97: 0.03 apart.',
    ],
    ['net * (1 + 19%) = total', { net: '-10.00', total: '12.00' }, 'net -10.00 × (1 + 19%) = -11.90, but total says 12.00: 23.90 apart.'],
  ])('%s is broken by %j', (text, values, sentence) => {
    expect(problemOf(text, values as Record<string, string>)).toBe(sentence);
  });
});
