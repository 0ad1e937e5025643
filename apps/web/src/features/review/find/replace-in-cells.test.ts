import type { TemplateField } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import type { SheetColumn } from '../sheet-columns.ts';
import type { SheetRow } from '../sheet-rows.ts';
import { replacedCells } from './replace-in-cells.ts';

const field = (id: string): TemplateField => ({ id, variableName: id, description: '', type: 'text', enumValues: [] });

const COLUMNS: SheetColumn[] = [
  { kind: 'constant', id: 'document', name: 'Document' } as SheetColumn,
  { kind: 'field', id: 'supplier', name: 'Supplier', field: field('supplier') },
];

const row = (key: string, supplier: string): SheetRow => ({
  kind: 'found',
  key,
  documentId: key,
  rowId: '0',
  fileName: 'Müller GmbH.pdf',
  readAt: null,
  row: {
    rowId: '0',
    pageNumber: 1,
    cells: {
      supplier: {
        state: 'found',
        alternatives: [],
        chosen: {
          id: key,
          value: { kind: 'text', text: supplier },
          printed: supplier,
          evidence: [],
          derivation: { kind: 'normalise', as: 'text', reading: null },
          score: 1,
          confidence: 1,
          reason: '',
        },
      },
    },
  },
});

const ROWS = [row('a', 'Müller GmbH & Müller KG'), row('b', 'Brandt'), row('c', 'MULLER')];
const cells = (...keys: string[]) => keys.map((rowKey) => ({ rowKey, columnId: 'supplier' }));

test('every place in a cell is replaced, as it is found: without regard to case and accents', () => {
  expect(replacedCells(cells('a', 'b', 'c'), { rows: ROWS, columns: COLUMNS }, ' muller ', 'Möller')).toEqual([
    { rowIndex: 0, rowKey: 'a', columnId: 'supplier', text: 'Möller GmbH & Möller KG' },
    { rowIndex: 2, rowKey: 'c', columnId: 'supplier', text: 'Möller' },
  ]);
});

test('what is no field, not there any more or said so already stays', () => {
  const ground = { rows: ROWS, columns: COLUMNS };
  expect(replacedCells([{ rowKey: 'a', columnId: 'document' }, ...cells('gone')], ground, 'muller', 'x')).toEqual([]);
  expect(replacedCells(cells('b'), ground, 'brandt', 'Brandt')).toEqual([]);
});
