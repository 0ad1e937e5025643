import { describe, expect, it } from 'vitest';
import { amountSense } from './amount-sense.ts';
import { findTriple } from './amount-triples.ts';
import { assign } from './assign.ts';

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
  ] as const)('reads “%s” as %s', (label, sense) => expect(amountSense(label)).toBe(sense));
});

describe('findTriple', () => {
  it('finds net, tax and total that add up', () => expect(findTriple([9.9, 473, 56.87, 529.87, 198, 275])).toEqual({ net: 473, tax: 56.87, gross: 529.87 }));
  it('finds none where a sum comes out at no rate that taxes have', () => expect(findTriple([10, 20, 30])).toBeNull());
});

describe('assign', () => {
  it('pairs so that the whole gains most, and leaves alone what gains nothing', () => {
    expect(assign([[5, 4, 0], [5, 1, 0], [0, 0, 0]], 3)).toEqual([1, 0, null]);
  });
  it('pairs more rows than columns', () => expect(assign([[1], [3], [2]], 1)).toEqual([null, 0, null]));
});
