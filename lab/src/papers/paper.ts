import type { TemplateField } from '@sheetlift/engine/model';
import type { SeededRandom } from '../seeded-random.ts';
import type { Meaning, WordLanguage } from '../words/read-words.ts';
import type { DateStyle, NumberStyle } from '../generate/printed-forms.ts';

/** How one paper writes dates, numbers and money. */
export interface PaperHabits {
  language: WordLanguage;
  dates: DateStyle;
  numbers: NumberStyle;
  /** Sign or code, before or behind the amount, or none. */
  money(amount: string): string;
}

/** A value of an invented paper: what is printed, and what a reader should make of it. */
export interface DrawnValue {
  /** Lines are parted by newlines. */
  printed: string;
  truth: string | number;
}

/** One printed fact. `key` is its name in the places of the canvas. */
export interface Fact {
  key: string;
  meaning: Meaning;
  label: string;
  /** Null: the label stands over a blank. */
  value: DrawnValue | null;
}

/** The repeated part of a paper. Column 0 .. n of each row in the order of `columns`. */
export interface RowTable {
  columns: { meaning: Meaning; label: string }[];
  rows: (DrawnValue | null)[][];
  /** Labels of sums below the rows with what they print; not rows. */
  sums: { label: string; printed: string }[];
  /** How a sum is called that is carried over to the next page; none where sums are not. */
  carried: string | undefined;
  /** Further lines of the head, above and below the labels, by column. */
  above: string[] | undefined;
  below: string[] | undefined;
  /** The column whose value is the same in rows that follow each other, so that it may stand over them once. */
  grouped: number | undefined;
}

/** All that a paper says; how it looks is a hand's affair. */
export interface Paper {
  language: WordLanguage;
  domain: string;
  title: string;
  /** Who prints it; `key` of its name where a field asks for it. */
  issuer: { name: string; key: string | undefined; address: string; contact: string };
  facts: Fact[];
  table: RowTable | null;
  /** A table that nobody asks for. */
  besides: RowTable | null;
  /** Sentences that state nothing that is asked for. */
  filler: string[];
  habits: PaperHabits;
  random: SeededRandom;
}

/** What a template asks of a paper. */
export interface Asked {
  field: TemplateField;
  /** Key of the fact or, with a row's number before it, of the cell (`cellKey`). */
  key: string;
  inRow: boolean;
}

export const cellKey = (row: number, column: number): string => `row ${row} ${column}`;
