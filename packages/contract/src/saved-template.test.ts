import { expect, test } from 'vitest';
import { parseSavedTemplates } from './saved-template.ts';

const KEPT = {
  id: 'a',
  name: 'Bills',
  description: '',
  entities: [{ id: 'f', variableName: 'Total' }],
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

// holds S3.7
test('reads a kept list back', () => {
  const { templates, damaged } = parseSavedTemplates(JSON.stringify([KEPT]));
  expect(damaged).toBe(false);
  expect(templates).toEqual([{ ...KEPT, entities: [{ id: 'f', variableName: 'Total', description: '', type: 'text', enumValues: [] }] }]);
});

test.each([{ ...KEPT, id: '' }, { ...KEPT, entities: [] }, { ...KEPT, createdAt: 'yesterday' }, null, 7])(
  'keeps the good templates of a list with a damaged one (%#)',
  (bad) => {
    const { templates, damaged } = parseSavedTemplates(JSON.stringify([bad, KEPT]));
    expect(damaged).toBe(true);
    expect(templates.map(({ id }) => id)).toEqual(['a']);
  },
);

test.each([
  ['{', /JSON/],
  ['{"templates": []}', /array/],
  ['"x"', /array/],
])('refuses what is no list: %s', (text, reason) => {
  expect(() => parseSavedTemplates(text)).toThrow(reason);
});
