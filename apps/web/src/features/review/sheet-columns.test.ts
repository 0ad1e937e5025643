import type { Template } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import type { SheetView } from '../workspace/run/run-store.ts';
import { allColumns, shownColumns, withColumnMoved, withColumnNamed, withColumnShown } from './sheet-columns.ts';

const TEMPLATE: Template = {
  name: 'Invoice',
  description: '',
  entities: ['net', 'vat', 'total'].map((id) => ({
    id,
    variableName: id.toUpperCase(),
    description: '',
    type: 'number' as const,
    enumValues: [],
  })),
};
const PLAIN: SheetView = { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} };

const ids = (view: SheetView): string[] => shownColumns(TEMPLATE, view).map(({ id }) => id);

describe('columns', () => {
  test('begin with the document; page and date wait to be asked for', () => {
    expect(ids(PLAIN)).toEqual(['document', 'net', 'vat', 'total']);
  });

  test('that are shown stand in their place', () => {
    expect(ids(withColumnShown(TEMPLATE, PLAIN, 'page', true))).toEqual(['document', 'page', 'net', 'vat', 'total']);
  });

  test('that are hidden come back where they were', () => {
    const hidden = withColumnShown(TEMPLATE, PLAIN, 'vat', false);
    expect(ids(hidden)).toEqual(['document', 'net', 'total']);
    expect(ids(withColumnShown(TEMPLATE, hidden, 'vat', true))).toEqual(['document', 'net', 'vat', 'total']);
  });

  test.each([
    ['total', 'net', ['document', 'total', 'net', 'vat']],
    ['net', 'total', ['document', 'vat', 'total', 'net']],
    ['document', 'vat', ['net', 'vat', 'document', 'total']],
  ])('%s goes where %s stands', (id, to, expected) => {
    expect(ids(withColumnMoved(TEMPLATE, PLAIN, id, to))).toEqual(expected);
  });

  test('of fields that came later follow the ones put in order', () => {
    expect(ids({ ...PLAIN, order: ['total', 'document'] })).toEqual(['total', 'document', 'net', 'vat']);
  });

  test('go by the name a person gave them, and by their own when it is taken away', () => {
    const named = withColumnNamed(PLAIN, 'net', ' Netto ');
    expect(allColumns(TEMPLATE, named).find(({ id }) => id === 'net')?.name).toBe('Netto');
    expect(withColumnNamed(named, 'net', '  ')).toEqual(PLAIN);
  });
});
