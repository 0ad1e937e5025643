import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { plainValue, type DocumentLayout, type KeyValuePair, type Template } from '../../model/index.ts';
import { layOutPages, page, text } from '../../layout/page.test-fixture.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { findDivisions } from '../entries/find-entries.ts';
import { slotTable } from '../entries/slot-table.ts';

/** The entries of the likeliest way to cut a layout. */
const findEntries = (layout: DocumentLayout): number[][] => findDivisions(layout, () => 0)[0]?.entries ?? [];

const BARGES = templateOf('Barges', 'One row per barge', field('a', 'Skipper'), field('b', 'Load'), field('c', 'Tonnes', 'number'));

/** Labels at the left, each with its value beside it, one entry below the other with a gap between. */
function labelled(entries: readonly (readonly [label: string, value: string])[][], foot = ''): DocumentLayout {
  let top = 100;
  const printed = [at(40, 40, 'Arrivals of the week', { sizePt: 16 })];
  const pairs: KeyValuePair[] = [];
  for (const entry of entries) {
    for (const [label, value] of entry) {
      const line = printed.length;
      printed.push(at(40, top, label), at(160, top, value));
      pairs.push({
        label: [{ line, from: 0, to: label.split(' ').length }],
        value: [{ line: line + 1, from: 0, to: value.split(' ').length }],
        relation: 'right',
      });
      top += 14;
    }
    top += 20;
  }
  if (foot !== '') printed.push(at(40, 700, foot));
  return layoutOf(printed, { pairs });
}

const barge = (skipper: string, load: string, tonnes: string): (readonly [string, string])[] => [
  ['Skipper', skipper],
  ['Load', load],
  ['Tonnes', tonnes],
];

function rowsOf(layout: DocumentLayout, template: Template): unknown[][] {
  const { items } = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
  return items.map(({ cells }) =>
    template.entities.map(({ id }) => {
      const cell = cells[id];
      return cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null;
    }),
  );
}

