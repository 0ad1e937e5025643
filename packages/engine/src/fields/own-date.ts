import type { CompiledField } from './compile/compiled-field.ts';

/** Dates of the paper itself: when it was printed, issued, sold. */
const OWN_DATES: readonly (string | null)[] = ['purchase-date', 'invoice-date', 'issue-date', 'order-date', 'sent-date', 'print-date', 'report-date', 'statement-date'];

export const asksOwnDate = (field: CompiledField): boolean => field.isDateOutput && OWN_DATES.includes(field.concept);

/** Another date than the paper's own: the end of a period, the day by which to pay. Neither the head of the paper nor "Date:" gives it. */
export const asksOtherDate = (field: CompiledField): boolean => field.isDateOutput && !asksOwnDate(field) && (field.concept !== null || field.role === 'start' || field.role === 'end');

/** "Date" and no more, folded. */
export const BARE_DATE = /^(?:date|dated|datum|data|fecha|tag|dato)$/;
