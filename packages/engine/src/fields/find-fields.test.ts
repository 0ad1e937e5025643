import { describe, expect, it } from 'vitest';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from './ranker/ranker.test-fixture.ts';
import type { CellValue, DocumentLayout, FieldResult, FoundRows, Template } from '../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from './document/layout.test-fixture.ts';
import { findFields } from './find-fields.ts';
import { deriveValue } from './propose/derive-value.ts';

const chosen = (result: FieldResult | undefined): CellValue | null => (result && 'chosen' in result ? result.chosen.value : null);

function valuesOf(layout: DocumentLayout, template: Template): Record<string, CellValue | null> {
  const found = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
  return Object.fromEntries(template.entities.map(({ id }) => [id, chosen(found.document[id])]));
}

const INVOICE = templateOf(
  'Invoice',
  'Supplier invoices.',
  field('invoiceNumber', 'Invoice number'),
  field('invoiceDate', 'Date of the invoice (YYYY-MM-DD)'),
  field('dueDate', 'Date by which the invoice has to be paid (YYYY-MM-DD)'),
  field('netTotal', 'Total before tax', 'number'),
  field('taxTotal', 'Total tax', 'number'),
  field('grandTotal', 'Total including tax', 'number'),
  field('currency', 'Currency', 'enum', ['EUR', 'USD']),
);

const invoice = layoutOf([
  at(40, 40, 'Northwind Trading Ltd.'),
  at(40, 54, '12 Harbour Street'),
  at(40, 68, 'Bristol BS1 4ST'),
  at(40, 140, 'Invoice No: NW-20417'),
  at(300, 140, 'Invoice date:'),
  at(380, 140, '3 May 2024'),
  at(300, 156, 'Due date:'),
  at(380, 156, '2 June 2024'),
  at(40, 300, 'Subtotal'),
  at(300, 300, '€ 1,200.00'),
  at(40, 316, 'VAT 20%'),
  at(300, 316, '€ 240.00'),
  at(40, 332, 'Amount due'),
  at(300, 332, '€ 1,440.00'),
]);

