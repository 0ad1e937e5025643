import type { Proof } from '../../model/index.ts';
import { findDates } from '../../values/find-dates.ts';
import { cellOf, fieldsWith, isNamed, isSameSum, numberIn, type FilledCell } from './filled-cell.ts';

type Rows = readonly (readonly FilledCell[])[];
export type Proofs = [FilledCell, Proof][];

/** A proof in fewer rows may be chance. */
const LEAST_ROWS = 3;

/** Columns of which the product of two is the third in every row that has them, in one at least without a one or a nought. */
export function productProofs(rows: Rows): Proofs {
  const fields = fieldsWith(rows, 'number');
  return fields.flatMap((a, at) =>
    fields.slice(at + 1).flatMap((b) =>
      fields.flatMap((product) => {
        if (product === a || product === b) return [];
        const full = rows.flatMap((row) => wholeOf(cellOf(row, a), cellOf(row, b), cellOf(row, product)));
        const isTelling = full.some((cells) => cells.every((cell) => ![0, 1].includes(Math.abs(numberIn(cell)))));
        return isTelling && full.every(([x, y, z]) => isSameSum(numberIn(x) * numberIn(y), numberIn(z)))
          ? full.flatMap((cells) => named(cells, { by: 'product', reason: `${inWords(cells, ' times ')} in its row.` }))
          : [];
      }),
    ),
  );
}

/** The numbers of a column that in every row is the product of two others, none of them once or nothing in all rows; null where it is none. */
export function lineAmounts(rows: Rows, product: number): number[] | null {
  const others = fieldsWith(rows, 'number').filter((field) => field !== product);
  const amounts = rows.flatMap((row) => cellOf(row, product) ?? []).map(numberIn);
  const isProduct = others.some((a, at) =>
    others.slice(at + 1).some((b) => {
      const full = rows.flatMap((row) => wholeOf(cellOf(row, a), cellOf(row, b), cellOf(row, product)));
      const isTelling = full.filter((cells) => cells.every((cell) => ![0, 1].includes(Math.abs(numberIn(cell))))).length >= 2;
      return full.length === rows.length && isTelling && full.every(([x, y, z]) => isSameSum(numberIn(x) * numberIn(y), numberIn(z)));
    }),
  );
  return isProduct && amounts.length === rows.length ? amounts : null;
}

/** Columns whose numbers add up to a number of the document: they are the rows, and it is their total. */
export function columnSumProofs(rows: Rows, document: readonly FilledCell[]): Proofs {
  return fieldsWith(rows, 'number').flatMap((field) => {
    const cells = rows.flatMap((row) => cellOf(row, field) ?? []);
    const sum = cells.reduce((all, cell) => all + numberIn(cell), 0);
    const total = cells.length >= 2 && sum !== 0 ? document.find((cell) => isSameSum(numberIn(cell), sum)) : undefined;
    if (!total) return [];
    return named([...cells, total], { by: 'column-sum', reason: `${cells.length} rows add up to ${total.chosen.printed}.` });
  });
}

/** Running balances: each is the one of the row above with the row's amount added or taken off, all through. */
export function balanceProofs(rows: Rows): Proofs {
  const fields = fieldsWith(rows, 'number');
  return fields.flatMap((balance) =>
    fields.flatMap((amount) => {
      if (balance === amount) return [];
      const steps = rows
        .slice(1)
        .flatMap((row, at) => wholeOf(cellOf(rows[at], balance), cellOf(row, amount), cellOf(row, balance)))
        .filter(([, by]) => numberIn(by) !== 0);
      const sign = [1, -1].find((each) => steps.every(([from, by, to]) => isSameSum(numberIn(from) + each * numberIn(by), numberIn(to))));
      if (sign === undefined || steps.length < LEAST_ROWS) return [];
      return steps.flatMap((step) => named(step, { by: 'balance', reason: `${inWords(step, sign > 0 ? ' and ' : ' less ')}.` }));
    }),
  );
}

/** Dates of a column that never go back, or never forward. Where the table has no other dates, they need no head to be the field's. */
export function orderProofs(rows: Rows): Proofs {
  const fields = fieldsWith(rows, 'date');
  return fields.flatMap((field) => {
    const cells = rows.flatMap((row) => cellOf(row, field) ?? []);
    const days = cells.flatMap(({ chosen: { value } }) => (value.kind === 'date' ? [value.iso] : []));
    const isOrdered = isRising(days) || isRising(days.toReversed());
    if (!isOrdered || new Set(days).size < LEAST_ROWS) return [];
    const proof: Proof = { by: 'order', reason: `The ${cells.length} dates of its column follow each other.` };
    return fields.length === 1 && holdNoOtherDates(cells) ? cells.map((cell): Proofs[number] => [cell, proof]) : named(cells, proof);
  });
}

const isRising = (days: readonly string[]): boolean => days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''));

/** Rows in which other dates are looked for. */
const MOST_ROWS_ASKED = 20;

/** Whether the rows of a table have dates in one column only. */
function holdNoOtherDates(cells: readonly FilledCell[]): boolean {
  return cells.slice(0, MOST_ROWS_ASKED).every(({ grounds: { proposal, layout } }) => {
    const place = layout.lines[proposal.spans[0]?.line ?? -1]?.cell;
    const row = place && layout.tables[place.table]?.rows[place.row];
    return row?.cells.every((cell) => !cell || cell.column === place?.column || findDates(cell.text).length === 0) === true;
  });
}

type Three = [FilledCell, FilledCell, FilledCell];

const wholeOf = (a: FilledCell | undefined, b: FilledCell | undefined, c: FilledCell | undefined): Three[] =>
  a && b && c && [a, b, c].every((cell) => Number.isFinite(numberIn(cell))) ? [[a, b, c]] : [];

const named = (cells: readonly FilledCell[], proof: Proof): Proofs => cells.filter(isNamed).map((cell) => [cell, proof]);

/** "2 times 3.50 is 7.00". */
const inWords = ([a, b, c]: Three, operator: string): string =>
  `${a.chosen.printed}${operator}${b.chosen.printed} ${operator === ' and ' ? 'are' : 'is'} ${c.chosen.printed}`;
