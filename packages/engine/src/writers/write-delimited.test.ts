import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { cellTexts, readFlow } from '../readers/read-pages.test-fixture.ts';
import type { CellValue, FieldResult } from '../model/index.ts';
import type { WriteOptions } from './sheet-input.ts';
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
  textOf,
  unsure,
} from './sheet-input.test-fixture.ts';
import { writeRows } from './write-rows.ts';

async function lines(values: FieldResult[], format: 'csv' | 'tsv' = 'csv', options: WriteOptions = {}): Promise<string[]> {
  const rows = values.map((value) => ({ a: value }));
  const text = await textOf(
    writeRows({ template: template(field('a', 'x'), field('b', 'y')), documents: [documentOf('a.pdf', rows)] }, format, options),
  );
  return text.split('\r\n').slice(1, -1);
}

const date = (iso: string): FieldResult => found({ kind: 'date', iso }, iso);

it('begins with the byte order mark and a header, ends each line with CR LF, and leaves missing values empty', async () => {
  const input = {
    template: template(field('a', 'name'), field('b', 'paid', 'yes/no')),
    documents: streamOf([
      documentOf('a.pdf', [{ a: foundText('Søren'), b: found({ kind: 'yes/no', yes: false }) }]),
      documentOf('b.pdf', [{ a: absent }]),
    ]),
  };
  expect(await textOf(writeRows(input, 'csv'))).toBe('\uFEFFname,paid\r\nSøren,no\r\n,\r\n');
});

it('says in a last column which cells are blank and why, where that is wanted', async () => {
  const offered = foundText('DE02 1234');
  const notFound: FieldResult = {
    state: 'not_found',
    reason: 'Something stands beside “IBAN”.',
    alternatives: 'chosen' in offered ? [offered.chosen] : [],
  };
  const missing: FieldResult = { state: 'page_missing', pageNumbers: [2], reason: 'Page 2 is not in the file.', alternatives: [] };
  const input = {
    template: template(field('a', 'IBAN'), field('b', 'due'), field('c', 'note')),
    documents: [
      documentOf('a.pdf', [
        { a: notFound, b: missing, c: absent },
        { a: foundText('DE02 1234'), b: date('2026-11-29'), c: foundText('=1+1') },
      ]),
    ],
  };
  const written = await textOf(writeRows(input, 'csv', { csv: { remarks: true } }));
  expect(Papa.parse(written.slice(1).trim()).data).toEqual([
    ['IBAN', 'due', 'note', 'Remarks'],
    ['', '', '', 'IBAN: not found, to check (“DE02 1234” may be it); due: page missing; note: not in the document'],
    ['DE02 1234', '2026-11-29', "'=1+1", ''],
  ]);
});

it('says there, too, what breaks a rule, and what can be read in several ways', async () => {
  const open = unsure({ kind: 'number', number: 2104, decimals: 0 }, '2,104');
  const others = 'chosen' in open ? [{ ...open.chosen, id: 'other', value: { kind: 'number' as const, number: 2.104, decimals: 3 } }] : [];
  const broken = [{ rule: 'pattern' as const, reason: '“RE-1” is not of the form RE-9999.' }];
  const required = [{ rule: 'required' as const, reason: 'This field is required, and the cell is blank.' }];
  const input = {
    template: template(field('a', 'cartons', 'number'), field('b', 'number'), field('c', 'IBAN'), field('d', 'other')),
    documents: [
      documentOf('a.pdf', [
        {
          a: 'chosen' in open ? { ...open, alternatives: others } : open,
          b: { ...unsure({ kind: 'text', text: 'RE-1' }, 'RE-1'), broken },
          c: { ...absent, broken: required },
          d: unsure({ kind: 'text', text: 'x' }, 'x'),
        },
      ]),
    ],
  };
  const written = await textOf(writeRows(input, 'csv', { csv: { remarks: true } }));
  expect(written).toContain(
    'cartons: to check (Two amounts fit.); number: to check (“RE-1” is not of the form RE-9999.); IBAN: to check (This field is required, and the cell is blank.)',
  );
  expect(written).not.toContain('other: ');
});

