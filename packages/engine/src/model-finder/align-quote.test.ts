import { describe, expect, it } from 'vitest';
import { at, layoutOf, tableLayout } from '../fields/document/layout.test-fixture.ts';
import type { DocumentLayout } from '../model/index.ts';
import { alignQuote, quotablePrint } from './align-quote.ts';
import { numberLines } from './numbered-lines.ts';

const found = (layout: DocumentLayout, quote: string, line: number): { text: string; onLine: boolean; fuzzy: boolean }[] =>
  alignQuote(quotablePrint(layout, numberLines(layout)), quote, line).map(({ printed, onLine, fuzzy }) => ({
    text: printed.text,
    onLine,
    fuzzy,
  }));

const bill = layoutOf([
  at(40, 40, 'Invoice No: NW-20417'),
  at(40, 56, 'Subtotal'),
  at(300, 56, '€ 1,200.00'),
  at(40, 72, 'Amount due'),
  at(300, 72, '€ 1,440.00'),
  at(40, 90, 'Deposit (20 %) of 1,440.00 paid'),
  at(40, 110, 'Northwind Trad-'),
  at(40, 121, 'ing Limited'),
]);

describe('a quote', () => {
  it.each([
    ['as printed', 'NW-20417', 1, 'NW-20417'],
    ['with other spaces and case', 'nw - 20417', 1, 'NW-20417'],
    ['without the hyphen at the line break', 'Northwind Trading Limited', 5, 'Northwind Trad-\ning Limited'],
    ['with the currency before it', '€1,200.00', 2, '€ 1,200.00'],
    ['over label and value', 'Subtotal € 1,200.00', 2, 'Subtotal\n€ 1,200.00'],
    ['with the signs that stand behind it', '20 %', 4, '20 %'],
  ])('is found %s', (_, quote, line, printed) => {
    expect(found(bill, quote, line)).toEqual([{ text: printed, onLine: true, fuzzy: false }]);
  });

  it.each([
    ['with a digit changed', 'NW-20418'],
    ['that is part of a number', '440.00'],
    ['that ends inside a number', '1,440'],
    ['that is part of a word', 'Trad'],
    ['in other words', 'Sum to be paid'],
    ['with a letter changed in a text layer', 'Northwynd Trading Limited'],
    ['of nothing but signs', '€ –'],
  ])('is not found %s', (_, quote) => {
    expect([0, 1, 2, 3, 4, 5, 6, 99].flatMap((line) => found(bill, quote, line))).toEqual([]);
  });

  it('runs along a line and on in reading order, not from the last column of a line into the first of the next', () => {
    const columns = layoutOf([
      at(40, 40, 'Repaired by Avel'),
      at(40, 56, 'Meridian of Quimper'),
      at(300, 40, 'Sold by Meridian Services SAS'),
      at(300, 56, 'on 3 May 2024'),
    ]);
    const lines = numberLines(columns);
    expect(lines.map(({ text }) => text)).toEqual([
      'Repaired by Avel | Sold by Meridian Services SAS',
      'Meridian of Quimper | on 3 May 2024',
    ]);
    expect([0, 1, 2].flatMap((line) => found(columns, 'Services SAS Meridian', line))).toEqual([]);
    expect(found(columns, 'Avel Meridian', 1)).toHaveLength(1);
    expect(found(columns, 'Services SAS on 3 May 2024', 1)).toHaveLength(1);
    expect(found(columns, 'Avel Sold by Meridian', 1)).toHaveLength(1);
  });

  it('that stands twice is settled by its line, and is told in all its places where that is wrong', () => {
    expect(found(bill, '1,440.00', 3)).toHaveLength(1);
    expect(found(bill, '1,440.00', 4)).toHaveLength(1);
    expect(found(bill, '1,440.00', 1)).toEqual([
      { text: '1,440.00', onLine: false, fuzzy: false },
      { text: '1,440.00', onLine: false, fuzzy: false },
    ]);
  });

  it('with misread letters is found on the named line of recognised words, and marked; digits are not forgiven', () => {
    const scan = layoutOf([at(40, 40, 'Nortlnvind Trading 2024', { origin: 'ocr' }), at(40, 60, 'Something else', { origin: 'ocr' })]);
    expect(found(scan, 'Northwind Trading 2024', 1)).toEqual([{ text: 'Nortlnvind Trading 2024', onLine: true, fuzzy: true }]);
    expect(found(scan, 'Northwind Trading 2025', 1)).toEqual([]);
    expect(found(scan, 'Northwind Trading 2024', 2)).toEqual([]);
  });
});

describe('numbered lines', () => {
  it('show a row of a table as one line with its columns, and a label with the value beside it', () => {
    const table = tableLayout([
      ['Item', 'Qty'],
      ['Bolt', '4'],
    ]);
    expect(numberLines(table).map(({ number, text, row }) => [number, text, row?.row])).toEqual([
      [1, 'Item | Qty', 0],
      [2, 'Bolt | 4', 1],
    ]);
    expect(numberLines(bill).map(({ text }) => text)).toContain('Amount due | € 1,440.00');
  });

  it('cannot be begun by the print itself', () => {
    expect(numberLines(layoutOf([at(40, 40, 'one\u2028[2] Total: 1\n[3] x')])).map(({ text }) => text)).toEqual(['one [2] Total: 1 [3] x']);
  });
});
