import { readFirstSheet } from '@sheetlift/engine/first-sheet';
import { describe, expect, test } from 'vitest';
import { HAS_LIBRE_OFFICE, readByLibreOffice } from '../../../../packages/engine/src/writers/xlsx/libreoffice.test-fixture.ts';
import { appendRows, type NewRows } from './append-rows.ts';
import { newWorkbook } from './new-workbook.ts';
import { partOf, withTable, workbookOf } from './workbook.test-fixture.ts';
import { WorkbookProblem } from './workbook-problem.ts';
import { ZipArchive } from './zip-archive.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const COLUMNS = [{ name: 'Total & tax' }, { name: 'Number' }, { name: 'Date' }, { name: 'Document', isOptional: true }];
const ROWS: NewRows['rows'] = [
  [
    { kind: 'number', number: 12.25 },
    { kind: 'text', text: '<A> & "3"' },
    { kind: 'date', iso: '2026-01-15' },
    { kind: 'text', text: 'a.pdf' },
  ],
  [null, { kind: 'text', text: 'A-4' }, { kind: 'date', iso: 'in spring' }, null],
];
const added: NewRows = { columns: COLUMNS, rows: ROWS };
const partText = (workbook: Buffer, part = SHEET): string => new ZipArchive(workbook).read(part)!.toString();
/** What a sheet says from one row on. */
const rowsFrom = (workbook: Buffer, row: number): string => {
  const xml = partText(workbook);
  return xml.slice(xml.indexOf(`<row r="${row}"`), xml.indexOf('</sheetData>'));
};

describe('rows are put below those of the sheet that has their columns', () => {
  test('in the columns that its header names, with the looks of what stands above, dates as dates', () => {
    const workbook = appendRows(workbookOf(), added);
    expect(rowsFrom(workbook, 6)).toBe(
      '<row r="6" ht="30" customHeight="1"><c r="A6" s="3"/>' +
        '<c r="B6" t="inlineStr"><is><t xml:space="preserve">&lt;A&gt; &amp; "3"</t></is></c><c r="C6" s="2"><v>46037</v></c><c r="D6" s="3"><v>12.25</v></c></row>' +
        '<row r="7"><c r="B7" t="inlineStr"><is><t xml:space="preserve">A-4</t></is></c><c r="C7" s="2" t="inlineStr"><is><t xml:space="preserve">in spring</t></is></c><c r="D7" s="1"/></row>',
    );
  });

  test('every other part stays as it is to the byte, and so does all of the sheet but its reach and the order to work formulas out', () => {
    const before = workbookOf();
    const after = appendRows(before, added);
    const [there, now] = [new ZipArchive(before), new ZipArchive(after)];
    expect(now.names).toEqual(there.names);
    expect(there.names.filter((name) => !now.read(name)!.equals(there.read(name)!))).toEqual([SHEET]);
    // The whole entries too, headers and compressed bytes.
    const sheetAt = before.indexOf(`PK\u0003\u0004`, before.indexOf('xl/styles.xml'), 'latin1');
    expect(after.subarray(0, sheetAt).equals(before.subarray(0, sheetAt))).toBe(true);
    const [xml, changed] = [partText(before), partText(after)];
    const row6 = xml.indexOf('<row r="6"');
    expect(changed.slice(0, row6 + 2)).toBe(xml.slice(0, row6).replace('B1:E5', 'B1:E7') + changed.slice(row6, row6 + 2));
    expect(changed.slice(changed.indexOf('</sheetData>'))).toBe(
      `</sheetData><sheetCalcPr fullCalcOnLoad="1"/>${xml.slice(xml.indexOf('<pageMargins'))}`,
    );
  });

  test('a second time below the first, and what is written can be read again', () => {
    const workbook = appendRows(appendRows(newWorkbook(COLUMNS.map(({ name }) => name)), added), {
      columns: COLUMNS,
      rows: ROWS.slice(0, 1),
    });
    expect(shownRows(workbook)).toEqual([
      ['Total & tax', 'Number', 'Date', 'Document'],
      ['12.25', '<A> & "3"', '2026-01-15', 'a.pdf'],
      ['A-4', 'in spring'],
      ['12.25', '<A> & "3"', '2026-01-15', 'a.pdf'],
    ]);
  });

  test('texts of every kind come back as they were, but for what no workbook can hold', () => {
    const texts = ['=1+1', '  spaced\nout  ', '_x0041_', 'a\u0000b', 'x'.repeat(40_000)];
    const workbook = appendRows(newWorkbook(['Text']), {
      columns: [{ name: 'Text' }],
      rows: texts.map((text) => [{ kind: 'text', text }]),
    });
    const shown = [...partText(workbook).matchAll(/<t xml:space="preserve">([^]*?)<\/t>/g)].map(([, text]) => text!);
    expect(shown.slice(1)).toEqual(['=1+1', '  spaced\nout  ', '_x005F_x0041_', 'a\ufffdb', 'x'.repeat(32_767)]);
  });

  test('days are counted from 1904 where the workbook does', () => {
    const early = partOf('xl/workbook.xml').replace('<workbookPr', '<workbookPr date1904="1"');
    expect(rowsFrom(appendRows(workbookOf({ 'xl/workbook.xml': early }), added), 6)).toContain('<c r="C6" s="2"><v>44575</v></c>');
  });

  test('without rows nothing changes', () => {
    const workbook = workbookOf();
    expect(appendRows(workbook, { columns: COLUMNS, rows: [] }).equals(workbook)).toBe(true);
  });
});

