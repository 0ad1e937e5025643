import { unzipSync } from 'fflate';
import ExcelJS from 'exceljs';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Candidate, Evidence, FieldResult, Template } from '../../model/index.ts';
import type { SheetInput, WriteOptions } from '../sheet-input.ts';
import {
  absent,
  bytesOf,
  documentOf,
  field,
  found,
  foundNumber,
  foundText,
  streamOf,
  template,
  unsure,
  words,
} from '../sheet-input.test-fixture.ts';
import { writeRows } from '../write-rows.ts';
import { packageFaults } from './check-package.test-fixture.ts';

const invoices = template(
  field('a', 'supplier'),
  field('b', 'invoiceNumber'),
  field('c', 'invoiceDate'),
  field('d', 'total', 'number'),
  field('e', 'paid', 'yes/no'),
  field('f', 'status', 'enum', ['open', 'paid']),
);

const invoiceRow: Record<string, FieldResult> = {
  a: foundText('Müller & Söhne <GmbH>'),
  b: foundText('00123'),
  c: found({ kind: 'date', iso: '2026-09-30' }, '30 September 2026'),
  d: foundNumber(1296.5, 2),
  e: found({ kind: 'yes/no', yes: true }, 'x'),
  f: absent,
};

async function written(
  input: SheetInput,
  options: WriteOptions = {},
): Promise<{ bytes: Uint8Array; workbook: ExcelJS.Workbook; part(name: string): string }> {
  const bytes = await bytesOf(writeRows(input, 'xlsx', options));
  expect(packageFaults(bytes)).toEqual([]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.buffer as ArrayBuffer);
  const files = unzipSync(bytes);
  return { bytes, workbook, part: (name) => new TextDecoder().decode(files[name]) };
}

