import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { type DocumentLayout, type FieldResult, LEAST_SURE, type TemplateField } from '../../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

function cellsOf(layout: DocumentLayout, ...fields: TemplateField[]): (FieldResult | undefined)[] {
  const { document } = findFields(layout, templateOf('Papers', 'One row per paper.', ...fields), {
    rowMode: 'document',
    linker: LINKER,
    ranker: RANKER,
  });
  return fields.map(({ id }) => document[id]);
}

describe('what is never sure by itself', () => {
  it('is one of several values of a kind that stand side by side in a row', () => {
    const layout = tableLayout([
      ['', 'North', 'South', 'Attic'],
      ['Date', '28.07.2025', '30.07.2025', '28.07.2025'],
      ['Colour', 'red', 'white', 'red'],
    ]);
    const [cell] = cellsOf(layout, field('a', 'Date'));
    expect(cell).toMatchObject({ state: 'unsure', chosen: { reason: expect.stringContaining('beside it stands') } });
    expect(cell && 'chosen' in cell && cell.chosen.confidence).toBeLessThanOrEqual(0.66);
  });

  it('is the only date of a document for a field that no list knows and no label names', () => {
    const layout = layoutOf([at(40, 40, 'The Borrowed Harbour'), at(40, 80, 'Longshore Productions'), at(40, 120, '13 March 2026')]);
    const [cell] = cellsOf(layout, field('boarding', 'Day on which they come on board'));
    expect(cell).toMatchObject({
      state: 'unsure',
      chosen: { value: { iso: '2026-03-13' }, reason: 'the only one in the document' },
    });
    expect(cell && 'chosen' in cell && cell.chosen.confidence).toBeLessThanOrEqual(0.8);
  });

  it('is a date beside words that name the field only in part, where no list knows it', () => {
    const [cell] = cellsOf(
      layoutOf([at(40, 40, 'Shore League'), at(40, 80, 'Next match of the hosts: 16 December 2025')]),
      field('a', 'Date of the match (YYYY-MM-DD)'),
    );
    expect(cell).toMatchObject({ state: 'unsure', chosen: { value: { iso: '2025-12-16' } } });
  });

  it('is a number in a row in which another stands with its unit', () => {
    const layout = tableLayout([
      ['Meter', 'Number', 'Reading'],
      ['Cold water', '2189680', '284.2 m³'],
      ['Gas', '6283494', '624 m³'],
    ]);
    const [cell] = cellsOf(layout, field('a', 'Cold water', 'number'));
    expect(cell).toMatchObject({ state: 'unsure', chosen: { reason: expect.stringContaining('beside it stands “284.2 m³”') } });
  });

  it('is a head of a list, though it stands right of the field’s label, which stands again over the list’s next part', () => {
    const heads = ['nr', 'holder', 'front / power', 'kind', 'fee'];
    const rows = [
      ['1', 'Ada Brandt', '4 m', 'fixed', '12.50'],
      ['2', 'Jon Berg', '6 m', 'day', '9.00'],
    ];
    const [cell] = cellsOf(tableLayout([heads, ...rows, ...rows, heads, ...rows]), field('a', 'holder'));
    expect(cell && 'chosen' in cell && cell.chosen.printed).toBe('front / power');
    expect(cell).toMatchObject({ state: 'unsure' });
    expect(cell && 'chosen' in cell && [cell.chosen.confidence <= 0.8, cell.chosen.proof]).toEqual([true, undefined]);
  });

  it('is the rest of a cell of a list whose first word is called like the field, though the row stands there twice', () => {
    const rows = [
      ['02 Jan 2026', 'CARD TAKINGS Paypoint', '408.99'],
      ['08 Jan 2026', 'BANK GIRO Revenue Office', '589.00'],
      ['12 Jan 2026', 'COUNTER CREDIT', '505.99'],
      ['19 Jan 2026', 'BANK GIRO Revenue Office', '589.00'],
    ];
    const [cell] = cellsOf(tableLayout([['Date', 'Details', 'Amount'], ...rows]), field('a', 'Bank'));
    expect(cell && 'chosen' in cell && cell.chosen.printed).toBe('GIRO Revenue Office');
    expect(cell).toMatchObject({ state: 'unsure' });
    expect(cell && 'chosen' in cell && cell.chosen.proof).toBeUndefined();
  });

  it('is a number outside a list that would stand in each of its rows alike', () => {
    const list = tableLayout([
      ['Date', 'Details', 'Balance'],
      ['02 Jan 2026', 'CARD TAKINGS Paypoint', '408.99'],
      ['08 Jan 2026', 'GIRO Revenue Office', '301.20'],
      ['12 Jan 2026', 'COUNTER CREDIT', '505.99'],
    ]);
    const above = layoutOf([at(20, 300, 'Paid in: 10,373.53')]).lines.map((line) => ({ ...line, index: list.lines.length, block: 90 }));
    const layout = { ...list, lines: [...list.lines, ...above] };
    const bookings = templateOf(
      'Bookings',
      'One row per booking',
      field('date', 'Date'),
      field('details', 'Details'),
      field('in', 'Paid in', 'number'),
      field('balance', 'Balance', 'number'),
    );
    const { items, document } = findFields(layout, bookings, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(items).toHaveLength(3);
    expect(document['in']).toMatchObject({ state: 'unsure', chosen: { value: { number: 10373.53 } } });
  });

  it('is a column whose head only looks like the field and means another', () => {
    const layout = tableLayout([
      ['Ring', 'Age', 'Wing'],
      ['ANC19320', '6', '67'],
      ['TX56775', '5', '79'],
    ]);
    const template = templateOf(
      'Birds',
      'One row per bird',
      field('ringNumber', 'What is engraved on the ring'),
      field('ringer', 'Whoever is in charge'),
      field('age', 'Age of the bird', 'number'),
      field('wing', 'Length of the wing', 'number'),
    );
    const { items } = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells['ringer']?.state)).not.toContain('found');
  });

  it('is a cell of another shape than all others of its column, and one of a row that hardly has others, though a balance comes out', () => {
    const bookings = Array.from({ length: 12 }, (_, at) => [
      `2025-03-${at + 10}`,
      `${4711 + at}`,
      at % 2 ? 'Ada Brandt' : 'Jon Berg',
      `B ${at}`,
      '1.00',
      `${at + 33}.00`,
    ]);
    const layout = tableLayout([
      ['Date', 'Document', 'Clerk', 'Room', 'Amount', 'Balance'],
      ['', '', 'forward', '', '', '32.00'],
      ...bookings.map((cells, at) => (at === 6 ? [cells[0]!, 'DOCUMENT', ...cells.slice(2)] : cells)),
    ]);
    const template = templateOf(
      'Register',
      'One row per booking',
      field('date', 'Date'),
      field('document', 'Document'),
      field('clerk', 'Clerk'),
      field('room', 'Room'),
      field('amount', 'Amount', 'number'),
      field('balance', 'Balance', 'number'),
    );
    const { items } = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    const statesOf = (id: string): (string | undefined)[] => items.map(({ cells }) => cells[id]?.state);
    expect(items.map(({ cells }) => cells['balance']).map((cell) => cell && 'chosen' in cell && cell.chosen.printed)[0]).toBe('32.00');
    expect(statesOf('balance').slice(0, 2)).toEqual(['unsure', 'found']);
    expect([statesOf('document')[7], statesOf('document')[8]]).toEqual(['unsure', 'found']);
  });

  it('is a word in a column of times, though one in seven cells says it', () => {
    const runners = Array.from({ length: 14 }, (_, at) => [
      `${at + 1}`,
      `${1998 + at}`,
      at % 7 === 6 ? 'disq.' : `1:0${at % 10},3${at % 10}`,
    ]);
    const template = templateOf(
      'Results',
      'One row per runner',
      field('rank', 'Rank', 'number'),
      field('born', 'Born', 'number'),
      field('time', 'Time'),
    );
    const { items } = findFields(tableLayout([['Rank', 'Born', 'Time'], ...runners]), template, {
      rowMode: 'auto',
      linker: LINKER,
      ranker: RANKER,
    });
    expect([5, 6, 13].map((at) => items[at]?.cells['time']?.state)).toEqual(['found', 'unsure', 'unsure']);
  });

  it('is a cell of a table in which two lines are likely one row, as lines that begin filled and blank take turns', () => {
    const tides = Array.from({ length: 12 }, (_, at) => [at % 2 === 0 ? `Day ${at / 2 + 1}` : '', `0${at % 10}:15`, `${80 + at}`]);
    const template = templateOf(
      'Tides',
      'One row per day',
      field('day', 'Day'),
      field('high', 'High water'),
      field('force', 'Force', 'number'),
    );
    const statesOf = (rows: readonly (readonly string[])[]): (string | undefined)[] => {
      const found = findFields(tableLayout([['Day', 'High water', 'Force'], ...rows]), template, {
        rowMode: 'auto',
        linker: LINKER,
        ranker: RANKER,
      });
      return [0, 1].map((at) => found.items[at]?.cells['force']?.state);
    };
    expect(statesOf(tides)).toEqual(['unsure', 'unsure']);
    expect(statesOf(tides.map(([day = '', ...cells], at) => [day === '' ? `Day ${20 + at}` : day, ...cells]))).toEqual(['found', 'found']);
  });

  it('is what a word of a sentence hardly names, of a field that a list knows', () => {
    const [cell] = cellsOf(
      layoutOf([at(40, 40, 'The head of the office and the chief of the local police (tel. 03 18 98 36 59) see to what is ordered here.')]),
      field('phone', ''),
    );
    expect(cell).toMatchObject({ state: 'unsure', chosen: { printed: expect.stringContaining('03 18 98 36 59') } });
    expect(cell && 'chosen' in cell && cell.chosen.confidence).toBeLessThanOrEqual(0.8);
  });

  it('is an answer that the print means hardly more than another one', () => {
    const layout = tableLayout([
      ['Reg.', 'Type', 'Lane'],
      ['CY60 SGP', 'goods vehicle', 'C1'],
      ['AB12 CDE', 'car', 'C2'],
    ]);
    const kind = { ...field('kind', 'Fahrzeugart', 'enum'), enumValues: ['Pkw', 'Lkw', 'Wohnmobil', 'Motorrad', 'Bus'] };
    const template = templateOf('Ferry', 'One row per vehicle', field('reg', 'Registration'), kind, field('lane', 'Lane'));
    const { items } = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells['kind']?.state)).toEqual(['unsure', 'found']);
  });

  it('says no figure that something sure could say', () => {
    const lines = [
      'Invoice',
      'Invoice date: 3 May 2024',
      'Order: 4711',
      'Due 17 May 2024',
      'Total 119.00',
      'Net 100.00',
      'Tax 19.00',
      'IBAN: DE89370400440532013000',
    ];
    const cells = cellsOf(
      layoutOf(lines.map((line, row) => at(40, 40 + 30 * row, line))),
      ...['Invoice date', 'Due date', 'Order number', 'Customer', 'Supplier', 'Total', 'Net', 'VAT', 'IBAN'].map((name, at_) =>
        field(`f${at_}`, name),
      ),
    );
    const figures = (state: 'found' | 'unsure'): number[] =>
      cells.flatMap((cell) => (cell?.state === state ? [cell.chosen.confidence] : []));
    expect(figures('unsure').length).toBeGreaterThan(0);
    expect(figures('found').length).toBeGreaterThan(0);
    expect(figures('unsure').filter((figure) => figure >= LEAST_SURE)).toEqual([]);
    expect(figures('found').filter((figure) => figure < LEAST_SURE)).toEqual([]);
  });
});
