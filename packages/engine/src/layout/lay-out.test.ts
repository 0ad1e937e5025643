import { describe, expect, it } from 'vitest';
import type { Word } from '../model/index.ts';
import { layOut } from './lay-out.ts';
import { layOutPages, linesOf, page, read, text } from './page.test-fixture.ts';

describe('lines', () => {
  it('keeps a label and its near value in one line and breaks before a far value', () => {
    const layout = layOutPages(page([...text(50, 100, 'Invoice No: 4711'), ...text(50, 120, 'Amount due'), ...text(300, 120, '99.00')]));
    expect(linesOf(layout)).toEqual(['Invoice No: 4711', 'Amount due', '99.00']);
  });

  it('follows a slightly skewed line from start to end', () => {
    const words = text(50, 100, 'one two three four five six seven eight nine ten eleven twelve', { ocr: true });
    const second = text(50, 114, 'another line close below the first one with as many words as that', { ocr: true });
    const skewed = [...words, ...second].map((word): Word => {
      const drop = (word.box.left - 50) * 0.03;
      return { ...word, box: { ...word.box, top: word.box.top + drop, bottom: word.box.bottom + drop } };
    });
    expect(linesOf(layOutPages(page(skewed, { source: 'ocr' })))).toEqual([
      'one two three four five six seven eight nine ten eleven twelve',
      'another line close below the first one with as many words as that',
    ]);
  });

  it('keeps OCR words together whose boxes shake up and down', () => {
    const shaken = text(50, 100, 'the boxes of these words shake a little', { ocr: true }).map((word, index): Word => ({
      ...word,
      box: { ...word.box, top: word.box.top + (index % 3) - 1, bottom: word.box.bottom + (index % 2) * 1.5 },
    }));
    expect(linesOf(layOutPages(page(shaken, { source: 'ocr' })))).toEqual(['the boxes of these words shake a little']);
  });

  it('keeps a superscript in its line', () => {
    const base = text(50, 100, 'projects');
    const raised: Word = {
      text: '7',
      box: { left: 90.5, top: 90, right: 94, bottom: 96 },
      origin: 'text',
      confidence: 1,
      fontSizePt: 6,
      joinsPrevious: true,
    };
    expect(linesOf(layOutPages(page([...base, raised, ...text(100, 100, 'remained')])))).toEqual(['projects7 remained']);
  });

  it('joins words without a space where the reader says so', () => {
    const [first, second] = text(50, 100, 'Euro pe');
    if (!first || !second) throw new Error('fixture');
    expect(linesOf(layOutPages(page([first, { ...second, joinsPrevious: true }])))).toEqual(['Europe']);
  });

  it('drops the copy of a word that is printed twice on one spot', () => {
    const word = text(50, 100, 'Shadow');
    const shifted = word.map((copy): Word => ({
      ...copy,
      box: { left: copy.box.left + 0.5, top: copy.box.top + 0.5, right: copy.box.right + 0.5, bottom: copy.box.bottom + 0.5 },
    }));
    expect(linesOf(layOutPages(page([...word, ...shifted])))).toEqual(['Shadow']);
  });

  it('reads Hebrew from right to left and leaves figures within it', () => {
    // Left to right on the page: the last word of the sentence first.
    const layout = layOutPages(page(text(50, 100, 'תודה 4711 חשבונית מספר')));
    expect(linesOf(layout)).toEqual(['מספר חשבונית 4711 תודה']);
  });

  it('reads a page that the scanner saw sideways, with boxes as the page shows them', () => {
    // Upright the page is 800 wide; on the original every word stands on its side, reading upwards.
    const upright = [...text(100, 50, 'First line of text'), ...text(100, 70, 'Second line of text')];
    const sideways = upright.map((word): Word => ({
      ...word,
      fontSizePt: 10,
      box: { left: word.box.top, right: word.box.bottom, top: 800 - word.box.right, bottom: 800 - word.box.left },
    }));
    const layout = layOutPages(page(sideways, { turnedBy: 90 }));
    expect(linesOf(layout)).toEqual(['First line of text', 'Second line of text']);
    expect(layout.lines[0]?.box.top).toBeGreaterThan(500);
  });
});

