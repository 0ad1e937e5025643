import type { Candidate } from '../../model/index.ts';
import { closingReading } from '../decide/closing-reading.ts';
import { type ClosingRepair, closingRepair } from '../decide/closing-repair.ts';
import { cellOf, fieldsWith, isSameSum, numberIn, summandOf, type FilledCell } from './filled-cell.ts';

type Rows = readonly (readonly FilledCell[])[];

/** What the arithmetic of rows says against a cell. */
export interface RowDoubt {
  /** One sentence with the figures, and one with what would close it. */
  reason: string;
  /** The cell read otherwise, with which it comes out: taken where the recogniser read it so, else offered. */
  instead: { candidate: Candidate; isTaken: boolean } | null;
}

/** Fewer rows that come out may do so by chance. */
const LEAST_HOLDING = 3;
/** The share of rows that come out where two columns make a third; in others they have nothing to do with each other. */
const PRODUCTS_HOLDING = 0.75;
/** One balance that is wrong breaks two steps. */
const BALANCES_HOLDING = 0.5;

type Doubts = [Candidate, RowDoubt][];

/**
 * Cells of rows that do not come out, where nearly all rows of their columns do: one of the cells is wrong, and only what closes the row says
 * which. And the one cell of a column with another reading of which its rows add up to a number of the document.
 */
export function rowDoubts(rows: Rows, document: readonly FilledCell[]): Map<Candidate, RowDoubt> {
  const doubts = new Map<Candidate, RowDoubt>();
  for (const [chosen, doubt] of [...brokenProducts(rows), ...brokenBalances(rows)]) {
    const other = doubts.get(chosen);
    // What closes one step of balances and not the next is not what was misread.
    const isAgreed = !other || isSameReading(other, doubt);
    doubts.set(chosen, isAgreed ? doubt : { ...doubt, instead: null });
  }
  for (const [chosen, doubt] of misreadSummands(rows, document)) if (!doubts.has(chosen)) doubts.set(chosen, doubt);
  return doubts;
}

const isSameReading = (one: RowDoubt, other: RowDoubt): boolean => one.instead?.candidate.printed === other.instead?.candidate.printed;

function misreadSummands(rows: Rows, document: readonly FilledCell[]): Doubts {
  return fieldsWith(rows, 'number').flatMap((field) => {
    const cells = rows.flatMap((row) => cellOf(row, field) ?? []);
    const isTotal = (numbers: readonly number[]): boolean => isSameSum(sumOf(numbers.slice(0, -1)), numbers.at(-1) ?? NaN);
    const totals = document.filter((cell) => Number.isFinite(numberIn(cell)));
    if (cells.length < LEAST_HOLDING || totals.some((total) => isTotal([...cells, total].map(numberIn)))) return [];
    const closing = totals.flatMap((total): Doubts => {
      const all = [...cells, total];
      const taken = closingReading(all.map(summandOf), isTotal, 'its column adds up then');
      const misread = taken && all[taken.of];
      return misread ? [[misread.chosen, { reason: taken.inWords, instead: { candidate: taken.candidate, isTaken: true } }]] : [];
    });
    return closing.length === 1 ? closing : [];
  });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function brokenProducts(rows: Rows): Doubts {
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
          { holding: holding.length, share: PRODUCTS_HOLDING, isOff, hold: ([by, times, is]) => isSameSum(by * times, is) },
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

function brokenBalances(rows: Rows): Doubts {
  const fields = fieldsWith(rows, 'number');
  return fields.flatMap((balance) =>
    fields.flatMap((amount) => {
      if (balance === amount) return [];
      const steps = rows.slice(1).flatMap((row, at) => threeOf(cellOf(rows[at], balance), cellOf(row, amount), cellOf(row, balance)));
      return [1, -1].flatMap((sign) => {
        const hold = ([from, by, to]: Numbers): boolean => isSameSum(from + sign * by, to);
        const isOff = ([from, by, to]: Three): boolean => !hold([numberIn(from), numberIn(by), numberIn(to)]);
        const holding = steps.filter((step) => !isOff(step) && numberIn(step[1]) !== 0);
        return broken(
          steps,
          { holding: holding.length, share: BALANCES_HOLDING, isOff, hold },
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
  /** Whether three numbers come out to the cent, as those must that stand there for others. */
  hold: (numbers: Numbers) => boolean;
}

function broken(full: readonly Three[], { holding, share, isOff, hold }: Judged, inWords: (cells: Three) => string): Doubts {
  if (holding < LEAST_HOLDING || holding < full.length * share) return [];
  return full.filter(isOff).flatMap((cells) => {
    const comeOut = ([a = NaN, b = NaN, c = NaN]: readonly number[]): boolean => hold([a, b, c]);
    const taken = closingReading(cells.map(summandOf), comeOut, 'its row comes out then');
    const repair: ClosingRepair | null =
      taken ??
      closingRepair(
        cells.map(({ chosen }) => chosen),
        comeOut,
      );
    const reason = repair ? `${inWords(cells)} ${repair.inWords}` : inWords(cells);
    return cells.map(({ chosen }, at): Doubts[number] => [
      chosen,
      { reason, instead: repair?.of === at ? { candidate: repair.candidate, isTaken: taken !== null } : null },
    ]);
  });
}

type Three = [FilledCell, FilledCell, FilledCell];
type Numbers = [number, number, number];

const threeOf = (a: FilledCell | undefined, b: FilledCell | undefined, c: FilledCell | undefined): Three[] =>
  a && b && c && [a, b, c].every((cell) => Number.isFinite(numberIn(cell))) ? [[a, b, c]] : [];

const said = (number: number): string => number.toFixed(2);
