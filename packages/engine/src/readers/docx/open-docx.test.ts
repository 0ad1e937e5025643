import { describe, expect, it } from 'vitest';
import { rawZip } from '../archive.test-fixture.ts';
import { cellTexts, readFlow } from '../read-pages.test-fixture.ts';
import { docx, p, r, tbl, wordPart } from './docx.test-fixture.ts';

const read = (body: string, parts?: Parameters<typeof docx>[1]) => readFlow(docx(body, parts), 'a.docx');
const control = (properties: string, content: string): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const symbol = (character: string): string => r(character);

describe('openDocx', () => {
  it('reads paragraphs with headings, tabs, breaks and hyphens, numbered from 1', async () => {
    const { paragraphs } = await read(
      `${p('Title', '<w:pStyle w:val="H"/>')}<w:p/><w:p>${r('a')}<w:r><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/></w:r></w:p>`,
      { parts: { 'styles.xml': wordPart('styles', '<w:style w:styleId="H"><w:name w:val="heading 1"/></w:style>') } },
    );
    expect(paragraphs.map(({ role, text, place }) => [role, text, place])).toEqual([
      ['heading', 'Title', { kind: 'paragraph', number: 1 }],
      ['text', 'a\tb\nc-d', { kind: 'paragraph', number: 2 }],
    ]);
  });

  it('keeps insertions and leaves out deletions and hidden text', async () => {
    const { texts } = await read(
      `<w:p>${r('a')}<w:ins>${r('b')}</w:ins><w:del><w:r><w:delText>c</w:delText></w:r></w:del><w:moveFrom>${r('d')}</w:moveFrom>${r('e', '<w:vanish/>')}${r('f', '<w:vanish w:val="0"/>')}</w:p>`,
    );
    expect(texts).toEqual(['abf']);
  });

  it('reads the strict form and other prefixes', async () => {
    expect((await readFlow(docx(p('strict'), { strict: true }), 'a.docx')).texts).toEqual(['strict']);
    const other = wordPart('document', `<w:body>${p('other')}</w:body>`).replaceAll('w:', 'n0:');
    expect((await read('', { raw: { 'word/document.xml': other } })).texts).toEqual(['other']);
  });

  it('reads tables with spans in both directions', async () => {
    const { tables } = await read(
      tbl([
        [
          { text: 'Name', properties: '<w:vMerge w:val="restart"/>' },
          { text: 'Amounts', properties: '<w:gridSpan w:val="2"/>' },
        ],
        [{ text: '', properties: '<w:vMerge/>' }, 'net', 'gross'],
        ['Ann', '1', '2'],
      ]),
    );
    expect(cellTexts(tables[0])).toEqual([
      ['Name', 'Amounts'],
      ['net', 'gross'],
      ['Ann', '1', '2'],
    ]);
    expect(tables[0]?.rows[0]).toMatchObject([
      { rowSpan: 2, columnSpan: 1, reference: 'table 1, row 1, column 1' },
      { rowSpan: 1, columnSpan: 2 },
    ]);
  });

  it('takes repeated rows as headers, and drops rows deleted with tracked changes', async () => {
    const row = (properties: string, ...cells: string[]): string =>
      `<w:tr><w:trPr>${properties}</w:trPr>${cells.map((text) => `<w:tc>${p(text)}</w:tc>`).join('')}</w:tr>`;
    const { tables } = await read(
      `<w:tbl>${row('<w:tblHeader/>', 'A', 'B')}${row('<w:del w:id="1"/>', 'x', 'y')}${row('', '1', '2')}</w:tbl>`,
    );
    expect(cellTexts(tables[0])).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
    expect(tables[0]?.rows.map((cells) => cells[0]?.header)).toEqual([true, false]);
  });

  it('fills the gap before a row that starts late', async () => {
    const { tables } = await read(
      `<w:tbl><w:tr><w:tc>${p('A')}</w:tc><w:tc>${p('B')}</w:tc></w:tr><w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr><w:tc>${p('2')}</w:tc></w:tr></w:tbl>`,
    );
    expect(cellTexts(tables[0])).toEqual([
      ['A', 'B'],
      ['', '2'],
    ]);
  });

  it('reads tables that only place text as the text they place', async () => {
    const inner = tbl([
      ['Item', 'Price'],
      ['Pen', '2'],
    ]);
    const { texts, tables } = await read(tbl([['only column'], ['second line']]) + tbl([[{ text: 'left', inside: inner }, 'right']]));
    expect(texts).toEqual(['only column', 'second line', 'left', 'right']);
    expect(cellTexts(tables[0])).toEqual([
      ['Item', 'Price'],
      ['Pen', '2'],
    ]);
  });

  it('puts headers first, footers and notes last, each once', async () => {
    const section =
      '<w:sectPr><w:headerReference r:id="header1.xml"/><w:headerReference r:id="header2.xml"/><w:footerReference r:id="footer1.xml"/></w:sectPr>';
    const { paragraphs } = await read(`${p('body')}${section}`, {
      parts: {
        'header1.xml': wordPart('hdr', p('Letterhead')),
        'header2.xml': wordPart('hdr', p('Letterhead')),
        'footer1.xml': wordPart('ftr', p('Bank details')),
        'footnotes.xml': wordPart('footnotes', `<w:footnote w:id="1">${p('a note')}</w:footnote>`),
      },
    });
    expect(paragraphs.map(({ role, text }) => [role, text])).toEqual([
      ['header', 'Letterhead'],
      ['text', 'body'],
      ['text', 'a note'],
      ['footer', 'Bank details'],
    ]);
  });

  it('reads a text box once, after the paragraph it is anchored in', async () => {
    const box = (text: string): string => `<w:txbxContent>${p(text)}</w:txbxContent>`;
    const { texts } = await read(
      `<w:p>${r('before ')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box('boxed')}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box('boxed')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>${r('after')}</w:p>`,
    );
    expect(texts).toEqual(['before after', 'boxed']);
  });

  it('reads tick boxes of all kinds as marks', async () => {
    const box = (checked: number, character: string): string =>
      control(`<w14:checkbox><w14:checked w14:val="${checked}"/></w14:checkbox>`, symbol(character));
    const field = (state: string): string =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Agreed"/><w:checkBox><w:default w:val="0"/>${state}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const { paragraphs, fields } = await read(
      `<w:p>${box(1, '☒')}${r(' Tea ')}${box(0, '☐')}${r(' Milk')}</w:p><w:p>${field('<w:checked/>')}${r(' agreed')}</w:p><w:p>${field('')}${r(' not agreed')}</w:p><w:p>${r('☑ typed')}</w:p><w:p><w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>${r(' inserted')}</w:p>`,
    );
    expect(paragraphs.map(({ text, marks }) => [text, marks])).toEqual([
      [
        '☒ Tea ☐ Milk',
        [
          { at: 0, checked: true },
          { at: 6, checked: false },
        ],
      ],
      ['☒ agreed', [{ at: 0, checked: true }]],
      ['☐ not agreed', [{ at: 0, checked: false }]],
      ['☑ typed', [{ at: 0, checked: true }]],
      ['☒ inserted', [{ at: 0, checked: true }]],
    ]);
    expect(fields.map(({ name, kind, value }) => [name, kind, value])).toEqual([
      ['Agreed', 'checkbox', 'on'],
      ['Agreed', 'checkbox', null],
    ]);
  });

  it('gives content controls and old form fields as fields and as text, and prompts as neither', async () => {
    const prompt = control('<w:alias w:val="Date"/><w:showingPlcHdr/>', r('Click here to enter a date.'));
    const dropDown =
      '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Size"/><w:ddList><w:result w:val="1"/><w:listEntry w:val="S"/><w:listEntry w:val="M"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const input = `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="City"/><w:textInput/></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('Rome')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const { texts, fields } = await read(
      `<w:p>${r('Name: ')}${control('<w:alias w:val="Full name"/><w:tag w:val="name"/>', r('Ann Lee'))}</w:p><w:p>${r('Date: ')}${prompt}</w:p><w:p>${r('Size ')}${dropDown}${r(' in ')}${input}</w:p>`,
    );
    expect(texts).toEqual(['Name: Ann Lee', 'Date:', 'Size M in Rome']);
    expect(fields).toEqual([
      { name: 'name', title: 'Full name', kind: 'text', value: 'Ann Lee', box: null },
      { name: 'Date', title: 'Date', kind: 'text', value: null, box: null },
      { name: 'Size', title: null, kind: 'choice', value: 'M', box: null },
      { name: 'City', title: null, kind: 'text', value: 'Rome', box: null },
    ]);
  });

  it('keeps what a field shows and not its instruction, also where it never ends', async () => {
    const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r>';
    const { texts } = await read(
      `<w:p>${r('page ')}${begin}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('7')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p><w:p>${r('open')}${begin}</w:p>${p('goes on')}`,
    );
    expect(texts).toEqual(['page 7', 'open', 'goes on']);
  });

  it('keeps hyperlinks and opens none', async () => {
    const { paragraphs } = await read(`<w:p>${r('see ')}<w:hyperlink r:id="l1">${r('our site')}</w:hyperlink></w:p>`, {
      links: { l1: 'https://example.com/' },
    });
    expect(paragraphs[0]).toMatchObject({ text: 'see our site', links: [{ text: 'our site', target: 'https://example.com/' }] });
  });

  it('counts automatic numbers of clauses and lists', async () => {
    const level = (index: number, format: string, pattern: string): string =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
    const numbering = wordPart(
      'numbering',
      `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2')}${level(2, 'lowerRoman', '(%3)')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '·')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`,
    );
    const item = (text: string, list: number, at: number): string =>
      p(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);
    const { paragraphs } = await read(
      item('Parties', 1, 0) +
        item('Buyer', 1, 1) +
        item('Seller', 1, 1) +
        item('of Rome', 1, 2) +
        item('Price', 1, 0) +
        item('Total', 1, 1) +
        item('point', 2, 0),
      { parts: { 'numbering.xml': numbering } },
    );
    expect(paragraphs.map(({ text }) => text)).toEqual([
      '1. Parties',
      '1.1 Buyer',
      '1.2 Seller',
      '(i) of Rome',
      '2. Price',
      '2.1 Total',
      'point',
    ]);
    expect(paragraphs[6]?.role).toBe('list-item');
  });

  it('counts a page for every 3,000 characters begun and never tears a block', async () => {
    const { pageCount, pages } = await read(p('x'.repeat(2_999)) + p('y'.repeat(6_001)) + p('end'));
    expect(pageCount).toBe(4);
    expect(pages.map((page) => page.blocks.length)).toEqual([2, 0, 0, 1]);
  });

  it('reads what is left of a damaged file and says so', async () => {
    const cut = wordPart('document', `<w:body>${p('first')}${p('second')}`).slice(0, -60);
    const { texts, issues } = await read('', { raw: { 'word/document.xml': cut } });
    expect(texts[0]).toBe('first');
    expect(issues).toMatchObject([{ code: 'partly_damaged', severity: 'warning' }]);
  });

  it('loses a damaged header, not the document', async () => {
    const { texts, issues } = await read(`${p('body')}<w:sectPr><w:headerReference r:id="header1.xml"/></w:sectPr>`, {
      parts: { 'header1.xml': 'no xml' },
    });
    expect(texts).toEqual(['body']);
    expect(issues.map((issue) => issue.code)).toEqual(['partly_damaged']);
  });

  it('refuses a file without XML, and one nested beyond reason', async () => {
    await expect(read('', { raw: { 'word/document.xml': 'no xml' } })).rejects.toMatchObject({ code: 'file_damaged' });
    await expect(read(`${'<w:sdt><w:sdtContent>'.repeat(80)}${p('deep')}`)).rejects.toMatchObject({ code: 'too_deeply_nested' });
    await expect(readFlow(rawZip([{ name: 'word/document.xml', content: 'x', claim: { flags: 1 } }]), 'a.docx')).rejects.toMatchObject({
      code: 'password_required',
    });
  });
});
