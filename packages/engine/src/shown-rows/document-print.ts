import type { CellValue, DocumentLayout } from '../model/index.ts';
import { findDates } from '../values/find-dates.ts';
import { findNumbers } from '../values/find-numbers.ts';
import { squash } from '../values/read-alike.ts';

/** All that a document prints, by meaning: enough to tell quickly whether it prints a value, not where. */
export interface DocumentPrint {
  text: string;
  words: ReadonlySet<string>;
  /** In hundredths. */
  numbers: ReadonlySet<number>;
  /** ISO dates, read either way. */
  dates: ReadonlySet<string>;
}

/** Lines looked at: a price list of thousands prints nearly any number. */
const MAX_LINES = 4_000;

export function printOf(layout: DocumentLayout): DocumentPrint {
  const lines = layout.lines.slice(0, MAX_LINES).map(({ text }) => text);
  const numbers = lines.flatMap((text) => ([',', '.'] as const).flatMap((decimalSign) => findNumbers(text, { decimalSign })));
  const dates = lines.flatMap((text) => (['day-first', 'month-first'] as const).flatMap((order) => findDates(text, { order })));
  return {
    text: lines.map(squash).join(''),
    words: new Set(lines.flatMap((text) => text.split(/\s+/).map(squash))),
    numbers: new Set(numbers.map(({ number }) => hundredths(number))),
    dates: new Set(dates.map(({ iso }) => iso)),
  };
}

/** Shorter texts stand inside others by chance. */
const LEAST_INSIDE = 5;

/** Whether a document prints a value, in whatever form. */
export function prints(print: DocumentPrint, value: CellValue): boolean {
  switch (value.kind) {
    case 'number':
      return print.numbers.has(hundredths(value.number));
    case 'date':
      return print.dates.has(value.iso);
    case 'text':
    case 'enum': {
      const text = squash(value.kind === 'text' ? value.text : value.value);
      return text !== '' && (print.words.has(text) || (text.length >= LEAST_INSIDE && /\D/.test(text) && print.text.includes(text)));
    }
    case 'yes/no':
      return false;
  }
}

const hundredths = (number: number): number => Math.round(number * 100);
