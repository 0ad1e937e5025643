import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const BERTHS = [
  ['Berth', 'Vessel', 'Fee'],
  ['Pontoon A', '', ''],
  ['P5323', 'Sula', '852.33'],
  ['P1407', 'Zephyr', '912.14'],
  ['Pontoon B', '', ''],
  ['P3623', 'Old Tern', '249.24'],
];

describe('headings over groups of rows', () => {
  const own = [field('a', 'Berth'), field('b', 'Vessel'), field('c', 'Fee', 'number')];

  it('are the value of the one field without a column, on each row below them', () => {
    const template = templateOf('Berths', 'One row per berth', ...own, field('d', 'Jetty'));
    const { items } = findFields(tableLayout(BERTHS), template, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells['d'])).toMatchObject(
      ['Pontoon A', 'Pontoon A', 'Pontoon B'].map((text) => ({ chosen: { value: { text } } })),
    );
  });

  it('are nobody’s where two fields have no column', () => {
    const template = templateOf('Berths', 'One row per berth', ...own, field('d', 'Jetty'), field('e', 'Harbour master'));
    const { items } = findFields(tableLayout(BERTHS), template, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(items).toHaveLength(3);
    expect(items.map(({ cells }) => cells['d']?.state ?? 'no column')).toEqual(['no column', 'no column', 'no column']);
  });
});
