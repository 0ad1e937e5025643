import { describe, expect, test } from 'vitest';
import { findTimes } from './find-times.ts';

const timesIn = (text: string): string[] => findTimes(text).map(({ from, to }) => text.slice(from, to));

describe('times of day in a text', () => {
  test('are found as they are printed, without the words around', () => {
    expect(timesIn('von 9.30 bis 14:15 Uhr, dann 10h20')).toEqual(['9.30', '14:15', '10h20']);
    expect(timesIn('doors 2:30 pm, show 4 p.m.')).toEqual(['2:30 pm', '4 p.m.']);
    expect(timesIn('levée à 18 h 30')).toEqual(['18 h 30']);
    expect(timesIn('till 08:05:11')).toEqual(['08:05:11']);
  });

  test('are no dates, sums or ratios', () => {
    expect(timesIn('12.08.2023, 1.234.56, 24:00, 3:5, 10.05,20')).toEqual([]);
  });
});
