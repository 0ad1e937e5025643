import { expect, test } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { DocumentLayout, FieldResult } from '../../model/index.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const FIELDS = [
  field('currency', 'Currency of the amounts'),
  field('currency', 'Currency of the amounts', 'enum', ['EUR', 'USD', 'GBP', 'SEK', 'NOK', 'CAD', 'BRL', 'PLN']),
];

/** Asked for as a text, and as one of some. */
const currenciesIn = (layout: DocumentLayout): (string | null)[] =>
  FIELDS.map((asked) => {
    const template = templateOf('Invoice', 'Supplier invoices.', field('number', 'Invoice number'), asked);
    return shown(findFields(layout, template, { rowMode: 'document', linker: LINKER, ranker: RANKER }).document['currency']);
  });

const invoice = (address: string, amount: (figures: string) => string): DocumentLayout =>
  layoutOf([
    at(40, 40, 'Thornby Glassworks'),
    at(40, 54, address),
    at(40, 140, 'Invoice No: TG-77'),
    at(300, 140, 'Invoice date:'),
    at(380, 140, '3 May 2024'),
    at(40, 300, 'Subtotal'),
    at(300, 300, amount('1,200.00')),
    at(40, 316, 'Tax'),
    at(300, 316, amount('240.00')),
    at(40, 332, 'Amount due'),
    at(300, 332, amount('1,440.00')),
  ]);

const shown = (result: FieldResult | undefined): string | null => {
  if (!result || !('chosen' in result)) return null;
  const { value } = result.chosen;
  return value.kind === 'text' ? value.text : value.kind === 'enum' ? value.value : null;
};

test.each([
  ['£1,200.00', 'Bristol BS1 4ST', (figures: string) => `£${figures}`, 'GBP'],
  ['€ 1,200.00', 'Bristol BS1 4ST', (figures: string) => `€ ${figures}`, 'EUR'],
  ['1,200.00 zł', 'Warszawa', (figures: string) => `${figures} zł`, 'PLN'],
  ['R$ 1,200.00', 'São Paulo', (figures: string) => `R$ ${figures}`, 'BRL'],
  ['$1,200.00 of Canada', 'Toronto ON, Canada', (figures: string) => `$${figures}`, 'CAD'],
  ['$1,200.00 of nowhere', 'Harbour Street 12', (figures: string) => `$${figures}`, 'USD'],
  ['1,200.00 kr of Norway', '0150 Oslo, Norge', (figures: string) => `${figures} kr`, 'NOK'],
  ['EUR 1,200.00', 'Bristol BS1 4ST', (figures: string) => `EUR ${figures}`, 'EUR'],
])('amounts as %s give the currency, as a text and among choices', (_, address, amount, iso) => {
  expect(currenciesIn(invoice(address, amount))).toEqual([iso, iso]);
});

test('amounts without a sign give none', () => {
  expect(currenciesIn(invoice('Bristol BS1 4ST', (figures) => figures))).toEqual([null, null]);
});
