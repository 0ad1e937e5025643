import { describe, expect, it } from 'vitest';
import type { Table } from '../../model/index.ts';
import { tableLayout } from '../document/layout.test-fixture.ts';
import { repeatedHeads } from './repeated-heads.ts';

function again(...rows: string[][]): string[][] {
  const [table] = tableLayout([['Lane', 'Name', 'Club', 'Time'], ...rows], 1).tables as [Table];
  return [...repeatedHeads(table)].map(({ cells }) => cells.map((cell) => cell?.text ?? ''));
}

describe('a row that says the heads of its table again', () => {
  it('is known by its cells, whatever their capitals', () =>
    expect(again(['1', 'Ida Holm', 'Otter', '34.20'], ['LANE', 'NAME', 'CLUB', 'TIME'], ['2', 'Per Lund', 'Heron', '34.90'])).toEqual([
      ['LANE', 'NAME', 'CLUB', 'TIME'],
    ]));

  it('is known too where some of its cells ran together', () =>
    expect(again(['1', 'Ida Holm', 'Otter', '34.20'], ['Lane Name', '', 'Club', 'Time'])).toHaveLength(1));

  it('is no row with one word of its head in it, nor one with other values beside two of them', () =>
    expect(again(['1', 'Ida Holm', 'Club', '34.20'], ['7', 'Name', 'Club', '35.10', '12'])).toEqual([]));
});
