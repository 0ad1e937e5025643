import { describe, expect, it } from 'vitest';
import type { Word } from '../model/index.ts';
import { layOutPages, page, rowsOf, text } from './page.test-fixture.ts';

const line = (foot: number, ...cells: string[]): Word[] => cells.flatMap((cell, at) => text(50 + 150 * at, foot, cell));

/** Entries of two lines from a foot downwards, 12 points between the lines and 18 between entries. */
const entries = (foot: number, ...rows: string[][][]): Word[] =>
  rows.flatMap(([upper = [], lower = []], at) => [...line(foot + 30 * at, ...upper), ...line(foot + 30 * at + 12, ...lower)]);

const HEADS = [...line(100, 'Berth', 'Vessel', 'Skipper'), ...line(112, 'Draught', 'Nights', 'Fee')];

describe('entries of two lines under two lines of heads', () => {
  it('are a row each', () => {
    const rows = [
      [
        ['P3143', 'Sula', 'Joan Amery'],
        ['1.3', '43', '1,528.58'],
      ],
      [
        ['P7401', 'Grey Gannet', 'Dervla Shaw'],
        ['0.3', '47', '716.18'],
      ],
      [
        ['P1426', 'Old Tern', 'Abel Tarrant'],
        ['2.2', '50', '2,857.75'],
      ],
    ];
    const { tables } = layOutPages(page([...HEADS, ...entries(135, ...rows)]));
    expect(rowsOf(tables[0])).toEqual([
      ['Berth', 'Vessel', 'Skipper'],
      ['Draught', 'Nights', 'Fee'],
      ['P3143 1.3', 'Sula 43', 'Joan Amery 1,528.58'],
      ['P7401 0.3', 'Grey Gannet 47', 'Dervla Shaw 716.18'],
      ['P1426 2.2', 'Old Tern 50', 'Abel Tarrant 2,857.75'],
    ]);
    expect(tables[0]?.headerRows).toBe(2);
  });

  it('are no rows of labels with values below them, whose values are of different sorts', () => {
    const form = [
      ...line(100, 'Name', 'Town'),
      ...line(112, 'Ada Brandt', 'Oslo'),
      ...line(130, 'Born', 'Trade'),
      ...line(142, '1971', 'Joiner'),
      ...line(160, 'Street', 'Member since'),
      ...line(172, 'Mill Lane', '2004'),
      ...line(190, 'Guild', 'Fee'),
      ...line(202, 'North', '12.50'),
    ];
    const { tables } = layOutPages(page(form));
    expect(tables.filter(({ headerRows, rows }) => headerRows === 2 && rows.length >= 5)).toEqual([]);
  });
});

describe('a sum that is carried over', () => {
  it('is no row, whatever it is called, where it ends a page and begins the next', () => {
    const list = (foot: number, count: number): Word[] =>
      Array.from({ length: count }, (_, at) => line(foot + 14 * at, `T${4000 + at * 13}`, 'Krokus', `${12 + at},50`)).flat();
    const first = [...line(500, 'Partij', 'Soort', 'Bedrag'), ...list(514, 17), ...line(752, 'Mee te nemen', '', '346,00')];
    const second = [...line(50, 'Partij', 'Soort', 'Bedrag'), ...line(64, 'Meegenomen', '', '346,00'), ...list(78, 6)];
    const { tables } = layOutPages(page(first), page(second, { pageNumber: 2 }));
    const roles = tables[0]?.rows.map(({ role }) => role) ?? [];
    expect(tables).toHaveLength(1);
    expect(roles.filter((role) => role === 'total')).toHaveLength(2);
    expect(roles.filter((role) => role === 'body')).toHaveLength(23);
  });
});
