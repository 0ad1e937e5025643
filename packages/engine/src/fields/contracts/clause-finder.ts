import type { DayOrder } from '../../values/find-dates.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import type { ClauseMatch } from './clause.ts';
import { findContractDates } from './contract-date.ts';
import { findStatedDurations } from './duration-clause.ts';
import { findGoverningLaw } from './governing-law.ts';

/** Finds what the sentences of a contract state; `dayOrder` is how the document writes dates of figures. */
type ClauseFinder = (text: string, dayOrder: DayOrder) => ClauseMatch[];

/** Sentences that say it less plainly are not proposed at all; hand-set. */
const MIN_CONFIDENCE = { law: 0.5, duration: 0.7, date: 0.4 };

const asksLaw = (field: CompiledField): boolean =>
  field.words.some((word) => /^(?:law|laws|jurisdiction|recht|droit|ley|legge)$/.test(word)) &&
  !field.isDateOutput &&
  field.field.type === 'text';
const asksContractDate = (field: CompiledField): boolean =>
  field.isDateOutput && field.words.some((word) => /^(?:effective|effect|agreement|contract|commencement|concluded)$/.test(word));

/** What finds the field in sentences: whose law governs, how long it lasts, from when it counts. Null for a field that labels name. */
export function clauseFinderOf(field: CompiledField): ClauseFinder | null {
  if (field.verbatim) return null;
  if (asksLaw(field)) return (text) => findGoverningLaw(text).filter((match) => match.confidence >= MIN_CONFIDENCE.law);
  if (field.kind === 'duration') return (text) => findStatedDurations(text).filter((match) => match.confidence >= MIN_CONFIDENCE.duration);
  if (asksContractDate(field))
    return (text, dayOrder) => findContractDates(text, dayOrder).filter((match) => match.confidence >= MIN_CONFIDENCE.date);
  return null;
}
