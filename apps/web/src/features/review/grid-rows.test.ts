import type { FieldResult, TemplateField } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { createGridRows } from './grid-rows.tsx';
import type { FoundRow } from './sheet-rows.ts';

const field = (id: string, variableName: string): TemplateField => ({ id, variableName, description: '', type: 'text', enumValues: [] });

const found = (text: string): FieldResult =>
  ({
    state: 'found',
    chosen: { value: { kind: 'text', text }, evidence: [], alternatives: [] },
    confidence: 1,
    alternatives: [],
  }) as unknown as FieldResult;

const row = {
  kind: 'found',
  key: 'd/1',
  documentId: 'd',
  rowId: 1,
  fileName: 'halden.pdf',
  readAt: null,
  row: { rowId: 1, cells: { 'invoice.total': found('1,296.00') } },
} as unknown as FoundRow;

test('cells that are looked for again keep what they said, by the name of their field, until they are found', () => {
  const gridRows = createGridRows();
  const before = gridRows([row], { searching: new Set(), fields: [field('invoice.total', 'Total')] });
  expect(before.rowAt(0).cellOf('invoice.total').text).toBe('1,296.00');
  expect(before.rowAt(0).className).not.toBe('again');

  const other = [field('receipt.total', 'Total'), field('receipt.merchant', 'Merchant')];
  const again = gridRows([row], { searching: new Set(['d']), fields: other }).rowAt(0);
  expect(again.className).toBe('again');
  expect(again.cellOf('receipt.total')).toMatchObject({ text: '1,296.00', readOnly: true });
  expect(again.cellOf('receipt.merchant')).toEqual({ text: '', readOnly: true, className: 'skel' });
  expect(again.cellOf('document').text).toBe('halden.pdf');
  expect(gridRows([row], { searching: new Set(['d']), fields: other }).rowAt(0)).toBe(again);
});
