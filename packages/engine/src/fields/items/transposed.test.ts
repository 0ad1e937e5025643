import { describe, expect, it } from 'vitest';
import type { DocumentLayout, Table } from '../../model/index.ts';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { transposed } from './transposed.ts';

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

  it('have heads that come again below another heading, and names above them', () => {
    const printed = [
      ['', 'Mon 3/06', 'Tue 4/06', 'Wed 5/06'],
      ['WARP', '', '', ''],
      ['Width', '120', '90', '140'],
      ['WEFT', '', '', ''],
      ['Width', '118', '91', '139'],
      ['Weave', 'Twill', 'Linen', 'Sateen'],
    ];
    const turned = transposed(withJoinedHeadings(tableLayout(printed, 0)));
    expect(turned?.headerRows).toBe(2);
    expect(turned?.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))).toEqual([
      ['', 'WARP', 'WEFT', 'WEFT'],
      ['', 'Width', 'Width', 'Weave'],
      ['Mon 3/06', '120', '118', 'Twill'],
      ['Tue 4/06', '90', '91', 'Linen'],
      ['Wed 5/06', '140', '139', 'Sateen'],
    ]);
  });

  it('take nothing from a cell that goes on down several heads', () => {
    const layout = tableLayout(
      [
        ['Loom', 'North', 'South', 'Attic'],
        ['Weave', 'closed', 'Linen', 'Sateen'],
        ['Width', '', '90', '140'],
      ],
      0,
    );
    const table = layout.tables[0];
    const closed = table?.rows[1]?.cells[1];
    if (closed) closed.rowSpan = 2;
    expect(table && transposed(table)?.rows[1]?.cells.map((cell) => cell?.text ?? '')).toEqual(['North', '', '']);
  });
});

/** The table of a layout, each cell that stands alone in its row joined over all columns. */
function withJoinedHeadings({ tables: [table] }: DocumentLayout): Table {
  if (!table) throw new Error('no table');
  const rows = table.rows.map((row) => {
    const [first, ...others] = row.cells;
    const isAlone = first && others.every((cell) => cell?.text === '');
    return isAlone ? { ...row, cells: [{ ...first, columnSpan: row.cells.length }, ...others.map(() => null)] } : row;
  });
  return { ...table, rows };
}
