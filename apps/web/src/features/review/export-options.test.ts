import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ExportOptions, exportFileName, exportRequest, rememberedOptions, rememberOptions } from './export-options.ts';

const GERMAN: ExportOptions = {
  files: 'one-a-document',
  confirmedOnly: true,
  sources: false,
  csv: { delimiter: ';', decimalSign: ',', dateFormat: 'dd.mm.yyyy', remarks: true },
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('how rows leave', () => {
  test('is remembered for each template by itself', () => {
    rememberOptions('Rechnung', GERMAN);
    expect(rememberedOptions('Rechnung')).toEqual(GERMAN);
    expect(rememberedOptions('Invoice').csv).toEqual({ delimiter: ',', decimalSign: '.', dateFormat: 'yyyy-mm-dd', remarks: false });
  });

  test('is as at first where storage says something else', () => {
    stored.set('sheetlift.export', '{"Invoice": {"files": "three", "csv": {"delimiter": "#", "decimalSign": ","}}, "Broken": 7}');
    expect(rememberedOptions('Invoice')).toMatchObject({ files: 'one', csv: { delimiter: ',', decimalSign: ',' } });
    expect(rememberedOptions('Broken').sources).toBe(true);
    stored.set('sheetlift.export', 'no JSON');
    expect(rememberedOptions('Invoice').files).toBe('one');
  });

  test('forgets the template used longest ago', () => {
    for (let number = 0; number <= 50; number++) rememberOptions(`Template ${number}`, GERMAN);
    expect(rememberedOptions('Template 0').files).toBe('one');
    expect(rememberedOptions('Template 50').files).toBe('one-a-document');
  });

  test('names the columns as they are arranged', () => {
    const field = { id: 'f', variableName: 'Net', description: '', type: 'number' as const, enumValues: [] };
    expect(
      exportRequest('csv', GERMAN, [
        {
          sheetId: 'first',
          columns: [
            { kind: 'field', id: 'f', name: 'Netto', field },
            { kind: 'constant', id: 'read-on', name: 'Read on' },
          ],
        },
      ]).sheets,
    ).toEqual([
      {
        sheetId: 'first',
        columns: [
          { kind: 'field', fieldId: 'f', name: 'Netto' },
          { kind: 'read-on', name: 'Read on' },
        ],
      },
    ]);
  });

  test.each([
    ['Invoice', 'xlsx', 'one', 'Invoice 2026-09-30.xlsx'],
    ['a/b:c', 'csv', 'one-a-document', 'a b c 2026-09-30.zip'],
    ['??', 'json', 'one', 'Rows 2026-09-30.json'],
  ] as const)('%s as %s, %s, is called %s', (template, format, files, name) => {
    expect(exportFileName(template, format, files, new Date(2026, 8, 30))).toBe(name);
  });
});
