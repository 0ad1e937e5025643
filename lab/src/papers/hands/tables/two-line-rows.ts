import { layColumns } from './columns.ts';
import type { TableManner } from './table-manner.ts';
import { createHead, writeRow, writeSum } from './upright.ts';

/** Each row over two lines: the second half of the columns stands below the first half, its heads below theirs. */
export const twoLineRows: TableManner = (table, canvas, { random }, size) => {
  const { columns, rows, keyOf, sums } = table;
  const half = Math.ceil(columns.length / 2);
  const own = { columns: columns.slice(0, half), above: undefined, below: columns.slice(half).map(({ label }) => label) };
  const laid = layColumns(own.columns, canvas, random, size);
  const head = createHead(own, laid, canvas, random);
  canvas.need(size * 9);
  head();
  rows.forEach((row, number) => {
    if (canvas.need(size * 6)) head();
    const texts = row.map((cell) => cell?.printed ?? '');
    writeRow(texts.slice(0, half), (column) => keyOf(number, column), laid, canvas, size);
    writeRow(texts.slice(half), (column) => keyOf(number, half + column), laid, canvas, size);
  });
  for (const one of sums) writeSum(one, laid, canvas, size);
};
