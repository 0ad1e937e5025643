import { EngineError } from '@sheetlift/engine/errors';
import { readCsvRows, readFirstSheet } from '@sheetlift/engine/first-sheet';

/** The cells of a workbook's first sheet, or of a CSV, row by row. Throws an `Error` whose message is for the user. */
export function rowsOfFile(fileName: string, bytes: Uint8Array, most: number): string[][] {
  try {
    if (/\.(csv|tsv|txt)$/i.test(fileName)) return readCsvRows(bytes).slice(0, most);
    return readFirstSheet(bytes, most).rows.map((cells) => {
      const row: string[] = [];
      for (const { column, text } of cells) row[column] = text;
      return Array.from(row, (text) => text ?? '');
    });
  } catch (error) {
    if (error instanceof EngineError) throw new Error('This is no Excel or CSV file that can be read.', { cause: error });
    throw error;
  }
}

/** The cells of copied rows, cut at tabs as spreadsheets do it; a cell may hold lines of its own. */
export function rowsOfText(text: string): string[][] {
  if (text.trim() === '') return [];
  return readCsvRows(new TextEncoder().encode(text.includes('\t') ? `sep=\t\n${text}` : text));
}