const sheet = (workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet => {
  const found = workbook.getWorksheet(name);
  if (!found) throw new Error(`no sheet ${name} among ${workbook.worksheets.map(({ name }) => name).join(', ')}`);
  return found;
};

const textRows = (count: number): Record<string, FieldResult>[] =>
  Array.from({ length: count }, (_, index) => ({ a: foundText(`text ${index}`), b: foundText(`more ${index}`) }));
const twoColumns: Template = template(field('a', 'first'), field('b', 'second'));
const links = (xml: string): string[] =>
  [...xml.matchAll(/<hyperlink ref="([A-Z]+\d+)" location="([^"]+)"/g)].map(([, from, to]) => `${from} ${to}`);

describe('the Notes sheet', () => {
  const given = ['a.pdf', 'b.pdf'].map((fileName) => documentOf(fileName, [invoiceRow]));

  it('says what the documents say of each other', async () => {
    const { workbook } = await written({ template: invoices, documents: streamOf(given) });
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Invoices', 'Sources', 'Notes']);
    expect(sheet(workbook, 'Notes').getRow(3).values).toEqual([
      undefined,
      'given twice',
      'a.pdf and b.pdf say the same in every field: they may be one paper, given twice.',
    ]);
  });

  it('is not there where they say nothing, nor where the sources are not wanted', async () => {
    const { workbook: one } = await written({ template: invoices, documents: given.slice(0, 1) });
    expect(one.getWorksheet('Notes')).toBeUndefined();
    const { workbook: bare } = await written({ template: invoices, documents: given }, { sources: false });
    expect(bare.getWorksheet('Notes')).toBeUndefined();
  });
});

describe('hairlines of the Sources sheet', () => {
  it('stand below the last line of each row and nowhere else, through empty cells too', async () => {
    const given = ['a.pdf', 'b.pdf'].map((fileName) => documentOf(fileName, textRows(1)));
    const { workbook } = await written({ template: twoColumns, documents: given });
    const ruled = [5, 6, 7, 8].map((line) =>
      Array.from(
        { length: 12 },
        (_, column) =>
          sheet(workbook, 'Sources')
            .getRow(line)
            .getCell(column + 1).border?.bottom?.style ?? '',
      ),
    );
    const [none, all] = [Array(12).fill(''), Array(12).fill('thin')];
    expect(ruled).toEqual([none, all, none, all]);
  });
});

describe('documents without rows', () => {
  const given = [documentOf('a.pdf', [invoiceRow])];

  it('are named by the notes and by what the sources come to', async () => {
    const { workbook } = await written({ template: invoices, documents: given }, { withoutRows: ['letter.pdf'] });
    expect(sheet(workbook, 'Notes').getRow(3).values).toEqual([
      undefined,
      'no template fits',
      'No row is of “letter.pdf”: no template fits it.',
    ]);
    expect(sheet(workbook, 'Sources').getRow(3).getCell(1).text).toContain('No row is of “letter.pdf”: no template fits.');
  });

  it('are named nowhere where the sources are not wanted', async () => {
    const { workbook } = await written({ template: invoices, documents: given }, { withoutRows: ['letter.pdf'], sources: false });
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Invoices']);
  });
});

describe('the rows', () => {
  it('keep their types for two independent readers', async () => {
    const { bytes, workbook } = await written({ template: invoices, documents: [documentOf('a.pdf', [invoiceRow])] });
    const expected = ['Müller & Söhne <GmbH>', '00123', new Date('2026-09-30'), 1296.5, 'yes', null];
    expect((await readXlsxFile(Buffer.from(bytes)))[0]?.data).toEqual([
      ['supplier', 'invoiceNumber', 'invoiceDate', 'total', 'paid', 'status'],
      expected,
    ]);
    const row = sheet(workbook, 'Invoices').getRow(2);
    expect([1, 2, 3, 4, 5, 6].map((column) => row.getCell(column).value ?? null)).toEqual(expected);
  });

  it('show numbers with the decimals of the document, dates without doubt and texts as texts', async () => {
    const numbers = template(field('a', 'x', 'number'), field('b', 'y', 'number'), field('c', 'date'), field('d', 'id'));
    const { workbook } = await written({
      template: numbers,
      documents: [
        documentOf('a.pdf', [
          { a: foundNumber(1296.5, 2), b: foundNumber(2024, 0), c: invoiceRow['c'] as FieldResult, d: foundText('007') },
        ]),
      ],
    });
    const row = sheet(workbook, 'Invoices').getRow(2);
    expect([1, 2, 3, 4].map((column) => row.getCell(column).numFmt)).toEqual(['#,##0.00', '0', 'yyyy-mm-dd', '@']);
  });

  it('show the numbers of a column alike, however many decimals each has, sure or not, on every sheet', async () => {
    const numbers = [
      foundNumber(1296, 0),
      foundNumber(12.5, 2),
      foundNumber(7.25, 2),
      unsure({ kind: 'number', number: 0.125, decimals: 3 }, '0.125'),
    ];
    const { workbook } = await written(
      {
        template: template(field('a', 'price', 'number'), field('b', 'year', 'number')),
        documents: streamOf([
          documentOf(
            'a.pdf',
            numbers.map((number) => ({ a: number, b: foundNumber(2026, 0) })),
          ),
        ]),
      },
      { limits: { rows: 3 } },
    );
    const formats = ['Invoices', 'Invoices (2)'].flatMap((name) =>
      [2, 3].map((row) => ['A', 'B'].map((column) => sheet(workbook, name).getCell(`${column}${row}`).numFmt)),
    );
    expect(formats).toEqual(numbers.map(() => ['#,##0.00#', '0']));
  });

  it('keep a date that Excel cannot hold, or that is no date, as text', async () => {
    const dates = ['1899-12-31', '1900-02-28', '2026-02-30', '2026-09'];
    const { workbook } = await written({
      template: template(field('a', 'date')),
      documents: [
        documentOf(
          'a.pdf',
          dates.map((iso) => ({ a: found({ kind: 'date', iso }, iso) })),
        ),
      ],
    });
    expect(dates.map((_, index) => sheet(workbook, 'Invoices').getCell(`A${index + 2}`).value)).toEqual(dates);
  });

  it('are never formulas', async () => {
    const texts = ['=1+1', '+49 30 1234', '-5', '@cmd', '=HYPERLINK("http://x")'];
    const { workbook, part } = await written({
      template: template(field('a', 'text')),
      documents: [
        documentOf(
          '=a.pdf',
          texts.map((text) => ({ a: foundText(text) })),
        ),
      ],
    });
    expect(texts.map((_, index) => sheet(workbook, 'Invoices').getCell(`A${index + 2}`).value)).toEqual(texts);
    expect(part('xl/worksheets/sheet1.xml') + part('xl/worksheets/sheet2.xml')).not.toContain('<f>');
  });

  it('have a frozen header with a filter, and marked cells where a value is unsure or missing', async () => {
    const row: Record<string, FieldResult> = {
      ...invoiceRow,
      d: unsure({ kind: 'number', number: 5, decimals: 0 }, '5'),
      a: { state: 'page_missing', pageNumbers: [2], reason: 'Page 2 could not be read.', alternatives: [] },
      b: { state: 'not_looked_for', reason: 'The page was not read.' },
    };
    const { workbook } = await written({ template: invoices, documents: [documentOf('a.pdf', [row])] });
    const rows = sheet(workbook, 'Invoices');
    expect(rows.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(rows.autoFilter).toBe('A1:F2');
    const fills = ['A2', 'B2', 'D2', 'F2', 'E2'].map(
      (cell) => rows.getCell(cell).fill as { pattern?: string; fgColor?: { argb?: string } },
    );
    expect(fills.map(({ pattern }) => pattern)).toEqual(['lightUp', 'gray0625', 'solid', 'solid', 'none']);
    expect(fills[2]?.fgColor?.argb).toBe('FFFFF0D2');
    expect(rows.getCell('D1').alignment.horizontal).toBe('right');
  });

  it('get columns as wide as what they hold', async () => {
    const wide = template(field('a', 'name'), field('b', 'amount', 'number'), field('c', 'note'));
    const { workbook } = await written({
      template: wide,
      documents: [
        documentOf('a.pdf', [
          { a: foundText('Halden & Moor, scientific'), b: foundNumber(-123456789012.25, 2), c: foundText('long '.repeat(100)) },
        ]),
      ],
    });
    const widths = [1, 2, 3].map((column) => sheet(workbook, 'Invoices').getColumn(column).width ?? 0);
    expect(widths).toEqual([28, 22, 48]);
    expect(sheet(workbook, 'Invoices').getCell('C2').alignment.wrapText).toBe(true);
  });

  it('have the columns asked for, in their order and under their names, with links that still lead to their values', async () => {
    const columns = [
      { kind: 'document', name: 'file' },
      { kind: 'field', fieldId: 'b', name: 'second' },
      { kind: 'page', name: 'page' },
      { kind: 'read-on', name: 'read on' },
      { kind: 'field', fieldId: 'a', name: 'first' },
    ] as const;
    const documents = [{ ...documentOf('a.pdf', textRows(1)), readOn: '2026-09-30' }, documentOf('b.pdf', textRows(1))];
    const { workbook, part } = await written({ template: twoColumns, documents }, { columns });
    const rows = sheet(workbook, 'Invoices');
    const values = (row: number): unknown[] =>
      ['A', 'B', 'C', 'D', 'E']
        .map((column) => rows.getCell(`${column}${row}`).value)
        .map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value));
    expect(values(1)).toEqual(['file', 'second', 'page', 'read on', 'first']);
    expect(values(2)).toEqual(['a.pdf', 'more 0', 1, '2026-09-30', 'text 0']);
    expect(values(3)).toEqual(['b.pdf', 'more 0', 1, null, 'text 0']);
    expect(['B5', 'B6'].map((cell) => sheet(workbook, 'Sources').getCell(cell).value)).toEqual(['second', 'first']);
    expect(links(part('xl/worksheets/sheet2.xml')).slice(0, 2)).toEqual(["B2 'Sources'!A5", "E2 'Sources'!A6"]);
    expect(links(part('xl/worksheets/sheet1.xml')).slice(0, 2)).toEqual(["A5 'Invoices'!B2", "A6 'Invoices'!E2"]);
  });

  it('say that print can be read in two ways, also beside a broken rule', async () => {
    const open = unsure({ kind: 'number', number: 2104, decimals: 0 }, '2,104');
    const others = 'chosen' in open ? [{ ...open.chosen, id: 'o', value: { kind: 'number' as const, number: 2.104, decimals: 3 } }] : [];
    const broken = [{ rule: 'to' as const, reason: '2104 is more than 100.' }];
    const rows = [{ a: { ...open, broken } }, { a: 'chosen' in open ? { ...open, alternatives: others, broken } : open }];
    const { workbook } = await written({ template: template(field('a', 'cartons', 'number')), documents: [documentOf('a.pdf', rows)] });
    expect(['L5', 'L6'].map((cell) => sheet(workbook, 'Sources').getCell(cell).value)).toEqual([
      '2104 is more than 100.',
      '2104 is more than 100. Two amounts fit.',
    ]);
  });

  it('tell four blanks apart, and where the print stands that could not be read', async () => {
    const evidence: Evidence[] = [
      { kind: 'words', pageNumber: 3, boxes: [{ left: 1, top: 2, right: 3, bottom: 4 }], text: 'l2', origin: 'ocr' },
    ];
    const blanks: FieldResult[] = [
      { state: 'absent', confidence: 0.9, alternatives: [] },
      { state: 'not_found', reason: 'The page has a label like it: “IBAN”.', alternatives: [] },
      { state: 'unreadable', evidence, reason: 'It looks like “l2”.', alternatives: [] },
      { state: 'page_missing', pageNumbers: [2], reason: 'Page 2 could not be read.', alternatives: [] },
    ];
    const { workbook } = await written({
      template: template(field('a', 'blank')),
      documents: [
        documentOf(
          'a.pdf',
          blanks.map((a) => ({ a })),
        ),
      ],
    });
    expect(sheet(workbook, 'Sources').getCell('H5').value).toBe(0.9);
    const told = [5, 6, 7, 8].map((row) => ['D', 'I', 'L'].map((column) => sheet(workbook, 'Sources').getCell(`${column}${row}`).value));
    expect(told).toEqual([
      [null, 'not in the document', 'Nothing in the whole document looks like it.'],
      [null, 'not found, to check', 'The page has a label like it: “IBAN”.'],
      [3, 'not readable', 'It looks like “l2”.'],
      [2, 'page missing', 'Page 2 could not be read.'],
    ]);
    const legend = ['B', 'C', 'E', 'F', 'G', 'J'].map((column) => sheet(workbook, 'Sources').getCell(`${column}2`).value);
    expect(legend).toEqual([
      'to check',
      'not in the document',
      'not found: something speaks for it',
      'not readable',
      'page missing',
      'not looked for',
    ]);
    expect(sheet(workbook, 'Sources').getCell('A3').value).toMatch(
      /^4 cells: 1 not in the document; 1 not found; 1 not readable; 1 on a page that is missing\. /,
    );
  });

  it('say that a person found a value missing', async () => {
    const missing: FieldResult = { state: 'absent', confidence: 1, alternatives: [], confirmedAt: '2026-09-30T10:12:00Z' };
    const { workbook } = await written(
      {
        template: twoColumns,
        documents: [
          documentOf('a.pdf', [
            { a: missing, b: foundText('x') },
            { a: foundText('y'), b: foundText('z') },
          ]),
        ],
      },
      { confirmedOnly: true },
    );
    expect(sheet(workbook, 'Invoices').rowCount).toBe(2);
    expect(['I5', 'K5', 'I6', 'K6'].map((cell) => sheet(workbook, 'Sources').getCell(cell).value)).toEqual([
      'confirmed missing',
      'a person, 2026-09-30 10:12',
      'not confirmed',
      null,
    ]);
  });

  it('are only those that a person confirmed where that is asked for', async () => {
    const confirmed = found({ kind: 'text', text: 'seen' }, 'seen', {
      evidence: [words('seen'), { kind: 'person', at: '2026-09-30T10:12:00Z' }],
    });
    const rows = [
      { a: confirmed, b: foundText('not seen') },
      { a: foundText('x'), b: foundText('y') },
    ];
    const { workbook } = await written(
      { template: twoColumns, documents: [documentOf('a.pdf', rows)] },
      { confirmedOnly: true, personName: 'M. Aldous' },
    );
    const confirmedRows = sheet(workbook, 'Invoices');
    expect([confirmedRows.rowCount, confirmedRows.getCell('A2').value, confirmedRows.getCell('B2').value]).toEqual([2, 'seen', null]);
    expect(sheet(workbook, 'Sources').getCell('K5').value).toBe('M. Aldous, 2026-09-30 10:12');
  });

  it('are the same bytes each time, whatever the time zone', async () => {
    const input = { template: invoices, documents: [documentOf('a.pdf', [invoiceRow])] };
    const first = await bytesOf(writeRows(input, 'xlsx', { createdAt: '2026-09-30T10:00:00Z' }));
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Apia';
    const second = await bytesOf(
      writeRows({ ...input, documents: streamOf(input.documents) }, 'xlsx', { createdAt: '2026-09-30T10:00:00Z' }),
    );
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
  });

  it('survive what XML cannot hold', async () => {
    const texts = ['tab\there', 'line\nbreak', 'bell\u0007', 'half \ud800 pair', '_x0041_', ' blanks ', '😀 \uffff', 'a\r\nb'];
    const { bytes } = await written({
      template: template(field('a', 'text')),
      documents: [
        documentOf(
          'a.pdf',
          texts.map((text) => ({ a: foundText(text) })),
        ),
      ],
    });
    const strings = new TextDecoder().decode(unzipSync(bytes)['xl/sharedStrings.xml']);
    for (const kept of [
      'tab\there',
      'line&#10;break',
      '>bell<',
      'half \ufffd pair',
      '_x005F_x0041_',
      '<t xml:space="preserve"> blanks <',
      '😀 \ufffd',
      'a&#10;b',
    ])
      expect(strings).toContain(kept);
  });

  it('make a sound workbook where there are none, or no fields', async () => {
    const none = await written({ template: invoices, documents: [] });
    const noFields = await written({ template: { ...invoices, entities: [], name: '' }, documents: [documentOf('a.pdf', [{}])] });
    const noSources = await written({ template: invoices, documents: [documentOf('a.pdf', [])] }, { sources: false });
    expect([none, noFields, noSources].map(({ workbook }) => workbook.worksheets.map(({ name }) => name))).toEqual([
      ['Invoices', 'Sources'],
      ['Rows'],
      ['Invoices'],
    ]);
  });
});

