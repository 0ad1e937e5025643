/** An amount with the letter that says on which side of the account it stands. */
const DEBIT = /[.,]\d{2}\s?S(?![\p{L}\d])/u;
const CREDIT = /[.,]\d{2}\s?H(?![\p{L}\d])/u;
const LEGEND = [/\bSoll\b/i, /\bHaben\b/i];

/** Whether "12,50 S" says in a document that 12,50 were taken off ("Soll"): amounts of the other side ("H"), or both words, stand there too. */
export const marksDebit = (texts: readonly string[]): boolean =>
  texts.some((text) => DEBIT.test(text)) &&
  (texts.some((text) => CREDIT.test(text)) || LEGEND.every((word) => texts.some((text) => word.test(text))));

/** Whether an amount is printed with the mark. */
export const isDebit = (printed: string): boolean => DEBIT.test(printed);
