import type { TemplateField } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { columnName, columnWidths } from './column-widths.ts';
import type { SheetRow } from './sheet-rows.ts';

const field = (type: TemplateField['type']): TemplateField => ({ id: 'f', variableName: 'Net', description: '', type, enumValues: [] });
const line: SheetRow = { kind: 'found', key: 'd/0', documentId: 'd', fileName: 'd.pdf', row: { pageNumber: 1, cells: { f: { state: 'absent', confidence: 1, alternatives: [] } } } };

describe('columnWidths', () => {
  test('a column is never narrower than a date and never wider than its type allows', () => {
    expect(columnWidths([field('text')], [])[0]).toBe(84);
    expect(columnWidths([{ ...field('text'), variableName: 'x'.repeat(200) }], [])[0]).toBe(240);
  });

  test('a column widens with what stands in it', () => {
    expect(columnWidths([field('text')], [line])[0]).toBeGreaterThan(columnWidths([field('text')], [])[0]!);
  });
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
