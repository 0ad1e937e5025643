import { describe, expect, it } from 'vitest';
import { candidatesOf, columnOfCandidate, plainValue } from '../../model/index.ts';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const NOTICES = templateOf(
  'Parking penalties',
  'One row per penalty charge notice',
  field('a', 'Number of the notice'),
  field('b', 'Date of the contravention'),
  field('c', 'Reduced charge', 'number'),
  field('d', 'Location'),
);

describe('findItems', () => {
  it('takes the document for the row where the noun the user chose names no item of it', () => {
    const layout = layoutOf([at(40, 40, 'Notice number: 4711'), at(40, 60, 'Location: Mill Lane')]);
    const found = findFields(layout, NOTICES, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(found.rowMode).toBe('document');
    expect(found.document['d']).toMatchObject({ chosen: { value: { kind: 'text', text: 'Mill Lane' } } });
  });

  it('keeps the rows of a table that holds the fields', () => {
    const layout = tableLayout([
      ['Number of the notice', 'Location'],
      ['4711', 'Mill Lane'],
      ['4712', 'High Street'],
    ]);
    const found = findFields(layout, NOTICES, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(found.rowMode).toBe('item');
    expect(found.items).toHaveLength(2);
  });

  it('keeps the rows of a table whose heads name nearly all fields where nothing is said of rows', () => {
    const loans = (...fields: [string, string][]) => templateOf('Loans', '', ...fields.map(([id, name]) => field(id, name)));
    const layout = tableLayout([
      ['Shelf', 'Borrower', 'Tool'],
      ['A4', 'Ines Holm', 'Drill'],
      ['B2', 'Karl Vey', 'Plane'],
      ['B7', 'Mona Riis', 'Saw'],
    ]);
    const rowsOf = (template: ReturnType<typeof loans>) =>
      findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).items.length;
    expect(rowsOf(loans(['a', 'Shelf'], ['b', 'Borrower'], ['c', 'Tool']))).toBe(3);
    expect(rowsOf(loans(['a', 'Shelf'], ['b', 'Keeper of the store'], ['c', 'Telephone'], ['d', 'Opening hours']))).toBe(0);
  });

  it('keeps the rows of a list whose fields no label outside names, beside those that one does, where nothing is said of rows', () => {
    const list = tableLayout([
      ['Invoice', 'Invoice date', 'Order', 'Gross', 'Discount', 'Net'],
      ['SI-68900', '08/05/2026', 'P-6378', '673.00', '0.00', '673.00'],
      ['SI-76901', '07/06/2026', 'P-7859', '3,957.00', '0.00', '3,957.00'],
      ['SI-57630', '09/05/2026', 'P-3912', '4,511.64', '81.01', '4,430.63'],
    ]);
    const head = layoutOf([at(20, 300, 'Payment date: 16 July 2026'), at(20, 320, 'Payment reference: 9991705389')]).lines.map(
      (line, row) => ({
        ...line,
        index: list.lines.length + row,
        block: 90,
      }),
    );
    const template = templateOf(
      'Remittances',
      '',
      field('paid', 'Payment date'),
      field('reference', 'Payment reference'),
      field('method', 'Payment method'),
      field('invoice', 'Invoice'),
      field('day', 'Invoice date'),
      field('order', 'Order'),
      field('gross', 'Gross', 'number'),
      field('discount', 'Discount', 'number'),
      field('net', 'Net', 'number'),
    );
    const layout = { ...list, lines: [...list.lines, ...head] };
    const { items, document } = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells: { invoice, paid } }) => [invoice && 'chosen' in invoice && invoice.chosen.printed, paid])).toEqual([
      ['SI-68900', undefined],
      ['SI-76901', undefined],
      ['SI-57630', undefined],
    ]);
    expect(document['paid']).toMatchObject({ chosen: { value: { iso: '2026-07-16' } } });
  });

  it('takes the paper for the row where labels outside its table name more fields than the heads of the table do', () => {
    const log = tableLayout([
      ['From', 'To', 'Formation', 'Diameter', 'Remarks'],
      ['0', '12', 'Top soil', '8', 'damp'],
      ['12', '118', 'Sandy clay', '8', 'wet'],
      ['118', '221', 'Sandstone', '6', 'dry'],
    ]);
    const outside = layoutOf([
      at(20, 200, 'Owner: Percy Harwell'),
      at(20, 220, 'Date completed: 23 June 2026'),
      at(20, 240, 'License number: WD-4265'),
    ]).lines.map((line, at) => ({ ...line, index: log.lines.length + at, block: log.lines.length + at }));
    const layout = { ...log, lines: [...log.lines, ...outside] };
    const wells = templateOf(
      'Wells',
      'One row per well',
      field('owner', 'Owner'),
      field('completed', 'Date completed'),
      field('license', 'License number'),
      field('depth', 'Depth of the finished well', 'number'),
      field('water', 'Feet below the ground at which water stands', 'number'),
      field('yield', 'Gallons per minute', 'number'),
      field('casing', 'What the pipe is made of'),
      field('county', 'County'),
    );
    const found = findFields(layout, wells, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(found).toMatchObject({ rowMode: 'document', document: { owner: { chosen: { value: { text: 'Percy Harwell' } } } } });
  });

  it('keeps the rows of line items, however much is asked of the document beside them', () => {
    const beside = [
      'Supplier',
      'Customer',
      'Invoice number',
      'Invoice date',
      'Due date',
      'Order number',
      'Delivery date',
      'IBAN',
      'Currency',
    ];
    const lines = templateOf(
      'Invoice lines',
      'One row per line item',
      field('a', 'Description'),
      field('b', 'Quantity', 'number'),
      field('c', 'Unit price', 'number'),
      field('d', 'Amount', 'number'),
      ...beside.map((name, at) => field(`beside-${at}`, name)),
    );
    const layout = tableLayout([
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ['Hose clamp', '12', '2.50', '30.00'],
      ['Gasket', '40', '2.20', '88.00'],
    ]);
    expect(findFields(layout, lines, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).items).toHaveLength(2);
  });

  it('shows what stands in order below each other where no column has a head', () => {
    const berths = templateOf('Berths', 'One row per berth', field('a', 'Berth'), field('b', 'Vessel'), field('c', 'Nights', 'number'));
    const layout = tableLayout(
      [
        ['P7518', 'Zephyr', '12'],
        ['P3143', 'Sula', '4'],
        ['P7401', 'Old Tern', '9'],
      ],
      0,
    );
    const { items } = findFields(layout, berths, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells['b'] && 'chosen' in cells['b'] && cells['b'].chosen.printed)).toEqual([
      'Zephyr',
      'Sula',
      'Old Tern',
    ]);
    expect(items.flatMap(({ cells }) => Object.values(cells).map(({ state }) => state))).not.toContain('found');
  });

  it('takes the only table for the rows where its heads are in words that no field has', () => {
    const talks = templateOf(
      'Conference',
      'One row per talk',
      field('a', 'Person who speaks'),
      field('b', 'Fee to pay in total', 'number'),
      field('c', 'Remark of the organiser'),
    );
    const layout = tableLayout([
      ['Kto', 'Sala', 'Opłata'],
      ['Anna Nowak', 'B-12', '120,00 zł'],
      ['Piotr Lis', 'A-3', '95,50 zł'],
      ['Maria Zych', 'B-14', '80,00 zł'],
    ]);
    const found = findFields(layout, talks, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(found.rowMode).toBe('item');
    expect(found.items.map(({ cells }) => cells['a'])).toMatchObject([
      { chosen: { value: { text: 'Anna Nowak' } } },
      { chosen: { value: { text: 'Piotr Lis' } } },
      { chosen: { value: { text: 'Maria Zych' } } },
    ]);
  });

  it('says of an empty cell that it is empty only where no other column of its meaning is filled and no row above may speak for it', () => {
    const moves = templateOf(
      'Stock',
      'One row per movement',
      field('day', 'Date'),
      field('number', 'Number of the movement'),
      field('quantity', 'Quantity', 'number'),
      field('remark', 'Remark'),
    );
    const layout = tableLayout([
      ['Date', 'Number', 'Quantity', 'Quantity', 'Remark'],
      ['2024-03-01', 'A-1', '30', '', 'late'],
      ['', 'A-2', '', '8', ''],
      ['2024-03-02', 'A-3', '12', '', 'late'],
    ]);
    const { items } = findFields(layout, moves, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(['day', 'remark'].map((id) => items[1]?.cells[id]?.state)).toEqual(['not_found', 'absent']);
    // Whichever of the two columns was taken, the rows that fill the other one do not lack a quantity.
    expect(items.map(({ cells }) => cells['quantity']?.state)).not.toContain('absent');
  });

  it('does not say that a cell is empty where what stands beside it may be its value', () => {
    const results = templateOf(
      'Results',
      'One row per swimmer',
      field('rank', 'Rank', 'number'),
      field('born', 'Born', 'number'),
      field('club', 'Club'),
      field('points', 'Points', 'number'),
    );
    const rows = Array.from({ length: 12 }, (_, at) => [`${at + 1}`, `${1990 + at}`, 'Harbour Swimmers', `${300 + at}`, '']);
    // Two cells read as one, and a value that slipped into a column without a head; the third row has none.
    rows[4] = ['5', '', '1994 Harbour Swimmers', '304', ''];
    rows[6] = ['7', '1996', 'Harbour Swimmers', '', '306'];
    rows[9] = ['10', '1999', 'Harbour Swimmers', '', ''];
    const layout = tableLayout([['Rank', 'Born', 'Club', 'Points', ''], ...rows]);
    const { items } = findFields(layout, results, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect([items[4]?.cells['born'], items[6]?.cells['points'], items[9]?.cells['points']].map((cell) => cell?.state)).toEqual([
      'not_found',
      'not_found',
      'absent',
    ]);
  });

  it('keeps an item that is called a total of something', () => {
    const tests = templateOf(
      'Blood tests',
      'One row per test',
      field('a', 'Test'),
      field('b', 'Result', 'number'),
      field('c', 'Unit'),
      field('d', 'Reference range'),
    );
    const layout = tableLayout([
      ['Test', 'Result', 'Unit', 'Reference range'],
      ['Sodium', '140', 'mmol/L', '133 to 146'],
      ['Gesamtprotein', '3.8', 'mmol/L', '2.8 to 5'],
      ['Ferritin', '41', 'ug/L', '30 to 400'],
    ]);
    expect(findFields(layout, tests, { rowMode: 'item', linker: LINKER, ranker: RANKER }).items).toHaveLength(3);
  });

  it('offers for a cell that is not sure what other columns of its row say, told by their column', () => {
    const lines = templateOf(
      'Invoice lines',
      'One row per line',
      field('a', 'Description'),
      field('b', 'How many', 'number'),
      field('c', 'Amount of the line', 'number'),
    );
    const layout = tableLayout([
      ['Position', 'Description', 'Pcs', 'Value'],
      ['1', 'Hose clamp', '12', '30.00'],
      ['2', 'Gasket', '40', '88.00'],
      ['3', 'Relay', '25', '61.25'],
    ]);
    const { items } = findFields(layout, lines, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    const offered = items.map(({ cells }) => {
      const cell = cells['c']!;
      if (cell.state === 'not_looked_for') return [];
      return candidatesOf(cell).map((each) => [columnOfCandidate(each), plainValue(each.value)]);
    });
    expect(offered[0]).toContainEqual([2, 12]);
    expect(offered[1]).toContainEqual([2, 40]);
    // Words are no number, whatever their column.
    expect(offered.flat().filter(([column]) => column === 1)).toEqual([]);
    const confidences = items.map(({ cells }) => candidatesOf(cells['c']!).map(({ confidence }) => confidence));
    for (const [first = 0, ...others] of confidences) for (const other of others) expect(other).toBeLessThanOrEqual(first);
  });

  it('looks for items alone where a person asked for them', () => {
    const found = findFields(layoutOf([at(40, 40, 'Location: Mill Lane')]), NOTICES, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(found).toMatchObject({ rowMode: 'item', items: [] });
  });
});
