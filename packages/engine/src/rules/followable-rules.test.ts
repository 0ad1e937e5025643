import { describe, expect, it } from 'vitest';
import type { FieldRules, TemplateField } from '../model/index.ts';
import { followableRules, renamedInRules } from './followable-rules.ts';

const field = (id: string, variableName: string, type: TemplateField['type'], rules?: FieldRules): TemplateField => ({
  id,
  variableName,
  description: '',
  type,
  enumValues: [],
  ...(rules ? { rules } : {}),
});
const FIELDS = [field('n', 'net', 'number'), field('i', 'issued', 'text')];

describe('rules that can be followed', () => {
  it.each([
    ['text', { required: true, pattern: '(9', check: 'net = net' }, { required: true }],
    ['number', { from: 2, to: 1, required: true }, { required: true }],
    ['number', { from: 1, to: 2, check: 'net = gone' }, { from: 1, to: 2 }],
    ['text', { notBefore: 'gone', oneOf: 5 }, null],
    ['text', { newer: 1 }, null],
    ['text', 'none', null],
    ['text', undefined, null],
  ] as const)('%s: of %j are %j', (type, rules, left) => {
    expect(followableRules({ id: 'x', variableName: 'x', type, rules }, FIELDS)).toEqual(left);
  });
});

describe('a field of another name', () => {
  const renamed = (rules: FieldRules, before: string): FieldRules | undefined =>
    renamedInRules([...FIELDS, field('x', 'x', 'number', rules)], before === 'Ausgestellt' ? 'i' : 'n', before)[2]!.rules;

  it('is named so by the rules of the others', () => {
    expect(renamed({ check: '[Netto amount] * 2 = x', required: true }, 'Netto amount')).toEqual({ check: 'net × 2 = x', required: true });
    expect(renamed({ notBefore: 'ausgestellt', unique: 'Ausgestellt' }, 'Ausgestellt')).toEqual({ notBefore: 'issued', unique: 'issued' });
    expect(renamed({ check: 'previous Netto + x = x' }, 'Netto')).toEqual({ check: 'previous net + x = x' });
  });

  it('leaves alone what does not name it, and what cannot be read', () => {
    expect(renamed({ check: 'x*2=x', pattern: '9' }, 'Netto')).toEqual({ check: 'x*2=x', pattern: '9' });
    expect(renamed({ check: 'Netto + = x' }, 'Netto')).toEqual({ check: 'Netto + = x' });
    expect(renamed({ check: 'Netto = x' }, '')).toEqual({ check: 'Netto = x' });
  });
});
