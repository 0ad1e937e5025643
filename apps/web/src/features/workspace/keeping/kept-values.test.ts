import { expect, test } from 'vitest';
import { keptTemplate } from './kept-values.ts';

test('a kept template keeps the rules that can be followed here', () => {
  const field = (rules?: unknown) => ({
    id: 'a',
    variableName: 'A',
    description: '',
    type: 'text',
    enumValues: [],
    ...(rules ? { rules } : {}),
  });
  const kept = (rules?: unknown): unknown => keptTemplate.parse({ name: '', description: '', entities: [field(rules)] }).entities[0];
  expect(kept()).toEqual(field());
  expect(kept({ pattern: 'RE-9999', oneOf: ['RE-0001'] })).toEqual(field({ pattern: 'RE-9999', oneOf: ['RE-0001'] }));
  expect(kept({ pattern: 'RE-9999', newer: true })).toEqual(field({ pattern: 'RE-9999' }));
  expect(kept({ oneOf: 5 })).toEqual(field());
});