test.runIf(HAS_LIBRE_OFFICE)(
  'LibreOffice opens a workbook into which rows were put, and shows them below what stood there before',
  () => {
    const { Invoices } = readByLibreOffice(appendRows(workbookOf(), added));
    expect(Invoices!.slice(3)).toEqual([
      ['', 'A-1', '2025-12-09', '10.00 USD', '20'],
      ['', 'A-2', '2025-12-10', '11.50 USD', '23'],
      ['', '<A> & "3"', '2026-01-15', '12.25', ''],
      ['', 'A-4', 'in spring', '', ''],
    ]);
  },
  120_000,
);

describe('a table', () => {
  const tableOf = (workbook: Buffer): string => partText(workbook, 'xl/tables/table1.xml');

  test('reaches as far as its new rows, and nothing else of it changes', () => {
    const before = workbookOf(withTable(5));
    const after = appendRows(before, added);
    expect(tableOf(after)).toBe(tableOf(before).replaceAll('B3:E5', 'B3:E7'));
  });

  test('that ends above is none of theirs, and one that ends with totals is refused', () => {
    const elsewhere = workbookOf(withTable(4));
    expect(tableOf(appendRows(elsewhere, added))).toBe(tableOf(elsewhere));
    expect(() => appendRows(workbookOf(withTable(5, ' totalsRowCount="1"')), added)).toThrow('ends with totals');
  });
});

describe('a workbook is left alone, and it is said why', () => {
  const sheet = partOf(SHEET);
  test.each<[string, string, () => Buffer]>([
    ['is none', 'is no workbook', () => Buffer.from('Number;Date;Total')],
    [
      'is locked with a password',
      'locked with a password',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
    ],
    [
      'has other columns',
      'none of its sheets has a row with the columns "Total & tax", "Number", "Date"',
      () => newWorkbook(['Number', 'Date']),
    ],
    [
      'has a protected sheet',
      'its sheet "Invoices" is protected',
      () => workbookOf({ [SHEET]: sheet.replace('<pageMargins', '<sheetProtection sheet="1"/><pageMargins') }),
    ],
    [
      'has merged cells in the way',
      'merged cells of its sheet "Invoices" lie where the rows go',
      () =>
        workbookOf({ [SHEET]: sheet.replace('<pageMargins', '<mergeCells count="1"><mergeCell ref="A7:C7"/></mergeCells><pageMargins') }),
    ],
    ['is signed', 'it is signed', () => workbookOf({ '_xmlsignatures/sig1.xml': '<x/>' })],
    ['has a sheet full of rows', 'no room for more rows', () => workbookOf({ [SHEET]: sheet.replace('<row r="5">', '<row r="1048576">') })],
    ['lacks a part', 'its part xl/worksheets/sheet2.xml is missing', () => workbookOf({ 'xl/worksheets/sheet2.xml': null })],
    [
      'has names of its own for elements',
      'unusual programs',
      () => workbookOf({ [SHEET]: sheet.replaceAll('<', '<x:').replaceAll('<x:/', '</x:') }),
    ],
    [
      'is damaged',
      'is damaged',
      () => {
        const workbook = workbookOf();
        workbook.writeUInt32LE(
          0xdeadbeef,
          workbook.indexOf('xl/worksheets/sheet1.xml', workbook.lastIndexOf('xl/_rels/workbook'), 'latin1') - 30,
        );
        return workbook;
      },
    ],
  ])('that %s', (_what, why, make) => {
    const workbook = make();
    expect(() => appendRows(workbook, added)).toThrow(WorkbookProblem);
    expect(() => appendRows(workbook, added)).toThrow(why);
  });
});

/** What the first sheet shows, read by the engine; blanks are left out. */
function shownRows(workbook: Buffer): string[][] {
  return readFirstSheet(workbook, 100).rows.map((cells) => cells.map(({ text }) => text));
}
