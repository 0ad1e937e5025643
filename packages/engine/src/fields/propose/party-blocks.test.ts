import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { plainValue, type DocumentLayout } from '../../model/index.ts';
import { indexDocument } from '../document/document-index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { partyBlocks } from './party-blocks.ts';

const scanned = (left: number, top: number, text: string) => at(left, top, text, { origin: 'ocr' });
const addresses = (layout: DocumentLayout): string[] =>
  partyBlocks(indexDocument(layout), 1).map((block) => block.address.map((row) => row.text).join(' '));

const RECEIPT = templateOf(
  'Shop receipt',
  'Receipts from shops.',
  field('company', 'Name of the company or shop that issued the receipt'),
  field('address', 'Address of the shop as printed on the receipt'),
);

function receipt(layout: DocumentLayout): (string | number | null)[] {
  const found = findFields(layout, RECEIPT, { rowMode: 'document', linker: LINKER, ranker: RANKER });
  return RECEIPT.entities.map(({ id }) => {
    const result = found.document[id];
    return result && 'chosen' in result ? plainValue(result.chosen.value) : null;
  });
}

describe('partyBlocks', () => {
  it('puts pieces of one printed row together, though a sign between them was not read', () => {
    expect(
      addresses(
        layoutOf([
          scanned(60, 20, 'Alder Hardware'),
          scanned(40, 34, 'LOT 18-A'),
          scanned(95, 34, '18-B, JALAN ELM 6,'),
          scanned(40, 48, '43300 SERI MEADOW, SELANGOR'),
        ]),
      ),
    ).toEqual(['LOT 18-A 18-B, JALAN ELM 6, 43300 SERI MEADOW, SELANGOR']);
  });

  it('begins an address above its street and ends it with its town', () => {
    expect(
      addresses(
        layoutOf([
          scanned(60, 20, 'Alder Hardware'),
          scanned(40, 34, 'NO 7, MEADOW VILLAGE,'),
          scanned(40, 48, 'JALAN ELM 5, OFF MAIN'),
          scanned(40, 62, '51200 KUALA MEADOW'),
          scanned(40, 76, 'TEL 03-6258 7191'),
        ]),
      ),
    ).toEqual(['NO 7, MEADOW VILLAGE, JALAN ELM 5, OFF MAIN 51200 KUALA MEADOW']);
  });

  it('ends an address where a wider space begins the next block', () => {
    expect(
      addresses(
        layoutOf([
          at(40, 20, 'Alder Press Ltd'),
          at(40, 32, '5 Birch Close'),
          at(40, 44, 'Swindon SN1 7RZ'),
          at(40, 61, 'Grace Hughes'),
          at(40, 73, '49 Queens Avenue'),
          at(40, 85, 'Swindon SN5 8AF'),
        ]),
      ),
    ).toEqual(['5 Birch Close Swindon SN1 7RZ', '49 Queens Avenue Swindon SN5 8AF']);
  });

  it('takes the line right above a postcode for the street, whatever it is called', () => {
    expect(addresses(layoutOf([at(40, 20, 'Bram Kuipers'), at(40, 32, 'Keizersgracht 91'), at(40, 44, '9637 RB Amersfoort')]))).toEqual([
      'Keizersgracht 91 9637 RB Amersfoort',
    ]);
  });

  it('reads a block from top to bottom, though lines beside it come between in the order of reading', () => {
    const blocks = partyBlocks(
      indexDocument(
        layoutOf([
          at(40, 20, 'Holger Ritter'),
          at(310, 20, 'Personal-Nr. 25637'),
          at(40, 32, 'Hafenweg 98'),
          at(310, 32, 'Steuerklasse 5'),
          at(40, 44, '84778 Bamberg'),
        ]),
      ),
      1,
    );
    expect(blocks.map(({ names, address }) => [names, address].map((rows) => rows.map((row) => row.text)))).toEqual([
      [['Holger Ritter'], ['Hafenweg 98', '84778 Bamberg']],
    ]);
  });

  it('keeps two addresses beside each other apart', () => {
    expect(
      addresses(
        layoutOf([
          at(40, 34, '12 Harbour Street,'),
          at(300, 34, '9 Mill Road,'),
          at(40, 48, 'Bristol BS1 4ST'),
          at(300, 48, 'Leeds LS1 2AB'),
        ]),
      ).length,
    ).toBe(2);
  });
});

