import { describe, expect, it } from 'vitest';
import type { Word } from '../model/index.ts';
import { across, down, grid, layOutPages, linesOf, page, rowsOf, text } from './page.test-fixture.ts';

const invoiceHeader = (foot: number): Word[] => [
  ...text(50, foot, 'Pos', { bold: true }),
  ...text(90, foot, 'Description', { bold: true }),
  ...text(350, foot, 'Qty', { right: true, bold: true }),
  ...text(430, foot, 'Price', { right: true, bold: true }),
  ...text(520, foot, 'Amount', { right: true, bold: true }),
];

const invoiceRow = (foot: number, pos: number, description: string, quantity: string, price: string, amount: string): Word[] => [
  ...text(50, foot, `${pos}`),
  ...text(90, foot, description),
  ...text(350, foot, quantity, { right: true }),
  ...text(430, foot, price, { right: true }),
  ...text(520, foot, amount, { right: true }),
];

describe('ruled tables', () => {
  it('reads a grid with a header', () => {
    const words = [
      ...text(55, 115, 'Country'),
      ...text(155, 115, 'Fund'),
      ...text(255, 115, 'Total'),
      ...text(55, 135, 'Malta'),
      ...text(155, 135, '0.28'),
      ...text(255, 135, '0.72'),
      ...text(55, 155, 'Total'),
      ...text(155, 155, '0.28'),
      ...text(255, 155, '0.72'),
    ];
    const layout = layOutPages(page(words, { rulings: grid([50, 150, 250, 350], [100, 120, 140, 160]) }));
    expect(layout.tables[0]).toMatchObject({ origin: 'ruled', columnCount: 3, headerRows: 1 });
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Country', 'Fund', 'Total'],
      ['Malta', '0.28', '0.72'],
      ['Total', '0.28', '0.72'],
    ]);
    expect(layout.tables[0]?.rows.map((row) => row.role)).toEqual(['header', 'body', 'total']);
    expect(layout.lines.find((line) => line.text === '0.28')?.cell).toEqual({ table: 0, row: 1, column: 1 });
  });

  it('spans cells where walls are missing', () => {
    const rulings = [
      across(50, 350, 100),
      across(150, 350, 120),
      across(50, 350, 140),
      across(50, 350, 160),
      down(100, 160, 50),
      down(100, 160, 150),
      down(120, 160, 250),
      down(100, 160, 350),
    ];
    const words = [
      ...text(55, 125, 'State'),
      ...text(180, 115, 'Testing year'),
      ...text(155, 135, '2004'),
      ...text(255, 135, '2006'),
      ...text(55, 155, 'Ohio'),
      ...text(155, 155, 'Yes'),
      ...text(255, 155, 'No'),
    ];
    const layout = layOutPages(page(words, { rulings }));
    expect(rowsOf(layout.tables[0])).toEqual([
      ['State', 'Testing year', null],
      [null, '2004', '2006'],
      ['Ohio', 'Yes', 'No'],
    ]);
    expect(layout.tables[0]?.rows[0]?.cells.map((cell) => cell && [cell.columnSpan, cell.rowSpan])).toEqual([[1, 2], [2, 1], null]);
  });

  it('keeps the lines of a wrapped cell in one row', () => {
    const words = [
      ...text(55, 112, 'Item'),
      ...text(205, 112, 'Explanation'),
      ...text(55, 132, 'Fees'),
      ...text(205, 132, 'These depend on'),
      ...text(205, 144, 'the school.'),
      ...text(55, 162, 'Travel'),
      ...text(205, 162, 'None.'),
    ];
    const layout = layOutPages(page(words, { rulings: grid([50, 200, 400], [100, 120, 150, 170]) }));
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Item', 'Explanation'],
      ['Fees', 'These depend on the school.'],
      ['Travel', 'None.'],
    ]);
  });

  it('tells rows that stand free between ruled columns', () => {
    const rulings = [
      across(50, 530, 100),
      across(50, 530, 120),
      across(50, 530, 300),
      ...[50, 85, 310, 360, 440, 530].map((x) => down(100, 300, x)),
    ];
    const words = [
      ...invoiceHeader(114),
      ...invoiceRow(140, 1, 'Paper', '2', '3.00', '6.00'),
      ...text(90, 152, 'white, A4'),
      ...invoiceRow(170, 2, 'Ink', '1', '9.00', '9.00'),
    ];
    const layout = layOutPages(page(words, { rulings }));
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Pos', 'Description', 'Qty', 'Price', 'Amount'],
      ['1', 'Paper white, A4', '2', '3.00', '6.00'],
      ['2', 'Ink', '1', '9.00', '9.00'],
    ]);
  });
});

