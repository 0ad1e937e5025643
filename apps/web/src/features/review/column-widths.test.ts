import type { TemplateField } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { columnName, columnWidths, createWidthMeter } from './column-widths.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

const column = (type: TemplateField['type'], name = 'Net', id = 'f'): SheetColumn => ({
  kind: 'field',
  id,
  name,
  field: { id, variableName: name, description: '', type, enumValues: [] },
});
const line: SheetRow = {
  kind: 'found',
  key: 'd/0',
  documentId: 'd',
  rowId: '0',
  fileName: 'd.pdf',
  readAt: null,
  row: { rowId: '0', pageNumber: 1, cells: { f: { state: 'absent', confidence: 1, alternatives: [] } } },
};

describe('columnWidths', () => {
  test('a column is never narrower than a date and never wider than its type allows', () => {
    expect(columnWidths([column('text')], [])[0]).toBe(84);
    expect(columnWidths([column('text', 'x'.repeat(200))], [])[0]).toBe(240);
  });

  test('a column widens with what stands in it', () => {
    expect(columnWidths([column('text')], [line])[0]).toBeGreaterThan(columnWidths([column('text')], [])[0]!);
  });
});

test('widths follow the rows as they are found, and an edit does not move them', () => {
  const widthsOf = createWidthMeter();
  const columns = [column('text')];
  const coming: SheetRow = { kind: 'coming', key: 'd', documentId: 'd', fileName: 'd.pdf', reading: true };
  const empty = widthsOf(columns, [coming]);
  const found = widthsOf(columns, [line]);
  expect(found[0]).toBeGreaterThan(empty[0]!);
  expect(widthsOf(columns, [{ ...line }])).toBe(found);
  const others = [column('text', 'Net', 'g')];
  const moved = widthsOf(others, [line]);
  expect(widthsOf(others, [{ ...line, row: { ...line.row, cells: { g: line.row.cells['f']! } } }])[0]).toBeGreaterThan(moved[0]!);
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
