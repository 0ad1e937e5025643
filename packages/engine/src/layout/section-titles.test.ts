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

it('keeps a title of the form that others have though the text above it fills its column', () => {
  const lines = [
    ['Transaction', 'Value', 'Amount'],
    ['Tue, 2 December 2025'],
    ['Refund', '02/12', '664.00'],
    ['Wed, 3 December 2025'],
    ['Cheque', '03/12', '618.08'],
    ['Bank credit Strickland', '03/12', '509.00'],
    ['Thu, 4 December 2025'],
    ['Interest', '04/12', '13.08'],
    ['Fri, 5 December 2025'],
    ['Bank credit Strickland & Daughters', '05/12', '614.50'],
    ['Sat, 6 December 2025'],
    ['Bank credit Eastwick', '06/12', '544.37'],
    ['Sun, 7 December 2025'],
    ['Card payment', '07/12', '840.99'],
  ];
  const words = lines.flatMap(([first = '', ...others], at) => [
    ...text(50, 100 + 13 * at, first),
    ...others.flatMap((cell, column) => text(250 + 100 * column, 100 + 13 * at, cell)),
  ]);
  expect(rowsOf(layOutPages(page(words)).tables[0]).map(([first]) => first)).toEqual(lines.map(([first]) => first));
});
