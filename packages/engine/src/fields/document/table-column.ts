import type { Table, TableCell } from '../../model/index.ts';
import { tokensOfText } from './tokens.ts';

/** A table column as fields look at it: what its header says and what its cells hold. */
export interface TableColumn {
  column: number;
  /** Texts of the header cells above it, top to bottom. */
  headers: string[];
  /** Folded words of all of them. */
  words: string[];
  /** What its body cells hold, blank ones left out. */
  texts: string[];
  /** How many those are. */
  filled: number;
  /** Shares of the filled body cells, 0..1. */
  numeric: number;
  dated: number;
  wordy: number;
  /** Of cells that say yes or no. */
  answered: number;
}

export function columnsOf(table: Table): TableColumn[] {
  return Array.from({ length: table.columnCount }, (_, column) => {
    const headers = headerTexts(table, column);
    const texts = table.rows
      .filter((row) => row.role === 'body')
      .map((row) => row.cells[column]?.text.trim() ?? '')
      .filter((text) => !isBlank(text));
    const share = (test: RegExp): number => (texts.length ? texts.filter((text) => test.test(text)).length / texts.length : 0);
    return {
      column,
      headers,
      words: headers.flatMap(tokensOfText),
      texts,
      filled: texts.length,
      numeric: share(NUMERIC),
      dated: share(DATED),
      wordy: share(WORDY),
      answered: share(ANSWER),
    };
  });
}

/** A cell with nothing in it, or only a dash or dots. */
export const isBlank = (text: string): boolean =>
  /^[\s\-–—−.…_*·/]*$/.test(text) || /^(?:n\/?a|none|nil|keine?|[–—-]+)$/i.test(text.trim());

const NUMERIC =
  /^[^\p{L}\d]{0,4}(?:[A-Z]{3}\s?)?[-−(]?\p{Sc}?\s?\d[\d.,'’\s]*(?:\s?(?:%|\p{Sc}|[A-Z]{3}|\p{L}{1,4}\.?))?\)?[^\p{L}\d]{0,4}$/u;
const DATED =
  /^\W*(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.?\s+\p{L}{3,9}\.?\s+\d{4}|\p{L}{3,9}\s+\d{1,2},?\s+\d{4})/u;
const ANSWER = /^(?:yes|no|ja|nein|oui|non|s[ií]|sim|n[aã]o|nee|tak|nie)$/i;
const WORDY = /\p{L}{2}/u;

/** A header cell that spans columns names each of them. */
function headerTexts(table: Table, column: number): string[] {
  const texts: string[] = [];
  let last: TableCell | null = null;
  for (let row = 0; row < table.headerRows; row++) {
    const cell = cellCovering(table, row, column);
    if (cell && cell !== last && cell.text.trim() !== '') texts.push(cell.text.trim());
    last = cell;
  }
  return texts;
}

/** The cell at a grid place, or the one that spans over it. */
function cellCovering(table: Table, row: number, column: number): TableCell | null {
  for (let above = row; above >= 0; above--) {
    for (let left = column; left >= 0; left--) {
      const cell = table.rows[above]?.cells[left];
      if (cell) {
        if (left + cell.columnSpan > column && above + cell.rowSpan > row) return cell;
        break;
      }
    }
  }
  return null;
}
