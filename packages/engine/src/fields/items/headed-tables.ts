import { type DocumentLayout, type Table, type TableCell, type TableRow, unionBox, type WordSpan } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import { columnsOf, isBlank } from '../document/table-column.ts';
import { phraseKey } from '../document/tokens.ts';
import { headingLines } from './heading-lines.ts';
import { type HeadingPart, headingParts, textOfSpan } from './heading-parts.ts';

/** Headings of a list from which what they say is of its rows: a single one stands over the whole document. */
const LEAST_HEADINGS = 2;

/**
 * The tables of a document, those that are parts of one list under headings with a column more for each thing that the headings say: the heading's value
 * belongs to each of its rows.
 */
export function headedTables(index: DocumentIndex, tables: readonly Table[], template: CompiledTemplate): Table[] {
  const { layout } = index;
  const under = headingLines(layout);
  const headed = new Map<Table, Table>();
  for (const parts of listsOf(tables)) {
    const headings = new Map<string, readonly number[]>();
    const headingOf = (row: TableRow): string | null => {
      const lines = under.get(row.cells.find((cell) => cell && cell.lines.length > 0)?.lines[0] ?? -1) ?? [];
      if (lines.length === 0) return null;
      const key = lines.join();
      headings.set(key, lines);
      return key;
    };
    const byRow = new Map(parts.flatMap(({ rows }) => rows.map((row) => [row, headingOf(row)] as const)));
    if (headings.size < LEAST_HEADINGS) continue;
    const keys = [...headings.keys()];
    const lines = mainLines([...headings.values()]);
    if (!areHeadings(layout, lines)) continue;
    const found = headingParts(index, template, lines);
    if (found.length === 0) continue;
    for (const table of parts)
      headed.set(
        table,
        withColumns(layout, table, found, (row) => keys.indexOf(byRow.get(row) ?? '')),
      );
  }
  return tables.map((table) => headed.get(table) ?? table);
}

/** Tables of the same heads in the order they stand in, with those without heads behind them. */
function listsOf(tables: readonly Table[]): Table[][] {
  const lists = new Map<string, Table[]>();
  let last = '';
  for (const table of tables) {
    const key =
      table.headerRows > 0
        ? columnsOf(table)
            .map(({ words }) => phraseKey(words))
            .join(' ')
        : last;
    const list = lists.get(key) ?? [];
    lists.set(key, [...list, table]);
    last = key;
  }
  return [...lists.values()];
}

/** The first line of each heading, where it has as many as most of them: other print may stand close above the first heading. */
function mainLines(headings: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>();
  for (const { length } of headings) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = 1] = [...counts].sort(([a, times], [b, others]) => others - times || a - b)[0] ?? [];
  return headings.map((lines) => lines.at(-Math.min(usual, lines.length)) ?? -1);
}

/** Sizes of letters of headings of one list differ by no more than this share. */
const SAME_SIZE = 0.2;

/**
 * Whether print above the parts of a list is headings, all set in one size: several on one page, or set off from other print. What stands above the heads
 * of a table that goes on over pages, and differs from page to page, may be anything.
 */
function areHeadings({ lines, blocks }: DocumentLayout, main: readonly number[]): boolean {
  const found = main.flatMap((at) => lines[at] ?? []);
  const heights = found.map(({ box }) => box.bottom - box.top);
  const isOneSize = Math.max(...heights) <= (1 + SAME_SIZE) * Math.min(...heights);
  const pages = new Set(found.map(({ pageNumber }) => pageNumber));
  return (
    isOneSize &&
    (pages.size < found.length || found.every(({ block, words }) => blocks[block]?.role === 'heading' || words.every(({ bold }) => bold)))
  );
}

function withColumns(layout: DocumentLayout, table: Table, parts: readonly HeadingPart[], headingOf: (row: TableRow) => number): Table {
  return {
    ...table,
    columnCount: table.columnCount + parts.length,
    rows: table.rows.map((row, at) => {
      const said = parts.map(({ head, places }, nth): TableCell => {
        const place = isWhole(row) ? (places[headingOf(row)] ?? null) : null;
        const text = place ? textOfSpan(layout, place) : row.role === 'header' && at === 0 ? head : '';
        return {
          row: at,
          column: table.columnCount + nth,
          columnSpan: 1,
          rowSpan: 1,
          box: place ? boxOf(layout, place) : row.box,
          lines: place ? [place.line] : [],
          ...(place && { part: place }),
          text,
          stored: null,
        };
      });
      return { ...row, cells: [...row.cells, ...said] };
    }),
  };
}

/** A row with several cells: what stands alone is a note, or goes on with the row above. */
const isWhole = ({ role, cells }: TableRow): boolean => role === 'body' && cells.filter((cell) => cell && !isBlank(cell.text)).length > 1;

const boxOf = ({ lines }: DocumentLayout, { line, from, to }: WordSpan): TableCell['box'] =>
  unionBox(lines[line]?.words.slice(from, to).map(({ box }) => box) ?? []);
