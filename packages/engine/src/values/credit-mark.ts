/** An amount with the letters that say on which side of an account it stands: "120.00 CR", "50.00 DR". */
const MARKED = /\d\)?\s?(CR|Cr|DR|Dr)\b\.?$/;
const IN_TEXT = /[.,]\d{2}\s?(?:DR|Dr)\b/;

/** Whether amounts are marked as debits: then credits are, too, and above zero, as on a bank's statement. */
export const marksBothSides = (texts: readonly string[]): boolean => texts.some((text) => IN_TEXT.test(text));

/** The side that an amount is printed with; null where with none. Whose credit it is, the print does not say: a bank's customer has it, a shop's customer is owed it. */
export function creditMark(printed: string): 'credit' | 'debit' | null {
  const mark = MARKED.exec(printed.trim())?.[1];
  return mark === undefined ? null : mark.startsWith('C') ? 'credit' : 'debit';
}
