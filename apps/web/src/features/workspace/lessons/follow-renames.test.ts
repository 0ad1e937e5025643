import type { SavedTemplate } from '@sheetlift/contract';
import { expect, test } from 'vitest';
import { createStore } from '../../../lib/create-store.ts';
import type { TemplateList, TemplatePlace } from '../../templates/template-store.ts';
import { followRenames } from './follow-renames.ts';

function template(id: string, name: string, fieldId = `${id}-total`): SavedTemplate {
  return {
    id,
    name,
    description: '',
    entities: [{ id: fieldId, variableName: 'Total', description: '', type: 'number', enumValues: [] }],
    createdAt: '',
    updatedAt: '',
  };
}

function follow(...lists: (readonly SavedTemplate[] | { place: TemplatePlace; templates: readonly SavedTemplate[] })[]): string[] {
  const [first, ...rest] = lists.map((list): TemplateList => ({
    kind: 'ready',
    damaged: false,
    unkept: false,
    place: 'place' in list ? list.place : 'device',
    templates: 'place' in list ? list.templates : list,
  }));
  const store = createStore(first!);
  const told: string[] = [];
  followRenames(store, (from, to, fieldIds) => told.push(`${from} -> ${to}: ${[...fieldIds].join(', ')}`));
  rest.forEach(store.show);
  return told;
}

test('a template that is called otherwise is told of, one that is changed, added or deleted is not', () => {
  expect(follow([template('a', 'Invoice'), template('b', 'Receipt')], [template('a', 'Bill'), template('b', 'Receipt')])).toEqual([
    'Invoice -> Bill: a-total',
  ]);
  expect(follow([template('a', 'Invoice')], [template('a', 'Bill', 'other')])).toEqual(['Invoice -> Bill: a-total, other']);
  expect(
    follow([template('a', 'Invoice')], [template('a', 'Invoice', 'other'), template('c', 'Payslip')], [template('c', 'Payslip')]),
  ).toEqual([]);
});

test('a starter that is saved under another name in an account is the one it was', () => {
  expect(follow([template('default-invoice', 'Invoice', 'total')], [template('uuid', 'Bill', 'total')])).toEqual([
    'Invoice -> Bill: total',
  ]);
});

test('templates of an account are others than those of the device', () => {
  expect(follow([template('a', 'Invoice', 'total')], { place: 'account', templates: [template('b', 'Bill', 'total')] })).toEqual([]);
});
