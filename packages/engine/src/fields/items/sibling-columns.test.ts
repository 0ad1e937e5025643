import { describe, expect, it } from 'vitest';
import type { Table } from '../../model/index.ts';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { layOutPages, page, text } from '../../layout/page.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { siblingColumns } from './sibling-columns.ts';

function tableOf(rows: readonly (readonly string[])[], headerRows = 1): Table {
  const [table] = tableLayout(rows, headerRows).tables;
  if (!table) throw new Error('the fixture has one table');
  return table;
}

/** The table with each of its columns so much further to the right, in points. */
const moved = (table: Table, ...by: readonly number[]): Table => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    cells: row.cells.map(
      (cell, column) =>
        cell && { ...cell, box: { ...cell.box, left: cell.box.left + (by[column] ?? 0), right: cell.box.right + (by[column] ?? 0) } },
    ),
  })),
});

const CATCH = tableOf([
  ['Day', 'Skipper', 'Ground', 'Kg'],
  ['01.02.2026', 'Ida Holm', 'Inner bank', '12'],
  ['02.02.2026', 'Per Lund', 'Reef', '40'],
]);

describe('a table that goes on with the list of another', () => {
  it('has its heads again, though a heading over its first rows was taken for one more', () => {
    const next = [
      ['Day', 'Skipper', 'Ground', 'Kg'],
      ['March', '', '', ''],
      ['03.03.2026', 'Liv Moen', 'Reef', '7'],
      ['04.03.2026', 'Ida Holm', 'Reef', '9'],
    ];
    expect(siblingColumns(CATCH)(tableOf(next, 2))).toEqual([0, 1, 2, 3]);
  });

  it('may have one column more, of numbers that the first one has within its names', () => {
    const next = [
      ['', 'Day', 'Skipper', 'Ground', 'Kg'],
      ['1', '03.03.2026', 'Liv Moen', 'Reef', '7'],
      ['2', '04.03.2026', 'Ida Holm', 'Reef', '9'],
    ];
    expect(siblingColumns(CATCH)(tableOf(next))).toEqual([1, 2, 3, 4]);
  });

  it('may lack a column that is blank on its page, where it has no heads and the others stand below their own', () => {
    const next = moved(
      tableOf(
        [
          ['03.03.2026', 'Liv Moen', '7'],
          ['04.03.2026', 'Ida Holm', '9'],
        ],
        0,
      ),
      0,
      0,
      110,
    );
    expect(siblingColumns(CATCH)(next)).toEqual([0, 1, null, 2]);
  });

  it('is not one with other heads, nor one without heads that holds other things', () => {
    const crew = [
      ['Name', 'Rank', 'Watch', 'Berth'],
      ['Liv Moen', 'Cook', 'First', '7'],
      ['Ida Holm', 'Mate', 'Second', '9'],
    ];
    const sums = [
      ['Landed', '52', '3', 'kg'],
      ['Discarded', '4', '1', 'kg'],
    ];
    expect(siblingColumns(CATCH)(tableOf(crew))).toBeNull();
    expect(siblingColumns(CATCH)(tableOf(sums, 0))).toBeNull();
  });
});

describe('a list that goes on over pages', () => {
  it('gives the rows of a page whose heads were not told, before the page whose heads were', () => {
    const rows = (foot: number, days: readonly string[]) =>
      days.flatMap((day, at) => [
        ...text(40, foot + at * 20, day),
        ...text(160, foot + at * 20, ['Ida Holm', 'Per Lund', 'Liv Moen'][at % 3] ?? ''),
        ...text(300, foot + at * 20, ['Inner bank', 'Reef'][at % 2] ?? ''),
        ...text(500, foot + at * 20, `${12 + at}.50`, { right: true }),
      ]);
    const heads = [
      ...text(40, 60, 'Day'),
      ...text(160, 60, 'Skipper'),
      ...text(300, 60, 'Ground'),
      ...text(500, 60, 'Kg', { right: true }),
    ];
    const layout = layOutPages(
      page(rows(200, ['01.02.2026', '02.02.2026', '03.02.2026', '04.02.2026'])),
      page([...heads, ...rows(80, ['05.02.2026', '06.02.2026', '07.02.2026', '08.02.2026'])], { pageNumber: 2 }),
    );
    const asked = templateOf(
      'Catch',
      'One row per landing',
      field('Day', ''),
      field('Skipper', ''),
      field('Ground', ''),
      field('Kg', '', 'number'),
    );
    const { items } = findFields(layout, asked, { rowMode: 'item', linker: LINKER });
    expect(items.map(({ cells }) => cells['Day'] && 'chosen' in cells['Day'] && cells['Day'].chosen.printed)).toEqual(
      Array.from({ length: 8 }, (_, at) => `0${at + 1}.02.2026`),
    );
  });
});
