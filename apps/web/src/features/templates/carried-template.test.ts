import { expect, test } from 'vitest';
import { readCarried } from './carried-template.ts';
import { LinkTooLong, templateFromLink, templateLink } from './template-link.ts';
import { templatesAsText, templatesInFile } from './templates-in-file.ts';

const TEMPLATE = {
  name: 'Invoice',
  description: 'Bills',
  entities: [{ id: 'a', variableName: 'Total', description: '', type: 'number' as const, enumValues: [] }],
};
const LESSON = {
  id: '1',
  field: 'Total',
  layoutFingerprint: 'abc',
  contexts: [],
  value: { kind: 'number' as const, number: 12.5, decimals: 2 },
  at: '2026-05-01T00:00:00.000Z',
  engineVersion: '1',
};
const LEARNED = { ...TEMPLATE, lessons: [LESSON] };

test('what a template learned goes along in a file and in a link', async () => {
  expect(templatesInFile(templatesAsText([LEARNED])).templates).toEqual([LEARNED]);
  expect(await templateFromLink(new URL(await templateLink(LEARNED, 'https://sheets.example.com')).hash)).toEqual(LEARNED);
});

test('what cannot be read of it is left out, and the template is not', () => {
  expect(readCarried({ ...TEMPLATE, lessons: [LESSON, { field: 'Total' }, null] })).toEqual(LEARNED);
  expect(readCarried({ ...TEMPLATE, lessons: 'many' })).toEqual(TEMPLATE);
});

test('a link that would be cut off on its way is refused', async () => {
  const lessons = Array.from({ length: 4_000 }, (_, index) => ({ ...LESSON, id: crypto.randomUUID(), layoutFingerprint: `${index}` }));
  await expect(templateLink({ ...TEMPLATE, lessons }, 'https://sheets.example.com')).rejects.toThrow(LinkTooLong);
});
