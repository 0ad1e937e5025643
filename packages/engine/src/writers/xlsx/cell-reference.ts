const LETTERS = 26;

/** "A" for column 0, "AA" for 26. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + letters;
  return letters;
}

/** "B7" for column 1 in row 7; rows count from 1 as in Excel. */
export const cellReference = (column: number, row: number): string => `${columnLetters(column)}${row}`;

/** A sheet's name as formulas and links write it. */
export const quotedSheetName = (name: string): string => `'${name.replaceAll("'", "''")}'`;
