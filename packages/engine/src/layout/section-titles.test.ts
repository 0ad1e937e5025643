import { expect, it } from 'vitest';
import { layOutPages, page, rowsOf, text } from './page.test-fixture.ts';

const row = (foot: number, ...cells: string[]) => cells.flatMap((cell, at) => text(50 + 150 * at, foot, cell));

it('keeps titles over groups of rows as rows of their own, the first below the heads too', () => {
  const words = [
    ...row(100, 'Berth', 'Vessel', 'Fee'),
    ...row(114, 'Pontoon A'),
    ...row(127, 'P5323', 'Sula', '852.33'),
    ...row(140, 'P1407', 'Grey Gannet', '912.14'),
    ...row(154, 'Pontoon B'),
    ...row(167, 'P3623', 'Old Tern', '249.24'),
    ...row(180, 'P2140', 'Zephyr', '46.82'),
  ];
  const [table] = layOutPages(page(words)).tables;
  expect(table?.headerRows).toBe(1);
  expect(rowsOf(table).map(([first]) => first)).toEqual(['Berth', 'Pontoon A', 'P5323', 'P1407', 'Pontoon B', 'P3623', 'P2140']);
});

it('takes text that goes on below in the first column for no title', () => {
  const words = [
    ...row(100, 'Description', 'Quantity', 'Fee'),
    ...row(114, 'Painting of doors', '1', '852.33'),
    ...row(125, 'Frames as well'),
    ...row(142, 'Sanding of floors', '2', '912.14'),
    ...row(153, 'Varnish included'),
    ...row(170, 'Cleaning', '3', '249.24'),
  ];
  expect(rowsOf(layOutPages(page(words)).tables[0]).map(([first]) => first)).toEqual([
    'Description',
    'Painting of doors Frames as well',
    'Sanding of floors Varnish included',
    'Cleaning',
  ]);
});