describe('entries one below the other', () => {
  it('are a row each where the same labels come again', () => {
    const layout = labelled([barge('Ada Voss', 'Gravel', '410'), barge('Jan Kuiper', 'Wheat', '620'), barge('Piet Sloot', 'Timber', '95')]);
    expect(rowsOf(layout, BARGES)).toEqual([
      ['Ada Voss', 'Gravel', 410],
      ['Jan Kuiper', 'Wheat', 620],
      ['Piet Sloot', 'Timber', 95],
    ]);
  });

  it('keep a row whose label is missing in one of them', () => {
    const layout = labelled([
      barge('Ada Voss', 'Gravel', '410'),
      barge('Jan Kuiper', 'Wheat', '620').slice(0, 2),
      barge('Piet Sloot', 'Timber', '95'),
    ]);
    expect(rowsOf(layout, BARGES).map(([, , tonnes]) => tonnes)).toEqual([410, null, 95]);
  });

  it('are a row each where they stand as cards side by side, each under its name, without any pair told before', () => {
    const cards = ['Ada Voss', 'Jan Kuiper', 'Piet Sloot', 'Ole Brandt'];
    const rows = [0, 1].flatMap((row) => {
      const top = 100 + 90 * row;
      const inBoth = (offset: number, text: (column: number) => string, right = 0) =>
        [0, 1].map((column) => at(40 + 280 * column + right, top + offset, text(column)));
      return [
        ...inBoth(0, (column) => cards[2 * row + column] ?? ''),
        ...inBoth(14, () => 'Load'),
        ...inBoth(14, (column) => ['Gravel', 'Wheat', 'Timber', 'Coal'][2 * row + column] ?? '', 80),
        ...inBoth(28, () => 'Tonnes'),
        ...inBoth(28, (column) => String(100 * (2 * row + column) + 95), 80),
      ].sort((a, b) => a.top - b.top || a.left - b.left);
    });
    const layout = layoutOf(rows);
    expect(findEntries(layout).map((lines) => lines.map((line) => layout.lines[line]?.text))).toEqual([
      ['Ada Voss', 'Load', 'Gravel', 'Tonnes', '95'],
      ['Jan Kuiper', 'Load', 'Wheat', 'Tonnes', '195'],
      ['Piet Sloot', 'Load', 'Timber', 'Tonnes', '295'],
      ['Ole Brandt', 'Load', 'Coal', 'Tonnes', '395'],
    ]);
  });

  it('do not take in what stands far below the last of them', () => {
    const layout = labelled(
      [barge('Ada Voss', 'Gravel', '410'), barge('Jan Kuiper', 'Wheat', '620'), barge('Piet Sloot', 'Timber', '95')],
      'Harbour office, all figures without guarantee',
    );
    const last = findEntries(layout).at(-1) ?? [];
    expect(last.map((line) => layout.lines[line]?.text)).toEqual(['Skipper', 'Piet Sloot', 'Load', 'Timber', 'Tonnes', '95']);
  });

  it('begin where a number counts on, in columns as well', () => {
    const lot = (left: number, top: number, number: number, name: string) => [
      at(left, top, `Lot ${number}`),
      at(left, top + 14, name),
      at(left, top + 28, `Estimate ${number}0`),
    ];
    const layout = layoutOf([
      ...lot(40, 100, 1, 'Walnut desk'),
      ...lot(40, 160, 2, 'Brass lamp'),
      ...lot(320, 100, 3, 'Oak chest'),
      ...lot(320, 160, 4, 'Blue vase'),
    ]);
    expect(findEntries(layout).map((lines) => lines.map((line) => layout.lines[line]?.text))).toEqual([
      ['Lot 1', 'Walnut desk', 'Estimate 10'],
      ['Lot 2', 'Brass lamp', 'Estimate 20'],
      ['Lot 3', 'Oak chest', 'Estimate 30'],
      ['Lot 4', 'Blue vase', 'Estimate 40'],
    ]);
  });

  it('are not the numbered sections of a form, which have no words in common', () => {
    const layout = layoutOf([
      at(40, 100, '1. Owner'),
      at(40, 130, 'Ada Voss'),
      at(40, 160, '2. Casing'),
      at(40, 190, 'Steel'),
      at(40, 220, '3. Depth'),
      at(40, 250, '140 ft'),
    ]);
    expect(findEntries(layout)).toEqual([]);
  });

  it('are not told by one field alone, which a contract may name in each of its sections', () => {
    const layout = labelled([barge('Ada Voss', 'Gravel', '410'), barge('Jan Kuiper', 'Wheat', '620'), barge('Piet Sloot', 'Timber', '95')]);
    expect(rowsOf(layout, templateOf('Crew', 'One row per skipper', field('a', 'Skipper')))).toEqual([]);
  });

  it('are not two alike blocks: a paper names its sender and its receiver so', () => {
    expect(findEntries(labelled([barge('Ada Voss', 'Gravel', '410'), barge('Jan Kuiper', 'Wheat', '620')]))).toEqual([]);
  });

  it('begin where lines begin with another code of one shape, and give what no label names by its place among them', () => {
    const found = (top: number, code: string, thing: string, colour: string, shelf: string) => [
      at(40, top, code),
      at(140, top, thing),
      at(40, top + 14, `${colour}; in good order`),
      at(40, top + 28, `stored ${shelf}`),
    ];
    const layout = layoutOf([
      at(40, 40, 'Register of found articles', { sizePt: 16 }),
      ...found(100, 'LP25-07076', 'MOBILE PHONE', 'Black', 'Bay U18'),
      ...found(170, 'LP25-07080', 'RUCKSACK', 'Red', 'Shelf D19'),
      ...found(240, 'LP25-07086', 'SCOOTER', 'Purple', 'Bay X20'),
      ...found(310, 'LP25-07091', 'HANDBAG', 'Tan', 'Shelf A2'),
    ]);
    expect(findEntries(layout)).toHaveLength(4);
    const table = slotTable(layout, findEntries(layout))?.tables[0];
    const heads = table?.rows[0]?.cells.map((cell) => cell?.text);
    expect(heads).toContain('stored');
    const column = heads?.indexOf('stored') ?? -1;
    expect(table?.rows.slice(1).map(({ cells }) => cells[column]?.text)).toEqual(['Bay U18', 'Shelf D19', 'Bay X20', 'Shelf A2']);
  });

  it('begin at codes that differ in their letters too, as those of cases do', () => {
    const heard = (top: number, code: string, who: string, what: string) => [at(40, top, `${code} ${who}`), at(60, top + 14, what)];
    const layout = layoutOf([
      at(40, 40, 'List of the day', { sizePt: 16 }),
      ...heard(100, 'Y72NL551', 'Ida Holm', 'Disposal hearing'),
      ...heard(170, 'C79DY695', 'Per Lund', 'Small claims hearing'),
      ...heard(240, 'V76XM289', 'Liv Moen', 'Disposal hearing'),
    ]);
    expect(findEntries(layout).map(([first]) => layout.lines[first ?? -1]?.text)).toEqual([
      'Y72NL551 Ida Holm',
      'C79DY695 Per Lund',
      'V76XM289 Liv Moen',
    ]);
  });

  it('are not the numbered sections of a form, each of which names another field', () => {
    const layout = labelled([
      [['1 Skipper', 'Ada Voss, of Rotterdam']],
      [['2 Load', 'Gravel, of Rotterdam']],
      [['3 Tonnes', '410, of Rotterdam']],
    ]);
    expect(rowsOf(layout, BARGES)).toEqual([]);
  });

  it('are not the numbered parts of a list, each over rows of its own', () => {
    const race = (number: number, foot: number, crews: readonly (readonly [string, string, string])[]) => [
      ...text(40, foot, `Race ${number}`),
      ...text(40, foot + 16, 'Umpire:'),
      ...text(100, foot + 16, ['Ida Holm', 'Per Lund', 'Liv Moen'][number - 1] ?? ''),
      ...text(40, foot + 32, 'Boat class:'),
      ...text(120, foot + 32, ['Dory', 'Gig', 'Yawl'][number - 1] ?? ''),
      ...text(40, foot + 60, 'Skipper'),
      ...text(200, foot + 60, 'Harbour'),
      ...text(400, foot + 60, 'Points', { right: true }),
      ...crews.flatMap(([skipper, harbour, points], row) => [
        ...text(40, foot + 78 + 18 * row, skipper),
        ...text(200, foot + 78 + 18 * row, harbour),
        ...text(400, foot + 78 + 18 * row, points, { right: true }),
      ]),
    ];
    const layout = layOutPages(
      page([
        ...race(1, 60, [
          ['Ada Voss', 'Rotterdam', '31'],
          ['Jan Kuiper', 'Vlissingen', '28'],
          ['Piet Sloot', 'Harlingen', '25'],
        ]),
        ...race(2, 240, [
          ['Ole Brandt', 'Emden', '30'],
          ['Tom Visser', 'Harlingen', '27'],
          ['Eva Smit', 'Rotterdam', '22'],
        ]),
        ...race(3, 420, [
          ['Kees Bakker', 'Emden', '33'],
          ['Anna Mulder', 'Vlissingen', '29'],
          ['Rik Jansen', 'Rotterdam', '24'],
        ]),
      ]),
    );
    const asked = templateOf(
      'Regatta',
      'One row per skipper',
      field('a', 'Skipper'),
      field('b', 'Harbour'),
      field('c', 'Points', 'number'),
      field('d', 'Umpire'),
      field('e', 'Boat class'),
      field('f', 'Race', 'number'),
      field('g', 'Sponsor'),
    );
    expect(rowsOf(layout, asked).map((row) => row.slice(0, 3))).toEqual([
      ['Ada Voss', 'Rotterdam', 31],
      ['Jan Kuiper', 'Vlissingen', 28],
      ['Piet Sloot', 'Harlingen', 25],
      ['Ole Brandt', 'Emden', 30],
      ['Tom Visser', 'Harlingen', 27],
      ['Eva Smit', 'Rotterdam', 22],
      ['Kees Bakker', 'Emden', 33],
      ['Anna Mulder', 'Vlissingen', 29],
      ['Rik Jansen', 'Rotterdam', 24],
    ]);
  });
});
