/**
 * A sign that begins a formula, also in the full width that Excel reads alike, at the start of the text or behind what a reader may split
 * at.
 */
const FORMULA_SIGN = /(?<=(?:^|[;,|\t\r\n])[\s"\0]*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g;
const PLAIN_NUMBER = /[+-]\d[\d.,' %]*$/y;

/**
 * Text for a file or a clipboard that says nothing of types: what a spreadsheet program would take for a formula gets an apostrophe
 * before its sign. A program in Germany splits a file with commas at semicolons, and a line break ends a row where the quotes stand
 * elsewhere: so what follows such a character counts as a start too, blanks and quotes between them or not.
 * A number that ends the text stays one, for no separator behind it makes a formula of it; one with a plus at the start does not, for
 * the plus of a telephone number would be lost.
 * Source: OWASP, "CSV Injection" (docs/decisions/formulas-in-text-files.md).
 */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(FORMULA_SIGN, (sign, at: number) => (isPlainNumber(text, at) ? sign : `'${sign}`));
  return /^[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped;
}

/** What stood before `escapeFormulas` at the start of a cell, where an apostrophe is no quotation mark. */
export function unescapeFormula(text: string): string {
  return /^'[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !text.endsWith("'") ? text.slice(1) : text;
}

function isPlainNumber(text: string, at: number): boolean {
  PLAIN_NUMBER.lastIndex = at;
  return PLAIN_NUMBER.test(text) && !(at === 0 && text.startsWith('+'));
}