describe('unruled tables', () => {
  it('joins wrapped descriptions to the row that carries the figures', () => {
    const words = [
      ...invoiceHeader(100),
      ...invoiceRow(120, 1, 'Printer paper', '2', '3.00', '6.00'),
      ...text(90, 132, 'white, 80 grams'),
      ...text(90, 144, 'made of wood'),
      ...invoiceRow(160, 2, 'Ink', '1', '9.00', '9.00'),
      ...invoiceRow(176, 3, 'Staples', '4', '1.00', '4.00'),
      ...text(90, 188, 'of steel'),
    ];
    const layout = layOutPages(page(words));
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Pos', 'Description', 'Qty', 'Price', 'Amount'],
      ['1', 'Printer paper white, 80 grams made of wood', '2', '3.00', '6.00'],
      ['2', 'Ink', '1', '9.00', '9.00'],
      ['3', 'Staples of steel', '4', '1.00', '4.00'],
    ]);
    expect(layout.tables[0]).toMatchObject({ origin: 'aligned', headerRows: 1 });
  });

  it('joins lines above to the row where the figures stand on its last line', () => {
    const item = (foot: number, pos: number, amount: string): Word[] => [
      ...text(50, foot, `${pos}`),
      ...text(90, foot, 'Consulting'),
      ...text(90, foot + 11, 'in the month of May'),
      ...text(350, foot + 11, '2', { right: true }),
      ...text(430, foot + 11, '50.00', { right: true }),
      ...text(520, foot + 11, amount, { right: true }),
    ];
    const layout = layOutPages(
      page([...invoiceHeader(100), ...item(124, 1, '100.00'), ...item(154, 2, '200.00'), ...item(184, 3, '300.00')]),
    );
    expect(rowsOf(layout.tables[0]).slice(1)).toEqual(
      [1, 2, 3].map((pos) => [`${pos}`, 'Consulting in the month of May', '2', '50.00', `${pos}00.00`]),
    );
  });

  it('ends at the text below and calls sums totals', () => {
    const words = [
      ...invoiceHeader(100),
      ...invoiceRow(116, 1, 'Paper', '2', '3.00', '6.00'),
      ...invoiceRow(132, 2, 'Ink', '1', '9.00', '9.00'),
      ...text(380, 148, 'Total'),
      ...text(520, 148, '15.00', { right: true }),
      ...text(50, 190, 'Please pay this invoice within thirty days of its date without deduction.'),
    ];
    const layout = layOutPages(page(words));
    expect(layout.tables[0]?.rows.map((row) => row.role)).toEqual(['header', 'body', 'body', 'total']);
    expect(linesOf(layout).at(-1)).toContain('Please pay');
    expect(layout.lines.at(-1)?.cell).toBeNull();
  });

  it('spans a label that is centred over several columns', () => {
    const row = (foot: number, name: string, ...figures: string[]): Word[] => [
      ...text(50, foot, name),
      ...figures.flatMap((figure, index) => text(260 + index * 70, foot, figure, { right: true })),
    ];
    const words = [
      ...text(240, 86, 'Fused oxide'),
      ...text(390, 86, 'Carbide'),
      ...row(100, '', '2009', '2010', '2009', '2010'),
      ...row(116, 'Austria', '60,000', '60,000', '—', '—'),
      ...row(130, 'Brazil', '50,000', '50,000', '43,000', '43,000'),
      ...row(144, 'China', '700,000', '700,000', '455,000', '455,000'),
    ];
    const [table] = layOutPages(page(words)).tables;
    expect(table?.headerRows).toBe(2);
    expect(rowsOf(table)[0]).toEqual(['', 'Fused oxide', null, 'Carbide', null]);
    expect(rowsOf(table)[1]).toEqual(['', '2009', '2010', '2009', '2010']);
    expect(rowsOf(table)[2]).toEqual(['Austria', '60,000', '60,000', '—', '—']);
  });

  it('keeps a number and what stands before all of its kind in one column where the label has two words as well', () => {
    const rows = [
      ['7', 'UK 225804 44311', 'Ines Holm', '631'],
      ['8', 'UK 225804 19185', 'Karl Vey', '501'],
      ['9', 'UK 225804 24613', 'Mona Riis', '585'],
    ] as const;
    const words = [['Lot', 'Ear tag', 'Vendor', 'Weight'] as const, ...rows].flatMap((row, at) => [
      ...text(50, 100 + 20 * at, row[0]),
      ...text(90, 100 + 20 * at, row[1]),
      ...text(230, 100 + 20 * at, row[2]),
      ...text(400, 100 + 20 * at, row[3], { right: true }),
    ]);
    expect(rowsOf(layOutPages(page(words)).tables[0]).slice(1)).toEqual(rows);
  });

  it('reads a table whose OCR boxes shake', () => {
    const shake = (words: Word[]): Word[] =>
      words.map((word, index): Word => ({
        ...word,
        box: {
          left: word.box.left + ((index * 7) % 3) - 1,
          right: word.box.right + ((index * 5) % 3) - 1,
          top: word.box.top + ((index * 3) % 3) - 1,
          bottom: word.box.bottom + ((index * 11) % 3) - 1,
        },
      }));
    const words = [
      ...invoiceHeader(100),
      ...invoiceRow(118, 1, 'Paper', '2', '3.00', '6.00'),
      ...invoiceRow(136, 2, 'Ink', '1', '9.00', '9.00'),
      ...invoiceRow(154, 3, 'Pens', '5', '2.00', '10.00'),
    ];
    const plain = shake(words).map(({ text: content, box }): Word => ({ text: content, box, origin: 'ocr', confidence: 0.9 }));
    expect(rowsOf(layOutPages(page(plain, { source: 'ocr' })).tables[0])).toEqual([
      ['Pos', 'Description', 'Qty', 'Price', 'Amount'],
      ['1', 'Paper', '2', '3.00', '6.00'],
      ['2', 'Ink', '1', '9.00', '9.00'],
      ['3', 'Pens', '5', '2.00', '10.00'],
    ]);
  });

  it('joins a table that goes on over a page and repeats its header', () => {
    const first = page([
      ...invoiceHeader(600),
      ...[0, 1, 2, 3].flatMap((index) => invoiceRow(620 + index * 16, index + 1, 'Paper', '2', '3.00', '6.00')),
    ]);
    const second = page(
      [...invoiceHeader(60), ...[4, 5].flatMap((index) => invoiceRow(16 * index + 16, index + 1, 'Ink', '1', '9.00', '9.00'))],
      { pageNumber: 2 },
    );
    const layout = layOutPages(first, second);
    expect(layout.tables).toHaveLength(1);
    expect(layout.tables[0]?.pageNumbers).toEqual([1, 2]);
    expect(layout.tables[0]?.rows.map((row) => `${row.pageNumber}${row.role}`)).toEqual([
      '1header',
      '1body',
      '1body',
      '1body',
      '1body',
      '2header',
      '2body',
      '2body',
    ]);
    expect(layout.lines.find((line) => line.text === 'Ink')?.cell).toEqual({ table: 0, row: 6, column: 1 });
  });

  it('takes neither prose in two columns nor labels with values for a table', () => {
    const prose = [50, 320].flatMap((x) =>
      Array.from({ length: 8 }, (_, index) => text(x, 100 + index * 12, 'words that fill the column of a page')).flat(),
    );
    const labels = ['Name:', 'Street:', 'Town:', 'Phone:'].flatMap((label, index) => [
      ...text(50, 400 + index * 14, label),
      ...text(200, 400 + index * 14, `value ${index}`),
    ]);
    expect(layOutPages(page([...prose, ...labels])).tables).toEqual([]);
  });
});
