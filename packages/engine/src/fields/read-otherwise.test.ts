import { expect, it } from 'vitest';
import { assembleRows } from '../rows/assemble-rows.ts';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from './ranker/ranker.test-fixture.ts';
import type { DocumentLayout, FieldResult, Template, WordReading } from '../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from './document/layout.test-fixture.ts';
import { findFields } from './find-fields.ts';
import { deriveValue } from './propose/derive-value.ts';

type Line = ReturnType<typeof at>;

type Readings = Readonly<Record<string, readonly string[]>>;

/** Recognised lines; words have other readings where these name them. */
const scanOf = (lines: readonly Line[], readings: Readings): DocumentLayout =>
  withReadings(layoutOf(lines.map((line) => ({ ...line, origin: 'ocr' as const }))), readings);

function withReadings(layout: DocumentLayout, readings: Readings): DocumentLayout {
  const otherwise = (text: string): WordReading[] => (readings[text] ?? []).map((other) => ({ text: other, confidence: 0.3 }));
  return {
    ...layout,
    lines: layout.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, alternatives: otherwise(word.text) })) })),
  };
}

function cellOf(template: Template, lines: readonly Line[], readings: Readings, id: string): FieldResult {
  const layout = scanOf(lines, readings);
  const found = findFields(layout, template, { rowMode: 'document', linker: LINKER, ranker: RANKER });
  return assembleRows(found, layout, template).rows[0]?.cells[id] as FieldResult;
}

const offered = (cell: FieldResult): unknown[] => ('alternatives' in cell ? cell.alternatives.map(({ value }) => value) : []);

const IBAN = templateOf('Invoice', 'Supplier invoices.', field('iban', 'IBAN'));

it('takes the reading of an IBAN whose check digits hold, says so, offers the first one and is never sure of it', () => {
  const lines = [at(40, 40, 'Northwind Trading Ltd.'), at(40, 60, 'IBAN: DE89 3704 0O44 0532 0130 00')];
  const cell = cellOf(IBAN, lines, { '0O44': ['0044', '0O41'] }, 'iban');
  expect(cell).toMatchObject({
    state: 'unsure',
    chosen: {
      value: { kind: 'text', text: 'DE89 3704 0044 0532 0130 00' },
      reason: expect.stringContaining('read as “0044”, not “0O44”, because its check digits hold'),
    },
  });
  expect(offered(cell)[0]).toEqual({ kind: 'text', text: 'DE89 3704 0O44 0532 0130 00' });
  const [chosen] = 'chosen' in cell ? [cell.chosen] : [];
  expect(chosen && deriveValue(chosen.evidence, chosen.derivation, IBAN.entities[0]!)).toEqual(chosen?.value);
});

it('changes nothing where the first reading holds or no other one does', () => {
  const read = (print: string, readings: Readings): unknown => {
    const cell = cellOf(IBAN, [at(40, 60, `IBAN: ${print}`)], readings, 'iban');
    return 'chosen' in cell ? cell.chosen.value : null;
  };
  expect(read('DE89370400440532013000', { DE89370400440532013000: ['DE89370400440532013O00'] })).toMatchObject({
    text: 'DE89370400440532013000',
  });
  expect(read('DE89370400440532013001', { DE89370400440532013001: ['DE89370400440532013007'] })).toMatchObject({
    text: 'DE89370400440532013001',
  });
});

it('takes the reading that is a date or an amount, only where letters stood among figures', () => {
  const template = templateOf('Receipt', 'Receipts.', field('date', 'Date of the receipt (YYYY-MM-DD)'), field('total', 'Total', 'number'));
  const lines = [at(40, 40, 'Date: 17/O3/2B19'), at(40, 300, 'Total'), at(300, 300, '1Z.50')];
  const readings = { '17/O3/2B19': ['17/03/2019'], '1Z.50': ['12.50'] };
  expect(cellOf(template, lines, readings, 'total')).toMatchObject({
    state: 'unsure',
    chosen: { value: { kind: 'number', number: 12.5 } },
  });
  expect(cellOf(template, lines, readings, 'date')).toMatchObject({
    chosen: { value: { kind: 'date', iso: '2019-03-17' }, reason: expect.stringContaining('because it is a date') },
  });
  expect(cellOf(template, [at(40, 300, 'Total'), at(300, 300, '1250')], { '1250': ['12.50'] }, 'total')).toMatchObject({
    chosen: { value: { kind: 'number', number: 1250 } },
  });
});

