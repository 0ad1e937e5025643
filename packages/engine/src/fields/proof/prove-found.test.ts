import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import type { DocumentLayout, FieldResult, Template } from '../../model/index.ts';
import { assembleRows } from '../../rows/assemble-rows.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

/** What proves each cell, row by row; null where nothing does. */
function proofsOf(layout: DocumentLayout, template: Template): Record<string, string | null>[] {
  const { rows } = assembleRows(findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER }), layout, template);
  return rows.map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([id, cell]) => [id, proofIn(cell)])));
}

function proofIn(cell: FieldResult): string | null {
  if (!('chosen' in cell)) return null;
  const { proof, confidence } = cell.chosen;
  // What is proved is shown as sure, and as nearly certain.
  if (proof) expect([cell.state, confidence >= 0.99]).toEqual(['found', true]);
  return proof?.reason ?? null;
}

const BANK = templateOf('Payment', 'One row per paper', field('iban', 'IBAN'));
const IBAN = 'DE89370400440532013000';

describe('check digits', () => {
  it('prove the only IBAN, beside its label', () => {
    expect(proofsOf(layoutOf([at(40, 40, `IBAN: ${IBAN}`)]), BANK)).toEqual([
      { iban: 'The check digits of the IBAN hold, and it is the only one in the document.' },
    ]);
  });

  it.each([
    ['that do not hold', [`IBAN: ${IBAN.replace('89', '88')}`]],
    ['of a number that stands in a sentence', [`Transfers to ${IBAN} are free`]],
    ['of one of two, of which the other may be meant', [`IBAN: ${IBAN}`, 'Debited from GB82 WEST 1234 5698 7654 32']],
  ])('prove nothing %s', (_says, lines) => {
    expect(proofsOf(layoutOf(lines.map((line, row) => at(40, 40 + 20 * row, line))), BANK)).toEqual([{ iban: null }]);
  });

  it.each([
    ['ISIN', 'US0378331005', 'US0378331006'],
    ['Container number', 'CSQU3054383', 'CSQU3054384'],
    ['VAT number', 'ESA13585625', 'ESA13585626'],
    ['VAT number', 'IE6433435F', 'IE6433435E'],
  ])('prove the only %s that holds (%s), and one that fails (%s) is never sure', (name, right, wrong) => {
    const template = templateOf('Paper', 'One row per paper', field('code', name));
    const layout = (code: string): DocumentLayout => layoutOf([at(40, 40, `${name}: ${code}`)]);
    expect(proofsOf(layout(right), template)[0]?.['code']).toContain('hold, and it is the only one');
    const { rows } = assembleRows(
      findFields(layout(wrong), template, { rowMode: 'auto', linker: LINKER, ranker: RANKER }),
      layout(wrong),
      template,
    );
    expect(rows[0]?.cells['code']).toMatchObject({
      state: 'unsure',
      chosen: { reason: expect.stringContaining('its check digits do not hold') },
    });
  });

  it('prove nothing of one of two codes that hold', () => {
    const template = templateOf('Paper', 'One row per paper', field('code', 'ISIN'));
    const layout = layoutOf([at(40, 40, 'ISIN: US0378331005'), at(40, 60, 'Exchanged for DE0007164600 on demand')]);
    expect(proofsOf(layout, template)[0]?.['code']).toBeNull();
  });

  it('prove nothing of a customer by the number of the company that writes', () => {
    const template = templateOf('Invoice', 'One row per invoice', field('vat', 'VAT number of the customer'));
    expect(proofsOf(layoutOf([at(40, 40, 'VAT number: DE136695976')]), template)[0]?.['vat']).toBeNull();
  });
});

const INVOICE = templateOf(
  'Invoices',
  'One row per invoice',
  field('net', 'Net total', 'number'),
  field('gross', 'Total including VAT', 'number'),
);

const sums = (gross: string): DocumentLayout =>
  layoutOf([
    at(40, 300, 'Net total'),
    at(300, 300, '€ 100.00'),
    at(40, 316, 'VAT 20%'),
    at(300, 316, '€ 20.00'),
    at(40, 332, 'Total including VAT'),
    at(300, 332, `€ ${gross}`),
  ]);

describe('sums', () => {
  it('prove net and total where the tax between them is printed, asked for or not', () => {
    const reason = '100.00 and 20.00 make 120.00.';
    expect(proofsOf(sums('120.00'), INVOICE)).toEqual([{ net: reason, gross: reason }]);
  });

  it('prove nothing where they do not come out', () => {
    expect(proofsOf(sums('130.00'), INVOICE)).toEqual([{ net: null, gross: null }]);
  });
});

