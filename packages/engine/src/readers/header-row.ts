/**
 * Whether the first of these rows names the columns. It does where it is all text and some column below it is not, or where
 * all is text and none of its words recurs in its own column. A row of figures names columns only if they are years.
 */
export function startsWithHeader(rows: readonly (readonly string[])[]): boolean {
  const [first, ...rest] = rows.slice(0, SAMPLE_ROWS);
  const body = rest.filter((row) => row.some((text) => text !== ''));
  if (!first || body.length === 0) return false;
  const names = first.map((text) => text.trim());
  const filled = names.filter((name) => name !== '');
  if (filled.length < 2 && names.length > 1) return false;
  if (filled.some((name) => name.length > LONGEST_NAME || (isTyped(name) && !/^(19|20)\d\d$/.test(name)))) return false;
  if (filled.every((name) => isTyped(name))) return false;
  return names.some((_, column) => isTypedColumn(body, column)) || namesAreUnique(names, body);
}

const SAMPLE_ROWS = 50;

/** Longer first cells are sentences; the longest column names in spreadsheet corpora stay below 80 characters. */
const LONGEST_NAME = 80;

/** Figures, amounts, dates, percentages, e-mail addresses and identifiers with digits: what a column name is not. */
function isTyped(text: string): boolean {
  if (text.length > LONGEST_NAME) return false;
  return (
    /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) ||
    /^(\p{Sc}|[A-Z]{3} ?)?-?[\d.,' ]*\d ?(\p{Sc}|[A-Z]{3}|%)?$/u.test(text) ||
    /^\S+@\S+\.\w+$/.test(text) ||
    /^(true|false)$/i.test(text)
  );
}

function isTypedColumn(body: readonly (readonly string[])[], column: number): boolean {
  const values = body.map((row) => row[column]?.trim() ?? '').filter((text) => text !== '');
  return values.length > 0 && values.filter(isTyped).length >= values.length * 0.7;
}

function namesAreUnique(names: readonly string[], body: readonly (readonly string[])[]): boolean {
  const filled = names.filter((name) => name !== '').map((name) => name.toLowerCase());
  if (filled.length < names.length * 0.6 || new Set(filled).size < filled.length) return false;
  return names.every((name, column) => name === '' || body.every((row) => row[column]?.trim() !== name));
}
