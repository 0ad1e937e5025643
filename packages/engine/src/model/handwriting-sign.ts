/** Stands on a page as a word in each place that was written by hand and not read. No letter, so that it is no label and no value. */
export const HANDWRITING_SIGN = '\u270D';
