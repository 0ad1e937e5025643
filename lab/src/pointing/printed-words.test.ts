import type { DocumentLayout, Line, Word } from '@sheetlift/engine';
import { expect, test } from 'vitest';
import { printedWords } from './printed-words.ts';

const word = (text: string, joinsPrevious = false): Word => ({
  text,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  origin: 'text',
  confidence: 1,
  ...(joinsPrevious ? { joinsPrevious } : {}),
});
const line = (pageNumber: number, words: Word[]): Line =>
  ({ pageNumber, words, text: words.map(({ text, joinsPrevious }, at) => (at > 0 && !joinsPrevious ? ' ' : '') + text).join('') }) as Line;
const layout = {
  lines: [line(1, [word('Total:'), word('EUR'), word('1,296.00')]), line(2, [word('Halden'), word('Metals'), word('.', true)])],
};
const reader = {
  squash: (value: unknown) =>
    String(value)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  toNumber: (value: unknown) => (/^[\d.,]+$/.test(String(value)) ? Number(String(value).replaceAll(',', '')) : null),
  toDates: () => new Set<string>(),
};
const found = (truth: string | number, type: string) =>
  [...printedWords(layout as DocumentLayout, truth, type, reader)].map(({ pageNumber, words }) => [
    pageNumber,
    words.map(({ text }) => text),
  ]);

test('what is true is pointed at as the words that print it, without those beside', () => {
  expect(found(1296, 'number')).toEqual([[1, ['1,296.00']]]);
  expect(found('Halden Metals', 'text')).toEqual([[2, ['Halden', 'Metals']]]);
  expect(found('Lowgate', 'text')).toEqual([]);
});
