import { addressLikelihood } from '../../values/address-likelihood.ts';
import { hasLegalForm } from '../../values/company-likelihood.ts';
import { findDates } from '../../values/find-dates.ts';
import { findIdentifiers, type IdentifierKind } from '../../values/find-identifiers.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { isLabelWord, labelLikelihood } from '../labels/label-words.ts';
import { isPaperTitle } from '../propose/paper-title.ts';
import type { Proposal } from '../propose/proposal.ts';
import { isUnnamed } from './unnamed.ts';

/**
 * Whether print that no words name as the field's is plainly something else, however likely the ranker takes it: a label, a day or a web address is
 * nobody's name; an account, a year or a count is no other number.
 */
export function isPlainlyOther(field: CompiledField, { features, printed }: Proposal): boolean {
  if (field.verbatim) return false;
  if (kindIs(field.kind, 'party') && isStreet(printed)) return true;
  if (!isUnnamed(features)) return false;
  if (kindIs(field.kind, 'party'))
    return labelLikelihood(printed) >= A_LABEL || isPaperTitle(printed) || holdsDay(printed) || holds(printed, ['email', 'url']);
  return (
    (field.kind === 'identifier' || field.kind === 'code') && (COUNT_OR_YEAR.test(printed) || holds(printed, ['iban', 'email', 'url']))
  );
}

/** Beside it what takes one of the five places for nothing: a name is offered without what leads to it, no code is one, and no amount or day is a number of something. */
export function isNoOffer(field: CompiledField, proposal: Proposal): boolean {
  if (isPlainlyOther(field, proposal)) return true;
  const { features, printed } = proposal;
  if (field.kind === 'identifier' || field.kind === 'code')
    return !field.verbatim && isUnnamed(features) && (isAmount(printed) || isDay(printed));
  if (field.verbatim || !kindIs(field.kind, 'party') || (features.learned ?? 0) > 0) return false;
  // One label beside another reads as its value: "Bill to  Delivered to".
  return leadsOn(printed) || (isUnnamed(features) && (isNumbered(printed) || isCode(printed)));
}

const A_LABEL = 0.66;

/** A form asks "Name and address of the owner?" once for both: a house number and its street are nobody's name, whatever label stands beside them. */
const isStreet = (printed: string): boolean => /^\d/.test(printed) && addressLikelihood(printed) >= A_STREET && !hasLegalForm(printed);

const A_STREET = 0.7;

/** "Delivered to": the name stands elsewhere. */
const LEADING_END = /(?:^|\s)(\p{Ll}{1,3})$/u;
const NUMBER_END = /\s\S*\d{3}.*$/su;

function leadsOn(printed: string): boolean {
  const end = LEADING_END.exec(printed)?.[1];
  return end !== undefined && isLabelWord(end);
}

/** A label before its number: "VAT registration no. GB 123 4567 89". */
const isNumbered = (printed: string): boolean => labelLikelihood(printed.replace(NUMBER_END, '')) >= A_LABEL;

/** Figures, and no word beside them: "HM-26-04417". */
const isCode = (printed: string): boolean => /\d{3}/.test(printed) && !/\p{L}{3}/u.test(printed);

const holdsDay = (printed: string): boolean => findDates(printed).some(({ precision }) => precision === 'day');

const isDay = (printed: string): boolean =>
  findDates(printed).some(({ precision, from, to }) => precision === 'day' && to - from === printed.trim().length);

/** Whether print is figures to the cent, a currency beside them or none: "1,296.00", "EUR 41.15", "18,40 €". */
export const isAmount = (printed: string): boolean => AMOUNT.test(printed.trim());

const AMOUNT = /^(?:\p{Sc}|[A-Z]{3}\b)?\s?[-–]?\d{1,3}(?:[.,'’\s]?\d{3})*[.,]\d{2}\s?(?:\p{Sc}|[A-Z]{3})?$/u;

const COUNT_OR_YEAR = /^(?:\d{1,2}|(?:19|20)\d{2})$/;

const holds = (printed: string, kinds: readonly IdentifierKind[]): boolean =>
  kinds.some((kind) => findIdentifiers(printed, kind).length > 0);
