import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import type { FixedPage, PageContent, Word } from '../model/index.ts';
import { packPage, unpackPage } from './packed-page.ts';

const word = (text: string, changes: Partial<Word> = {}): Word => ({
  text,
  box: { left: 10.01, top: -0.5, right: 99.99, bottom: 841.89 },
  origin: 'text',
  confidence: 1,
  ...changes,
});
const page = (words: Word[]): FixedPage => ({
  kind: 'fixed',
  pageNumber: 3,
  widthPt: 595.28,
  heightPt: 841.89,
  source: 'text-layer',
  words,
  rulings: [],
  marks: [],
  links: [],
  formFields: [],
  pictures: [],
  turnedBy: 0,
  issues: [],
});
const sent = (given: PageContent): PageContent => unpackPage(deserialize(serialize(packPage(given))));

it('gives back every word as it was', () => {
  const words = [
    word('Größe', { fontSizePt: 9.96 }),
    word('😀漢', { fontSizePt: 12, bold: true }),
    word('x', { joinsPrevious: true }),
    word(''),
    word('y', { fontSizePt: 0.01, bold: true, joinsPrevious: true }),
  ];
  expect(packPage(page(words)).words).not.toBeNull();
  expect(JSON.stringify(sent(page(words)))).toBe(JSON.stringify(page(words)));
});

it.each([
  ['recognised words', page([word('a'), word('b', { origin: 'ocr', confidence: 0.9, alternatives: [{ text: 'c', confidence: 0.1 }] })])],
  ['words of a form', page([word('a', { origin: 'form', formField: 'name' })])],
  ['finer places', page([word('a', { box: { left: 1 / 3, top: 0, right: 1, bottom: 1 } })])],
  ['places beyond any page', page([word('a', { box: { left: 0, top: 0, right: 1e9, bottom: 1 } })])],
  ['no words', page([])],
  ['a page without places', { kind: 'flow', pageNumber: 1, blocks: [], issues: [] } as PageContent],
])('sends %s as they are', (_, given) => {
  expect(packPage(given).words).toBeNull();
  expect(sent(given)).toEqual(given);
});
