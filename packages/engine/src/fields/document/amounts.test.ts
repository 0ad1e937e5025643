import { describe, expect, it } from 'vitest';
import { findTriple } from './amount-triples.ts';
import { indexDocument } from './document-index.ts';
import { at, layoutOf } from './layout.test-fixture.ts';
import { payableAmount } from './payable-amount.ts';

describe('findTriple', () => {
  it('finds net, tax and total that add up', () =>
    expect(findTriple([9.9, 473, 56.87, 529.87, 198, 275])).toEqual({ net: 473, tax: 56.87, gross: 529.87 }));
  it('finds none where a sum comes out at no rate that taxes have', () => expect(findTriple([10, 20, 30])).toBeNull());
});

describe('payableAmount', () => {
  const payable = (...rows: [label: string, amount: number][]): number | null => {
    const layout = layoutOf(rows.flatMap(([label, amount], row) => [at(20, 20 * row, label), at(300, 20 * row, amount.toFixed(2))]));
    const amounts = layout.lines.flatMap((line, place) => (place % 2 === 1 ? [{ line, amount: rows[(place - 1) / 2]?.[1] ?? 0 }] : []));
    return payableAmount(indexDocument(layout), amounts);
  };
  it('is what was handed over less the change, whatever the label of the sum', () =>
    expect(payable(['Item', 12.5], ['T0tal', 37.5], ['Cash', 50], ['Change', 12.5])).toBe(37.5));
  it('is the rounded sum where both are printed', () =>
    expect(payable(['Summe', 65.53], ['Rundung', 0.02], ['Zu zahlen', 65.55])).toBe(65.55));
  it('is unknown where what was handed over less the change is printed nowhere', () =>
    expect(payable(['Total', 37.5], ['Cash', 50], ['Change', 13])).toBeNull());
});
