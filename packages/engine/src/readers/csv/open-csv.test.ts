import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellTexts, readFlow } from '../read-pages.test-fixture.ts';
import { likelyDelimiter, voteDelimiter } from './delimiter.ts';

const read = (text: string | Uint8Array, fileName = 'a.csv') => readFlow(typeof text === 'string' ? strToU8(text) : text, fileName);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('openCsv', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1,5;2,5\r\n',
      [
        ['a', 'b'],
        ['1,5', '2,5'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a|b\n1|2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'sep=;\na;b,c\n1;2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    [
      '"a,1","b ""q"""\n"two\nlines",2',
      [
        ['a,1', 'b "q"'],
        ['two\nlines', '2'],
      ],
    ],
    ['only\none\ncolumn', [['only'], ['one'], ['column']]],
    ['a,b,c\n1\n1,2,3,4', [['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']]],
  ])('reads %j', async (text, rows) => {
    expect(cellTexts((await read(text)).tables[0])).toEqual(rows);
  });

  it('reads any encoding', async () => {
    const utf16 = (text: string, bigEndian: boolean): Uint8Array =>
      Uint8Array.from(
        [...text].flatMap((character) =>
          bigEndian
            ? [character.charCodeAt(0) >> 8, character.charCodeAt(0) & 255]
            : [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8],
        ),
      );
    const text = 'Straße;Łódź\nMüller;5';
    for (const bytes of [
      strToU8(text),
      strToU8(`\ufeff${text}`),
      utf16(`\ufeff${text}`, false),
      utf16(`\ufeff${text}`, true),
      utf16(text, false),
      utf16(text, true),
    ]) {
      expect(cellTexts((await read(bytes)).tables[0])).toEqual([
        ['Straße', 'Łódź'],
        ['Müller', '5'],
      ]);
    }
    expect(cellTexts((await read(latin('Stra\xdfe;Preis \x80\nM\xfcller;5'))).tables[0])[0]).toEqual(['Straße', 'Preis €']);
    expect(cellTexts((await read(latin('Pr\xe8s;Prix \x80\nL\x92\xe9t\xe9;\x935\x94'))).tables[0])).toEqual([
      ['Près', 'Prix €'],
      ['L’été', '“5”'],
    ]);
    expect(cellTexts((await read(latin('Miejscowo\x9c\xe6;Wys\xb3ano\n\xa3\xf3d\x9f;5'))).tables[0])).toEqual([
      ['Miejscowość', 'Wysłano'],
      ['Łódź', '5'],
    ]);
  });

  it('cites cells as a spreadsheet does and marks the header', async () => {
    const { tables } = await read('Name,Age\nAnn,3');
    expect(tables[0]?.rows.flat().map(({ reference, header }) => [reference, header])).toEqual([
      ['A1', true],
      ['B1', true],
      ['A2', false],
      ['B2', false],
    ]);
  });

  it('sees a header only where the first row names columns', async () => {
    const hasHeader = async (text: string) => (await read(text)).tables[0]?.rows[0]?.[0]?.header;
    expect(await hasHeader('Ann,3\nBob,4')).toBe(false);
    expect(await hasHeader('Country,2023,2024\nItaly,1,2')).toBe(true);
    expect(await hasHeader('City,Country\nRome,Italy\nBonn,Germany')).toBe(true);
    expect(await hasHeader('yes,no\nyes,no\nno,yes')).toBe(false);
  });

  it('gives 1,000 rows a page and opens each with the names of the columns', async () => {
    const { pageCount, pages } = await read(`Name,Age\n${Array.from({ length: 2_500 }, (_, index) => `n${index},${index}\n`).join('')}`);
    const firstAndLast = pages
      .map((page) => page.blocks[0])
      .map((table) =>
        table?.kind === 'table'
          ? [table.rows.length, table.rows[0]?.[0]?.reference, table.rows[1]?.[0]?.reference, table.rows.at(-1)?.[0]?.text]
          : [],
      );
    expect(pageCount).toBe(3);
    expect(firstAndLast).toEqual([
      [1_000, 'A1', 'A2', 'n998'],
      [1_001, 'A1', 'A1001', 'n1998'],
      [502, 'A1', 'A2001', 'n2499'],
    ]);
  });

  it('reads rows longer than any window', async () => {
    const { tables } = await read(`a,b\n"${'x'.repeat(1_200_000)}",2\n3,4`);
    expect(tables[0]?.rows.map((row) => row[0]?.text.length)).toEqual([1, 1_200_000, 1]);
  });

  it('does not let a quote that is never closed swallow the rest', async () => {
    const { tables, issues } = await read(`size,price\n"15" screen,3\n${'a,1\n'.repeat(20)}`);
    expect(tables[0]?.rows.length).toBe(22);
    expect(issues.map((issue) => issue.code)).toEqual(['partly_damaged']);
  });

  it('tells a file of white space from a table', async () => {
    await expect(read('\n \n')).rejects.toMatchObject({ code: 'file_empty' });
  });
});

describe('the vote for a delimiter', () => {
  it('needs rows that agree', () => {
    expect(voteDelimiter('Dear Sir, dear Madam,\nplease find\nenclosed, as agreed, the list.')).toBeNull();
    expect(voteDelimiter('one line, only')).toBeNull();
    expect(voteDelimiter('1,5;2,5\n3,5;4,5')).toBe(';');
  });

  it('looks past title lines in a file known to be a table', () => {
    expect(likelyDelimiter('Report of March\n\na;b;c\n1;2;3\n4;5;6')).toBe(';');
  });
});
