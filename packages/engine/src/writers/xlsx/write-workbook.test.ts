import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { bytesOf, documentOf, field, foundNumber, foundText, template } from '../sheet-input.test-fixture.ts';
import { writeWorkbook } from '../write-rows.ts';
import { packageFaults } from './check-package.test-fixture.ts';

const named = (name: string, ...fields: Parameters<typeof template>) => ({ ...template(...fields), name });

it('writes the rows of each template on a sheet of its own, with sources of its own, and shows the first', async () => {
  const bytes = await bytesOf(
    writeWorkbook([
      {
        template: named('Invoice', field('a', 'supplier'), field('b', 'total', 'number')),
        documents: [documentOf('a.pdf', [{ a: foundText('Halden'), b: foundNumber(12.5, 2) }])],
      },
      {
        template: named('Receipt', field('a', 'merchant'), field('c', 'till')),
        columns: [
          { kind: 'document', name: 'File' },
          { kind: 'field', fieldId: 'a', name: 'Shop' },
        ],
        documents: [documentOf('b.jpg', [{ a: foundText('Tansy Lane'), c: foundText('03') }])],
      },
    ]),
  );
  expect(packageFaults(bytes)).toEqual([]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.buffer as ArrayBuffer);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Invoice', 'Receipt', 'Sources Invoice', 'Sources Receipt']);
  const cells = (sheet: string, row: number): unknown[] =>
    ['A', 'B'].map((column) => workbook.getWorksheet(sheet)?.getCell(`${column}${row}`).text);
  expect([cells('Invoice', 1), cells('Invoice', 2)]).toEqual([
    ['supplier', 'total'],
    ['Halden', '12.5'],
  ]);
  expect([cells('Receipt', 1), cells('Receipt', 2)]).toEqual([
    ['File', 'Shop'],
    ['b.jpg', 'Tansy Lane'],
  ]);
  expect(workbook.getWorksheet('Sources Receipt')?.getCell('B5').text).toBe('Shop');
  const seen = Object.entries(unzipSync(bytes)).filter(([, part]) => strFromU8(part).includes('tabSelected="1"'));
  expect(seen).toHaveLength(1);
});
