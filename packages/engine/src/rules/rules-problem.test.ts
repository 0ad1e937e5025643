import { describe, expect, it } from 'vitest';
import type { TemplateField } from '../model/index.ts';
import { MAX_LIST_ENTRIES, rulesProblem } from './rules-problem.ts';

const field = (variableName: string, type: TemplateField['type'], rules?: unknown) => ({ id: variableName, variableName, type, rules });
const problem = (type: TemplateField['type'], rules: unknown): string | undefined =>
  rulesProblem([field('net', 'number'), field('issued', 'text'), field('value', type, rules)])?.message;

describe('rules of a template', () => {
  it.each([
    ['text', undefined],
    ['text', null],
    ['text', {}],
    ['enum', { required: true }],
    ['text', { unique: 'Issued' }],
    ['number', { unique: true }],
    ['text', { pattern: 'RE-9999', oneOf: ['RE-0001'], date: 'any', notBefore: 'Issued' }],
    ['text', { from: '2024-02-29', to: '2024-02-29' }],
    ['number', { from: -1.5, to: 3, check: 'net * 2 = value' }],
  ] as const)('%s takes %j', (type, rules) => {
    expect(problem(type, rules)).toBeUndefined();
  });

  it.each([
    ['text', 'required', 'They are an object'],
    ['text', [], 'They are an object'],
    ['text', { requird: true }, 'There is no rule “requird”'],
    ['text', { constructor: true }, 'There is no rule “constructor”'],
    ['text', { required: 'yes' }, 'true or false'],
    ['text', { unique: 'gone' }, 'names another field'],
    ['text', { unique: 'value' }, 'names another field'],
    ['text', { unique: 1 }, 'names another field'],
    ['yes/no', { unique: true }, 'for fields of type text or number'],
    ['number', { pattern: '9' }, '“pattern” is for fields of type text.'],
    ['text', { pattern: 9 }, 'is a text'],
    ['text', { pattern: '(9' }, 'not closed'],
    ['text', { date: 'MM.DD.YYYY' }, '“date” is one of any'],
    ['number', { from: '1' }, 'is a number'],
    ['number', { from: Infinity }, 'is a number'],
    ['text', { to: '2023-02-29' }, 'is a day'],
    ['text', { to: 5 }, 'is a day'],
    ['number', { from: 2, to: 1 }, 'less than the least'],
    ['text', { from: '2024-01-02', to: '2024-01-01' }, 'less than the least'],
    ['yes/no', { from: 1 }, 'for fields of type text or number'],
    ['text', { notBefore: 'net' }, 'another text field'],
    ['text', { notBefore: 'value' }, 'not itself'],
    ['text', { notBefore: 'gone' }, 'another text field'],
    ['text', { oneOf: [] }, 'at least one entry'],
    ['text', { oneOf: 'ACME' }, 'list of texts'],
    ['text', { oneOf: ['a', ' '] }, '1 to 200 characters'],
    ['text', { oneOf: ['a', 1] }, '1 to 200 characters'],
    ['text', { oneOf: Array.from({ length: MAX_LIST_ENTRIES + 1 }, (_none, index) => `${index}`) }, 'at most 5000'],
    ['number', { check: 'net + issued = value' }, '“issued” is no number field'],
    ['number', { check: 5 }, 'is a text'],
  ] as const)('%s refuses %j', (type, rules, words) => {
    expect(problem(type, rules)).toContain(words);
  });

  it('names the field and its place', () => {
    expect(rulesProblem([field('a', 'text'), field('b', 'text', { pattern: '' })])).toEqual({
      index: 1,
      message: 'Rules of “b”: A form has at least one sign.',
    });
  });
});
