import type { CellValue, FieldType } from '../../model/index.ts';
import { findDates, readDate, type DayOrder } from '../../values/find-dates.ts';
import { findYesNo } from '../../values/find-yes-no.ts';
import { normaliseNumber } from '../../values/normalise-number.ts';
import { normaliseText } from '../../values/normalise-text.ts';
import type { Conventions } from '../kinds/kind-finder.ts';

/** A printed value, and the type of field that would hold it. */
export interface TypedExample {
  type: FieldType;
  value: CellValue;
  /** What a description must say so that the value is read in this way. */
  asks: 'date' | 'amount' | 'number' | 'answer' | 'text';
}

/** Figures of an amount or a count; longer ones, and those that begin with 0, are numbers of things. */
const AMOUNT =
  /^[^\p{L}\d]{0,3}(?:[A-Z]{3}\s?)?\(?-?\p{Sc}?\s?(?:0|[1-9]\d{0,2}(?:[.,'’\s]\d{3})*|\d{1,6})(?:[.,]\d{1,4})?\)?\s?(?:%|\p{Sc}|[A-Z]{3}|kg|km|m²|m³|kWh|h)?$/u;

/** The type a printed value speaks for. */
export function typedExample(printed: string, conventions: Conventions): TypedExample | null {
  const text = normaliseText(printed);
  if (text === '') return null;
  const date = wholeDate(text, conventions.dayOrder);
  if (date) return { type: 'text', value: { kind: 'date', iso: date }, asks: 'date' };
  if (/^(?:yes|no|ja|nein|oui|non|sí|no|sì|sim|não|nee|tak|nie)$/i.test(text)) {
    const said = findYesNo(text);
    if (said) return { type: 'yes/no', value: { kind: 'yes/no', yes: said.yes }, asks: 'answer' };
  }
  const number = AMOUNT.test(text) ? normaliseNumber(text, conventions.decimalSign) : null;
  if (number)
    return {
      type: 'number',
      value: { kind: 'number', number: number.number, decimals: number.decimals },
      asks: number.decimals === 2 || number.currency !== null ? 'amount' : 'number',
    };
  return { type: 'text', value: { kind: 'text', text }, asks: 'text' };
}

function wholeDate(text: string, order: DayOrder): string | null {
  const [found] = findDates(text, { order }).filter(({ precision }) => precision === 'day');
  if (!found || found.to - found.from < 0.6 * text.length) return null;
  return readDate(text.slice(found.from, found.to), order)?.iso ?? null;
}
