import { describe, expect, it } from 'vitest';
import { at, field, layoutOf } from './document/layout.test-fixture.ts';
import { valuesBy } from './values-of.test-fixture.ts';

const valuesOf = valuesBy('Paper', 'One paper');

const START = field('flightStart', 'First day of the flight (YYYY-MM-DD)');
const END = field('flightEnd', 'Last day of the flight (YYYY-MM-DD)');

describe('values beside labels', () => {
  it('reads a period whose end stands apart, behind its dash', () => {
    expect(valuesOf(layoutOf([at(40, 40, 'Period'), at(140, 40, '2/17/2020'), at(210, 40, '- 2/23/2020')]), START, END)).toEqual([
      '2020-02-17',
      '2020-02-23',
    ]);
  });

  it('reads a name on with the legal form that stands alone below it, whatever label stands left of that', () => {
    const printed = [
      [40, 40, 'District'],
      [110, 40, 'North'],
      [300, 40, 'Customer'],
      [360, 40, 'Ash & Grove Building'],
      [40, 55, 'Area'],
      [110, 55, 'Redbrook'],
      [360, 52, 'Ltd'],
      [300, 67, 'Date'],
      [360, 67, '12.01.2025'],
    ] as const;
    expect(
      valuesOf(layoutOf(printed.map(([left, top, text]) => at(left, top, text))), field('customer', 'Customer'), field('area', 'Area')),
    ).toEqual(['Ash & Grove Building Ltd', 'Redbrook']);
  });

  it('lets a period begin and end on one day', () => {
    expect(
      valuesOf(layoutOf([at(40, 40, 'Flight Dates:'), at(140, 40, '03/04/20-03/04/20'), at(40, 80, 'Printed 03/15/20')]), START, END),
    ).toEqual(['2020-03-04', '2020-03-04']);
  });

  it('takes the bare noun before a colon for the number it is short for', () => {
    expect(
      valuesOf(
        layoutOf([at(40, 40, 'Order / Rev:'), at(140, 40, '48142'), at(40, 56, 'Product Desc:'), at(140, 56, 'ORDR')]),
        field('orderNumber', 'Order number'),
      ),
    ).toEqual(['48142']);
  });

  it('knows a quoted label of four letters with one misread before its colon, and takes no other word for it', () => {
    const scan = (text: string) => layoutOf([at(40, 40, text, { origin: 'ocr' })]);
    expect(valuesOf(scan('UATE: August 8, 1969'), field('date', '"Date" on the form'))).toEqual(['1969-08-08']);
    expect(valuesOf(scan('See note 4711'), field('name', '"Name" on the form'))).toEqual([null]);
  });

  it('joins on a scan the pieces of a value that stand closely in one row, up to the next label', () => {
    const scan = (left: number, text: string) => at(left, 40, text, { origin: 'ocr' });
    const layout = layoutOf([
      scan(20, 'COMMENTS:'),
      scan(80, 'The attached'),
      scan(152, 'was obtained from Alder'),
      scan(300, 'DATE:'),
      scan(330, '5 May 1996'),
    ]);
    expect(valuesOf(layout, field('comments', '"Comments" on the form'))).toEqual(['The attached was obtained from Alder']);
  });

  it('finds on a scan what was typed half a row above or below its label, but not what another label names', () => {
    const scan = (left: number, top: number, text: string) => at(left, top, text, { origin: 'ocr' });
    const leader = field('leader', '"Project leader" on the form');
    expect(valuesOf(layoutOf([scan(20, 46, 'PROJECT LEADER'), scan(140, 39, 'E. P. Alder')]), leader)).toEqual(['E. P. Alder']);
    expect(valuesOf(layoutOf([scan(20, 46, 'PROJECT LEADER'), scan(140, 39, 'Client:'), scan(190, 39, 'E. P. Alder')]), leader)).toEqual([
      null,
    ]);
  });

  it('knows on a scan a label whose beginning was not read, if it is the rest of one label only', () => {
    const scan = layoutOf([at(40, 40, 'FACTURER:', { origin: 'ocr' }), at(110, 40, 'Alder Works', { origin: 'ocr' })]);
    expect(valuesOf(scan, field('maker', '"Manufacturer" on the form'))).toEqual(['Alder Works']);
    expect(valuesOf(scan, field('maker', '"Manufacturer" on the form'), field('maker2', '"Bulk facturer" on the form'))).toEqual([
      null,
      null,
    ]);
  });

  it('knows several quoted words as a label where another value stands before them', () => {
    const layout = layoutOf([
      at(20, 40, 'Client Name Alder Laboratories, Inc. Client Study No.', { origin: 'ocr' }),
      at(300, 40, '1419A', { origin: 'ocr' }),
    ]);
    expect(valuesOf(layout, field('client', '"Client Name" on the form'), field('study', '"Client Study No" on the form'))).toEqual([
      'Alder Laboratories, Inc.',
      '1419A',
    ]);
  });

  it('takes, of several numbers asked for, that of the paper it is', () => {
    const layout = layoutOf([
      at(40, 20, 'INVOICE'),
      at(40, 40, 'Order #'),
      at(140, 40, '2006411'),
      at(40, 56, 'Invoice #'),
      at(140, 56, '2006411-1'),
    ]);
    expect(valuesOf(layout, field('number', 'Contract, order or invoice number'))).toEqual(['2006411-1']);
  });

  it('reads a label whose remark goes on below it', () => {
    const printed = [
      at(40, 40, 'Exemption from customs duty'),
      at(40, 52, 'code (if any)'),
      at(180, 54, 'F'),
      at(40, 80, 'Name'),
      at(40, 92, 'Ida'),
      at(300, 80, 'City'),
      at(300, 92, 'Oslo'),
    ];
    const layout = layoutOf(
      printed.map((line) => (['F', 'Ida', 'Oslo'].includes(line.text) ? { ...line, origin: 'form' as const } : line)),
    );
    expect(valuesOf(layout, field('dutyCode', 'Code for exemption from customs duty'))).toEqual(['F']);
  });

  it('joins a number filled into three boxes, the first a little lower than the others', () => {
    const typed = (left: number, top: number, text: string) => at(left, top, text, { origin: 'form' });
    const layout = layoutOf([
      at(40, 40, 'Social security number'),
      typed(40, 57, '575'),
      at(60, 56, '–'),
      typed(70, 56, '23'),
      at(85, 56, '–'),
      typed(95, 56, '3467'),
      typed(40, 100, 'Ida Holm'),
      at(40, 90, 'Name'),
      at(300, 90, 'City'),
      typed(300, 100, 'Oslo'),
    ]);
    expect(valuesOf(layout, field('ssn', 'Social security number'))).toEqual(['575 23 3467']);
  });
});

