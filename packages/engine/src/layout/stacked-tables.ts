import { median } from './median.ts';
import { toTableRow } from './build-table.ts';
import type { ColumnBand, PageTable } from './page-table.ts';
import type { Piece } from './pieces.ts';
import { unionBox } from '../model/index.ts';
import { columnRange, columnsByVote } from './table-columns.ts';
import { toTableLines } from './table-lines.ts';
import type { CellRow } from './table-runs.ts';
import { digitShare, looksBlank, looksMeasured, opensTotal } from './word-shape.ts';

/** Lines of an entry, each under its own line of heads. */
const DEPTHS = [2, 3] as const;
/** Fewer entries are labels with values below them as likely as a table. */
const LEAST_ENTRIES = 3;
/** Share of the entries that must look alike in a place for it to be of one sort, and that must fill it to need a head. */
const OF_ONE_SORT = 0.75;
const USUALLY_FILLED = 0.6;
/** Words of a head. */
const MAX_HEAD_WORDS = 5;
/** Space between the lines of an entry, and between entries, in font sizes. */
const MAX_LEADING_EM = 0.9;
const MAX_GAP_EM = 2.4;
/** Share of the cells that must stand in a single column. */
const IN_COLUMNS = 0.9;

export interface StackedTable {
  table: PageTable;
  /** Index of its last row. */
  to: number;
}

/**
 * A table whose entries take several printed lines, each line under its own line of heads ("No. | Name" over "Date | Amount"), from the
 * row at `start` on; null where none begins there. What proves it: as many lines of heads as an entry has, three entries
 * or more, and in each place (line and column) cells of one sort, with figures in one of them and other sorts on other lines.
 */
export function stackedTableAt(rows: readonly CellRow[], start: number): StackedTable | null {
  for (const depth of DEPTHS) {
    const heads = rows.slice(start, start + depth);
    if (heads.length < depth || !heads.every(isHeadLine) || !areTogether(heads)) continue;
    const entries = entriesBelow(rows, start + depth, depth);
    if (entries.length < LEAST_ENTRIES) continue;
    const lines = [heads, ...entries].flat();
    const columns = columnsByVote(
      lines.map(({ cells }) => cells),
      heads[0]?.em ?? 10,
    );
    if (columns.length < 2 || !keepToColumns(lines, columns) || !provesEntries(heads, entries, columns)) continue;
    return { table: toTable(lines, columns, depth), to: start + lines.length - 1 };
  }
  return null;
}

const isHeadLine = ({ barrier, cells }: CellRow): boolean =>
  !barrier &&
  cells.length >= 2 &&
  cells.every(({ text, words }) => /\p{L}/u.test(text) && !/\d/.test(text) && !text.endsWith(':') && words.length <= MAX_HEAD_WORDS);

/** Lines close below each other. */
const areTogether = (lines: readonly CellRow[]): boolean =>
  lines.every((line, at) => at === 0 || gapAbove(lines[at - 1], line) <= MAX_LEADING_EM);

/** Space between two rows in font sizes. */
const gapAbove = (above: CellRow | undefined, below: CellRow): number =>
  above ? (below.row.top - above.row.bottom) / Math.max(1, below.em) : Infinity;

/** Entries of so many lines each, as long as they follow each other; entries stand no closer than their own lines. */
function entriesBelow(rows: readonly CellRow[], start: number, depth: number): CellRow[][] {
  const entries: CellRow[][] = [];
  for (let at = start; at + depth <= rows.length; at += depth) {
    const entry = rows.slice(at, at + depth);
    const [first] = entry;
    const gap = first ? gapAbove(rows[at - 1], first) : Infinity;
    const within = median(
      entry.slice(1).map((line, index) => gapAbove(entry[index], line)),
      0,
    );
    if (entry.some(({ barrier, cells }) => barrier || cells.length === 0) || !areTogether(entry)) break;
    if (!first || first.cells.length < 2 || gap > MAX_GAP_EM || gap < within - 0.1 || opensTotal(first.cells[0]?.text ?? '')) break;
    entries.push(entry);
  }
  return entries;
}

function keepToColumns(lines: readonly CellRow[], columns: readonly ColumnBand[]): boolean {
  const cells = lines.flatMap((line) => line.cells);
  const single = cells.filter(({ left, right }) => {
    const [first, last] = columnRange(columns, left, right);
    return first === last;
  });
  return single.length >= IN_COLUMNS * cells.length;
}

type Sort = 'words' | 'figure' | 'code';

/** "Line 7", "Carnica aus Linie 7": words with a number among them. */
const FEW_DIGITS = 0.25;

const sortOf = (text: string): Sort => (digitShare(text) < FEW_DIGITS ? 'words' : looksMeasured(text) ? 'figure' : 'code');

function provesEntries(heads: readonly CellRow[], entries: readonly (readonly CellRow[])[], columns: readonly ColumnBand[]): boolean {
  let hasFigures = false;
  let differ = false;
  for (let column = 0; column < columns.length; column++) {
    const sorts: Sort[] = [];
    for (const [line, head] of heads.entries()) {
      const texts = entries.flatMap((entry) => textIn(entry[line], columns, column) ?? []);
      const common = commonSort(texts);
      if (texts.length >= USUALLY_FILLED * entries.length && (textIn(head, columns, column) === null || common === null)) return false;
      if (common === null || texts.length < 2) continue;
      sorts.push(common);
      hasFigures ||= common === 'figure' && texts.length >= USUALLY_FILLED * entries.length;
    }
    differ ||= new Set(sorts).size > 1;
  }
  return hasFigures && differ;
}

/** The sort of most of the texts; null where they are of several. */
function commonSort(texts: readonly string[]): Sort | null {
  const sorts = texts.filter((text) => !looksBlank(text)).map(sortOf);
  return (
    (['words', 'figure', 'code'] as const).find((sort) => sorts.filter((other) => other === sort).length >= OF_ONE_SORT * sorts.length) ??
    null
  );
}

function textIn(row: CellRow | undefined, columns: readonly ColumnBand[], column: number): string | null {
  const cell = row?.cells.find(({ left, right }) => columnRange(columns, left, right)[0] === column);
  return cell ? cell.text : null;
}

function toTable(rows: readonly CellRow[], columns: readonly ColumnBand[], depth: number): PageTable {
  const lines = toTableLines(
    rows.map(({ row, em, cells }): { box: CellRow['row']; em: number; pieces: Piece[] } => ({ box: row, em, pieces: cells })),
    columns,
    columns.map(() => false),
    depth,
  );
  const made = lines.flatMap((line, at) => {
    if (at < depth) return [toTableRow([line], columns, 'header', false)];
    return at % depth === 0 ? [toTableRow(lines.slice(at, at + depth), columns, 'body', false)] : [];
  });
  return { kind: 'table', ...unionBox(made), name: null, origin: 'aligned', columns: [...columns], headerRows: depth, rows: made };
}
