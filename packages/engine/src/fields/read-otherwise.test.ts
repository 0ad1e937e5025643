import { expect, it } from 'vitest';
import { assembleRows } from '../rows/assemble-rows.ts';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from './ranker/ranker.test-fixture.ts';
import type { DocumentLayout, FieldResult, Template, WordReading } from '../model/index.ts';
import { at, field, layoutOf, templateOf } from './document/layout.test-fixture.ts';
import { findFields } from './find-fields.ts';
import { deriveValue } from './propose/derive-value.ts';

type Line = ReturnType<typeof at>;

/** Recognised lines; words have other readings where these name them. */
function scanOf(lines: readonly Line[], readings: Readonly<Record<string, readonly string[]>>): DocumentLayout {
  const layout = layoutOf(lines.map((line) => ({ ...line, origin: 'ocr' as const })));
  const otherwise = (text: string): WordReading[] => (readings[text] ?? []).map((other) => ({ text: other, confidence: 0.3 }));
  return {
    ...layout,
    lines: layout.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, alternatives: otherwise(word.text) })) })),
  };
}

function cellOf(
  template: Template,
  lines: readonly Line[],
  readings: Readonly<Record<string, readonly string[]>>,
  id: string,
): FieldResult {
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
  const read = (print: string, readings: Readonly<Record<string, readonly string[]>>): unknown => {
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
