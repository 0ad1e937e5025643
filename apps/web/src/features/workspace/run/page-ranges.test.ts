import { describe, expect, test } from 'vitest';
import { countPages, formatPageRanges, pagesIn, parsePageRanges, rangesOf } from './page-ranges.ts';

const parsed = (text: string, pageCount = 12) => parsePageRanges(text, pageCount);

describe('page ranges', () => {
  test('are read as people write them', () => {
    expect(parsed('1-3, 7')).toEqual({
      kind: 'pages',
      ranges: [
        { from: 1, to: 3 },
        { from: 7, to: 7 },
      ],
    });
    expect(parsed(' 7;1 – 3 ')).toEqual({
      kind: 'pages',
      ranges: [
        { from: 1, to: 3 },
        { from: 7, to: 7 },
      ],
    });
    expect(parsed('2 4 5')).toEqual({
      kind: 'pages',
      ranges: [
        { from: 2, to: 2 },
        { from: 4, to: 5 },
      ],
    });
  });

  test('overlap once and stand in order', () => {
    expect(parsed('5-9, 2, 8-11')).toEqual({
      kind: 'pages',
      ranges: [
        { from: 2, to: 2 },
        { from: 5, to: 11 },
      ],
    });
  });

  test('that name every page, or none, are all pages', () => {
    expect(parsed('')).toEqual({ kind: 'pages', ranges: null });
    expect(parsed('1-12')).toEqual({ kind: 'pages', ranges: null });
  });

  test('say what is wrong with them', () => {
    expect(parsed('1-20')).toEqual({ kind: 'wrong', sentence: 'This document has pages 1 to 12.' });
    expect(parsed('0')).toMatchObject({ kind: 'wrong' });
    expect(parsed('2', 1)).toEqual({ kind: 'wrong', sentence: 'This document has 1 page.' });
    expect(parsed('7-2')).toEqual({ kind: 'wrong', sentence: '“7-2” runs backwards. Write 2-7.' });
    expect(parsed('first')).toEqual({ kind: 'wrong', sentence: '“first” is no page. Write pages like 1-3, 7.' });
  });

  test('are written, counted and listed', () => {
    const ranges = [
      { from: 1, to: 3 },
      { from: 7, to: 7 },
    ];
    expect(formatPageRanges(ranges)).toBe('1-3, 7');
    expect([countPages(ranges, 12), countPages(null, 12)]).toEqual([4, 12]);
    expect(pagesIn(ranges, 12)).toEqual([1, 2, 3, 7]);
    expect(rangesOf([7, 2, 1, 3])).toEqual(ranges);
  });
});
