import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellTexts, readFlow } from '../read-pages.test-fixture.ts';

const read = (html: string | Uint8Array) => readFlow(typeof html === 'string' ? strToU8(html) : html, 'a.html');
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('openHtml', () => {
  it('reads what is visible, in blocks', async () => {
    const { paragraphs } = await read(
      '<html><head><title>t</title><style>x{}</style></head><body><h1>Head &amp; line</h1>Loose <b>text</b><br>next<p>One</p><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><script>no()</script><noscript>no</noscript><p style="display: none">no</p><p hidden>no</p><template>no</template></body>',
    );
    expect(paragraphs.map(({ role, text }) => [role, text])).toEqual([
      ['heading', 'Head & line'],
      ['text', 'Loose text\nnext'],
      ['text', 'One'],
      ['list-item', 'a'],
      ['list-item', 'b'],
      ['list-item', 'c'],
    ]);
  });

  it('keeps the lines of preformatted text', async () => {
    expect((await read('<pre>Item    Price\nPen     2</pre>')).texts).toEqual(['Item    Price\nPen     2']);
  });

  it('reads tables with captions, headers and spans', async () => {
    const { tables } = await read(
      '<table><caption>Prices</caption><thead><tr><td rowspan=2>Item<td colspan=2>Price<tr><td>net<td>gross</thead><tr><th>Pen<td>1<td>2</table>',
    );
    expect(tables[0]?.name).toBe('Prices');
    expect(
      tables[0]?.rows.map((row) =>
        row.map(({ text, columnSpan, rowSpan, header }) => `${text} ${columnSpan}x${rowSpan}${header ? ' header' : ''}`),
      ),
    ).toEqual([
      ['Item 1x2 header', 'Price 2x1 header'],
      ['net 1x1 header', 'gross 1x1 header'],
      ['Pen 1x1', '1 1x1', '2 1x1'],
    ]);
    expect(tables[0]?.rows[2]?.[1]?.reference).toBe('table 1, row 3, column 2');
  });

  it('reads layout tables as the blocks they place, labels beside their values', async () => {
    const { texts, tables } = await read(
      '<table><tr><td><p>Shop</p></td></tr><tr><td>Order</td><td>77</td></tr><tr><td><table><tr><th>Item<th>Price<tr><td>Pen<td>2</table></td></tr></table>',
    );
    expect(texts).toEqual(['Shop']);
    expect(tables.map(cellTexts)).toEqual([
      [['Order', '77']],
      [
        ['Item', 'Price'],
        ['Pen', '2'],
      ],
    ]);
  });

  it('reads definition lists as labelled values', async () => {
    expect(
      (await read('<dl><dt>Name:</dt><dd>Ann</dd><div><dt>City</dt><dd>Rome</dd><dd>Bonn</dd></div><dt>Empty</dt></dl>')).texts,
    ).toEqual(['Name: Ann', 'City: Rome', 'Bonn', 'Empty']);
  });

  it('reads filled-in forms as text, marks and fields', async () => {
    const { paragraphs, fields } = await read(
      '<form><p><label for=n>Name</label> <input id=n name=name value="Ann Lee"></p><p><label><input type=checkbox name=news value=weekly checked> News</label> <label><input type=radio name=pay> Card</label></p><p>Size <select name=size><option>S<option selected>M</select> <textarea name=note>Call first</textarea><input type=hidden name=token value=x><input type=password name=pw value=secret><button>Send</button></p></form>',
    );
    expect(paragraphs.map(({ text, marks }) => [text, marks])).toEqual([
      ['Name Ann Lee', []],
      [
        '☒ News ☐ Card',
        [
          { at: 0, checked: true },
          { at: 7, checked: false },
        ],
      ],
      ['Size M Call first', []],
    ]);
    expect(fields.map(({ name, title, kind, value }) => [name, title, kind, value])).toEqual([
      ['name', 'Name', 'text', 'Ann Lee'],
      ['news', 'News', 'checkbox', 'weekly'],
      ['pay', 'Card', 'radio', null],
      ['size', null, 'choice', 'M'],
      ['note', null, 'text', 'Call first'],
    ]);
  });

  it('keeps the targets of links', async () => {
    const { paragraphs } = await read('<p>See <a href="https://example.com/">our site</a>, <a href="javascript:x()">not this</a></p>');
    expect(paragraphs[0]?.links).toEqual([{ text: 'our site', target: 'https://example.com/' }]);
  });

  it('finds the encoding in the bytes, then in what the page declares', async () => {
    expect((await read(latin('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>'))).texts).toEqual(['Привет']);
    expect((await read(latin('<?xml version="1.0" encoding="iso-8859-2"?><html><p>\xb3\xf3d\xbc</p>'))).texts).toEqual(['łódź']);
    expect((await read(strToU8('<meta charset="iso-8859-1"><p>Müller</p>'))).texts).toEqual(['Müller']);
    expect(
      (
        await read(
          Uint8Array.from([
            0xff,
            0xfe,
            ...[...'<p>Łódź'].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
          ]),
        )
      ).texts,
    ).toEqual(['Łódź']);
  });

  it('bounds spans by what the table holds', async () => {
    const { tables } = await read('<table><tr><td colspan=1000000000>wide<tr><td>a<td rowspan=0>b<tr><td>c</table>');
    expect(tables[0]?.rows.map((row) => row.map(({ columnSpan, rowSpan }) => [columnSpan, rowSpan]))).toEqual([
      [[2, 1]],
      [
        [1, 1],
        [1, 2],
      ],
      [[1, 1]],
    ]);
  });

  it('refuses nesting that no browser follows, and an empty file', async () => {
    await expect(read('<div>'.repeat(600))).rejects.toMatchObject({ code: 'too_deeply_nested' });
    await expect(read(' \n ')).rejects.toMatchObject({ code: 'file_empty' });
  });
});