describe('validation lists', () => {
  const listed = async (values: string[], options: WriteOptions = {}) => {
    const list = template(field('a', 'status', 'enum', values), field('b', 'paid', 'yes/no'));
    return written(
      { template: list, documents: [documentOf('a.pdf', [{ a: found({ kind: 'enum', value: values[0] ?? '' }, ''), b: absent }])] },
      options,
    );
  };

  it('let a person choose the values of an enum and yes or no', async () => {
    const { workbook } = await listed(['open', 'paid']);
    expect(sheet(workbook, 'Invoices').getCell('A2').dataValidation).toMatchObject({ type: 'list', formulae: ['"open,paid"'] });
    expect(sheet(workbook, 'Invoices').getCell('B2').dataValidation).toMatchObject({ type: 'list', formulae: ['"yes,no"'] });
  });

  it('of 255 characters stand in the rule, of 256 on a hidden sheet', async () => {
    const values = ['a'.repeat(127), 'b'.repeat(127)];
    const inline = await listed(values);
    expect(sheet(inline.workbook, 'Invoices').getCell('A2').dataValidation.formulae).toEqual([`"${values.join(',')}"`]);
    expect(inline.workbook.getWorksheet('Lists')).toBeUndefined();
    const longer = [`${values[0]}a`, values[1] ?? ''];
    const hidden = await listed(longer);
    expect(sheet(hidden.workbook, 'Invoices').getCell('A2').dataValidation.formulae).toEqual(["'Lists'!$A$1:$A$2"]);
    expect(sheet(hidden.workbook, 'Lists').state).toBe('hidden');
    expect(sheet(hidden.workbook, 'Lists').getColumn(1).values.slice(1)).toEqual(longer);
  });

  it('with a comma, a quote or blanks in a value stand on a hidden sheet', async () => {
    for (const value of ['a,b', 'a"b', ' a'])
      expect(sheet((await listed([value, 'c'])).workbook, 'Invoices').getCell('A2').dataValidation.formulae).toEqual(["'Lists'!$A$1:$A$2"]);
  });
});

