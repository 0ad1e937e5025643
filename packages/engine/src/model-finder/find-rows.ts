import type { Table } from '../model/index.ts';
import type { Asker } from './ask-model.ts';
import type { ModelPrompt } from '../language-model/model-port.ts';
import type { NumberedLine } from './numbered-lines.ts';
import type { Pointing } from './pointing.ts';
import { askRows, nameOf } from './questions.ts';
import { addRows, ownRow, type QuotedRow, tableRowKey } from './quoted-rows.ts';
import { stretchesOf } from './stretches.ts';

/** Rows that a model pointed at, in reading order, and lines that may be rows and that no answer used. */
export interface SaidRows {
  rows: QuotedRow[];
  /** Fields that some row lacks because its quote stands nowhere. */
  notPrinted: number[];
  left: readonly NumberedLine[];
}

/** Rows of one answer: small models lose count over more. */
const STRETCH = { mostLines: 30, overlap: 3 };
/** A model that skips a fifth of the rows leaves one in a million after so many; it is asked only for what is left. */
const MOST_ROUNDS = 10;

/** The questions that ask for the rows of some lines. */
export function rowQuestions(
  pointing: Pointing,
  fieldIndices: readonly number[],
  lines: readonly NumberedLine[],
  round = 0,
): ModelPrompt[] {
  return stretchesOf(lines, STRETCH).map((stretch) =>
    askRows(pointing.search.template, fieldIndices, headsOf(pointing, stretch), stretch, round),
  );
}

/**
 * Asks for rows, stretch by stretch with some lines in common, then again for the rows of the tables that no answer used, until each is a row or said to be none.
 */
export async function findRows(
  pointing: Pointing,
  asker: Asker,
  fieldIndices: readonly number[],
  lines: readonly NumberedLine[],
): Promise<SaidRows> {
  const fieldOf = new Map(fieldIndices.map((fieldIndex) => [nameOf(fieldIndex), fieldIndex]));
  const rows = new Map<string, QuotedRow>();
  const noRows = new Set<number>();
  let asked = lines;
  for (let round = 0; round < MOST_ROUNDS && asked.length > 0 && asker.stopped === null; round++) {
    for (const prompt of rowQuestions(pointing, fieldIndices, asked, round)) {
      const answer = await asker.ask(prompt);
      if (!answer) break;
      addRows(pointing, rows, answer.rows, fieldOf);
      for (const line of answer.noRows) noRows.add(line);
    }
    asked = unused(pointing, rows, lines).filter(({ number }) => !noRows.has(number));
  }
  const notPrinted = fieldIndices.filter((fieldIndex) =>
    [...rows.values()].some((row) => row.notPrinted.has(fieldIndex) && !row.cells.has(fieldIndex)),
  );
  return { rows: [...rows.values()].sort((a, b) => a.line - b.line), left: asked, notPrinted };
}

/** A row of fewer cells, as a share of the fullest row's, was not answered but brushed by a wrong line. */
const LEAST_FILLED = 1 / 2;

/** Rows of the tables in which rows were found, and of those that go on under the same heads on another page, that are none of them. Where rows stand in no table, what was left out cannot be told from other lines. */
function unused({ search }: Pointing, rows: ReadonlyMap<string, QuotedRow>, lines: readonly NumberedLine[]): NumberedLine[] {
  const least = LEAST_FILLED * Math.max(0, ...[...rows.values()].map(({ cells }) => cells.size));
  const used = new Set([...rows.keys()].flatMap((key) => /^table (\d+) /.exec(key)?.[1] ?? []));
  const heads = new Set([...used].map((table) => headKey(search.layout.tables[Number(table)])));
  return lines.filter(({ row }) => {
    const table = search.layout.tables[row?.table ?? -1];
    if (!row || !table || !(used.has(String(row.table)) || heads.has(headKey(table)))) return false;
    const isOwn = table.rows[row.row]?.role === 'body' && ownRow(table, row.row) === row.row;
    return isOwn && isOpen(rows.get(tableRowKey(row.table, row.row)), least);
  });
}

/** Quotes of one cell that may stand nowhere before it is left blank. */
const MOST_MISQUOTED = 2;

/** Nothing is known of the row, too little, or a cell of it was misquoted and may yet be quoted. */
const isOpen = (row: QuotedRow | undefined, least: number): boolean =>
  !row || row.cells.size < least || [...row.notPrinted].some(([fieldIndex, times]) => !row.cells.has(fieldIndex) && times < MOST_MISQUOTED);

/** How wide a table is and what stands in its head: what goes on over pages has the same, or no head. */
const headKey = (table: Table | undefined): string =>
  `${table?.columnCount} ${table?.rows
    .slice(0, table.headerRows)
    .map(({ cells }) => cells.map((cell) => cell?.text ?? '').join(' | '))
    .join(' / ')}`;

/** The heads of the tables that the lines begin within. */
function headsOf({ search, numbered }: Pointing, stretch: readonly NumberedLine[]): NumberedLine[] {
  const tables = new Set(stretch.flatMap(({ row }) => row?.table ?? []));
  const shown = new Set(stretch.map(({ number }) => number));
  return numbered.filter(
    ({ number, row }) => row && tables.has(row.table) && !shown.has(number) && row.row < (search.layout.tables[row.table]?.headerRows ?? 0),
  );
}
