import { describe, expect, test } from 'vitest';
import type { GridColumn, GridRange } from './grid.ts';
import {
  type GridContent,
  planClear,
  planFillDown,
  planFillHandle,
  planFillRight,
  planPaste,
  type PlannedEdits,
  valuesIn,
} from './grid-edits.ts';

function sheet(lines: readonly string[], readOnly: readonly number[] = []): GridContent {
  const table = lines.map((line) => [...line]);
  const columns: GridColumn[] = table[0]!.map((_, index) => ({
    id: `c${index}`,
    name: `C${index}`,
    widthPx: 80,
    readOnly: readOnly.includes(index),
  }));
  return {
    columns,
    rows: {
      count: table.length,
      indexOf: Number,
      rowAt: (row) => ({
        key: String(row),
        cellOf: (id) => ({
          text: table[row]![Number(id.slice(1))]!.replace('.', ''),
          ...(table[row]![Number(id.slice(1))] === '-' && { value: '' }),
        }),
      }),
    },
  };
}

const range = (top: number, left: number, bottom = top, right = left): GridRange => ({ top, left, bottom, right });
const plain = ({ edits }: PlannedEdits): string[] => edits.map(({ rowIndex, columnId, text }) => `${rowIndex}${columnId}=${text}`);

describe('paste', () => {
  const empty = sheet(['....', '....', '....']);

  test('puts a table at the top left of the selection', () => {
    const planned = planPaste(empty, range(1, 1), [
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(plain(planned)).toEqual(['1c1=a', '1c2=b', '2c1=c', '2c2=d']);
    expect(planned.range).toEqual(range(1, 1, 2, 2));
  });

  test('fills the selection with one value, or with a table that fits a whole number of times', () => {
    expect(plain(planPaste(empty, range(0, 0, 1, 1), [['x']]))).toEqual(['0c0=x', '0c1=x', '1c0=x', '1c1=x']);
    expect(plain(planPaste(empty, range(0, 0, 0, 3), [['a', 'b']]))).toEqual(['0c0=a', '0c1=b', '0c2=a', '0c3=b']);
  });

  test('takes its own size where it does not fit a whole number of times', () => {
    expect(planPaste(empty, range(0, 0, 0, 2), [['a', 'b']]).range).toEqual(range(0, 0, 0, 1));
  });

  test('says what had no place', () => {
    const planned = planPaste(empty, range(2, 3), [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
    expect(plain(planned)).toEqual(['2c3=a']);
    expect(planned).toMatchObject({ rowsLeftOut: 2, columnsLeftOut: 1, cells: 1 });
  });

  test('leaves cells alone that may not be changed, and counts them', () => {
    const planned = planPaste(sheet(['...'], [1]), range(0, 0), [['a', 'b', 'c']]);
    expect(plain(planned)).toEqual(['0c0=a', '0c2=c']);
    expect(planned).toMatchObject({ readOnly: 1, cells: 2 });
  });

  test('fills short rows up with empty cells', () => {
    expect(plain(planPaste(sheet(['xy', 'xy']), range(0, 0), [['a', 'b'], ['c']]))).toEqual(['0c0=a', '0c1=b', '1c0=c', '1c1=']);
  });
});

describe('fill', () => {
  test('down repeats the first row of the selection, or the row above a single one', () => {
    expect(plain(planFillDown(sheet(['ab', '..', '..']), range(0, 0, 2, 1)))).toEqual(['1c0=a', '1c1=b', '2c0=a', '2c1=b']);
    expect(plain(planFillDown(sheet(['ab', '..']), range(1, 0, 1, 1)))).toEqual(['1c0=a', '1c1=b']);
    expect(plain(planFillDown(sheet(['ab']), range(0, 0, 0, 1)))).toEqual([]);
  });

  test('right repeats the first column, or the column before a single one', () => {
    expect(plain(planFillRight(sheet(['a..', 'b..']), range(0, 0, 1, 2)))).toEqual(['0c1=a', '0c2=a', '1c1=b', '1c2=b']);
    expect(plain(planFillRight(sheet(['a.']), range(0, 1)))).toEqual(['0c1=a']);
  });

  test('by the handle goes on with each column of the seed, down or up', () => {
    expect(plain(planFillHandle(sheet(['1a', '2b', '..', '..']), range(0, 0, 1, 1), range(0, 0, 3, 1)))).toEqual([
      '2c0=3',
      '2c1=a',
      '3c0=4',
      '3c1=b',
    ]);
    expect(plain(planFillHandle(sheet(['.', '.', '3', '4']), range(2, 0, 3, 0), range(0, 0, 3, 0)))).toEqual(['0c0=1', '1c0=2']);
  });

  test('by the handle goes on with each row of the seed, right or left', () => {
    expect(plain(planFillHandle(sheet(['12..']), range(0, 0, 0, 1), range(0, 0, 0, 3)))).toEqual(['0c2=3', '0c3=4']);
    expect(plain(planFillHandle(sheet(['..78']), range(0, 2, 0, 3), range(0, 0, 0, 3)))).toEqual(['0c0=5', '0c1=6']);
  });
});

test('clearing changes only cells that hold something', () => {
  expect(plain(planClear(sheet(['a.-b']), range(0, 0, 0, 3)))).toEqual(['0c0=', '0c3=']);
});

test('a cell that shows words for nothing is copied as empty', () => {
  expect(valuesIn(sheet(['a-']), range(0, 0, 0, 1))).toEqual([['a', '']]);
});
