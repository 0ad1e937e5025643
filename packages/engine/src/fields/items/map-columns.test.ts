import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { TemplateField } from '../../model/index.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { mapColumns } from './map-columns.ts';

/** `learned`: by field, then by column. */
function columnsByRank(
  learned: readonly (readonly number[])[],
  rows: readonly (readonly string[])[],
  description: string,
  ...fields: TemplateField[]
): (number | null)[] {
  const [table] = tableLayout(rows).tables;
  if (!table) throw new Error('the fixture has one table');
  return mapColumns(
    table,
    compileTemplate(templateOf('Rules', description, ...fields), LINKER),
    fields.map((_, at) => at),
    new Map(),
    () => learned,
  ).fields.map((mapped) => mapped?.column ?? null);
}

const columnsFor = (rows: readonly (readonly string[])[], description: string, ...fields: TemplateField[]): (number | null)[] =>
  columnsByRank([], rows, description, ...fields);

describe('mapColumns', () => {
  it('takes the first column without a head for what the rows are about, though another head begins with its name', () => {
    const rows = [
      ['', 'State included scores', 'State granted exceptions'],
      ['NC', 'Yes', 'No'],
      ['ND', 'Yes', 'Yes'],
      ['OH', 'No', 'Yes'],
    ];
    const fields = [
      field('state', 'Two-letter state code'),
      field('included', 'Did the state include the scores?', 'yes/no'),
      field('exceptions', 'Did the state grant exceptions?', 'yes/no'),
    ];
    expect(columnsFor(rows, 'One row per state.', ...fields)).toEqual([0, 1, 2]);
  });

  it('gives no column of answers to a field of words', () => {
    const rows = [
      ['Name', 'Paid by name', 'Town'],
      ['Ida', 'yes', 'Oslo'],
      ['Per', 'no', 'Bergen'],
      ['Liv', 'yes', 'Voss'],
    ];
    expect(columnsFor(rows, 'One row per person.', field('town', 'Town paid by'), field('paid', 'Paid?', 'yes/no'))).toEqual([2, 1]);
  });

  it('leaves two columns of dates alone that one field of a date could mean', () => {
    const rows = [
      ['Buchung', 'Wert', 'Zweck'],
      ['01.02.2026', '03.02.2026', 'Miete'],
      ['04.02.2026', '06.02.2026', 'Strom'],
      ['09.02.2026', '10.02.2026', 'Gas'],
    ];
    expect(columnsFor(rows, 'One row per talk.', field('sailing', 'Date of the sailing'))).toEqual([null]);
  });

  it.each([
    ['a head of other words', 'Charge'],
    ['a head that says more', 'Amount EUR'],
    ['no head', ''],
  ])('takes the product of two columns for the total of a line, under %s', (_, head) => {
    const rows = [
      ['Position', 'Ware', 'Qty', 'Price', head],
      ['1', 'Hose clamp', '12', '2.50', '30.00'],
      ['2', 'Gasket', '40', '2.20', '88.00'],
      ['3', 'Relay', '1', '61.25', '61.25'],
    ];
    const fields = [field('ware', 'Ware'), field('amount', 'Total amount of the line item', 'number')];
    expect(columnsFor(rows, 'One row per line item.', ...fields)).toEqual([1, 4]);
  });

  it('takes fields in the order of columns where no column has a head and each goes with its own', () => {
    const rows = [
      ['', '', ''],
      ['P7518', 'Zephyr', '12'],
      ['P3143', 'Sula', '4'],
      ['P7401', 'Old Tern', '9'],
    ];
    expect(columnsFor(rows, 'One row per berth.', field('Berth', ''), field('Vessel', ''), field('Nights', '', 'number'))).toEqual([
      0, 1, 2,
    ]);
  });

  it('gives a column of letters to a field of words that asks for a size, where its head names it', () => {
    const rows = [
      ['Costume', 'Size', 'Value'],
      ['Cape', 'XL', '80.00'],
      ['Jerkin', 'M', '35.00'],
      ['Skirt', 'S', '60.00'],
    ];
    expect(columnsFor(rows, 'One row per costume.', field('Costume', ''), field('Size', ''), field('Value', '', 'number'))).toEqual([
      0, 1, 2,
    ]);
  });

  const TURNS = [
    ['Parcela', 'Abre', 'Cierra', 'Minutos'],
    ['14', '08:00', '09:30', '90'],
    ['22', '09:30', '10:15', '45'],
    ['35', '10:15', '11:00', '45'],
  ];

  const PLOT = field('parcela', '');

  it('hears what was learned of columns whose heads are no words of the fields', () => {
    const learned = [[], [0, 0.1, 0.7, 0.1], [0, 0.3, 0.1, 0]];
    expect(columnsByRank(learned, TURNS, 'One row per turn.', PLOT, field('end', ''), field('begin', ''))).toEqual([0, 2, 1]);
  });

  it('gives a column that two fields are as likely to mean to the one whose words its head has', () => {
    const learned = [[], [0, 0.7, 0, 0], [0, 0.7, 0, 0]];
    expect(columnsByRank(learned, TURNS, 'One row per turn.', PLOT, field('start', ''), field('abre', ''))).toEqual([0, null, 1]);
  });

  it('takes no column for a field that little speaks for', () => {
    const learned = [[], [0.1, 0.2, 0.2, 0.1]];
    expect(columnsByRank(learned, TURNS, 'One row per turn.', PLOT, field('start', ''))).toEqual([0, null]);
  });
});
