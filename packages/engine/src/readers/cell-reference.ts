/** "B7" of a row and a column from 0. */
export function cellReference(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

/** Row and column from 0 of "B7" or "$B$7"; null for anything else or beyond what a sheet can have. */
export function parseCellReference(reference: string): { row: number; column: number } | null {
  const match = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(reference);
  if (!match) return null;
  let column = 0;
  for (const letter of match[1]!.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(match[2]);
  return row >= 1 && row <= SHEET_ROWS && column <= SHEET_COLUMNS ? { row: row - 1, column: column - 1 } : null;
}

/** The extent of a worksheet. */
export const SHEET_ROWS = 1_048_576;
export const SHEET_COLUMNS = 16_384;