describe('the Sources sheet', () => {
  it('says which rules a value breaks, with no figure of something sure beside “to check”, and that a required blank is to check', async () => {
    const ruled = template(
      { ...field('a', 'number'), rules: { pattern: 'RE-9999', oneOf: ['RE-2024'] } },
      { ...field('b', 'order'), rules: { required: true } },
    );
    const { workbook } = await written({ template: ruled, documents: [documentOf('a.pdf', [{ a: foundText('RE-202'), b: absent }])] });
    const told = [5, 6].map((row) => [8, 9, 12].map((column) => sheet(workbook, 'Sources').getRow(row).getCell(column).value));
    expect(told).toEqual([
      [null, 'to check', '“RE-202” is not of the form RE-9999. “RE-202” is not on the list; the nearest entry is “RE-2024”.'],
      [expect.any(Number), 'to check', 'This field is required, and the cell is blank. Nothing in the whole document looks like it.'],
    ]);
    const [value, blank] = [1, 2].map((column) => sheet(workbook, 'Invoices').getRow(2).getCell(column).fill);
    expect([value?.type, blank]).toEqual(['pattern', value]);
  });

  it('says what proves a value', async () => {
    const proof = { by: 'sum', reason: '100.00 and 20.00 make 120.00.' } as const;
    const row = { a: found({ kind: 'text', text: '120' }, '120', { proof }), b: absent };
    const { workbook } = await written({ template: twoColumns, documents: [documentOf('a.pdf', [row])] });
    const told = [10, 12].map((column) => sheet(workbook, 'Sources').getRow(5).getCell(column).value);
    expect(told).toEqual(['a sum', '100.00 and 20.00 make 120.00.']);
    expect(sheet(workbook, 'Sources').getCell('A3').value).toMatch(
      /^2 cells: 1 proved by checks, not confirmed; 1 not in the document\. In what is neither confirmed nor to check expect at most 1 error in \d\. /,
    );
  });

  it('tells of each cell where it was read, how sure that is and who confirmed it', async () => {
    const row: Record<string, FieldResult> = {
      a: found({ kind: 'text', text: 'Halden' }, 'HALDEN', {
        evidence: [words('HALDEN', 2), { kind: 'person', at: '2026-09-30T10:12:00Z' }],
      }),
      b: unsure({ kind: 'text', text: '12' }, '12'),
    };
    const { workbook } = await written({ template: twoColumns, documents: [documentOf('mail.eml / a.pdf', [row])] });
    const values = (number: number): unknown[] => (sheet(workbook, 'Sources').getRow(number).values as unknown[]).slice(1);
    expect(values(4)).toEqual([
      'Row',
      'Field',
      'File',
      'Page',
      'As printed',
      'Read from',
      'Place',
      'Confidence',
      'State',
      'Proved by',
      'Confirmed by',
      'Note',
    ]);
    expect(values(5)).toEqual([
      2,
      'first',
      'mail.eml / a.pdf',
      2,
      'HALDEN',
      'text on the page',
      '25 mm from the left, 51 mm from the top',
      0.98,
      'confirmed',
      undefined,
      'a person, 2026-09-30 10:12',
    ]);
    expect(values(6)).toEqual([
      2,
      'second',
      'mail.eml / a.pdf',
      1,
      '12',
      'text on the page',
      '25 mm from the left, 51 mm from the top',
      0.74,
      'to check',
      undefined,
      undefined,
      'Two amounts fit.',
    ]);
  });

  it('names each kind of evidence', async () => {
    const evidence: [Partial<Candidate>, string, string][] = [
      [{ evidence: [{ kind: 'cell', pageNumber: 1, table: 'Prices', reference: 'B7', text: '' }] }, 'table cell', 'Prices, B7'],
      [{ evidence: [{ kind: 'paragraph', pageNumber: 1, number: 12, text: '' }] }, 'paragraph', 'paragraph 12'],
      [{ evidence: [{ kind: 'line', pageNumber: 1, number: 3, text: '' }] }, 'line of text', 'line 3'],
      [{ evidence: [{ kind: 'mail-header', name: 'Subject', text: '' }] }, 'mail header', 'Subject'],
      [{ evidence: [{ kind: 'form-field', pageNumber: 1, name: 'iban', box: null, text: '' }] }, 'form field', 'field "iban"'],
      [
        {
          evidence: [
            { kind: 'mark', pageNumber: 1, box: { left: 0, top: 0, right: 1, bottom: 1 }, inkShare: 0.3, checked: true, label: 'single' },
          ],
        },
        'tick box',
        'box "single", ticked',
      ],
      [
        { evidence: [{ kind: 'xml-path', fileName: 'factur-x.xml', path: 'Invoice/ID', text: '' }] },
        'e-invoice data',
        'ID in factur-x.xml: Invoice/ID',
      ],
      [{ evidence: [{ kind: 'attachment-list', names: ['a.pdf', 'b.pdf'] }] }, 'list of attachments', 'a.pdf, b.pdf'],
      [
        { evidence: [words('a', 1), words('b', 3)] },
        'text on the page',
        '25 mm from the left, 51 mm from the top; page 3: 25 mm from the left, 51 mm from the top',
      ],
    ];
    const rows = evidence.map(([changes]) => ({ a: found({ kind: 'text', text: 'x' }, 'x', changes) }));
    const { workbook } = await written({ template: template(field('a', 'x')), documents: [documentOf('a.pdf', rows)] });
    evidence.forEach(([, kind, place], index) => {
      const row = sheet(workbook, 'Sources').getRow(index + 5);
      expect([row.getCell(6).value, row.getCell(7).value]).toEqual([kind, place]);
    });
  });

  it('is left out where it is not wanted', async () => {
    const { workbook, part } = await written({ template: twoColumns, documents: [documentOf('a.pdf', textRows(2))] }, { sources: false });
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Invoices']);
    expect(part('xl/worksheets/sheet1.xml')).not.toContain('<hyperlink');
  });

  it('is linked with the cells in both directions', async () => {
    const { part } = await written({ template: { ...twoColumns, name: "Year's rows" }, documents: [documentOf('a.pdf', textRows(2))] });
    expect(links(part('xl/worksheets/sheet2.xml'))).toEqual(["A2 'Sources'!A5", "B2 'Sources'!A6", "A3 'Sources'!A7", "B3 'Sources'!A8"]);
    expect(links(part('xl/worksheets/sheet1.xml'))).toEqual([
      "A5 'Year''s rows'!A2",
      "A6 'Year''s rows'!B2",
      "A7 'Year''s rows'!A3",
      "A8 'Year''s rows'!B3",
    ]);
  });

  it('has links a cell up to the limit, then a row, then none, and says so', async () => {
    const input = { template: twoColumns, documents: [documentOf('a.pdf', textRows(5))] };
    const counts = async (limit: number): Promise<unknown[]> => {
      const { workbook, part } = await written(input, { limits: { links: limit } });
      return [
        links(part('xl/worksheets/sheet2.xml')).length,
        links(part('xl/worksheets/sheet1.xml')).length,
        sheet(workbook, 'Sources').getCell('A3').value,
      ];
    };
    expect(await counts(10)).toEqual([10, 10, expect.stringContaining('Click a row number')]);
    expect(await counts(9)).toEqual([5, 5, expect.stringContaining('each row has one link')]);
    expect(await counts(5)).toEqual([5, 5, expect.stringContaining('each row has one link')]);
    expect(await counts(4)).toEqual([0, 0, expect.stringContaining('there are none')]);
  });
});

