import type { WrittenCell } from '../written-cell.ts';
import { ColumnNumberFormat } from './column-number-format.ts';
import type { CellStyle, StyleTable } from './style-table.ts';

const DATE_FORMAT = 'yyyy\\-mm\\-dd';
const DATE_TIME_FORMAT = 'yyyy\\-mm\\-dd\\ hh:mm';

export type ValueLook = 'text' | 'long-text' | 'date' | 'date-time';
type EmptyLook = Exclude<WrittenCell, { chosen: unknown }>['state'] | 'to_check';

/** Style numbers of the data sheet's cells, each looked up once. */
export class DataStyles {
  readonly #table: StyleTable;
  /** Of each column that holds numbers. */
  readonly #numbers: { format: ColumnNumberFormat; sure: number; unsure: number }[] = [];
  readonly #values: Record<ValueLook, number[]> = { text: [], 'long-text': [], date: [], 'date-time': [] };
  readonly #empty = new Map<EmptyLook, number>();

  constructor(table: StyleTable) {
    this.#table = table;
  }

  head(align: 'left' | 'right', indent: boolean): number {
    return this.#table.numberOf({ font: 'head', fill: 'head', border: 'head', vertical: 'center', wrap: true, align, indent });
  }

  /** A number of a column with so many decimals in its document. */
  number(column: number, decimals: number, unsure: boolean): number {
    const known = (this.#numbers[column] ??= this.#columnOfNumbers());
    known.format.add(decimals);
    return unsure ? known.unsure : known.sure;
  }

  value(look: ValueLook, unsure: boolean, indent: boolean): number {
    const known = this.#values[look];
    const key = (unsure ? 2 : 0) + (indent ? 1 : 0);
    return (known[key] ??= this.#table.numberOf({ ...LOOKS[look], border: 'row', indent, ...signal(unsure) }));
  }

  #columnOfNumbers() {
    const format = new ColumnNumberFormat();
    const style: CellStyle = { numberFormat: format, align: 'right', border: 'row' };
    return { format, sure: this.#table.numberOf(style), unsure: this.#table.numberOf({ ...style, ...signal(true) }) };
  }

  empty(state: EmptyLook): number {
    let number = this.#empty.get(state);
    if (number === undefined) this.#empty.set(state, (number = this.#table.numberOf({ ...EMPTY_LOOKS[state], border: 'row' })));
    return number;
  }
}

const LOOKS: Record<ValueLook, CellStyle> = {
  // Excel's text format keeps leading zeros and "=" when somebody edits the cell; it shows "####" for texts over 255 characters.
  text: { numberFormat: '@', align: 'left' },
  'long-text': { align: 'left', wrap: true, quotePrefix: true },
  date: { numberFormat: DATE_FORMAT, align: 'left' },
  'date-time': { numberFormat: DATE_TIME_FORMAT, align: 'left' },
};

export const EMPTY_LOOKS: Record<EmptyLook, CellStyle> = {
  absent: { fill: 'absent' },
  not_found: { fill: 'unsure' },
  unreadable: { fill: 'unreadable' },
  page_missing: { fill: 'unreadable' },
  not_looked_for: { fill: 'not-looked-for' },
  not_confirmed: {},
  constant: {},
  to_check: { fill: 'unsure' },
};

const signal = (unsure: boolean): CellStyle => (unsure ? { fill: 'unsure' } : {});
