import type { DocumentLayout, ExtractionResult, Issue } from '../model/index.ts';
import { findRowCount } from '../values/find-row-count.ts';
import { missedRows } from './missed-rows.ts';
import { usedPrint } from './used-print.ts';

/** A table of fewer rows is hardly the list that was meant. */
const LEAST_ROWS = 2;
/** Of the row that is missed first, so many characters are said. */
const SAID_CHARACTERS = 60;

/** What says that rows are missing from a list: the paper's own count, rows of its table that no row of the sheet uses, a table none of whose rows is used. */
export function listIssues(layout: DocumentLayout, { rowMode, rows }: Pick<ExtractionResult, 'rowMode' | 'rows'>): Issue[] {
  if (rowMode !== 'item') return [];
  const used = usedPrint(layout, rows);
  const filled = rows.filter((row) => used.linesOf(row).size > 0);
  if (filled.length === 0) return emptied(layout);
  const missed = missedRows(layout, rows, used);
  const [first] = missed;
  if (first) {
    const printed = first.text.length > SAID_CHARACTERS ? `${first.text.slice(0, SAID_CHARACTERS)}…` : first.text;
    const many = missed.length === 1 ? 'One row like those' : `${missed.length} rows like those`;
    return [warning(first.pageNumber, `${many} in the sheet ${missed.length === 1 ? 'is' : 'are'} printed and not in it: “${printed}”.`)];
  }
  const counted = layout.lines.flatMap((line) => findRowCount(line.text) ?? []);
  const [count] = counted;
  if (count === undefined || counted.some((other) => other !== count) || count === filled.length) return [];
  return [warning(null, `The document counts ${count} rows, and ${filled.length} were found.`)];
}

function emptied({ tables }: DocumentLayout): Issue[] {
  const sizes = tables.map((table) => ({ table, size: table.rows.filter(({ role }) => role === 'body').length }));
  const [largest] = sizes.filter(({ size }) => size >= LEAST_ROWS).sort((a, b) => b.size - a.size);
  if (!largest) return [];
  const [pageNumber = 1] = largest.table.pageNumbers;
  return [warning(pageNumber, `No rows were found, and the table on page ${pageNumber} has ${largest.size}.`)];
}

const warning = (pageNumber: number | null, message: string): Issue => ({
  code: 'rows_may_be_missing',
  severity: 'warning',
  pageNumber,
  message,
});
