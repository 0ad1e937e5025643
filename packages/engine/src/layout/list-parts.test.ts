import { describe, expect, it } from 'vitest';
import type { Word } from '../model/index.ts';
import { layOutPages, linesOf, page, rowsOf, text } from './page.test-fixture.ts';

const HEADS = ['Place', 'Helm', 'Club', 'Minutes'];

const row = (foot: number, xs: readonly number[], cells: readonly string[]): Word[] =>
  cells.flatMap((cell, at) => (cell === '' ? [] : text(xs[at] ?? 0, foot, cell, { sizePt: 8 })));

/** A heading, heads and rows, 12 points apart. */
const part = (foot: number, xs: readonly number[], heading: string, rows: readonly (readonly string[])[]): Word[] => [
  ...text(xs[0] ?? 0, foot, heading, { sizePt: 9, bold: true }),
  ...[HEADS, ...rows].flatMap((cells, at) => row(foot + 14 + 12 * at, xs, cells)),
];

const OPEN = [
  ['1', 'Ida Holm', 'Lakeside SC', '41.5'],
  ['2', 'Per Lund', 'Harbour YC', '42.0'],
  ['3', 'Ola Brandt', 'Lakeside SC', '44.2'],
];
const YOUTH = [
  ['1', 'Mia Frank', 'Bay Sailors', '51.3'],
  ['2', 'Jon Adler', 'Harbour YC', '52.9'],
  ['3', 'Eva Kuhn', 'Bay Sailors', '53.0'],
  ['4', 'Tom Reid', 'Lakeside SC', '57.8'],
];

describe('the parts of a list that says its heads again', () => {
  it('are tables of their own where they stand below each other under headings', () => {
    const xs = [50, 90, 200, 330];
    const layout = layOutPages(page([...part(100, xs, 'Race 1 open', OPEN), ...part(174, [50, 96, 215, 330], 'Race 2 youth', YOUTH)]));
    expect(layout.tables.map(rowsOf)).toEqual([
      [HEADS, ...OPEN],
      [HEADS, ...YOUTH],
    ]);
    expect(linesOf(layout)).toEqual(expect.arrayContaining(['Race 1 open', 'Race 2 youth']));
  });

  it('are tables of their own side by side, whether their rows share baselines or not', () => {
    const [left, right] = [
      [40, 66, 130, 220],
      [310, 336, 400, 490],
    ] as const;
    for (const lower of [0, 18])
      expect(
        layOutPages(page([...part(100, left, 'Race 1 open', OPEN), ...part(100 + lower, right, 'Race 2 youth', YOUTH)])).tables.map(rowsOf),
      ).toEqual([
        [HEADS, ...OPEN],
        [HEADS, ...YOUTH],
      ]);
  });

  it('have a column without a head each, where one stands before the heads of both', () => {
    const heads = ['High', 'Metres', 'Force'];
    const days = (from: number): string[][] => [0, 1, 2, 3].map((at) => [`mo ${from + at}`, `0${at}:15`, `${9 - at}.42`, `${98 - at}`]);
    const list = (left: number, rows: readonly (readonly string[])[]): Word[] => {
      const xs = [left, left + 60, left + 110, left + 160];
      return [['', ...heads], ...rows].flatMap((cells, at) => row(100 + 12 * at, xs, cells));
    };
    const layout = layOutPages(page([...list(40, days(10)), ...list(310, days(20))]));
    expect(layout.tables.map(rowsOf)).toEqual([
      [['', ...heads], ...days(10)],
      [['', ...heads], ...days(20)],
    ]);
  });

  it('begin behind rows that came over from the page before', () => {
    const xs = [50, 90, 200, 330];
    const over = YOUTH.map((cells, at) => row(60 + 12 * at, xs, cells)).flat();
    const layout = layOutPages(page([...over, ...part(130, xs, 'Race 3 open', OPEN)]));
    expect(layout.tables.map(rowsOf)).toEqual([YOUTH, [HEADS, ...OPEN]]);
  });

  it('are none where the same words stand in data: names of two crews on one line', () => {
    const crews = ['Ida Holm', 'Per Lund', 'Ola Brandt', 'Eva Kuhn'].map((name, at) =>
      row(100 + 12 * at, [40, 200, 360], [name, 'Lakeside SC', 'Lakeside SC']),
    );
    expect(
      layOutPages(page(crews.flat()))
        .lines.map(({ text: line }) => line)
        .slice(0, 3),
    ).toEqual(['Ida Holm', 'Lakeside SC', 'Lakeside SC']);
  });
});

describe('a head that stands beside its column', () => {
  it('names the column that no other head stands over', () => {
    const words = [
      ...row(100, [50, 150, 300, 380], ['Lot', 'Ware', 'Weight', 'Bid']),
      ...[
        ['1', 'Oak chest', '31', '1250'],
        ['2', 'Clock', '4', '380'],
        ['3', 'Lamp', '2', '95'],
        ['4', 'Map', '1', '60'],
      ].flatMap(([lot = '', ware = '', weight = '', bid = ''], at) => [
        ...row(114 + 12 * at, [50, 150], [lot, ware]),
        ...text(332, 114 + 12 * at, weight, { sizePt: 8, right: true }),
        ...text(420, 114 + 12 * at, bid, { sizePt: 8, right: true }),
      ]),
    ];
    const [table] = layOutPages(page(words)).tables;
    expect(rowsOf(table)[0]).toEqual(['Lot', 'Ware', 'Weight', 'Bid']);
    expect(rowsOf(table)[1]).toEqual(['1', 'Oak chest', '31', '1250']);
  });
});
