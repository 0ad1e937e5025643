import { wordsOf } from '../../languages/languages.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { meaningsOf } from '../compile/meanings.ts';

/** Dates of the paper itself: when it was printed, issued, sold. */
const OWN_DATES: readonly (string | null)[] = [
  'purchase-date',
  'invoice-date',
  'issue-date',
  'order-date',
  'sent-date',
  'print-date',
  'report-date',
  'statement-date',
];

export const asksOwnDate = (field: CompiledField): boolean =>
  field.isDateOutput && (OWN_DATES.includes(field.concept) || namesPaper(field));

/** Meanings of the names that papers have, and of what is done to one on its date. */
const PAPERS: readonly string[] = [
  'certificate',
  'document',
  'form',
  'issue',
  'letter',
  'notice',
  'offer',
  'receipt',
  'report',
  'statement',
];
const DATES: readonly string[] = ['date', 'day'];

/** "Date of the letter", "Zeugnisdatum": the name says no more than that it is the date of a paper. */
function namesPaper({ concept, role, nameWords }: CompiledField): boolean {
  const meanings = nameWords.map(meaningsOf);
  const isOne = (words: readonly string[], of: readonly string[]): boolean => words.some((word) => of.includes(word));
  return (
    concept === null &&
    role === null &&
    meanings.some((words) => isOne(words, PAPERS)) &&
    meanings.every((words) => words.every((word) => PAPERS.includes(word) || DATES.includes(word)))
  );
}

/** Another date than the paper's own: the end of a period, the day by which to pay. Neither the head of the paper nor "Date:" gives it. */
export const asksOtherDate = (field: CompiledField): boolean =>
  field.isDateOutput && !asksOwnDate(field) && (field.concept !== null || field.role === 'start' || field.role === 'end');

/** "Date" and no more, folded. */
export const BARE_DATE = new RegExp(`^(?:${wordsOf('dateAlone').join('|')}|dato)$`);
