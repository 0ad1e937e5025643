import { startsWithHeader } from '@sheetlift/engine/first-sheet';
import { MAX_LIST_ENTRIES } from '@sheetlift/engine/rules';
import { rowsOfFile } from '../rows-of-file.ts';

/** A column of a person's own file: what it is called, and its different entries in their order. */
export interface ListColumn {
  name: string;
  entries: string[];
  /** Why it is no list; null where it is one. */
  problem: string | null;
}

/** Larger ones are data, not a list. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Rows looked at: a list takes fewer, and entries may stand in it more than once. */
const MAX_ROWS = 100_000;

/** The columns of a workbook's first sheet, or of a CSV, that hold anything. Throws an `Error` whose message is for the user. */
export function listColumns(fileName: string, bytes: Uint8Array): ListColumn[] {
  if (bytes.length > MAX_FILE_BYTES) throw new Error('This file is larger than 25 MB. Save its list as a file of its own.');
  const rows = rowsOfFile(fileName, bytes, MAX_ROWS);
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  // Of one column of names nothing tells whether the first is a head: one entry too many warns of nothing.
  const hasHead = startsWithHeader(rows) && (width > 1 || !startsWithHeader(rows.slice(1)));
  const [head = [], body] = hasHead ? [rows[0], rows.slice(1)] : [[], rows];
  const columns = Array.from({ length: width }, (_none, column) => ({
    name: head[column]?.trim() || `Column ${column + 1}`,
    entries: [...new Set(body.map((row) => (row[column] ?? '').replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== ''))],
  })).filter(({ entries }) => entries.length > 0);
  if (columns.length === 0) throw new Error('This file holds no list.');
  return columns.map((column) => ({ ...column, problem: listProblem(column) }));
}

function listProblem({ name, entries }: Pick<ListColumn, 'name' | 'entries'>): string | null {
  if (entries.length <= MAX_LIST_ENTRIES) return null;
  const most = MAX_LIST_ENTRIES.toLocaleString('en-GB');
  return `${name} holds ${entries.length.toLocaleString('en-GB')} different entries; a list takes ${most}.`;
}