describe('reading order', () => {
  const prose = (x: number, top: number, lines: number, tag: string): Word[] =>
    Array.from({ length: lines }, (_, index) => text(x, top + index * 12, `${tag}${index} words fill this column quite well`)).flat();

  it('reads two columns of prose one after the other, under a title that spans both', () => {
    const layout = layOutPages(
      page([
        ...text(60, 60, 'A title over the whole width of the page that spans both of its columns with ease', { sizePt: 12 }),
        ...prose(50, 100, 6, 'a'),
        ...prose(320, 100, 6, 'b'),
      ]),
    );
    expect(linesOf(layout).map((line) => line.split(' ')[0])).toEqual([
      'A',
      'a0',
      'a1',
      'a2',
      'a3',
      'a4',
      'a5',
      'b0',
      'b1',
      'b2',
      'b3',
      'b4',
      'b5',
    ]);
  });

  it('reads labels and values row by row', () => {
    const rows = ['Name', 'Street', 'Town', 'Country'].flatMap((label, index) => [
      ...text(50, 100 + index * 14, label),
      ...text(250, 100 + index * 14, `value${index}`),
    ]);
    expect(linesOf(layOutPages(page(rows)))).toEqual(['Name', 'value0', 'Street', 'value1', 'Town', 'value2', 'Country', 'value3']);
  });
});

describe('blocks', () => {
  it('tells headings, paragraphs and list items', () => {
    const layout = layOutPages(
      page([
        ...text(50, 60, 'Terms of payment', { sizePt: 16, bold: true }),
        ...text(50, 100, 'All amounts are due within thirty days of the date'),
        ...text(50, 112, 'of this invoice without any deduction.'),
        ...text(50, 140, '1. Cash is not accepted'),
        ...text(50, 160, '2. Cheques neither'),
      ]),
    );
    expect(layout.blocks.map((block) => [block.role, block.lines.length])).toEqual([
      ['heading', 1],
      ['text', 2],
      ['list-item', 1],
      ['list-item', 1],
    ]);
  });

  it('calls what comes back at the top and foot of the pages header and footer', () => {
    const pages = [1, 2, 3].map((pageNumber) =>
      page(
        [
          ...text(50, 40, 'Monthly report'),
          ...text(50, 300, `Body of page ${'abc'[pageNumber - 1]}`),
          ...text(280, 770, `Page ${pageNumber} of 3`),
        ],
        { pageNumber },
      ),
    );
    expect(layOutPages(...pages).blocks.map((block) => block.role)).toEqual([
      'header',
      'text',
      'footer',
      'header',
      'text',
      'footer',
      'header',
      'text',
      'footer',
    ]);
  });
});

describe('the document', () => {
  it('gives every line its own index, block and page, and passes on what the reader found', () => {
    const layout = layOut({
      ...read(page(text(50, 100, 'one')), page(text(50, 100, 'two'), { pageNumber: 2 })),
      attachments: ['a.pdf'],
      xmlValues: [{ path: 'Invoice/ID', value: '1', fileName: null }],
    });
    expect(layout.lines.map((line) => [line.index, line.block, line.pageNumber, line.place.kind])).toEqual([
      [0, 0, 1, 'page'],
      [1, 1, 2, 'page'],
    ]);
    expect([layout.attachments, layout.xmlValues.length, layout.pageCount]).toEqual([['a.pdf'], 1, 2]);
  });

  it('lays out nothing without failing', () => {
    const layout = layOutPages(page([], { source: 'none' }));
    expect([layout.lines, layout.blocks, layout.tables, layout.pairs, layout.languages]).toEqual([[], [], [], [], ['eng']]);
  });

  it('gives the same layout for the same input', () => {
    const document = read(page([...text(50, 100, 'Invoice No: 4711'), ...text(300, 100, 'Date: 01.02.2024')]));
    expect(JSON.stringify(layOut(document))).toBe(JSON.stringify(layOut(document)));
  });

  it('takes time in proportion to the words of a page', () => {
    const dense = (rows: number) =>
      page(Array.from({ length: rows }, (_, row) => text(20, 20 + row * 11, 'ten words stand on each of the rows of this page')).flat(), {
        heightPt: rows * 11 + 40,
      });
    layOutPages(dense(300));
    const timed = (rows: number): number => {
      const start = performance.now();
      layOutPages(dense(rows));
      return performance.now() - start;
    };
    const [small, large] = [Math.min(timed(400), timed(400)), timed(4000)];
    expect(large).toBeLessThan(40 * Math.max(small, 4));
  });
});
