import { describe, expect, it } from 'vitest';
import { cellTexts, readFlow } from '../read-pages.test-fixture.ts';
import { row, xlsx, type XlsxParts } from './xlsx.test-fixture.ts';

const read = (rows: string, parts: XlsxParts & { after?: string } = {}) =>
  readFlow(xlsx([{ name: 'Data', rows, ...(parts.after ? { after: parts.after } : {}) }], parts), 'a.xlsx');
const cell = (reference: string, inside: string, attributes = ''): string => `<c r="${reference}" ${attributes}>${inside}</c>`;

describe('openXlsx', () => {
  it('gives cells as shown, with what is stored and where they stand', async () => {
    const { tables } = await read(
      `<row r="3">${cell('B3', '<v>0</v>', 't="s"')}${cell('C3', '<v>0.19</v>', 's="1"')}${cell('D3', '<v>45382</v>', 's="2"')}${cell('E3', '<v>123</v>', 's="3"')}${cell('F3', '<v>1</v>', 't="b"')}${cell('G3', '<v>#REF!</v>', 't="e"')}${cell('H3', '<f>1+1</f><v>2</v>')}${cell('I3', '<f>A1</f><v>text</v>', 't="str"')}${cell('J3', '<v>0.5</v>', 's="4"')}</row>`,
      {
        strings: ['shared'],
        formats: ['General', '0%', 'dd/mm/yyyy', '00000', 'h:mm'],
      },
    );
    expect(tables[0]?.name).toBe('Data');
    expect(tables[0]?.rows[0]?.map(({ reference, text, stored }) => [reference, text, stored])).toEqual([
      ['B3', 'shared', null],
      ['C3', '19%', { kind: 'number', value: 0.19 }],
      ['D3', '31/03/2024', { kind: 'date', iso: '2024-03-31' }],
      ['E3', '00123', null],
      ['F3', 'TRUE', { kind: 'boolean', value: true }],
      ['G3', '#REF!', null],
      ['H3', '2', { kind: 'number', value: 2 }],
      ['I3', 'text', null],
      ['J3', '12:00', null],
    ]);
  });

  it('joins formatted runs, drops phonetic hints, and undoes escapes', async () => {
    const { tables } = await read(
      `<row r="1">${cell('A1', '<v>0</v>', 't="s"')}${cell('B1', '<v>1</v>', 't="s"')}${cell('C1', '<is><r><t>in</t></r><r><t>line</t></r></is>', 't="inlineStr"')}</row>`,
      {
        strings: ['<r><t>rich</t></r><r><t xml:space="preserve"> text</t></r><rPh><t>hint</t></rPh>', 'two_x000D_\nlines'],
      },
    );
    expect(cellTexts(tables[0])).toEqual([['rich text', 'two\nlines', 'inline']]);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const { tables } = await read(`<row r="1">${cell('A1', '<v>43920</v>', 's="1"')}</row>`, {
      formats: ['General', 'yyyy-mm-dd'],
      date1904: true,
    });
    expect(tables[0]?.rows[0]?.[0]).toMatchObject({ text: '2024-03-31', stored: { kind: 'date', iso: '2024-03-31' } });
  });

  it('reads ISO date cells', async () => {
    const { tables } = await read(`<row r="1">${cell('A1', '<v>2024-03-31T00:00:00</v>', 't="d"')}</row>`);
    expect(tables[0]?.rows[0]?.[0]).toMatchObject({ text: '2024-03-31', stored: { kind: 'date', iso: '2024-03-31' } });
  });

  it('splits a sheet at blank rows and title lines, and marks the header', async () => {
    const { tables } = await read(
      row(1, ['Invoice 7']) +
        row(2, ['Item', 'Price']) +
        row(3, ['Pen', 2]) +
        row(4, ['Ink', 5]) +
        row(7, ['Bank', 'Account', 'Code']) +
        row(8, ['First', 12, 13]),
    );
    expect(tables.map(cellTexts)).toEqual([
      [['Invoice 7']],
      [
        ['Item', 'Price'],
        ['Pen', '2'],
        ['Ink', '5'],
      ],
      [
        ['Bank', 'Account', 'Code'],
        ['First', '12', '13'],
      ],
    ]);
    expect(tables[1]?.rows.map((cells) => cells[0]?.header)).toEqual([true, false, false]);
    expect(tables[1]?.rows[0]?.[0]?.reference).toBe('A2');
  });

  it('keeps a list with blank rows in it together', async () => {
    const { tables } = await read(row(1, ['Item', 'Price']) + row(2, ['Pen', 2]) + row(4, ['Ink', 5]) + row(6, ['Total', 7]));
    expect(tables.map(cellTexts)).toEqual([
      [
        ['Item', 'Price'],
        ['Pen', '2'],
        ['Ink', '5'],
        ['Total', '7'],
      ],
    ]);
  });

  it('leaves out blank columns, pads short rows and keeps references', async () => {
    const { tables } = await read(row(1, ['Name', null, null, 'Age']) + row(2, [null, null, null, 3]));
    expect(tables[0]?.rows.map((cells) => cells.map(({ reference, text }) => `${reference}=${text}`))).toEqual([
      ['A1=Name', 'D1=Age'],
      ['A2=', 'D2=3'],
    ]);
  });

  it('reads merged cells as spans, with a header of two rows', async () => {
    const { tables } = await read(row(1, ['Name', 'Amounts']) + row(2, [null, 'net', 'gross']) + row(3, ['Ann', 1, 2]), {
      after: '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>',
    });
    expect(
      tables[0]?.rows.map((cells) =>
        cells.map(({ text, columnSpan, rowSpan, header }) => `${text} ${columnSpan}x${rowSpan}${header ? ' header' : ''}`),
      ),
    ).toEqual([
      ['Name 1x2 header', 'Amounts 2x1 header'],
      ['net 1x1 header', 'gross 1x1 header'],
      ['Ann 1x1', '1 1x1', '2 1x1'],
    ]);
  });

  it('gives each visible sheet a page in the order of the tabs, and says how many are hidden', async () => {
    const bytes = xlsx([
      { name: 'One', rows: row(1, ['1']) },
      { name: 'Lists', rows: row(1, ['x']), state: 'hidden' },
      { name: 'Two', rows: '' },
    ]);
    const { pageCount, tables, issues } = await readFlow(bytes, 'a.xlsx');
    expect(pageCount).toBe(2);
    expect(tables.map((table) => table.name)).toEqual(['One']);
    expect(issues).toMatchObject([{ code: 'page_not_read', severity: 'info' }]);
  });

  it('places cells without references one after the other', async () => {
    expect(cellTexts((await read('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c><c><v>4</v></c></row>')).tables[0])).toEqual(
      [
        ['1', '2'],
        ['3', '4'],
      ],
    );
  });

  it('reads a workbook of other prefixes, without styles and without shared strings', async () => {
    const sheet =
      '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const { tables, issues } = await read('', {
      raw: { 'xl/worksheets/sheet1.xml': sheet, 'xl/styles.xml': 'no xml', 'xl/sharedStrings.xml': '' },
    });
    expect(cellTexts(tables[0])).toEqual([['7']]);
    expect(issues.map((issue) => issue.code)).toEqual(['partly_damaged']);
  });

  it('loses a damaged sheet, not the workbook', async () => {
    const bytes = xlsx(
      [
        { name: 'One', rows: row(1, ['1']) },
        { name: 'Two', rows: '' },
      ],
      { raw: { 'xl/worksheets/sheet2.xml': 'no xml' } },
    );
    const { pages } = await readFlow(bytes, 'a.xlsx');
    expect(pages.map((page) => page.issues.map((issue) => issue.code))).toEqual([[], ['page_unreadable']]);
  });

  it('refuses a workbook without sheets', async () => {
    await expect(readFlow(xlsx([]), 'a.xlsx')).rejects.toMatchObject({ code: 'file_damaged' });
    await expect(read('', { raw: { 'xl/worksheets/sheet1.xml': 'no xml' } })).rejects.toMatchObject({ code: 'file_damaged' });
  });
});
