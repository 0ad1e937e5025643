import { describe, expect, it } from 'vitest';
import { amountSense } from './amount-sense.ts';

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
