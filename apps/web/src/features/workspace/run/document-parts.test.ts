import { expect, test } from 'vitest';
import type { OpenedPart } from '../../../engine-worker/engine-protocol.ts';
import { cutParts, fileOfParts, filePlaces, joinParts } from './document-parts.ts';

const STACK = new Blob(['stack']);
const OTHER = new Blob(['other']);
const part = (name: string, bytes: Blob, from: number, to: number, pageCount: number): OpenedPart => ({
  name,
  bytes,
  pages: { from, to, file: { type: 'pdf', pageCount, textLayer: true, contentHash: name } },
});
const named = (parts: readonly OpenedPart[]): string[] => parts.map(({ name, pages }) => `${name} ${pages.from}-${pages.to}`);

test('pages of a document are cut out of the parts that have them', () => {
  const parts = [part('a', STACK, 3, 5, 9), part('b', OTHER, 1, 2, 2)];
  expect(named(cutParts(parts, { from: 1, to: 2 }))).toEqual(['a 3-4']);
  expect(named(cutParts(parts, { from: 3, to: 5 }))).toEqual(['a 5-5', 'b 1-2']);
  expect(named(cutParts(parts, { from: 5, to: 5 }))).toEqual(['b 2-2']);
});

test('pages that follow each other in their file are one part, others are not', () => {
  expect(named(joinParts([part('a', STACK, 1, 2, 9), part('a', STACK, 3, 4, 9)]))).toEqual(['a 1-4']);
  expect(named(joinParts([part('a', STACK, 3, 4, 9), part('a', STACK, 1, 2, 9)]))).toEqual(['a 3-4', 'a 1-2']);
  expect(named(joinParts([part('a', STACK, 1, 2, 2), part('b', OTHER, 3, 4, 9)]))).toEqual(['a 1-2', 'b 3-4']);
});

test.each([
  [[part('stack.pdf', STACK, 3, 5, 9)], 'stack.pdf, pages 3 to 5'],
  [[part('stack.pdf', STACK, 3, 3, 9)], 'stack.pdf, page 3'],
  [[part('stack.pdf', STACK, 1, 9, 9)], 'stack.pdf'],
  [[part('stack.pdf', STACK, 1, 2, 9), part('b.pdf', OTHER, 1, 1, 1)], 'stack.pdf, pages 1 to 2 and 1 more'],
])('a document is called after its files and pages: %#', (parts, name) => {
  expect(fileOfParts(parts, null).name).toBe(name);
});

test('a page is told by where it stands in the files as they were given', () => {
  const state = { kind: 'ready', facts: { type: 'pdf', pageCount: 3, textLayer: true, contentHash: 'x' } } as const;
  const file = fileOfParts([part('stack.pdf', STACK, 8, 9, 9), part('b.pdf', OTHER, 1, 1, 1)], null);
  expect(filePlaces({ file, state })).toEqual([
    { fileName: 'stack.pdf', pageNumber: 8 },
    { fileName: 'stack.pdf', pageNumber: 9 },
    { fileName: 'b.pdf', pageNumber: 1 },
  ]);
  expect(filePlaces({ file: fileOfParts([part('stack.pdf', STACK, 1, 9, 9)], null), state })).toBeNull();
});
