import type { Candidate } from '../../model/index.ts';
import { cellOf, fieldsWith, isSameSum, numberIn, type FilledCell } from './filled-cell.ts';

type Rows = readonly (readonly FilledCell[])[];

/** What a row's own arithmetic says against a cell. */
export interface RowDoubt {
  chosen: Candidate;
  /** One sentence with the figures. */
  reason: string;
}

/** Fewer rows that come out may do so by chance. */
const LEAST_HOLDING = 3;
/** The share of rows that come out where two columns make a third; in others they have nothing to do with each other. */
const PRODUCTS_HOLDING = 0.75;
/** One balance that is wrong breaks two steps. */
const BALANCES_HOLDING = 0.5;

/** Cells of rows that do not come out, where nearly all rows of their columns do: one of the cells is wrong, and nothing says which. */
export function rowDoubts(rows: Rows): RowDoubt[] {
  return [...brokenProducts(rows), ...brokenBalances(rows)];
}

function brokenProducts(rows: Rows): RowDoubt[] {
  const fields = fieldsWith(rows, 'number');
  return fields.flatMap((a, at) =>
    fields.slice(at + 1).flatMap((b) =>
      fields.flatMap((product) => {
        if (product === a || product === b) return [];
        const full = rows.flatMap((row) => threeOf(cellOf(row, a), cellOf(row, b), cellOf(row, product)));
        const isOff = ([x, y, z]: Three): boolean => Math.abs(numberIn(x) * numberIn(y) - numberIn(z)) > roundingOf(x, y);
        // Once or nothing times a number says nothing of columns.
        const holding = full.filter((cells) => !isOff(cells) && cells.every((cell) => ![0, 1].includes(Math.abs(numberIn(cell)))));
        return broken(
          full,
          { holding: holding.length, share: PRODUCTS_HOLDING, isOff },
          ([x, y, z]) => `${x.chosen.printed} times ${y.chosen.printed} is ${said(numberIn(x) * numberIn(y))}, not ${z.chosen.printed}.`,
        );
      }),
    ),
  );
}

/** What the rounding of the two numbers as printed can change in their product. */
function roundingOf(x: FilledCell, y: FilledCell): number {
  const half = ({ chosen: { value } }: FilledCell): number => (value.kind === 'number' ? 0.5 / 10 ** value.decimals : 0);
  return Math.abs(numberIn(x)) * half(y) + Math.abs(numberIn(y)) * half(x) + 0.015;
}

function brokenBalances(rows: Rows): RowDoubt[] {
  const fields = fieldsWith(rows, 'number');
  return fields.flatMap((balance) =>
    fields.flatMap((amount) => {
      if (balance === amount) return [];
      const steps = rows.slice(1).flatMap((row, at) => threeOf(cellOf(rows[at], balance), cellOf(row, amount), cellOf(row, balance)));
      return [1, -1].flatMap((sign) => {
        const isOff = ([from, by, to]: Three): boolean => !isSameSum(numberIn(from) + sign * numberIn(by), numberIn(to));
        const holding = steps.filter((step) => !isOff(step) && numberIn(step[1]) !== 0);
        return broken(
          steps,
          { holding: holding.length, share: BALANCES_HOLDING, isOff },
          ([from, by, to]) =>
            `${from.chosen.printed} ${sign > 0 ? 'and' : 'less'} ${by.chosen.printed} is ${said(numberIn(from) + sign * numberIn(by))}, not ${to.chosen.printed}.`,
        );
      });
    }),
  );
}

interface Judged {
  /** Rows that come out. */
  holding: number;
  /** Least share of them. */
  share: number;
  isOff: (cells: Three) => boolean;
}

function broken(full: readonly Three[], { holding, share, isOff }: Judged, inWords: (cells: Three) => string): RowDoubt[] {
  if (holding < LEAST_HOLDING || holding < full.length * share) return [];
  return full.filter(isOff).flatMap((cells) => cells.map(({ chosen }) => ({ chosen, reason: inWords(cells) })));
}

type Three = [FilledCell, FilledCell, FilledCell];

const threeOf = (a: FilledCell | undefined, b: FilledCell | undefined, c: FilledCell | undefined): Three[] =>
  a && b && c && [a, b, c].every((cell) => Number.isFinite(numberIn(cell))) ? [[a, b, c]] : [];

const said = (number: number): string => number.toFixed(2);