describe('a form that asks questions', () => {
  const layout = layoutOf([
    at(40, 40, '1. Name'),
    at(46, 56, 'Ada Winter'),
    at(40, 80, '2. Registration No.'),
    at(46, 96, '5712'),
    at(40, 120, '3. What is the name and address of the primary registrant?'),
    at(52, 136, 'N a m e Bell Harbour, LLP'),
    at(300, 136, 'Address'),
    at(350, 136, '12 Elm Street'),
  ]);

  it('names under a question what the question asks for', () => {
    expect(
      valuesOf(
        layout,
        field('registrantName', 'Name of the registrant (the firm or body that is registered)'),
        field('individualName', 'Name of the person who files'),
      ),
    ).toEqual(['Bell Harbour, LLP', 'Ada Winter']);
  });

  it('takes words in brackets behind a label for a remark on it', () => {
    expect(
      valuesOf(
        layoutOf([at(40, 40, 'Name of registrant (or agent)'), at(40, 56, 'Bell Harbour, LLP')]),
        field('registrantName', 'Name of the registrant'),
      ),
    ).toEqual(['Bell Harbour, LLP']);
  });
});

describe('the date of a paper', () => {
  it('is the one beside the time of day, though another date stands there', () => {
    const layout = layoutOf([
      at(40, 40, 'Corner Shop'),
      at(40, 60, '19/10/2018 20:49:59 #01'),
      at(40, 400, 'Goods may be exchanged until 31/10/2018'),
    ]);
    expect(valuesOf(layout, field('date', 'Date of the purchase (YYYY-MM-DD)'))).toEqual(['2018-10-19']);
  });
});
