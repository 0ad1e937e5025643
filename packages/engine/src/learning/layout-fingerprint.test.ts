import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, layoutOf } from '../fields/document/layout.test-fixture.ts';
import { layoutFingerprint, sameLayout } from './layout-fingerprint.ts';

const print = (...lines: string[]) => layoutOf(lines.map((text, row) => at(40, 40 + 14 * row, text)));

const SHOP = [
  'Nordlicht Supplies Ltd',
  'Harbour Street, Leeds',
  'Tax invoice',
  'Invoice number',
  'Description Quantity Price Amount',
  'Subtotal without tax',
  'Total amount due',
  'Thank you for your business',
];
const OTHER = [
  'Café Lumière',
  'Rue des Lilas, Lyon',
  'Facture',
  'Numéro de facture',
  'Désignation Quantité Montant',
  'Montant hors taxes',
  'Montant toutes taxes comprises',
  'Merci de votre visite',
];

describe('a layout fingerprint', () => {
  test('is the same for documents that differ in numbers, dates and amounts only', () => {
    const first = layoutFingerprint(print(...SHOP, '12 May 2026', '4711', '19.90'));
    expect(sameLayout(first, layoutFingerprint(print(...SHOP, '3 May 2027', '4712', '1,204.00')))).toBe(1);
  });

  test('still tells the layout where words are misread', () => {
    const misread = SHOP.map((text) =>
      text.replace('Supplies', 'Suppljes').replace('Quantity', 'Quanlity').replace('business', 'businesa'),
    );
    expect(sameLayout(layoutFingerprint(print(...SHOP)), layoutFingerprint(print(...misread)))).toBeGreaterThan(0.9);
  });

  test('tells another layout', () => {
    expect(sameLayout(layoutFingerprint(print(...SHOP)), layoutFingerprint(print(...OTHER)))).toBe(0);
  });

  test('does not come from the terms of business that all papers of a house print', () => {
    const terms = [
      'The parties intend for these standard terms and conditions to be part of their whole agreement',
      'Delivery of the goods ordered takes place from the nearest warehouse during ordinary working hours only',
    ];
    expect(sameLayout(layoutFingerprint(print(...SHOP, ...terms)), layoutFingerprint(print(...OTHER, ...terms)))).toBe(0);
    expect(sameLayout(layoutFingerprint(print(...terms)), layoutFingerprint(print(...terms)))).toBe(1);
  });

  test('of a document without words is like no other, not even itself', () => {
    expect(sameLayout(layoutFingerprint(print('4711')), layoutFingerprint(print('4711')))).toBe(0);
  });

  test('fits the 200 characters of a stored correction, and its similarity does not depend on who is asked', () => {
    const documents = fc.array(
      fc.array(fc.string({ minLength: 3, maxLength: 9, unit: fc.constantFrom(...'abcdefgh') }), { minLength: 1, maxLength: 8 }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(documents, documents, (a, b) => {
        const [one, other] = [a, b].map((lines) => layoutFingerprint(print(...lines.map((words) => words.join(' ')))));
        expect(one!.length).toBeLessThanOrEqual(200);
        expect(sameLayout(one!, other!)).toBe(sameLayout(other!, one!));
        expect(sameLayout(one!, one!)).toBe(1);
      }),
    );
  });
});