it('takes the reading that is on the list of the field, and none where two are', () => {
  const branch = { ...field('branch', 'Branch'), rules: { oneOf: ['Hull', 'York'] } };
  const cell = cellOf(templateOf('Slip', 'Slips.', branch), [at(40, 40, 'Branch: HuII')], { HuII: ['Hull', 'HuIl'] }, 'branch');
  expect(cell).toMatchObject({
    state: 'unsure',
    chosen: { value: { text: 'Hull' }, reason: expect.stringContaining('because it is on the list') },
  });
  const either = cellOf(templateOf('Slip', 'Slips.', branch), [at(40, 40, 'Branch: HuII')], { HuII: ['Hull', 'York'] }, 'branch');
  expect(either).toMatchObject({ chosen: { value: { text: 'HuII' } } });
});

it('finds the value of a short label that was misread by one letter', () => {
  const template = templateOf('Receipt', 'Receipts.', field('tax', 'Tax', 'number'));
  const lines = [at(40, 300, 'Tex'), at(300, 300, '0.70'), at(40, 320, 'Other'), at(300, 320, '3.10')];
  expect(cellOf(template, lines, { Tex: ['Tax'] }, 'tax')).toMatchObject({ chosen: { value: { kind: 'number', number: 0.7 } } });
});

it('takes the reading with which net, tax and total add up', () => {
  const template = templateOf(
    'Invoice',
    'Supplier invoices.',
    field('net', 'Total before tax', 'number'),
    field('tax', 'Total tax', 'number'),
    field('gross', 'Total including tax', 'number'),
  );
  const lines = [
    ['Subtotal', '481.50'],
    ['VAT 20%', '96.30'],
    ['Total including tax', '571.80'],
  ].flatMap(([label = '', amount = ''], row) => [at(40, 300 + 16 * row, label), at(300, 300 + 16 * row, amount)]);
  const cell = cellOf(template, lines, { '571.80': ['577.80', '511.80'] }, 'gross');
  expect(cell).toMatchObject({
    state: 'unsure',
    chosen: {
      value: { kind: 'number', number: 577.8 },
      reason: expect.stringContaining('read as “577.80”, not “571.80”, because the sum comes out'),
    },
  });
  expect(offered(cell)[0]).toMatchObject({ number: 571.8 });
});

it('takes the label that two misread words make together, before a value without a colon', () => {
  const template = templateOf('Slip', 'Slips.', field('order', 'Order ref'));
  const readings = { Orber: ['Order', 'Orbes'], nef: ['net', 'ref'] };
  for (const lines of [[at(40, 300, 'Orber nef: AB-4711')], [at(40, 300, 'Orber nef AB-4711')]])
    expect(cellOf(template, lines, readings, 'order')).toMatchObject({ chosen: { value: { text: 'AB-4711' } } });
});

it('takes one label for the same whatever its capitals', () => {
  const template = templateOf('Receipt', 'Receipts.', field('tax', 'Tax', 'number'));
  const lines = [at(40, 300, 'Tcx'), at(300, 300, '0.70'), at(40, 320, 'Other'), at(300, 320, '3.10')];
  expect(cellOf(template, lines, { Tcx: ['TAX', 'Tax'] }, 'tax')).toMatchObject({ chosen: { value: { kind: 'number', number: 0.7 } } });
});

it.each([
  ['a container', 'CSQU3O54383', ['CSQU3054383', 'CSQU3O54333'], 'CSQU3054383'],
  ['an article, letters among whose figures are none', '4O06381333931', ['4006381333931', '4006381383931'], '4006381333931'],
  ['nothing, where figures alone may be another number', '4006381333937', ['4006381333931'], '4006381333937'],
])('takes the code whose check digits hold: %s', (_what, printed, readings, value) => {
  const template = templateOf('Slip', 'Slips.', field('code', 'Code'));
  expect(cellOf(template, [at(40, 40, `Code: ${printed}`)], { [printed]: readings }, 'code')).toMatchObject({
    chosen: { value: { text: value } },
  });
});