describe('findFields', () => {
  it('reads an invoice by its labels, and its sums by what adds up', () => {
    expect(valuesOf(invoice, INVOICE)).toEqual({
      invoiceNumber: { kind: 'text', text: 'NW-20417' },
      invoiceDate: { kind: 'date', iso: '2024-05-03' },
      dueDate: { kind: 'date', iso: '2024-06-02' },
      netTotal: { kind: 'number', number: 1200, decimals: 2 },
      taxTotal: { kind: 'number', number: 240, decimals: 2 },
      grandTotal: { kind: 'number', number: 1440, decimals: 2 },
      currency: { kind: 'enum', value: 'EUR' },
    });
  });

  it('gives every value evidence from which it can be derived again', async () => {
    const found = findFields(invoice, INVOICE, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    for (const entity of INVOICE.entities) {
      const result = found.document[entity.id];
      if (!result || !('chosen' in result)) throw new Error(`nothing found for ${entity.id}`);
      for (const candidate of [result.chosen, ...result.alternatives]) {
        expect(candidate.evidence.length).toBeGreaterThan(0);
        expect(deriveValue(candidate.evidence, candidate.derivation, entity)).toEqual(candidate.value);
      }
    }
  });

  it('takes what an electronic invoice states from its paths', () => {
    const xml = (path: string, value: string) => ({ path: `CrossIndustryInvoice/${path}`, value, fileName: 'factur-x.xml' });
    const summation = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation';
    const layout = layoutOf([at(40, 40, 'See attachment')], {
      xmlValues: [
        xml('ExchangedDocument/ID', 'R-7'),
        xml('ExchangedDocument/IssueDateTime/DateTimeString', '20240503'),
        xml(`${summation}/GrandTotalAmount`, '119.00'),
      ],
    });
    const template = templateOf(
      'Invoice',
      'Invoices.',
      ...INVOICE.entities.filter(({ id }) => ['invoiceNumber', 'invoiceDate', 'grandTotal'].includes(id)),
    );
    expect(valuesOf(layout, template)).toEqual({
      invoiceNumber: { kind: 'text', text: 'R-7' },
      invoiceDate: { kind: 'date', iso: '2024-05-03' },
      grandTotal: { kind: 'number', number: 119, decimals: 2 },
    });
  });

  it('takes no bare date for the day by which to pay', () => {
    const layout = layoutOf([at(40, 40, 'Date:'), at(140, 40, '4 May 2024'), at(40, 60, 'Invoice no:'), at(140, 60, '4711')]);
    const due = field('dueDate', 'Date by which the invoice has to be paid');
    expect(valuesOf(layout, templateOf('Invoice', 'Supplier invoices.', due))).toEqual({ dueDate: null });
    const said = layoutOf([at(40, 40, 'Date:'), at(140, 40, '4 May 2024'), at(40, 60, 'Due date:'), at(140, 60, '3 June 2024')]);
    expect(valuesOf(said, templateOf('Invoice', 'Supplier invoices.', due))).toEqual({ dueDate: { kind: 'date', iso: '2024-06-03' } });
  });

  it('holds nothing it did not choose for likelier than what it chose', () => {
    const layout = layoutOf([
      at(40, 40, 'Reference 4711'),
      at(40, 60, 'Reference 4712'),
      at(40, 80, 'Order 4713'),
      at(40, 100, '12 May 2024'),
      at(40, 120, '13 May 2024'),
    ]);
    const template = templateOf(
      'Letters',
      'One letter',
      field('reference', 'Reference number'),
      field('order', 'Order number'),
      field('written', 'Date of the letter'),
    );
    const { document } = findFields(layout, template, { rowMode: 'document', linker: LINKER, ranker: RANKER });
    const judged = Object.values(document).flatMap((result) =>
      'chosen' in result ? [{ chosen: result.chosen.confidence, alternatives: result.alternatives }] : [],
    );
    expect(judged.some(({ alternatives }) => alternatives.length > 0)).toBe(true);
    for (const { chosen: most, alternatives } of judged)
      for (const { confidence } of alternatives) expect(confidence).toBeLessThanOrEqual(most);
  });

  it('gives the same answer each time', () => {
    const first = findFields(invoice, INVOICE, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(findFields(structuredClone(invoice), structuredClone(INVOICE), { rowMode: 'auto', linker: LINKER, ranker: RANKER })).toEqual(
      first,
    );
  });

  it('leaves the cell of a blank on a form empty instead of taking the next label', () => {
    const form = layoutOf([at(40, 100, 'Department:'), at(40, 120, 'Phone:'), at(120, 120, '555-0117')]);
    const template = templateOf(
      'Form',
      'A form.',
      field('department', 'What is written for "Department" on the form'),
      field('phone', 'What is written for "Phone" on the form'),
    );
    expect(valuesOf(form, template)).toEqual({ department: null, phone: { kind: 'text', text: '555-0117' } });
  });

  it('reads start and end out of one period, and takes a total from under its column', () => {
    const order = layoutOf([
      at(40, 60, 'Flight Dates:'),
      at(140, 60, '04/24/20 - 04/30/20'),
      at(40, 200, 'Month'),
      at(140, 200, 'Spots'),
      at(220, 200, 'Gross Amount'),
      at(40, 214, 'April 2020'),
      at(140, 214, '7'),
      at(220, 214, '$1,605.00'),
      at(40, 228, 'Totals'),
      at(140, 228, '30'),
      at(220, 228, '$12,405.00'),
    ]);
    const template = templateOf(
      'Order',
      'Orders.',
      field('flightStart', 'First day of the flight (YYYY-MM-DD)'),
      field('flightEnd', 'Last day of the flight (YYYY-MM-DD)'),
      field('grossAmount', 'Total gross amount of the order', 'number'),
    );
    expect(valuesOf(order, template)).toEqual({
      flightStart: { kind: 'date', iso: '2020-04-24' },
      flightEnd: { kind: 'date', iso: '2020-04-30' },
      grossAmount: { kind: 'number', number: 12405, decimals: 2 },
    });
  });

  it('answers a mail from its headers and its list of attachments, and says no where the list is empty', () => {
    const header = (name: string, top: number, text: string) => at(36, top, text, { place: { kind: 'mail-header', name } });
    const mail = layoutOf(
      [
        header('From', 36, 'From: Ann Lee <ann@x.example>'),
        header('To', 50, 'To: bob@y.example'),
        header('Subject', 64, 'Subject: Offer'),
        at(36, 100, 'See you.'),
      ],
      { type: 'eml', attachments: [] },
    );
    const template = templateOf(
      'Mail',
      'Mails.',
      field('senderName', 'Name of the sender'),
      field('senderEmail', 'E-mail address of the sender'),
      field('subject', 'Subject line'),
      field('hasAttachment', 'Does the message carry an attached file?', 'yes/no'),
      field('attachmentName', 'File name of the attachment'),
    );
    expect(valuesOf(mail, template)).toEqual({
      senderName: { kind: 'text', text: 'Ann Lee' },
      senderEmail: { kind: 'text', text: 'ann@x.example' },
      subject: { kind: 'text', text: 'Offer' },
      hasAttachment: { kind: 'yes/no', yes: false },
      attachmentName: null,
    });
    const found = findFields(mail, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(found.document['hasAttachment']).toMatchObject({ chosen: { derivation: { kind: 'absence', place: 'closed' } } });
  });

  it('reads who governs a contract, from when and how long it lasts out of its sentences', () => {
    const contract = layoutOf([
      at(40, 40, 'NON-DISCLOSURE AGREEMENT'),
      at(40, 80, 'This Agreement is made and entered into as of March 4, 2016, by and between Alder Systems, Inc., a Delaware'),
      at(40, 94, 'corporation (the “Company”), and Birch Works LLC (“Recipient”). The obligations of the parties under this Agreement'),
      at(40, 108, 'shall survive for a period of three (3) years from the date hereof. Notices are given within ten (10) days.'),
      at(40, 122, 'This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without'),
    ]);
    const template = templateOf(
      'NDA',
      'Agreements, one row per agreement.',
      field('effectiveDate', 'Date on which the agreement takes effect (YYYY-MM-DD)'),
      field('governingLaw', 'State or country whose law governs the agreement'),
      field('term', 'How long the agreement lasts, for example "2 years"'),
    );
    expect(valuesOf(contract, template)).toEqual({
      effectiveDate: { kind: 'date', iso: '2016-03-04' },
      governingLaw: { kind: 'text', text: 'New York' },
      term: { kind: 'text', text: 'three (3) years' },
    });
    const parties = findFields(
      contract,
      templateOf('Parties', 'One row for each party of the agreement.', field('party', 'Name of the company that is a party')),
      { rowMode: 'auto', linker: LINKER, ranker: RANKER },
    );
    expect(parties.items.map((item) => chosen(item.cells['party']))).toEqual([
      { kind: 'text', text: 'Alder Systems, Inc.' },
      { kind: 'text', text: 'Birch Works LLC' },
    ]);
  });
});

describe('findFields on tables', () => {
  const LINES = templateOf(
    'Invoice lines',
    'One row per line of the invoice.',
    field('itemDescription', 'Name of the product'),
    field('quantity', 'Quantity', 'number'),
    field('unitPrice', 'Price per unit', 'number'),
    field('lineTotal', 'Amount of the line', 'number'),
  );
  const items = (found: FoundRows): unknown[] =>
    found.items.map((item) =>
      LINES.entities.map(({ id }) => {
        const value = chosen(item.cells[id]);
        return value?.kind === 'number' ? value.number : value?.kind === 'text' ? value.text : null;
      }),
    );

  it('makes one row an item, leaves totals out and blank cells empty', () => {
    const layout = tableLayout([
      ['Pos', 'Description', 'Quantity', 'Unit price', 'Amount'],
      ['1', 'Blue paint', '3', '4.50', '13.50'],
      ['2', 'Brush', '2', '-', '7.00'],
      ['Total', '', '', '', '20.50'],
    ]);
    const found = findFields(layout, LINES, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(found.rowMode).toBe('item');
    expect(items(found)).toEqual([
      ['Blue paint', 3, 4.5, 13.5],
      ['Brush', 2, null, 7],
    ]);
  });

  it('keeps one row a document where that is asked for', () => {
    const found = findFields(
      tableLayout([
        ['Description', 'Amount'],
        ['Paint', '3.00'],
      ]),
      LINES,
      { rowMode: 'document', linker: LINKER, ranker: RANKER },
    );
    expect(found).toMatchObject({ rowMode: 'document', items: [] });
  });
});