describe('pictures', () => {
  // Signature and header are all that is read of a PNG; readers of workbooks keep the bytes as they are.
  const png = (width: number, height: number, size = 64): Uint8Array => {
    const bytes = new Uint8Array(size);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    return bytes;
  };
  const input = { template: twoColumns, documents: [documentOf('a.pdf', [{ a: foundText('x'), b: absent }, ...textRows(2)])] };

  it('of the spots stand beside their lines', async () => {
    const asked: string[] = [];
    const { workbook } = await written(input, {
      pictureOf: async ({ document, fieldId, row }) => {
        asked.push(`${document.fileName} ${document.result.rows.indexOf(row)} ${fieldId}`);
        return fieldId === 'a' ? png(300, 60) : null;
      },
    });
    expect(asked).toEqual(['a.pdf 0 a', 'a.pdf 1 a', 'a.pdf 1 b', 'a.pdf 2 a', 'a.pdf 2 b']);
    expect(
      sheet(workbook, 'Sources')
        .getImages()
        .map(({ range }) => [range.tl.nativeCol, range.tl.nativeRow]),
    ).toEqual([
      [12, 4],
      [12, 6],
      [12, 8],
    ]);
    expect(sheet(workbook, 'Sources').getRow(5).height).toBe(50);
  });

  it('end at the number and the bytes a workbook takes, and Sources says so', async () => {
    const shown = async (limits: WriteOptions['limits']): Promise<unknown[]> => {
      const { workbook } = await written(input, { limits, pictureOf: async () => png(30, 10) });
      return [
        sheet(workbook, 'Sources').getImages().length,
        String(sheet(workbook, 'Sources').getCell('A3').value).includes('no more pictures'),
      ];
    };
    expect(await shown({ pictures: 5 })).toEqual([5, false]);
    expect(await shown({ pictures: 4 })).toEqual([4, true]);
    expect(await shown({ pictureBytes: 320 })).toEqual([5, false]);
    expect(await shown({ pictureBytes: 319 })).toEqual([4, true]);
  });

  it('that are no PNG are left out', async () => {
    const { workbook } = await written(input, { pictureOf: async () => new Uint8Array([1, 2, 3]) });
    expect(sheet(workbook, 'Sources').getImages()).toEqual([]);
  });
});

