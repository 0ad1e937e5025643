import type { Template } from '@sheetlift/engine/model';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isTemplateLink, templateFromLink, templateLink } from './template-link.ts';

const TEMPLATE: Template = {
  name: 'Zähler · قراءة 🧾',
  description: '<b>Photos</b> of meters',
  entities: [
    { id: 'a', variableName: 'Reading', description: 'kWh', type: 'number', enumValues: [] },
    { id: 'b', variableName: 'Site', description: '', type: 'enum', enumValues: ['North', 'South'] },
  ],
};
const hashOf = (link: string): string => link.slice(link.indexOf('#'));

test('a link holds the template behind the "#", whatever it is called', async () => {
  const link = await templateLink(TEMPLATE, 'https://sheets.example.com');
  expect(link).toMatch(/^https:\/\/sheets\.example\.com\/templates#template=[\w-]+$/);
  expect(isTemplateLink(hashOf(link))).toBe(true);
  expect(await templateFromLink(hashOf(link))).toEqual(TEMPLATE);
});

const packed = (text: string): string => `#template=${deflateRawSync(text).toString('base64url')}`;

test.each([
  ['cut off', '#template=abcd'],
  ['no base64', '#template=%%%'],
  ['no JSON', packed('hello')],
  ['no template', packed('{"name":"x","entities":[]}')],
  ['a name that is too long', packed(JSON.stringify({ ...TEMPLATE, name: 'x'.repeat(101) }))],
  ['a bomb', packed('x'.repeat(50_000_000))],
])('%s is told in words', async (_kind, hash) => {
  await expect(templateFromLink(hash)).rejects.toThrow('This link holds no template that can be read.');
});

test('a link that is too long is not even unpacked', async () => {
  await expect(templateFromLink(`#template=${'A'.repeat(100_000)}`)).rejects.toThrow('too long');
});
