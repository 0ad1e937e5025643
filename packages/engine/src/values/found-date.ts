import type { TextSpan } from './text-span.ts';

/** How a numeric date is written: 12/03 in March, or in December. */
export type DayOrder = 'day-first' | 'month-first';

export interface FoundDate extends TextSpan {
  /** "2024-03-12", or "2024-03" where no day is printed. */
  iso: string;
  precision: 'day' | 'month';
  /** How the numbers were read. */
  reading: DayOrder | 'year-first' | 'named-month' | 'compact';
  /** The other date it could be if day and month were swapped, else null. */
  swapped: string | null;
  /** Of a date with two figures for the year ("24-03-15"): where they stand, or that they may stand at either end; absent with a whole year. */
  shortYear?: 'first' | 'last' | 'either';
  /** Where they may stand at either end, the date with the year at the other one. */
  otherYear?: string;
  /** True where the print alone does not tell day from month. */
  ambiguous: boolean;
  /** 0..1: how plainly this is a date and not a version, a code or a phone number. */
  likelihood: number;
}
