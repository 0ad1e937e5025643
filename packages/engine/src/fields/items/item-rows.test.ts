import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
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
    const found = findFields(layout, NOTICES, { rowMode: 'auto', linker: LINKER });
    expect(found.rowMode).toBe('document');
    expect(found.document['d']).toMatchObject({ chosen: { value: { kind: 'text', text: 'Mill Lane' } } });
  });

  it('keeps the rows of a table that holds the fields', () => {
    const layout = tableLayout([
      ['Number of the notice', 'Location'],
      ['4711', 'Mill Lane'],
      ['4712', 'High Street'],
    ]);
    const found = findFields(layout, NOTICES, { rowMode: 'auto', linker: LINKER });
    expect(found.rowMode).toBe('item');
    expect(found.items).toHaveLength(2);
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
    const found = findFields(layout, talks, { rowMode: 'auto', linker: LINKER });
    expect(found.rowMode).toBe('item');
    expect(found.items.map(({ cells }) => cells['a'])).toMatchObject([
      { chosen: { value: { text: 'Anna Nowak' } } },
      { chosen: { value: { text: 'Piotr Lis' } } },
      { chosen: { value: { text: 'Maria Zych' } } },
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
    expect(findFields(layout, tests, { rowMode: 'item', linker: LINKER }).items).toHaveLength(3);
  });

  it('looks for items alone where a person asked for them', () => {
    const found = findFields(layoutOf([at(40, 40, 'Location: Mill Lane')]), NOTICES, { rowMode: 'item', linker: LINKER });
    expect(found).toMatchObject({ rowMode: 'item', items: [] });
  });
});