it('reads back as it was written, whatever the texts hold', async () => {
  const texts = ['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines', ' blanks ', '', 'ünï – 漢字 😀', '"', ','];
  const input = {
    template: template(field('a', 'x'), field('b', 'y')),
    documents: [
      documentOf(
        'a.pdf',
        texts.map((text) => ({ a: foundText(text), b: foundText('end') })),
      ),
    ],
  };
  for (const delimiter of [',', ';', '\t', '|'] as const) {
    const text = await textOf(writeRows(input, 'csv', { csv: { delimiter } }));
    const { data } = Papa.parse<string[]>(text.slice(1), { delimiter, newline: '\r\n' });
    expect(data.slice(1, -1)).toEqual(texts.map((value) => [value, 'end']));
  }
});

it('escapes what a spreadsheet would take for a formula and leaves plain negative numbers', async () => {
  const texts = ['=1+1', '+49 30 1234', '-cmd|calc', '@sum', '\tx', '＝1', '-12.50', '-1,234.5', 'a=b'];
  expect(await lines(texts.map(foundText))).toEqual([
    "'=1+1,",
    "'+49 30 1234,",
    '"\'-cmd|calc",',
    "'@sum,",
    '"\'\tx",',
    "'＝1,",
    '-12.50,',
    '"-1,234.5",',
    'a=b,',
  ]);
  expect(await lines([foundText('\rx')])).toEqual(['"\'\rx",']);
  expect(await lines([foundNumber(-5, 2)])).toEqual(['-5.00,']);
});

it('escapes a formula behind what another program splits at, blanks and quotes between them or not', async () => {
  const texts = [
    'x;=1+1',
    'x; "=1',
    'x\t@a',
    'a|-b',
    'two\n=1',
    'x;\0=1',
    '\0=1',
    ' =1',
    'Berlin, +49 30 1234',
    '3, -5, 7',
    'a - b',
    'a;b=c',
    '-5;cmd|a',
  ];
  const read = Papa.parse<string[]>((await lines(texts.map(foundText))).join('\r\n'), { newline: '\r\n' });
  expect(read.data.map(([text]) => text)).toEqual([
    "x;'=1+1",
    'x; "\'=1',
    "x\t'@a",
    "a|'-b",
    "two\n'=1",
    "x;'=1",
    "'=1",
    " '=1",
    'Berlin, +49 30 1234',
    '3, -5, 7',
    'a - b',
    'a;b=c',
    "'-5;cmd|a",
  ]);
});

const SEPARATORS = [',', ';', '\t', '|'] as const;
const hostile = oneof(
  string(),
  string({ unit: constantFrom('=', '+', '-', '@', '＝', ';', ',', '\t', '|', '"', "'", ' ', '\n', '\r', '\0', '1', 'a') }),
);