describe("Excel's limits", () => {
  it('on rows start another sheet, for the rows and for their sources', async () => {
    const input = { template: twoColumns, documents: [documentOf('a.pdf', textRows(4))] };
    const fits = await written(input, { limits: { rows: 12 } });
    expect(fits.workbook.worksheets.map(({ name }) => name)).toEqual(['Invoices', 'Sources']);
    const { workbook, part } = await written({ ...input, documents: [documentOf('a.pdf', textRows(5))] }, { limits: { rows: 5 } });
    expect(workbook.worksheets.map(({ name, rowCount }) => `${name} ${rowCount}`)).toEqual([
      'Invoices 5',
      'Invoices (2) 2',
      ...Array.from({ length: 10 }, (_, index) => `Sources${index === 0 ? '' : ` (${index + 1})`} 5`),
    ]);
    expect(sheet(workbook, 'Invoices (2)').getCell('A2').value).toBe('text 4');
    const all = Array.from({ length: workbook.worksheets.length }, (_, index) => links(part(`xl/worksheets/sheet${index + 1}.xml`))).flat();
    expect(all).toContain("A2 'Sources (9)'!A5");
    expect(all).toContain("A5 'Invoices (2)'!B2");
    expect(sheet(workbook, 'Sources (9)').getCell('A5').value).toBe('Invoices (2), 2');
  });

  it('on columns leave out the last ones, and Sources says so', async () => {
    const input = { template: twoColumns, documents: [documentOf('a.pdf', textRows(1))] };
    expect(sheet((await written(input, { limits: { columns: 2 } })).workbook, 'Invoices').columnCount).toBe(2);
    const { workbook } = await written(input, { limits: { columns: 1 } });
    expect(sheet(workbook, 'Invoices').columnCount).toBe(1);
    expect(sheet(workbook, 'Sources').getCell('A3').value).toContain('The last 1 columns are left out: a sheet takes 1.');
  });

  it('on characters cut a text, never half a character, and Sources says so', async () => {
    const long = `${'a'.repeat(32_766)}😀`;
    const { workbook } = await written({
      template: template(field('a', 'x')),
      documents: [documentOf('a.pdf', [{ a: foundText('b'.repeat(32_767)) }, { a: foundText(long) }])],
    });
    const rows = sheet(workbook, 'Invoices');
    expect([String(rows.getCell('A2').value).length, String(rows.getCell('A3').value)]).toEqual([32_767, 'a'.repeat(32_766)]);
    expect([sheet(workbook, 'Sources').getCell('L5').value, sheet(workbook, 'Sources').getCell('L6').value]).toEqual([
      null,
      'Only the first 32,767 characters are in the cell: Excel holds no more.',
    ]);
  });

  it('on the table of texts put later texts into their cells', async () => {
    const { bytes, workbook, part } = await written(
      { template: twoColumns, documents: [documentOf('a.pdf', textRows(3))] },
      { sources: false, limits: { sharedStrings: 3 } },
    );
    expect(part('xl/worksheets/sheet1.xml')).toContain('t="inlineStr"');
    expect((await readXlsxFile(Buffer.from(bytes)))[0]?.data.at(-1)).toEqual(['text 2', 'more 2']);
    expect(sheet(workbook, 'Invoices').getCell('B4').value).toBe('more 2');
  });

  it('on the size of a part start another sheet', async () => {
    const { workbook } = await written(
      { template: twoColumns, documents: [documentOf('a.pdf', textRows(40))] },
      { sources: false, limits: { xmlBytes: 3_000 } },
    );
    expect(workbook.worksheets.length).toBeGreaterThan(1);
    expect(workbook.worksheets.reduce((sum, { rowCount }) => sum + rowCount - 1, 0)).toBe(40);
  });
});
