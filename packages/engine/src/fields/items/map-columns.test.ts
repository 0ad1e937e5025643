import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { TemplateField } from '../../model/index.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { mapColumns } from './map-columns.ts';

function columnsFor(rows: readonly (readonly string[])[], description: string, ...fields: TemplateField[]): (number | null)[] {
  const [table] = tableLayout(rows).tables;
  if (!table) throw new Error('the fixture has one table');
  return mapColumns(
    table,
    compileTemplate(templateOf('Rules', description, ...fields), LINKER),
    fields.map((_, at) => at),
    new Map(),
    () => [],
  ).fields.map((mapped) => mapped?.column ?? null);
}

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

  it('pairs what the heads do not name by kind, where a kind of cells is left for one field only', () => {
    const rows = [
      ['Godzina', 'Kto', 'Sala', 'Cena'],
      ['09:00', 'Anna Nowak', 'B-12', '120,00 zł'],
      ['10:30', 'Piotr Lis', 'A-3', '95,50 zł'],
      ['12:15', 'Ewa Zych', 'B-14', '80,00 zł'],
    ];
    const fields = [
      field('speaker', 'Person who speaks'),
      field('fee', 'Amount to pay', 'number'),
      field('start time', 'Time at which the talk starts'),
    ];
    expect(columnsFor(rows, 'One row per talk.', ...fields)).toEqual([1, 3, 0]);
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
});
