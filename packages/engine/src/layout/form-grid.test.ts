import { expect, it } from 'vitest';
import { grid, layOutPages, page, pairsOf, rowsOf, text } from './page.test-fixture.ts';

const RULINGS = grid([50, 250, 450], [100, 130, 160]);

it('takes alike boxes with small labels over their values for a form, not for a table', () => {
  const box = (x: number, foot: number, label: string, value: string) => [
    ...text(x, foot, label, { sizePt: 7 }),
    ...text(x, foot + 12, value),
  ];
  const words = [
    ...box(55, 110, 'Policy number', 'HH 4711'),
    ...box(255, 110, 'Insured person', 'Ida Holm'),
    ...box(55, 140, 'Valid until', '31 May 2027'),
    ...text(255, 140, 'Remarks', { sizePt: 7 }),
  ];
  const layout = layOutPages(page(words, { rulings: RULINGS }));
  expect(layout.tables).toEqual([]);
  expect(pairsOf(layout)).toEqual([
    'Policy number => HH 4711 (form)',
    'Insured person => Ida Holm (form)',
    'Valid until => 31 May 2027 (form)',
  ]);
});

it('keeps a table whose first column has a bold name over a remark', () => {
  const words = [
    ...text(55, 112, 'Item'),
    ...text(255, 112, 'Price'),
    ...text(55, 142, 'Paper', { bold: true }),
    ...text(55, 154, 'white'),
    ...text(255, 142, '3.00'),
    ...text(55, 172, 'Ink', { bold: true }),
    ...text(55, 184, 'black'),
    ...text(255, 172, '9.00'),
  ];
  const layout = layOutPages(page(words, { rulings: grid([50, 250, 450], [100, 130, 160, 190]) }));
  expect(rowsOf(layout.tables[0])).toEqual([
    ['Item', 'Price'],
    ['Paper white', '3.00'],
    ['Ink black', '9.00'],
  ]);
});

it('lets no table grow out of the boxes of a form into the table below', () => {
  const box = (x: number, label: string, value: string) => [...text(x, 110, label, { sizePt: 7 }), ...text(x, 122, value)];
  const row = (foot: number, ...cells: string[]) => cells.flatMap((cell, at) => text([55, 255, 400][at] ?? 0, foot, cell));
  const words = [
    ...box(55, 'Programme', 'History'),
    ...box(255, 'Issued', '14 May 2024'),
    ...row(150, 'Module', 'Credits', 'Mark'),
    ...row(164, 'Logic', '10', '71'),
    ...row(178, 'Ethics', '20', '64'),
  ];
  const layout = layOutPages(page(words, { rulings: grid([50, 250, 450], [100, 130]) }));
  expect(rowsOf(layout.tables[0])).toEqual([
    ['Module', 'Credits', 'Mark'],
    ['Logic', '10', '71'],
    ['Ethics', '20', '64'],
  ]);
});