it('gives no formula to a program that splits at any character and takes any line end, in values and in names', async () => {
  await assert(
    asyncProperty(array(hostile, { minLength: 1, maxLength: 4 }), hostile, constantFrom(...SEPARATORS), async (values, name, delimiter) => {
      const input = {
        template: template(field('a', name), field('b', 'y')),
        documents: [
          documentOf(
            'a.pdf',
            values.map((text) => ({ a: foundText('first'), b: foundText(text) })),
          ),
        ],
      };
      const text = await textOf(writeRows(input, 'csv', { csv: { delimiter } }));
      const cells = SEPARATORS.flatMap((splitAt) => [
        ...cellsWithQuotes(text.slice(1), splitAt),
        ...cellsWithoutQuotes(text.slice(1), splitAt),
      ]);
      expect(cells.filter(isFormula)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('is read by our own reader cell by cell, signs at the start as they were', async () => {
  await assert(
    asyncProperty(array(hostile, { minLength: 2, maxLength: 6 }), constantFrom(...SEPARATORS), async (texts, delimiter) => {
      const input = {
        template: template(field('a', 'name'), field('b', 'note')),
        documents: [
          documentOf(
            'a.pdf',
            texts.map((text) => ({ a: foundText('first'), b: foundText(text) })),
          ),
        ],
      };
      const { tables } = await readFlow(await bytesOf(writeRows(input, 'csv', { csv: { delimiter } })), 'rows.csv');
      const read = cellTexts(tables[0]);
      expect(read.map((row) => row.length)).toEqual(Array.from(read, () => 2));
      // Apostrophes may stand before signs inside the text; white space around it and the kind of line end are the reader's.
      const bare = (text: string): string => text.replaceAll(/[\0'\s]/g, '');
      expect(read.slice(1).map(([, text]) => bare(text!))).toEqual(texts.map(bare));
      const rows = texts
        .map((text, index) => ({ text, read: read[index + 1]![1] }))
        .filter(({ text }) => /^[=+\-@＝][^\0';,|\t\r\n]*$/.test(text));
      expect(rows.map((row) => row.read)).toEqual(rows.map(({ text }) => text.trim()));
    }),
    { numRuns: 1_000 },
  );
});

/** As Excel and LibreOffice: a quote counts at the start of a cell, and what follows the closing one belongs to the cell. */
function cellsWithQuotes(text: string, splitAt: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (quoted && character === '"' && text[at + 1] === '"') cell += text[++at]!;
    else if (character === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (character === splitAt || character === '\n' || character === '\r')) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

const cellsWithoutQuotes = (text: string, splitAt: string): string[] =>
  text
    .split(/[\r\n]/)
    .flatMap((line) => line.split(splitAt))
    .map((cell) => cell.replace(/^[\s"]+/, ''));

/** What a spreadsheet program computes: a sign at the start, unless a number stands there, which no separator continues to a formula. */
const isFormula = (cell: string): boolean => /^\s*[=+\-@＝]/.test(cell) && !/^\s*[+-]\d[\d.,' %]*"*(?:[;,|\t]|$)/.test(cell);

it('escapes formulas in the names of columns', async () => {
  expect(await textOf(writeRows({ template: template(field('a', '=cmd()')), documents: [] }, 'csv'))).toBe("\uFEFF'=cmd()\r\n");
});

it('writes numbers with the decimals of the document, in full, with the decimal sign asked for', async () => {
  const numbers = [
    foundNumber(1296, 2),
    foundNumber(0.125, 2),
    foundNumber(1e-7, 2),
    foundNumber(1e21, 0),
    foundNumber(-0, 0),
    foundNumber(NaN, 0),
  ];
  expect(await lines(numbers)).toEqual(['1296.00,', '0.125,', '0.0000001,', '1000000000000000000000,', '0,', ',']);
  expect(await lines([foundNumber(1296.5, 2)], 'csv', { csv: { decimalSign: ',' } })).toEqual(['"1296,50",']);
  expect(await lines([foundNumber(1296.5, 2)], 'csv', { csv: { decimalSign: ',', delimiter: ';' } })).toEqual(['1296,50;']);
});

it('writes dates as asked and leaves what is no whole date', async () => {
  const dates = [date('2026-09-30'), date('2026-09'), date('2026-09-30T10:12')];
  expect(await lines(dates)).toEqual(['2026-09-30,', '2026-09,', '2026-09-30T10:12,']);
  expect(await lines(dates, 'csv', { csv: { dateFormat: 'dd.mm.yyyy' } })).toEqual(['30.09.2026,', '2026-09,', '30.09.2026T10:12,']);
  expect(await lines([date('2026-09-30')], 'csv', { csv: { dateFormat: 'dd/mm/yyyy' } })).toEqual(['30/09/2026,']);
  expect(await lines([date('2026-09-30')], 'csv', { csv: { dateFormat: 'mm/dd/yyyy' } })).toEqual(['09/30/2026,']);
});

it('keeps leading zeros and drops the character zero', async () => {
  expect(await lines([foundText('00123'), foundText('a\0b')])).toEqual(['00123,', 'ab,']);
});

it('gives tab-separated text for the clipboard without a byte order mark', async () => {
  const value: CellValue = { kind: 'enum', value: 'a\tb' };
  const text = await textOf(
    writeRows(
      { template: template(field('a', 'x'), field('b', 'y')), documents: [documentOf('a.pdf', [{ a: found(value), b: foundText('=1') }])] },
      'tsv',
    ),
  );
  expect(text).toBe('x\ty\r\n"a\tb"\t\'=1\r\n');
});

it('writes the columns asked for, in their order and under their names, and confirmed values only where asked', async () => {
  const confirmed = found({ kind: 'text', text: 'seen' }, 'seen', { evidence: [{ kind: 'person', at: '2026-09-30T10:12:00Z' }] });
  expect(
    await lines([confirmed, foundText('unseen')], 'csv', {
      confirmedOnly: true,
      columns: [
        { kind: 'page', name: 'page' },
        { kind: 'field', fieldId: 'b', name: 'y' },
        { kind: 'field', fieldId: 'a', name: 'x' },
      ],
    }),
  ).toEqual(['1,,seen']);
});
