import { describe, expect, it } from 'vitest';
import { plainValue, type Word } from '../../model/index.ts';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { layOutPages, page, text } from '../../layout/page.test-fixture.ts';
import { field, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

const XS = [50, 90, 200, 330];
const row = (foot: number, cells: readonly string[]): Word[] =>
  cells.flatMap((cell, at) => (cell === '' ? [] : text(XS[at] ?? 0, foot, cell, { sizePt: 8 })));

const part = (foot: number, heading: string, rows: readonly (readonly string[])[]): Word[] => [
  ...text(50, foot, heading, { sizePt: 9, bold: true }),
  ...[['Place', 'Helm', 'Club', 'Points'], ...rows].flatMap((cells, at) => row(foot + 14 + 12 * at, cells)),
];

const RACES = templateOf(
  'Regatta',
  'One row per result',
  field('race', 'Race', 'number'),
  field('boat', 'Boat class'),
  { ...field('group', 'Division', 'enum'), enumValues: ['open', 'youth'] },
  field('place', 'Place', 'number'),
  field('helm', 'Helm'),
  field('club', 'Club'),
  field('points', 'Points', 'number'),
);

const said = (...pages: Word[][]): unknown[] => {
  const layout = layOutPages(...pages.map((words, at) => page(words, { pageNumber: at + 1 })));
  const { items } = findFields(layout, RACES, { rowMode: 'item', linker: LINKER, ranker: RANKER });
  return items.map(({ cells }) =>
    ['race', 'boat', 'group', 'helm'].map((id) => {
      const cell = cells[id];
      return cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null;
    }),
  );
};

const LASERS = part(100, 'Race 1 Laser open', [
  ['1', 'Ida Holm', 'Lakeside SC', '41'],
  ['2', 'Per Lund', 'Harbour YC', '42'],
  ['3', 'Ola Brandt', 'Lakeside SC', '44'],
]);

describe('what the headings of a list’s parts say', () => {
  it('is the value of each row below them: a number behind its word, an answer, and the words that are left', () => {
    const optimists = part(174, 'Race 2 Optimist youth', [
      ['1', 'Mia Frank', 'Bay Sailors', '51'],
      ['2', 'Jon Adler', 'Harbour YC', '52'],
    ]);
    expect(said([...LASERS, ...optimists])).toEqual([
      [1, 'Laser', 'open', 'Ida Holm'],
      [1, 'Laser', 'open', 'Per Lund'],
      [1, 'Laser', 'open', 'Ola Brandt'],
      [2, 'Optimist', 'youth', 'Mia Frank'],
      [2, 'Optimist', 'youth', 'Jon Adler'],
    ]);
  });

  it('holds for rows that go on behind the edge of the page', () => {
    const optimists = part(600, 'Race 2 Optimist youth', [
      ['1', 'Mia Frank', 'Bay Sailors', '51'],
      ['2', 'Jon Adler', 'Harbour YC', '52'],
    ]);
    const over = [
      ['Place', 'Helm', 'Club', 'Points'],
      ['3', 'Eva Kuhn', 'Bay Sailors', '53'],
      ['4', 'Tom Reid', 'Lakeside SC', '57'],
    ].flatMap((cells, at) => row(60 + 12 * at, cells));
    const rows = said([...LASERS, ...optimists], over);
    expect(rows).toHaveLength(7);
    expect(rows.slice(-2)).toEqual([
      [2, 'Optimist', 'youth', 'Eva Kuhn'],
      [2, 'Optimist', 'youth', 'Tom Reid'],
    ]);
  });

  it('is told from what every page says at its top', () => {
    const pages = [1, 2, 3].map((race) => [
      ...text(50, 30, 'Lake regatta', { sizePt: 8 }),
      ...part(60, `Race ${race} Laser open`, [
        ['1', 'Ida Holm', 'Lakeside SC', '41'],
        ['2', 'Per Lund', 'Harbour YC', '42'],
      ]),
    ]);
    const rows = said(...pages);
    expect(rows.map((row) => (row as unknown[])[0])).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('is nobody’s where one heading stands over the whole list', () => {
    const layout = layOutPages(page(LASERS));
    const { items } = findFields(layout, RACES, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells['race'])).toEqual([undefined, undefined, undefined]);
  });
});
