import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellTexts, readFlow } from '../read-pages.test-fixture.ts';

describe('openText', () => {
  it('cites each line by its number, keeps indents, and leaves one gap for blank lines', async () => {
    const { paragraphs } = await readFlow(strToU8('\nName   Age  \r\n\n\n  Ann    ☒ 3\n\n'), 'a.txt');
    expect(paragraphs.map(({ place, text, marks }) => [place, text, marks])).toEqual([
      [{ kind: 'line', number: 2 }, 'Name   Age', []],
      [{ kind: 'line', number: 3 }, '', []],
      [{ kind: 'line', number: 5 }, '  Ann    ☒ 3', [{ at: 9, checked: true }]],
    ]);
  });

  it('counts a page for every 3,000 characters begun', async () => {
    expect((await readFlow(strToU8(`${'x'.repeat(99)}\n`.repeat(61)), 'a.txt')).pageCount).toBe(3);
  });

  it('reads Markdown as a person does', async () => {
    const { paragraphs, tables } = await readFlow(
      strToU8(
        '# Order *7*\n\nSub\n---\n\n- [x] paid\n- **sent** by `post`\n1. first\n\n| Item | Price |\n|---|---:|\n| [Pen](https://example.com) | 2 |\n| Ink \\| blue |\n\nsnake_case_name \\* [site](https://example.com/x)',
      ),
      'a.md',
    );
    expect(paragraphs.filter(({ text }) => text !== '').map(({ role, text, marks }) => [role, text, marks.length])).toEqual([
      ['heading', 'Order 7', 0],
      ['heading', 'Sub', 0],
      ['list-item', '☒ paid', 1],
      ['list-item', 'sent by post', 0],
      ['list-item', 'first', 0],
      ['text', 'snake_case_name * site', 0],
    ]);
    expect(cellTexts(tables[0])).toEqual([
      ['Item', 'Price'],
      ['Pen', '2'],
      ['Ink | blue', ''],
    ]);
    expect(tables[0]?.rows.map((row) => row[0]?.header)).toEqual([true, false, false]);
    expect(paragraphs.at(-1)).toMatchObject({
      place: { kind: 'line', number: 15 },
      links: [{ text: 'site', target: 'https://example.com/x' }],
    });
  });

  it('refuses white space and more than can be read', async () => {
    await expect(readFlow(strToU8(' \n\t'), 'a.txt')).rejects.toMatchObject({ code: 'file_empty' });
    await expect(readFlow(new Uint8Array(25_000_000).fill(0x61), 'a.txt')).rejects.toMatchObject({ code: 'too_many_pages' });
  });
});
