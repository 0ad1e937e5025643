import { unionBox, type BoundingBox } from '../model/index.ts';
import type { ColumnBand, PageCell, PageRow, PageTable } from './page-table.ts';
import type { Stroke } from './rulings.ts';
import { sectionTitles } from './section-titles.ts';
import { countHeaderLines } from './table-header.ts';
import type { TableLine } from './table-lines.ts';
import { groupTableLines } from './table-rows.ts';
import { looksBlank, looksMeasured, looksNumeric, opensTotal } from './word-shape.ts';

/** The model's limit: further header lines join the last header row. */
export const MAX_HEADER_ROWS = 4;

/** Puts printed lines together to a table: headers, rows, totals. */
export function buildTable(
  lines: readonly TableLine[],
  columns: readonly ColumnBand[],
  numeric: readonly boolean[],
  separators: readonly Stroke[],
  origin: PageTable['origin'],
): PageTable {
  const titles = sectionTitles(lines);
  const firstTitle = lines.findIndex((line) => titles.has(line));
  const headerLines = Math.min(countHeaderLines(lines, numeric, separators), firstTitle > 0 ? firstTitle : Infinity);
  const header = headerGroups(lines.slice(0, headerLines));
  const body = betweenTitles(lines.slice(headerLines), titles).flatMap((section) => groupTableLines(section, { numeric, separators }));
  const totals = body.map((group) => areTotals(group.flatMap((line) => line.placements.map(({ piece }) => piece.text))));
  const rows = [
    ...header.map((group, index) => toTableRow(group, columns, 'header', header.length - index > 1)),
    ...body.map((group, index) => toTableRow(group, columns, totals[index] && !totals.every(Boolean) ? 'total' : 'body', false)),
  ];
  return { kind: 'table', ...unionBox(rows), name: null, origin, columns: [...columns], headerRows: header.length, rows };
}

/** Titles of groups by themselves, and what stands under each. */
function betweenTitles(lines: readonly TableLine[], titles: ReadonlySet<TableLine>): TableLine[][] {
  const sections: TableLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const section = sections.at(-1);
    if (!section || !before || titles.has(line) || titles.has(before)) sections.push([line]);
    else section.push(line);
  }
  return sections;
}

/** One row a line, so that spanning labels stay above what they span; wrapped labels share a column, which reads the same. */
function headerGroups(lines: readonly TableLine[]): TableLine[][] {
  const groups = lines.map((line) => [line]);
  if (groups.length <= MAX_HEADER_ROWS) return groups;
  return [...groups.slice(0, MAX_HEADER_ROWS - 1), groups.slice(MAX_HEADER_ROWS - 1).flat()];
}

/** Cells of words in a total: its name, a currency; an item that is called "Total cholesterol" has more. */
const MAX_TOTAL_WORDS = 2;

/** The texts of a row's cells are those of a sum. */
export function areTotals(texts: readonly string[]): boolean {
  const words = texts.filter((text) => text !== '' && !looksMeasured(text) && !looksBlank(text));
  return opensTotal(words.join(' ')) && words.length <= MAX_TOTAL_WORDS && texts.some((text) => looksNumeric(text));
}

export function toTableRow(lines: readonly TableLine[], columns: readonly ColumnBand[], role: PageRow['role'], spreads: boolean): PageRow {
  const box = unionBox(lines);
  const spans = columns.map((_, column) => spanAt(lines, column));
  if (spreads) spreadLabels(spans, lines, columns);
  const cells: (PageCell | null)[] = [];
  for (let column = 0; column < columns.length; column++) {
    const span = Math.max(1, spans[column] ?? 1);
    cells.push(toCell(lines, columns, column, span, box));
    for (let covered = 1; covered < span; covered++) cells.push(null);
    column += span - 1;
  }
  return { ...box, cells, role };
}

/** Columns the cell that starts here covers on every line; 0 where nothing starts. */
function spanAt(lines: readonly TableLine[], column: number): number {
  let span = 0;
  for (const line of lines) {
    const own = line.placements.find(({ first }) => first === column);
    if (own) span = Math.max(span, own.last - own.first + 1);
  }
  const next = Math.min(...lines.flatMap((line) => line.placements.filter(({ first }) => first > column).map(({ first }) => first)));
  return Math.min(span, next - column);
}

/**
 * A label of an upper header row is centred over the columns it stands for even where its ink covers fewer: it takes
 * empty neighbours as long as that moves the middle of its columns nearer to its own.
 */
function spreadLabels(spans: number[], lines: readonly TableLine[], columns: readonly ColumnBand[]): void {
  const labels = lines.flatMap((line) => line.placements).filter(({ piece }) => piece.words.length > 0);
  for (const { piece, first } of labels) {
    const middle = (piece.left + piece.right) / 2;
    const last = first + Math.max(1, spans[first] ?? 1) - 1;
    const off = (to: number): number => Math.abs(((columns[first]?.left ?? 0) + (columns[to]?.right ?? 0)) / 2 - middle);
    let to = last;
    while (to + 1 < columns.length && spans[to + 1] === 0 && off(to + 1) < off(to)) to++;
    if (first > 0 && (spans[first] ?? 0) > 0) spans[first] = to - first + 1;
  }
}

function toCell(lines: readonly TableLine[], columns: readonly ColumnBand[], column: number, span: number, row: BoundingBox): PageCell {
  const pieces = lines.flatMap((line) =>
    line.placements.filter(({ first }) => first >= column && first < column + span).map(({ piece }) => piece),
  );
  const last = columns[Math.min(column + span, columns.length) - 1];
  const band = { left: columns[column]?.left ?? row.left, top: row.top, right: last?.right ?? row.right, bottom: row.bottom };
  return { ...(pieces.length > 0 ? unionBox([band, ...pieces]) : band), columnSpan: span, rowSpan: 1, pieces, stored: null };
}
