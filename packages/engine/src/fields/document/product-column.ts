import type { Table } from '../../model/index.ts';
import { decideDecimalSign } from '../../values/decimal-sign.ts';
import { findNumbers } from '../../values/find-numbers.ts';
import { isBlank } from './table-column.ts';

/** Columns of numbers that are tried: papers have fewer, and each more is tried with any two. */
const MOST_COLUMNS = 16;
/** Rows without a one or a nought in which the product holds: in one alone it may be chance. */
const LEAST_TELLING_ROWS = 2;
/** Half of the last place that money is printed with, and what a product of such may be off by. */
const ROUNDED = 0.0051;

/** The one column each number of which is the product of the numbers in two other columns of its row; null where none is, or several are. */
export function productColumn(table: Table): number | null {
  const rows = table.rows.filter((row) => row.role === 'body').map((row) => row.cells.map((cell) => cell?.text ?? ''));
  const { decimalSign } = decideDecimalSign(rows.flat());
  const columns = Array.from({ length: table.columnCount }, (_, column) => ({
    column,
    numbers: rows.map((cells) => numberOf(cells[column] ?? '', decimalSign)),
  }))
    .filter(({ numbers }) => numbers.filter((number) => number !== null).length >= LEAST_TELLING_ROWS)
    .slice(0, MOST_COLUMNS);
  const products = columns.filter((product) =>
    columns.some((one, at) =>
      columns.slice(at + 1).some((other) => one !== product && other !== product && isProduct(one.numbers, other.numbers, product.numbers)),
    ),
  );
  return products.length === 1 ? products[0]!.column : null;
}

type Numbers = readonly (number | null)[];

/** The number of a cell that holds one and no more; null for a blank and for words. */
function numberOf(text: string, decimalSign: '.' | ','): number | null {
  if (isBlank(text)) return null;
  const [first, ...more] = findNumbers(text, { decimalSign }).filter(({ percent }) => !percent);
  return first && more.length === 0 ? first.number : null;
}

function isProduct(ones: Numbers, others: Numbers, products: Numbers): boolean {
  let telling = 0;
  for (const [row, product] of products.entries()) {
    const [one, other] = [ones[row] ?? null, others[row] ?? null];
    if (product === null || one === null || other === null) continue;
    if (Math.abs(one * other - product) > ROUNDED) return false;
    if (![0, 1].includes(Math.abs(one)) && ![0, 1].includes(Math.abs(other))) telling++;
  }
  return telling >= LEAST_TELLING_ROWS;
}
