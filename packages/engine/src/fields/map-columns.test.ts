import { describe, expect, it } from 'vitest';
import { compileTemplate } from './compile/compile-template.ts';
import { field, tableLayout, templateOf } from './layout.test-fixture.ts';
import { mapColumns } from './map-columns.ts';
import type { TemplateField } from '../model/index.ts';

function columnsFor(rows: readonly (readonly string[])[], description: string, ...fields: TemplateField[]): (number | null)[] {
  const [table] = tableLayout(rows).tables;
  if (!table) throw new Error('the fixture has one table');
  return mapColumns(table, compileTemplate(templateOf('Rules', description, ...fields)), fields.map((_, at) => at), new Map()).fields.map((mapped) => mapped?.column ?? null);
}

describe('mapColumns', () => {
  it('takes the first column without a head for what the rows are about, though another head begins with its name', () => {
    const rows = [['', 'State included scores', 'State granted exceptions'], ['NC', 'Yes', 'No'], ['ND', 'Yes', 'Yes'], ['OH', 'No', 'Yes']];
    const fields = [field('state', 'Two-letter state code'), field('included', 'Did the state include the scores?', 'yes/no'), field('exceptions', 'Did the state grant exceptions?', 'yes/no')];
    expect(columnsFor(rows, 'One row per state.', ...fields)).toEqual([0, 1, 2]);
  });

  it('gives no column of answers to a field of words', () => {
    const rows = [['Name', 'Paid by name', 'Town'], ['Ida', 'yes', 'Oslo'], ['Per', 'no', 'Bergen'], ['Liv', 'yes', 'Voss']];
    expect(columnsFor(rows, 'One row per person.', field('town', 'Town paid by'), field('paid', 'Paid?', 'yes/no'))).toEqual([2, 1]);
  });
});
