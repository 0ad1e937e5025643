import type { CellValue } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { cellText, looksLikeIdentifier, valueText } from './cell-text.ts';

describe('valueText', () => {
  test.each<[CellValue, string]>([
    [{ kind: 'number', number: 1296, decimals: 2 }, '1,296.00'],
    [{ kind: 'number', number: 1234567.5, decimals: 1 }, '1,234,567.5'],
    [{ kind: 'number', number: -42, decimals: 0 }, '−42'],
    [{ kind: 'number', number: 999, decimals: 0 }, '999'],
    [{ kind: 'number', number: 0.1234567, decimals: 7 }, '0.1234567'],
    [{ kind: 'date', iso: '2026-09-30' }, '2026-09-30'],
    [{ kind: 'yes/no', yes: false }, 'no'],
    [{ kind: 'enum', value: 'EUR' }, 'EUR'],
    [{ kind: 'text', text: '00417' }, '00417'],
  ])('%j reads %s', (value, text) => {
    expect(valueText(value)).toBe(text);
  });
});

describe('cellText', () => {
  test('says in words why there is no value', () => {
    expect(cellText({ state: 'absent', confidence: 0.9, alternatives: [] })).toBe('not in document');
    expect(cellText({ state: 'not_found', reason: '1 date is not used by any field: “2 May”.', alternatives: [] })).toBe('not found');
    expect(cellText({ state: 'unreadable', evidence: [], reason: '', alternatives: [] })).toBe('not readable');
    expect(cellText({ state: 'page_missing', pageNumbers: [2, 3], reason: '', alternatives: [] })).toBe('page missing, p. 2, 3');
    expect(cellText({ state: 'not_looked_for', reason: 'stopped' })).toBe('not looked for');
  });
});

describe('looksLikeIdentifier', () => {
  test.each(['HM-26-04417', '1188/26', '50013947', 'FT 0092', 'XK05 1212 0123 4567 8906', 'GB29 NWBK 6016 1331 9268 19', 'PL-7781'])(
    '%s is set in the type for codes',
    (text) => {
      expect(looksLikeIdentifier(text)).toBe(true);
    },
  );

  test.each(['Halden & Moor', '2026-09-30', 'Unit 9, Sallow Park', 'EUR', '12 Tannery Row', '14 MARKET ROW'])(
    '%s is set as text',
    (text) => {
      expect(looksLikeIdentifier(text)).toBe(false);
    },
  );
});
