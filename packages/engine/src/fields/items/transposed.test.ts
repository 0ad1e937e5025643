import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const LOOMS = templateOf('Looms', 'One row per loom', field('a', 'Loom'), field('b', 'Weave'), field('c', 'Width', 'number'));

describe('entries side by side', () => {
  it('are a row each where the first column names the fields', () => {
    const layout = tableLayout(
      [
        ['Loom', 'North', 'South', 'Attic'],
        ['Weave', 'Twill', 'Linen', 'Sateen'],
        ['Width', '120', '90', '140'],
      ],
      0,
    );
    const { items } = findFields(layout, LOOMS, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => [cells['a'], cells['b'], cells['c']])).toMatchObject(
      [
        ['North', 'Twill', 120],
        ['South', 'Linen', 90],
        ['Attic', 'Sateen', 140],
      ].map(([a, b, number]) => [
        { chosen: { value: { text: a } } },
        { chosen: { value: { text: b } } },
        { chosen: { value: { number } } },
      ]),
    );
  });

  it('leave out columns of units and rows that begin with no head', () => {
    const layout = tableLayout(
      [
        ['12 Mill Lane', 'Sheet 4', '', ''],
        ['Loom', '', 'N-1', 'S-2'],
        ['Weave', 'type', 'Twill 8', 'Linen 4'],
        ['Width', 'cm', '120', '90'],
        ['Reeds', 'pcs', '12', '14'],
      ],
      0,
    );
    const { items } = findFields(layout, LOOMS, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => [cells['a'], cells['c']])).toMatchObject(
      [
        ['N-1', 120],
        ['S-2', 90],
      ].map(([a, number]) => [{ chosen: { value: { text: a } } }, { chosen: { value: { number } } }]),
    );
  });

  it('are not read from a table whose heads name the fields', () => {
    const layout = tableLayout([
      ['Loom', 'Weave', 'Width'],
      ['North', 'Twill', '120'],
      ['South', 'Linen', '90'],
      ['Weave', 'Sateen', '140'],
    ]);
    expect(findFields(layout, LOOMS, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).items).toHaveLength(3);
  });
});
