import type { DocumentLayout } from '../../model/index.ts';
import { decideDayOrder, decideShortYear, paperOf } from '../../values/day-order.ts';
import { creditMark, marksBothSides } from '../../values/credit-mark.ts';
import { isDebit, marksDebit } from '../../values/debit-mark.ts';
import { decideDecimalSign } from '../../values/decimal-sign.ts';
import { findDates, type DayOrder } from '../../values/find-dates.ts';
import { findDurations } from '../../values/find-durations.ts';
import { findIdentifiers, isIdentifierKind } from '../../values/find-identifiers.ts';
import { findNumbers, type FoundNumber } from '../../values/find-numbers.ts';
import { findTimes } from '../../values/find-times.ts';
import type { DecimalSign } from '../../values/read-digits.ts';
import type { CompiledField } from '../compile/compiled-field.ts';

/** How a document writes dates and numbers. */
export interface Conventions {
  dayOrder: DayOrder;
  /** Dates that can be read one way only say so. */
  isDayOrderProved: boolean;
  /** "24-03-15" is a day of 2024. */
  isShortYearFirst: boolean;
  /** Dates that can be read one way only say where a year of two figures stands, or years that are printed whole. */
  isShortYearProved: boolean;
  decimalSign: DecimalSign;
  /** Numbers that can be read one way only say so. */
  isDecimalSignProved: boolean;
  /** "12,50 S" is below zero. */
  isDebitMarked: boolean;
  /** "12.50 CR" is above zero: others are marked "DR". */
  isCreditAbove: boolean;
}

/** In a reading: the number with a mark of its side of the account is above zero; without it is below. */
export const MARKED_ABOVE = ', above zero';

/** Something of a kind in a text: `text.slice(from, to)`. */
interface Finding {
  from: number;
  to: number;
  likelihood: number;
  reading: string | null;
}

/** Lines from which the conventions are read; a price list of hundreds of pages tells nothing more after them. */
const MAX_CONVENTION_LINES = 2_000;

export function conventionsOf(layout: DocumentLayout): Conventions {
  const texts = layout.lines.slice(0, MAX_CONVENTION_LINES).map((line) => line.text);
  const [page] = layout.pages;
  const paper = page ? paperOf(page.widthPt, page.heightPt) : 'other';
  const { decimalSign, isProved } = decideDecimalSign(texts, layout.languages);
  const order = decideDayOrder(texts, layout.languages, paper);
  const shortYear = decideShortYear(texts);
  return {
    dayOrder: order.dayOrder,
    isDayOrderProved: order.isProved,
    isShortYearFirst: shortYear.isShortYearFirst,
    isShortYearProved: shortYear.isProved,
    decimalSign,
    isDecimalSignProved: isProved,
    isDebitMarked: marksDebit(texts),
    isCreditAbove: marksBothSides(texts),
  };
}

export function hasForm(field: CompiledField): boolean {
  return (
    field.isDateOutput ||
    isNumeric(field) ||
    (!field.verbatim && (field.kind === 'duration' || field.kind === 'time' || isIdentifierKind(field.kind)))
  );
}

export function findOfKind(text: string, field: CompiledField, conventions: Conventions): Finding[] | null {
  if (field.isDateOutput || field.kind === 'date')
    return findDates(text, { order: conventions.dayOrder, isShortYearFirst: conventions.isShortYearFirst })
      .filter((date) => date.precision === 'day')
      .map(({ from, to, likelihood, reading }) => ({ from, to, likelihood, reading }));
  if (isNumeric(field)) {
    const reading = conventions.decimalSign === ',' ? 'comma-decimal' : 'point-decimal';
    return findNumbers(text, conventions)
      .filter(({ digits }) => !isDay(text.slice(digits.from, digits.to)))
      .map((number) => ({
        from: number.from,
        to: !conventions.isDebitMarked && isDebit(text.slice(number.from, number.to)) ? number.digits.to : number.to,
        likelihood: numberFit(number, field),
        reading:
          conventions.isCreditAbove && creditMark(text.slice(number.from, number.to)) === 'credit' ? `${reading}${MARKED_ABOVE}` : reading,
      }));
  }
  if (field.verbatim) return null;
  if (field.kind === 'duration') return findDurations(text).map(({ from, to }) => ({ from, to, likelihood: 0.9, reading: null }));
  if (field.kind === 'time') return findTimes(text).map(({ from, to }) => ({ from, to, likelihood: 0.9, reading: null }));
  return isIdentifierKind(field.kind) ? findIdentifiers(text, field.kind).map((found) => ({ ...found, reading: null })) : null;
}

/** "22.09.2026" is read as the number 22,092,026, which nobody asks for. */
const isDay = (digits: string): boolean => /^\d{1,2}([.,])\d{1,2}\1(?:\d{2}|\d{4})$/.test(digits);

export const isNumeric = (field: CompiledField): boolean => field.field.type === 'number' || (!field.verbatim && field.kind === 'amount');

/** 0..1: how well a number's print fits what the field counts. */
function numberFit(number: FoundNumber, field: CompiledField): number {
  const money = number.currency !== null || number.decimals === 2;
  switch (field.kind) {
    case 'amount':
      return number.percent
        ? 0.1
        : number.currency !== null
          ? 1
          : number.decimals === 2
            ? 0.95
            : number.unit || number.to - number.from >= 7
              ? 0.1
              : 0.25;
    case 'quantity':
    case 'count':
      return number.percent || number.currency !== null ? 0.2 : number.decimals === 0 ? 0.9 : 0.7;
    case 'percent':
      return number.percent ? 1 : money ? 0.5 : 0.6;
    case 'year':
      return number.number >= 1800 && number.number <= 2199 && number.decimals === 0 ? 0.9 : 0.2;
    default:
      return number.joined ? 0.6 : 0.8;
  }
}
