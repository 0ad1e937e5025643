import type { SavedTemplate } from '@sheetlift/contract';
import { expect, test } from 'vitest';
import { arrangeTemplates, type KnownOfTemplates, type TemplateOrder } from './arrange-templates.ts';

const template = (name: string, fields: string[], updatedAt: string): SavedTemplate => ({
  id: name,
  name,
  description: '',
  entities: fields.map((variableName) => ({ id: variableName, variableName, description: '', type: 'text', enumValues: [] })),
  createdAt: updatedAt,
  updatedAt,
});

const LIST = [
  template('Haulage', ['Consignee', 'Weight'], '2026-01-03'),
  template('invoice', ['Total'], '2026-01-01'),
  template('Lease', ['Rent', 'Deposit', 'Notice'], '2026-01-02'),
];
const USES: KnownOfTemplates = {
  lastUsed: (name) => ({ invoice: '2026-02-02', Lease: '2026-02-01' })[name] ?? null,
  lastRows: (name) => (name === 'Lease' ? 'item' : null),
  learned: (name) => name.length,
};
const names = (by: TemplateOrder, descending: boolean, query = '') =>
  arrangeTemplates(LIST, { query, by, descending }, USES).map(({ name }) => name);

test('sorts by each column, both ways', () => {
  expect(names('name', false)).toEqual(['Haulage', 'invoice', 'Lease']);
  expect(names('fields', true)).toEqual(['Lease', 'Haulage', 'invoice']);
  expect(names('rows', true)).toEqual(['Lease', 'Haulage', 'invoice']);
  expect(names('learned', false)).toEqual(['Lease', 'Haulage', 'invoice']);
  expect(names('changed', false)).toEqual(['invoice', 'Lease', 'Haulage']);
  expect(names('used', true)).toEqual(['invoice', 'Lease', 'Haulage']);
});

test('finds by the name of a template or of a field', () => {
  expect(names('name', false, ' LEA')).toEqual(['Lease']);
  expect(names('name', false, 'weight')).toEqual(['Haulage']);
  expect(names('name', false, 'none')).toEqual([]);
});
