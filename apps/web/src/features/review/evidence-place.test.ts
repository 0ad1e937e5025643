import type { Candidate, Evidence } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { labelOf, shortPlace, splitAround, wholePlace, wholeWording } from './evidence-place.ts';

const words = (pageNumber: number, text: string): Evidence => ({ kind: 'words', pageNumber, boxes: [], text, origin: 'text' });
const candidate = (...evidence: Evidence[]): Candidate => ({
  id: 'c',
  value: { kind: 'number', number: 12, decimals: 0 },
  printed: '12',
  evidence,
  derivation: { kind: 'sum' },
  score: 1,
  confidence: 1,
  reason: '',
});

test('each place and each wording of a value is named once; the person who confirmed it is none', () => {
  const value = candidate(words(1, 'Total 12'), words(3, 'Sum 12'), words(3, 'Sum 12'), { kind: 'person', at: '2026-09-30T08:00:00.000Z' });
  expect([wholePlace(value), shortPlace(value), wholeWording(value)]).toEqual(['page 1, page 3', 'p. 1, p. 3', 'Total 12 … Sum 12']);
});

test('beside a value that stands alone is the print by which it was found; beside one with words of its own, nothing', () => {
  const beside = (reason: string, text: string): string => labelOf({ ...candidate(words(1, text)), reason });
  expect(beside('right of “Total due EUR”; beside it stands “2”', '12')).toBe('Total due EUR');
  expect(beside('right of “Total due EUR”', 'Total 12')).toBe('');
  expect(beside('in its column of the table', '12')).toBe('');
});

test('a printed value is set off from its words, where it stands in them as it is', () => {
  expect(splitAround('Total due EUR 1,296.00 net', '1,296.00')).toEqual(['Total due EUR ', '1,296.00', ' net']);
  expect(splitAround('Total due', '12')).toEqual(['Total due', '', '']);
  expect(splitAround('Total due', '')).toEqual(['Total due', '', '']);
});
