import type { Template, TemplateField } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { templateDifferences } from './template-differences.ts';

function field(id: string, variableName: string, more: Partial<TemplateField> = {}): TemplateField {
  return { id, variableName, description: '', type: 'text', enumValues: [], ...more };
}

const MINE: Template = { name: 'Invoice', description: '', entities: [field('1', 'Supplier'), field('2', 'Total', { type: 'number' })] };

test('the same says nothing', () => {
  expect(templateDifferences(MINE, structuredClone(MINE))).toEqual([]);
});

test('a field is followed by its id through a new name, and each side has fields of its own', () => {
  const theirs: Template = {
    name: 'Invoices',
    description: '',
    entities: [field('1', 'Vendor', { description: 'who sells' }), field('3', 'Due', { type: 'enum', enumValues: ['now', 'later'] })],
  };
  expect(templateDifferences(MINE, theirs)).toEqual([
    { what: 'Name', mine: 'Invoice', theirs: 'Invoices' },
    { what: 'Supplier', mine: 'Supplier · text', theirs: 'Vendor · text · who sells' },
    { what: 'Total', mine: 'Total · number', theirs: null },
    { what: 'Due', mine: null, theirs: 'Due · enum: now, later' },
  ]);
});

test('other rules are a difference', () => {
  const theirs = {
    ...MINE,
    entities: [field('1', 'Supplier', { rules: { required: true, oneOf: ['ACME', 'Globex'] } }), MINE.entities[1]!],
  };
  expect(templateDifferences(MINE, theirs)).toEqual([
    { what: 'Supplier', mine: 'Supplier · text', theirs: 'Supplier · text · required · list of 2' },
  ]);
});

test('another order of the same fields is a difference', () => {
  expect(templateDifferences(MINE, { ...MINE, entities: MINE.entities.toReversed() })).toEqual([
    { what: 'Order of the fields', mine: 'Supplier, Total', theirs: 'Total, Supplier' },
  ]);
});
