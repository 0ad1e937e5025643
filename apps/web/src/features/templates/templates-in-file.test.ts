import { expect, test } from 'vitest';
import { templatesAsText, templatesInFile } from './templates-in-file.ts';

const TEMPLATE = {
  name: 'Invoice',
  description: 'Bills',
  entities: [{ id: 'a', variableName: 'Total', description: '', type: 'number' as const, enumValues: [] }],
};

test('what is exported comes back, one or several', () => {
  expect(templatesInFile(templatesAsText([TEMPLATE]))).toEqual({ templates: [TEMPLATE], unreadable: 0 });
  expect(templatesInFile(templatesAsText([TEMPLATE, { ...TEMPLATE, name: 'Receipt' }])).templates.map(({ name }) => name)).toEqual([
    'Invoice',
    'Receipt',
  ]);
  expect(JSON.parse(templatesAsText([{ ...TEMPLATE, id: 'secret' } as never]))).not.toHaveProperty('id');
});

test('what cannot be read is counted and left out', () => {
  expect(templatesInFile(JSON.stringify([TEMPLATE, { name: 'x'.repeat(101), entities: [] }, 7, null]))).toMatchObject({
    templates: [{ name: 'Invoice' }],
    unreadable: 3,
  });
});

test.each([
  ['not JSON', 'it is no JSON'],
  ['{"a":1}', 'no template that can be read'],
  ['[]', 'no template that can be read'],
  [`[${'7,'.repeat(500)}7]`, 'more than 500'],
  ['x'.repeat(5_000_000), 'larger than'],
])('%.20s is told in words', (text, message) => {
  expect(() => templatesInFile(text)).toThrow(message);
});