it('takes the article number whose check digit holds where those of the others do', () => {
  const template = templateOf('Slip', 'Slips.', field('code', 'Code'));
  const others = ['4006381333948', '9780306406157', '5901234123457'].map((code, row) => at(40, 100 + 20 * row, code));
  expect(cellOf(template, [at(40, 40, 'Code: 4006381333937'), ...others], { '4006381333937': ['4006381333931'] }, 'code')).toMatchObject({
    state: 'unsure',
    chosen: { value: { text: '4006381333931' }, reason: expect.stringContaining('because its check digits hold') },
  });
});

it('takes the day there is for one that there is not', () => {
  const template = templateOf('Receipt', 'Receipts.', field('date', 'Date of the receipt (YYYY-MM-DD)'));
  expect(cellOf(template, [at(40, 40, 'Date: 37/03/2019')], { '37/03/2019': ['17/03/2019'] }, 'date')).toMatchObject({
    chosen: { value: { kind: 'date', iso: '2019-03-17' } },
  });
  expect(cellOf(template, [at(40, 40, 'Date: 11/03/2019')], { '11/03/2019': ['17/03/2019'] }, 'date')).toMatchObject({
    chosen: { value: { kind: 'date', iso: '2019-03-11' } },
  });
});

const LINES = templateOf(
  'Invoice',
  'One row per line',
  field('what', 'Description'),
  field('pieces', 'Quantity', 'number'),
  field('price', 'Unit price', 'number'),
  field('amount', 'Amount', 'number'),
);

const invoiceLines = (amounts: readonly string[]): string[][] => [
  ['Description', 'Quantity', 'Unit price', 'Amount'],
  ...[
    ['3', '40.00'],
    ['2', '18.00'],
    ['7', '10.00'],
    ['4', '4.50'],
    ['9', '2.50'],
  ].map(([pieces = '', price = ''], at) => [`Rope ${at}`, pieces, price, amounts[at] ?? '']),
];

const rowsOf = (layout: DocumentLayout, template: Template): Record<string, FieldResult>[] =>
  assembleRows(findFields(layout, template, { rowMode: 'item', linker: LINKER, ranker: RANKER }), layout, template).rows.map(
    ({ cells }) => cells,
  );

it('takes the reading with which a row comes out where the others do, and offers what only looks like it', () => {
  const layout = tableLayout(invoiceLines(['120.00', '36.00', '70.00', '18.00', '27.50']));
  const read = rowsOf(withReadings(layout, { '27.50': ['21.50', '22.50'] }), LINES).at(-1)?.['amount'] as FieldResult;
  expect(read).toMatchObject({
    state: 'unsure',
    chosen: { value: { number: 22.5 }, reason: expect.stringContaining('read as “22.50”, not “27.50”, because its row comes out then') },
  });
  expect(offered(read)[0]).toMatchObject({ number: 27.5 });

  const alike = rowsOf(tableLayout(invoiceLines(['120.00', '36.00', '70.00', '78.00', '22.50'])), LINES)[3]?.['amount'] as FieldResult;
  expect(alike).toMatchObject({ state: 'unsure', chosen: { value: { number: 78 } } });
  expect(offered(alike)[0]).toMatchObject({ number: 18 });
});

it('takes the reading with which a column adds up to its total, and none where two do', () => {
  const template = templateOf(
    'Donations',
    'One row per donor',
    field('donor', 'Donor'),
    field('amount', 'Amount', 'number'),
    field('all', 'Grand total', 'number'),
  );
  const table = tableLayout([
    ['Donor', 'Amount'],
    ['Ash', '32.00'],
    ['Beech', '109.00'],
    ['Cedar', '48.00'],
    ['Elm', '201.00'],
  ]);
  const foot = layoutOf([at(20, 400, 'Grand total: 384.00')]).lines.map((line) => ({
    ...line,
    index: table.lines.length,
    block: table.lines.length,
  }));
  const blocks = foot.map(({ index, box }) => ({ index, pageNumber: 1, box, lines: [index], role: 'text' as const }));
  const layout: DocumentLayout = { ...table, lines: [...table.lines, ...foot], blocks: [...table.blocks, ...blocks] };
  const amounts = (readings: Readings): unknown[] =>
    rowsOf(withReadings(layout, readings), template).map(
      ({ amount }) => amount && 'chosen' in amount && [amount.state, amount.chosen.value],
    );
  expect(amounts({ '109.00': ['103.00', '100.00'] })[1]).toMatchObject(['unsure', { number: 103 }]);
  expect(amounts({ '109.00': ['103.00'], '48.00': ['42.00'] })[1]).toMatchObject([expect.anything(), { number: 109 }]);
});
