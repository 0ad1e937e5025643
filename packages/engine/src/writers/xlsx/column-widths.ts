import type { CellValue } from '../../model/index.ts';
import type { SheetColumn } from '../sheet-columns.ts';
import type { SheetDocument, WriteOptions } from '../sheet-input.ts';
import { isWritten, valueOf, writtenCell } from '../written-cell.ts';

/** A date or an amount that comes after the rows looked at still fits. */
const MIN_WIDTH = 12;
const MIN_CHOICE_WIDTH = 8;
/** Wider texts wrap. */
const MAX_TEXT_WIDTH = 48;
/** A number that does not fit shows as "####", so it gets whatever it needs. */
const MAX_NUMBER_WIDTH = 40;
const DATE_WIDTH = 11;
const DATE_TIME_WIDTH = 17;
/** Room for the filter's arrow beside a column's name, and for an indent. */
const FILTER_ARROW_WIDTH = 4;
const PADDING = 3;
/** Decimal separator and sign. */
const NUMBER_SIGNS = 2;

/** Widths in characters that show what the rows hold. */
export function columnWidths(columns: readonly SheetColumn[], documents: readonly SheetDocument[], options: WriteOptions): number[] {
  const numbers = columns.map(() => ({ whole: 0, decimals: 0 }));
  const widths = columns.map((column) =>
    Math.max(leastWidth(column), Math.min(MAX_TEXT_WIDTH, textWidth(column.name, MAX_TEXT_WIDTH) + FILTER_ARROW_WIDTH)),
  );
  for (const document of documents) {
    for (const row of document.result.rows) {
      if (!isWritten(row, options)) continue;
      columns.forEach((column, index) => widen(index, valueOf(writtenCell(column, document, row, options))));
    }
  }
  return widths.map((width, index) => Math.max(width, numbersWidth(numbers[index]!)));

  function widen(index: number, value: CellValue | null): void {
    if (value?.kind === 'number') widenNumbers(numbers[index]!, value);
    else if (value) widths[index] = Math.max(widths[index] ?? 0, valueWidth(value) + PADDING);
  }
}

/** Of all numbers of a column: they share one format. */
interface NumbersWidth {
  /** Digits before the decimals, with their separators. */
  whole: number;
  decimals: number;
}

function widenNumbers(numbers: NumbersWidth, { number, decimals }: { number: number; decimals: number }): void {
  const digits = Math.max(1, Math.floor(Math.log10(Math.abs(number) || 1)) + 1);
  numbers.whole = Math.max(numbers.whole, digits + Math.floor((digits - 1) / 3));
  numbers.decimals = Math.max(numbers.decimals, decimals);
}

const numbersWidth = ({ whole, decimals }: NumbersWidth): number =>
  whole === 0 ? 0 : Math.min(MAX_NUMBER_WIDTH, whole + decimals + NUMBER_SIGNS) + PADDING;

const leastWidth = (column: SheetColumn): number =>
  column.kind !== 'field' || column.field.type === 'yes/no' || column.field.type === 'enum' ? MIN_CHOICE_WIDTH : MIN_WIDTH;

function valueWidth(value: Exclude<CellValue, { kind: 'number' }>): number {
  switch (value.kind) {
    case 'date':
      return value.iso.length > 10 ? DATE_TIME_WIDTH : DATE_WIDTH;
    case 'yes/no':
      return 3;
    case 'enum':
      return textWidth(value.value, MAX_TEXT_WIDTH - PADDING);
    case 'text':
      return textWidth(value.text, MAX_TEXT_WIDTH - PADDING);
  }
}

/** Characters on the longest line, wide ones (Chinese, Japanese, Korean) twice; stops counting at `enough`. */
export function textWidth(text: string, enough: number): number {
  let longest = 0;
  let width = 0;
  for (let index = 0; index < text.length && longest < enough; index++) {
    const unit = text.charCodeAt(index);
    width = unit === 0x0a ? 0 : width + (unit >= 0x1100 && isWide(unit) ? 2 : 1);
    if (width > longest) longest = width;
  }
  return Math.min(longest, enough);
}

const isWide = (unit: number): boolean =>
  unit <= 0x115f ||
  (unit >= 0x2e80 && unit <= 0xa4cf) ||
  (unit >= 0xac00 && unit <= 0xd7a3) ||
  (unit >= 0xf900 && unit <= 0xfaff) ||
  (unit >= 0xff00 && unit <= 0xff60);
