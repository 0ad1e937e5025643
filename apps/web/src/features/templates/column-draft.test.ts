import type { TemplateField } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { fieldProblems, isSameTemplate, moved, readyTemplate, withField, withValues } from './column-draft.ts';

describe('fieldProblems', () => {
  test('names what is missing, and the field that has the name already', () => {
    const problems = fieldProblems([
      field('a', 'Total'),
      field('b', ' total '),
      field('c', ' '),
      { ...field('d', 'Kind'), type: 'enum' },
      field('e', 'Date'),
    ]);
    expect([...problems]).toEqual([
      ['b', 'There is already a field called Total'],
      ['c', 'A field needs a name'],
      ['d', 'An enum needs values to choose from'],
    ]);
  });

  test('finds nothing wrong with a template in order', () => {
    expect(fieldProblems([field('a', 'Total'), { ...field('b', 'Kind'), type: 'enum', enumValues: ['A'] }]).size).toBe(0);
  });
});

test('looks for finished fields alone, without spaces around the name and without values of a type it no longer has', () => {
  const template = { name: 'Bills', description: '', entities: [{ ...field('a', ' Total '), enumValues: ['A'] }, field('b', '')] };
  expect(readyTemplate(template).entities).toEqual([field('a', 'Total')]);
});

test('tells a changed template from the kept one, whatever else is kept with it', () => {
  const template = { name: 'Bills', description: '', entities: [field('a', 'Total'), field('b', 'Date')] };
  expect(isSameTemplate(template, { ...template, createdAt: 'x' } as typeof template)).toBe(true);
  expect(isSameTemplate(template, { ...template, name: 'bills' })).toBe(false);
  expect(isSameTemplate(template, { ...template, entities: moved(template.entities, 0, 1) })).toBe(false);
});

test('moves one item and leaves the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});

test('takes several values at once, each once', () => {
  expect(withValues(['EUR'], 'GBP, EUR;DKK\nCHF,')).toEqual(['EUR', 'GBP', 'DKK', 'CHF']);
});

describe('rules of a field', () => {
  const net: TemplateField = { ...field('n', 'Net'), type: 'number', rules: { from: 0, check: 'Net = Gone', required: true } };
  const ready = (fields: TemplateField[]) => readyTemplate({ name: '', description: '', entities: fields }).entities[0]!.rules;

  test('are left out while they cannot be followed, and said to be none where all are', () => {
    expect(ready([net])).toEqual({ from: 0, required: true });
    expect(ready([{ ...net, rules: { check: 'Net = Gone' } }])).toEqual({});
    expect(
      ready([
        { ...net, rules: { check: 'Net = b' } },
        { ...field('b', ''), type: 'number' },
      ]),
    ).toEqual({});
    expect(readyTemplate({ name: '', description: '', entities: [field('a', 'A')] }).entities[0]).not.toHaveProperty('rules');
  });

  test('change with the type', () => {
    expect(withField([net], 'n', { type: 'text' })[0]!.rules).toEqual({ required: true });
    expect(withField([net], 'n', { variableName: 'Netto' })[0]!.rules).toBe(net.rules);
  });

  test('make another template', () => {
    const template = (rules?: TemplateField['rules']) => ({
      name: '',
      description: '',
      entities: [{ ...field('a', 'A'), ...(rules && { rules }) }],
    });
    expect(isSameTemplate(template(), template({}))).toBe(true);
    expect(isSameTemplate(template({ required: true, pattern: '9' }), template({ pattern: '9', required: true }))).toBe(true);
    expect(isSameTemplate(template(), template({ required: true }))).toBe(false);
  });
});

function field(id: string, variableName: string): TemplateField {
  return { id, variableName, description: '', type: 'text', enumValues: [] };
}
