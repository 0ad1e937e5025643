import type { CellValue, FieldType } from '../model/index.ts';
import { typedExample, type TypedExample } from '../fields/suggest/typed-example.ts';

/** A column of cells, read in one way. */
export interface ReadColumn {
  type: FieldType;
  asks: TypedExample['asks'];
  /** Null where the cell is blank. */
  values: (CellValue | null)[];
}

const WAYS = (['day-first', 'month-first'] as const).flatMap((dayOrder) =>
  (['.', ','] as const).map((decimalSign) => ({
    dayOrder,
    decimalSign,
    isDayOrderProved: true,
    isShortYearFirst: false,
    isShortYearProved: true,
    isDecimalSignProved: true,
    isDebitMarked: false,
    isCreditAbove: false,
  })),
);

/** Figures of a number that counts something; a longer one without a sign in it names something. */
const NAMING_NUMBER = /^\d{5,}$/;

/**
 * The cells of a column as all of them can be read alike: of "03/04/2025" and "1,234" the way in which most of them stand in their documents.
 * What can be read as nothing else, or stands only as it is written, is text.
 */
export function readColumn(cells: readonly string[], stands: (row: number, value: CellValue) => boolean): ReadColumn {
  const asText = cells.map((cell): CellValue | null => (cell.trim() === '' ? null : { kind: 'text', text: cell.trim() }));
  const text: ReadColumn = { type: 'text', asks: 'text', values: asText };
  const count = ({ values }: ReadColumn): number => values.filter((value, row) => value && stands(row, value)).length;
  const read = WAYS.flatMap((way) => readAlike(cells, way) ?? []);
  const best = read.reduce<ReadColumn | null>((top, each) => (top === null || count(each) > count(top) ? each : top), null);
  if (!best) return text;
  // A "no" that stands somewhere is another one.
  if (best.asks === 'answer') return best;
  const names = cells.every((cell) => cell.trim() === '' || NAMING_NUMBER.test(cell.trim()));
  return count(text) > count(best) || (names && best.type === 'number' && count(text) >= count(best)) ? text : best;
}

/** Every way one cell can be read. */
export function readingsOf(cell: string): CellValue[] {
  const ways = WAYS.flatMap((way) => typedExample(cell, way)?.value ?? []);
  const text: CellValue = { kind: 'text', text: cell.trim() };
  return [text, ...ways].filter((value, at, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(value)) === at);
}

/** Null where the cells are not all dates, all numbers, or all yes or no. */
function readAlike(cells: readonly string[], way: (typeof WAYS)[number]): ReadColumn | null {
  const examples = cells.map((cell) => (cell.trim() === '' ? null : typedExample(cell, way)));
  const [first, ...others] = examples.filter((each) => each !== null);
  if (!first || first.asks === 'text' || others.some(({ value }) => value.kind !== first.value.kind)) return null;
  const asks = first.asks === 'number' && others.some((other) => other.asks === 'amount') ? 'amount' : first.asks;
  return { type: first.type, asks, values: examples.map((each) => each?.value ?? null) };
}
