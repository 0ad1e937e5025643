import type { CellValue, DatePrint, Derivation } from '../../model/index.ts';
import { creditMark } from '../../values/credit-mark.ts';
import { readDate } from '../../values/find-dates.ts';
import { type Conventions, MARKED_ABOVE } from '../kinds/kind-finder.ts';
import { deriveValue } from '../propose/derive-value.ts';
import type { Grounds } from './confidence-signals.ts';

/** How else a number or date can be read, with all readings in words. */
interface OtherReadings {
  /** One at least. */
  others: readonly { value: CellValue; derivation: Derivation }[];
  reason: string;
}

/** The other readings of a number or date where nothing in the document says which is meant; null where it can be read in one way only. */
export const otherReadings = (grounds: Grounds, conventions: Conventions): OtherReadings | null =>
  otherNumber(grounds, conventions) ?? otherSide(grounds) ?? otherDates(grounds, conventions);

/** One separator before three digits: a thousands mark in one country, the decimal sign in another. */
const TWO_WAYS = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,]*\d)/;

function otherNumber({ proposal, field }: Grounds, { isDecimalSignProved }: Conventions): OtherReadings | null {
  const { value, derivation, evidence, printed } = proposal;
  if (isDecimalSignProved || value.kind !== 'number' || derivation.kind !== 'normalise' || !TWO_WAYS.test(printed)) return null;
  const other: Derivation = { ...derivation, reading: derivation.reading?.startsWith('comma-decimal') ? 'point-decimal' : 'comma-decimal' };
  const read = deriveValue(evidence, other, field.field);
  if (read?.kind !== 'number' || read.number === value.number) return null;
  const reason = `Could be ${value.number} or ${read.number}: nothing in the document says which sign parts the decimals.`;
  return { others: [{ value: read, derivation: other }], reason };
}

/** "120.00 CR": whose credit it is, and so whether it counts above or below zero, no print says. */
function otherSide({ proposal, field }: Grounds): OtherReadings | null {
  const { value, derivation, evidence, printed } = proposal;
  if (value.kind !== 'number' || value.number === 0 || derivation.kind !== 'normalise' || creditMark(printed) === null) return null;
  const plain = (derivation.reading ?? '').replace(MARKED_ABOVE, '');
  const other: Derivation = {
    ...derivation,
    reading: derivation.reading?.endsWith(MARKED_ABOVE) ? plain || null : `${plain}${MARKED_ABOVE}`,
  };
  const read = deriveValue(evidence, other, field.field);
  if (read?.kind !== 'number' || read.number === value.number) return null;
  const reason = `Could be ${value.number} or ${read.number}: the mark behind “${printed}” says on which side of an account it stands, not whose.`;
  return { others: [{ value: read, derivation: other }], reason };
}

/** Parted by points, with the year at the end, the day comes first in every country that writes so. */
const DAY_FIRST_EVERYWHERE = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})(?!\d)/;

/** Whether the rule of its field says that dates are printed so. */
const isAskedFor = (reading: string | null, print: DatePrint | undefined): boolean =>
  print === (reading === 'month-first' ? 'MM/DD/YYYY' : 'DD/MM/YYYY');

type Derived = Extract<Derivation, { kind: 'normalise' }>;

function otherDates({ proposal, field }: Grounds, conventions: Conventions): OtherReadings | null {
  const { value, derivation, evidence, printed } = proposal;
  if (value.kind !== 'date' || derivation.kind !== 'normalise' || isAskedFor(derivation.reading, field.field.rules?.date)) return null;
  const others = [...orderReadings(printed, derivation, conventions), ...shortYearReadings(printed, derivation, conventions)].flatMap(
    (reading) => {
      const other: Derived = { ...derivation, reading };
      const read = deriveValue(evidence, other, field.field);
      return read?.kind === 'date' && read.iso !== value.iso ? [{ value: read, derivation: other, iso: read.iso }] : [];
    },
  );
  const isos = [value.iso, ...new Set(others.map(({ iso }) => iso))];
  if (isos.length === 1) return null;
  const all = `${isos.slice(0, -1).join(', ')} or ${isos.at(-1)}`;
  return {
    others: others.filter(({ iso }, at) => others.findIndex((other) => other.iso === iso) === at),
    reason:
      others.some(({ derivation: { reading } }) => reading === 'year-first') || derivation.reading === 'year-first'
        ? `Could be ${all}: no date in the document says at which end the year stands.`
        : `Could be ${all}: no date in the document says whether the day or the month comes first.`,
  };
}

/** The other order of day and month. */
function orderReadings(printed: string, { reading }: Derived, { dayOrder, isDayOrderProved, isShortYearFirst }: Conventions): string[] {
  if (isDayOrderProved || DAY_FIRST_EVERYWHERE.test(printed)) return [];
  if (reading === 'year-first') return [];
  return readDate(printed, dayOrder, isShortYearFirst)?.ambiguous === true ? [reading === 'month-first' ? 'day-first' : 'month-first'] : [];
}

/** The year at the other end: "24-03-15". */
function shortYearReadings(printed: string, { reading }: Derived, conventions: Conventions): string[] {
  const { isShortYearProved, isShortYearFirst, dayOrder, isDayOrderProved } = conventions;
  if (isShortYearProved || readDate(printed, dayOrder, isShortYearFirst)?.shortYear !== 'either') return [];
  if (reading !== 'year-first') return ['year-first'];
  return isDayOrderProved || DAY_FIRST_EVERYWHERE.test(printed) ? [dayOrder] : ['day-first', 'month-first'];
}
