import type { CellValue, DatePrint, Derivation } from '../../model/index.ts';
import { readDate } from '../../values/find-dates.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import { deriveValue } from '../propose/derive-value.ts';
import type { Grounds } from './confidence-signals.ts';

/** A number or date that can be read in another way, with both in words. */
interface OtherReading {
  value: CellValue;
  derivation: Derivation;
  reason: string;
}

/** The other reading of a number or date where nothing in the document says which is meant; null where it can be read in one way only. */
export const otherReading = (grounds: Grounds, conventions: Conventions): OtherReading | null =>
  otherNumber(grounds, conventions) ?? otherDate(grounds, conventions);

/** One separator before three digits: a thousands mark in one country, the decimal sign in another. */
const TWO_WAYS = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,]*\d)/;

function otherNumber({ proposal, field }: Grounds, { isDecimalSignProved }: Conventions): OtherReading | null {
  const { value, derivation, evidence, printed } = proposal;
  if (isDecimalSignProved || value.kind !== 'number' || derivation.kind !== 'normalise' || !TWO_WAYS.test(printed)) return null;
  const other: Derivation = { ...derivation, reading: derivation.reading === 'comma-decimal' ? 'point-decimal' : 'comma-decimal' };
  const read = deriveValue(evidence, other, field.field);
  if (read?.kind !== 'number' || read.number === value.number) return null;
  const reason = `Could be ${value.number} or ${read.number}: nothing in the document says which sign parts the decimals.`;
  return { value: read, derivation: other, reason };
}

/** Parted by points, with the year at the end, the day comes first in every country that writes so. */
const DAY_FIRST_EVERYWHERE = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})(?!\d)/;

/** Whether the rule of its field says that dates are printed so. */
const isAskedFor = (reading: string | null, print: DatePrint | undefined): boolean =>
  print === (reading === 'month-first' ? 'MM/DD/YYYY' : 'DD/MM/YYYY');

function otherDate({ proposal, field }: Grounds, { dayOrder, isDayOrderProved }: Conventions): OtherReading | null {
  const { value, derivation, evidence, printed } = proposal;
  if (isDayOrderProved || value.kind !== 'date' || derivation.kind !== 'normalise' || DAY_FIRST_EVERYWHERE.test(printed)) return null;
  if (readDate(printed, dayOrder)?.ambiguous !== true || isAskedFor(derivation.reading, field.field.rules?.date)) return null;
  const other: Derivation = { ...derivation, reading: derivation.reading === 'month-first' ? 'day-first' : 'month-first' };
  const read = deriveValue(evidence, other, field.field);
  if (read?.kind !== 'date' || read.iso === value.iso) return null;
  const reason = `Could be ${value.iso} or ${read.iso}: no date in the document says whether the day or the month comes first.`;
  return { value: read, derivation: other, reason };
}