describe('the company of a receipt', () => {
  it('is the name with the legal form, though a brand stands above it', () => {
    const printed = [
      scanned(107, 20, 'ALDER SUSHI'),
      scanned(40, 36, 'MEADOW TRADE SDN BHD (1191015-W)'),
      scanned(40, 50, '12, JALAN ELM 6,'),
      scanned(40, 64, '43300 SERI MEADOW'),
    ];
    expect(receipt(layoutOf(printed))[0]).toBe('MEADOW TRADE SDN BHD');
    expect(receipt(layoutOf(printed.filter((line) => !line.text.startsWith('MEADOW'))))[0]).toBe('ALDER SUSHI');
  });
});

describe('the recipient of a letter', () => {
  it('keeps how a person is addressed with the name, and drops what only leads to it', () => {
    const template = templateOf('Invoice', 'Supplier invoices.', field('buyerName', 'Name of the customer'));
    for (const [lead, expected] of [
      ['Herrn', 'Herrn Max Muster'],
      ['Firma', 'Max Muster'],
    ] as const) {
      const layout = layoutOf([
        at(40, 20, 'Erle Handel GmbH'),
        at(40, 34, 'Ulmenweg 4'),
        at(40, 48, '10115 Berlin'),
        at(40, 120, lead),
        at(40, 132, 'Max Muster'),
        at(40, 144, 'Buchenstr. 12'),
        at(40, 156, '50667 Köln'),
      ]);
      const found = findFields(layout, template, { rowMode: 'document', linker: LINKER, ranker: RANKER });
      expect(found.document['buyerName']).toMatchObject({ chosen: { value: { text: expected } } });
    }
  });
});

describe('the issuer of a paper', () => {
  it('is not what the paper calls itself', () => {
    const layout = layoutOf([
      at(40, 20, 'ATTESTATION D’ASSURANCE', { sizePt: 16 }),
      at(40, 60, 'La Prévoyante du Centre'),
      at(40, 72, '58 rue Pasteur'),
      at(40, 84, '55911 Besançon'),
    ]);
    const found = findFields(layout, templateOf('Attestations', 'Une ligne par attestation', field('assureur', 'Compagnie d’assurance')), {
      rowMode: 'document',
      linker: LINKER,
      ranker: RANKER,
    });
    expect(found.document['assureur']).toMatchObject({ chosen: { value: { text: 'La Prévoyante du Centre' } } });
  });
});

describe('the person a paper is about', () => {
  const block = [
    at(40, 40, 'Stichting Duinrand'),
    at(310, 40, 'Bram Kuipers'),
    at(40, 52, 'Postbus 148'),
    at(310, 52, 'Keizersgracht 91'),
    at(310, 64, '9637 RB Amersfoort'),
  ];

  it('is named above the address it is sent to, without a label', () => {
    const found = findFields(layoutOf(block), templateOf('Pensions', 'One statement', field('participant', 'Name of the participant')), {
      rowMode: 'document',
      linker: LINKER,
      ranker: RANKER,
    });
    expect(found.document['participant']).toMatchObject({ chosen: { value: { text: 'Bram Kuipers' } } });
  });

  it('is not whoever else the template asks for', () => {
    const found = findFields(layoutOf(block), templateOf('Pensions', 'One statement', field('adviser', 'Name of the adviser')), {
      rowMode: 'document',
      linker: LINKER,
      ranker: RANKER,
    });
    expect(found.document['adviser']).toMatchObject({ state: 'not_found' });
  });
});

describe('the issuer of a receipt', () => {
  it('has the legal form of the line below, and not the number behind it', () => {
    const layout = layoutOf([
      scanned(60, 20, 'ALDER HARDWARE MART'),
      scanned(80, 32, 'SDN BHD (124625-H)'),
      scanned(40, 44, 'NO 19, JALAN ELM 4,'),
      scanned(40, 56, '43300 SERI MEADOW'),
      scanned(40, 100, 'Cash Sale'),
    ]);
    expect(receipt(layout)).toEqual(['ALDER HARDWARE MART SDN BHD', 'NO 19, JALAN ELM 4, 43300 SERI MEADOW']);
  });

  it('is no title, and not the customer whose name is asked for', () => {
    const layout = layoutOf([
      scanned(60, 20, 'CASH SALE'),
      scanned(60, 34, 'KT ELM TRADING (001904043-H)'),
      scanned(40, 46, 'NO 19, JALAN ELM 4,'),
      scanned(40, 58, '43300 SERI MEADOW'),
      scanned(40, 120, 'Name'),
      scanned(90, 120, 'SIA BAN YI'),
    ]);
    expect(receipt(layout)[0]).toBe('KT ELM TRADING');
  });
});
