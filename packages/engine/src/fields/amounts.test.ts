import { describe, expect, it } from 'vitest';
import { amountSense } from './amount-sense.ts';
import { findTriple } from './amount-triples.ts';
import { assign } from './assign.ts';
import { indexDocument } from './document-index.ts';
import { at, layoutOf } from './layout.test-fixture.ts';
import { payableAmount } from './payable-amount.ts';

describe('amountSense', () => {
  it.each([
    ['Rechnungssumme ohne USt.', 'net'],
    ['Total incl. VAT', 'gross'],
    ['Steuerbetrag in EUR', 'tax'],
    ['Total HT', 'net'],
    ['Montant TVA', 'tax'],
    ['Amount due', 'gross'],
    ['Gesamtbetrag der Zuschläge', 'other'],
    ['USt.-Id.-Nr.', null],
    ['Thank you', null],
    ['Invoice', null],
    ['TQ for shopping with example.com', null],
    ['GST included', 'tax'],
    ['Total includes GST', 'gross'],
    ['Total saving', 'other'],
  ] as const)('reads “%s” as %s', (label, sense) => expect(amountSense(label)).toBe(sense));
});

describe('findTriple', () => {
  it('finds net, tax and total that add up', () => expect(findTriple([9.9, 473, 56.87, 529.87, 198, 275])).toEqual({ net: 473, tax: 56.87, gross: 529.87 }));
  it('finds none where a sum comes out at no rate that taxes have', () => expect(findTriple([10, 20, 30])).toBeNull());
});

describe('payableAmount', () => {
  const payable = (...rows: [label: string, amount: number][]): number | null => {
    const layout = layoutOf(rows.flatMap(([label, amount], row) => [at(20, 20 * row, label), at(300, 20 * row, amount.toFixed(2))]));
    const amounts = layout.lines.flatMap((line, place) => (place % 2 === 1 ? [{ line, amount: rows[(place - 1) / 2]?.[1] ?? 0 }] : []));
    return payableAmount(indexDocument(layout), amounts);
  };
  it('is what was handed over less the change, whatever the label of the sum', () => expect(payable(['Item', 12.5], ['T0tal', 37.5], ['Cash', 50], ['Change', 12.5])).toBe(37.5));
  it('is the rounded sum where both are printed', () => expect(payable(['Summe', 65.53], ['Rundung', 0.02], ['Zu zahlen', 65.55])).toBe(65.55));
  it('is unknown where what was handed over less the change is printed nowhere', () => expect(payable(['Total', 37.5], ['Cash', 50], ['Change', 13])).toBeNull());
});

describe('assign', () => {
  it('pairs so that the whole gains most, and leaves alone what gains nothing', () => {
    expect(assign([[5, 4, 0], [5, 1, 0], [0, 0, 0]], 3)).toEqual([1, 0, null]);
  });
  it('pairs more rows than columns', () => expect(assign([[1], [3], [2]], 1)).toEqual([null, 0, null]));
});