const LINES = templateOf(
  'Invoice lines',
  'One row per line',
  field('what', 'Description'),
  field('pieces', 'Quantity', 'number'),
  field('price', 'Unit price', 'number'),
  field('amount', 'Amount', 'number'),
);

const lines = (last: string): DocumentLayout =>
  tableLayout([
    ['Description', 'Quantity', 'Unit price', 'Amount'],
    ['Rain barrel', '3', '40.00', '120.00'],
    ['Leaf rake', '1', '7.50', '7.50'],
    ['Hand trowel', '4', '9.00', last],
  ]);

describe('rows', () => {
  it('prove quantity, price and amount where every row multiplies out', () => {
    const [first] = proofsOf(lines('36.00'), LINES);
    expect(first).toEqual({
      what: null,
      pieces: '3 times 40.00 is 120.00 in its row.',
      price: '3 times 40.00 is 120.00 in its row.',
      amount: '3 times 40.00 is 120.00 in its row.',
    });
  });

  it('prove nothing where one does not', () => {
    expect(proofsOf(lines('63.00'), LINES)).toEqual([1, 2, 3].map(() => ({ what: null, pieces: null, price: null, amount: null })));
  });

  it('prove running balances, and dates that follow each other', () => {
    const template = templateOf(
      'Statement',
      'One row per booking',
      field('day', 'Date'),
      field('amount', 'Amount', 'number'),
      field('balance', 'Balance', 'number'),
    );
    const bookings = (days: readonly string[]): DocumentLayout =>
      tableLayout([
        ['Date', 'Amount', 'Balance'],
        ...days.map((day, row) => [day, `${row + 1}0.00`, ['100.00', '120.00', '150.00', '190.00'][row] ?? '']),
      ]);
    const [first, second] = proofsOf(bookings(['2025-03-01', '2025-03-04', '2025-03-04', '2025-03-19']), template);
    expect(first?.['day']).toBe('The 4 dates of its column follow each other.');
    expect(second?.['amount']).toBe('100.00 and 20.00 are 120.00.');
    const mixed = proofsOf(bookings(['2025-03-11', '2025-03-04', '2025-03-14', '2025-03-19']), template);
    expect(mixed.map(({ day }) => day)).toEqual([null, null, null, null]);
  });
});

describe('rows that do not come out', () => {
  const reasonsOf = (layout: DocumentLayout, template: Template): (string | null)[][] =>
    assembleRows(findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER }), layout, template).rows.map(
      ({ cells }) =>
        Object.values(cells).map((cell) => (cell.state === 'unsure' && /, not /.test(cell.chosen.reason) ? cell.chosen.reason : null)),
    );

  it('are to check with the figures where nearly all others do', () => {
    const rows = ['120.00', '36.00', '70.00', '18.00', '27.00'].map((amount, at) => {
      const [pieces, price] = [
        ['3', '40.00'],
        ['2', '18.00'],
        ['7', '10.00'],
        ['4', '4.50'],
        ['9', '2.50'],
      ][at] as [string, string];
      return [`Rope ${at}`, pieces, price, amount];
    });
    const reason = '9 times 2.50 is 22.50, not 27.00.';
    expect(reasonsOf(tableLayout([['Description', 'Quantity', 'Unit price', 'Amount'], ...rows]), LINES)).toEqual([
      ...[1, 2, 3, 4].map(() => [null, null, null, null]),
      [null, reason, reason, reason],
    ]);
  });

  it('are to check where a balance does not follow from the one above', () => {
    const template = templateOf(
      'Statement',
      'One row per booking',
      field('day', 'Date'),
      field('amount', 'Amount', 'number'),
      field('balance', 'Balance', 'number'),
    );
    const balances = ['100.00', '110.00', '125.00', '131.00', '181.00', '151.00', '160.00'];
    const amounts = ['5.00', '10.00', '15.00', '6.00', '8.00', '12.00', '9.00'];
    const rows = balances.map((balance, at) => [`2025-03-0${at + 1}`, amounts[at] ?? '', balance]);
    const told = reasonsOf(tableLayout([['Date', 'Amount', 'Balance'], ...rows]), template);
    expect(told.map(([, , balance]) => balance)).toEqual([
      null,
      null,
      null,
      '131.00 and 8.00 is 139.00, not 181.00.',
      '181.00 and 12.00 is 193.00, not 151.00.',
      '181.00 and 12.00 is 193.00, not 151.00.',
      null,
    ]);
  });
});

const LETTER = templateOf('Letters', 'One row per letter', field('reference', 'Reference number'));

