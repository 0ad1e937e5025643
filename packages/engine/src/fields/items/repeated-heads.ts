import type { Table, TableRow } from '../../model/index.ts';
import { columnsOf, isBlank } from '../document/table-column.ts';
import { phraseKey, tokensOfText } from '../document/tokens.ts';

/** One cell is like its head by chance: "Total" under "Total". */
const LEAST_ALIKE = 2;
/** The others of the row may have run together into one cell. */
const LEAST_SHARE = 0.5;

/** Rows of a table that say its heads again, as lists do that begin anew under each heading: they hold nobody's values. */
export function repeatedHeads(table: Table): ReadonlySet<TableRow> {
  const heads = columnsOf(table).map(({ headers }) => new Set(headers.map(keyOf).filter((key) => key !== '')));
  return new Set(
    table.rows.filter(({ role, cells }) => {
      if (role !== 'body') return false;
      const filled = cells.flatMap((cell, column) => (cell && !isBlank(cell.text) ? [{ text: cell.text, column }] : []));
      const alike = filled.filter(({ text, column }) => heads[column]?.has(keyOf(text)));
      return alike.length >= LEAST_ALIKE && alike.length >= LEAST_SHARE * filled.length;
    }),
  );
}

const keyOf = (text: string): string => phraseKey(tokensOfText(text));