describe('two places', () => {
  it('prove what stands beside two labels, and beside one and elsewhere', () => {
    expect(proofsOf(layoutOf([at(40, 40, 'Reference number: AB-4711'), at(40, 700, 'Reference number: AB-4711')]), LETTER)).toEqual([
      { reference: 'It stands beside “Reference number” and again beside “Reference number”.' },
    ]);
    expect(
      proofsOf(layoutOf([at(40, 40, 'Reference number: AB-4711'), at(40, 80, 'Please quote AB-4711 when you write')]), LETTER),
    ).toEqual([{ reference: 'It stands beside “Reference number” and again on page 1.' }]);
  });

  it.each([
    [
      'one value of two',
      [at(40, 40, 'Reference number: AB-4711'), at(40, 60, 'Reference number: AB-4711'), at(40, 80, 'Reference number: CD-9902')],
    ],
    [
      'what the head of each page repeats',
      [at(40, 40, 'Reference number: AB-4711'), at(40, 40, 'Reference number: AB-4711', { pageNumber: 2 })],
    ],
  ])('prove nothing of %s', (_says, printed) => {
    expect(proofsOf(layoutOf(printed), LETTER)).toEqual([{ reference: null }]);
  });
});

/** State and reason of each cell of the first row. */
function firstRow(layout: DocumentLayout, template: Template): Record<string, [string, string]> {
  const { rows } = assembleRows(findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER }), layout, template);
  return Object.fromEntries(
    Object.entries(rows[0]?.cells ?? {}).map(([id, cell]) => [id, [cell.state, 'chosen' in cell ? cell.chosen.reason : '']]),
  );
}

describe('days that cannot both be right', () => {
  it.each([
    ['Start date', 'End date'],
    ['Invoice date', 'Due date'],
  ])('are to check: %s after %s', (first, second) => {
    const template = templateOf('Paper', 'One row per paper', field('from', first), field('to', second));
    const layout = (to: string): DocumentLayout => layoutOf([at(40, 40, `${first}: 2024-05-10`), at(40, 60, `${second}: ${to}`)]);
    expect(firstRow(layout('2024-04-10'), template)).toEqual({
      from: ['unsure', `2024-05-10 lies after 2024-04-10, which “to” says.`],
      to: ['unsure', `2024-04-10 lies before 2024-05-10, which “from” says.`],
    });
    expect(JSON.stringify(firstRow(layout('2024-05-10'), template))).not.toContain('lies');
  });
});

describe('a total that is not what its rows make', () => {
  const template = { ...LINES, entities: [...LINES.entities, ...templateOf('x', '', field('total', 'Total amount', 'number')).entities] };
  const invoice = (...below: string[]): DocumentLayout => {
    const table = tableLayout([
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ['Rain barrel', '3', '40.00', '120.00'],
      ['Leaf rake', '2', '7.50', '15.00'],
      ['Hand trowel', '4', '9.00', '36.00'],
    ]);
    const more = layoutOf(below.map((line, row) => at(40, 500 + 20 * row, line)));
    const from = table.lines.length;
    return { ...table, lines: [...table.lines, ...more.lines.map((line) => ({ ...line, index: line.index + from }))] };
  };

  it('is to check where nothing that is printed explains it', () => {
    expect(firstRow(invoice('Total amount: 177.00'), template)['total']).toEqual(['unsure', 'Its 3 rows make 171.00, not 177.00.']);
  });

  it.each([
    ['it is what they make', ['Total amount: 171.00']],
    ['a subtotal says what they make', ['Subtotal: 171.00', 'Total amount: 177.00']],
    ['an amount is taken off', ['Discount: -17.10', 'Total amount: 153.90']],
    ['a rate is added', ['plus 20 % VAT', 'Total amount: 205.20']],
  ])('is not doubted where %s', (_says, below) => {
    expect(firstRow(invoice(...below), template)['total']?.[1]).not.toContain('rows make');
  });
});

describe('net, tax and total of more than one net amount', () => {
  it('are not doubted where the one after the discount adds up', () => {
    const template = templateOf(
      'Invoices',
      'One row per invoice',
      field('sub', 'Subtotal', 'number'),
      field('net', 'Net total', 'number'),
      field('tax', 'VAT amount', 'number'),
      field('gross', 'Total including VAT', 'number'),
    );
    const printed = [
      'Subtotal: 1000.00',
      'Discount 10%: -100.00',
      'Net total: 900.00',
      'VAT amount: 180.00',
      'Total including VAT: 1080.00',
    ];
    const row = firstRow(layoutOf(printed.map((line, index) => at(40, 40 + 20 * index, line))), template);
    expect(JSON.stringify(row)).not.toContain('do not make');
  });
});
