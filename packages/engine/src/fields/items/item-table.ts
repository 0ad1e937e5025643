import { patternOf } from '../../languages/languages.ts';
import type { DocumentLayout, Table, TableCell, TableRow, WordSpan } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { isBlank } from '../document/table-column.ts';
import { tokensOfText } from '../document/tokens.ts';
import { columnEdge, goesOnBelow } from '../document/wrapped-lines.ts';
import { groupColumn } from './group-column.ts';
import { groupingOf, HEADING_MAPPED, HEADING_NAMED, type Grouping } from './group-headings.ts';
import { headedTables } from './headed-tables.ts';
import type { RankColumns } from '../ranker/ranker.ts';
import type { Search } from '../search/search.ts';
import type { LabelledOutside } from './column-hints.ts';
import { mapColumns, type ColumnMap } from './map-columns.ts';
import type { MappedColumn } from './mapped-column.ts';
import { repeatedHeads } from './repeated-heads.ts';
import { siblingColumns } from './sibling-columns.ts';
import { transposed } from './transposed.ts';
import { unstacked } from './unstacked.ts';

/** One item of a table: for each template field the lines of its cell, empty for a blank one. */
export interface TableItem {
  table: Table;
  row: TableRow;
  /** Indexed like the template's entities; null where the field has no column. */
  cells: (ItemCell | null)[];
  /** As in `ColumnMap`, for all rows of the table the same. */
  others: readonly (readonly MappedColumn[])[];
}

export interface ItemCell {
  /** Indices of lines; a cell that goes on in the next row has those lines too. */
  lines: number[];
  /** As of `TableCell`: the words of its line that it holds, where not all. */
  part?: WordSpan | undefined;
  stored: TableCell['stored'];
  /** Its column in the table. */
  column: number;
  /** 0..1: how surely that column is the field's. */
  mapped: number;
  /** 0..1: what its header says for that. */
  named: number;
  /** 0..1: the same, or what was learned of such columns. */
  likely: number;
  /** As of `MappedColumn`. */
  lead: number;
}

/** A table that answers less of the template than this is not the one meant. */
const MIN_TABLE_SCORE = 0.42;
/** Share of the fields that no label names for which such a table must have columns. */
const ONLY_PLACE_SHARE = 0.4;

/** Items of the table (or of the several like it) that answers the template best; `isMeant`: however little it answers. */
export function itemsOfTables(
  { layout, compiled: template, index, ranked: { columns: rank } }: Search,
  itemFields: readonly number[],
  outside: LabelledOutside,
  isMeant = false,
): { items: TableItem[]; score: number } {
  const drawn = layout.tables.filter(({ origin }) => origin === 'drawn');
  const tables = drawn.length > 0 ? drawn : layout.tables.filter((table) => table.rows.length > 1);
  const headed = template.rows.mode === 'item' ? headedTables(index, tables, template) : tables;
  const maps = headed.map((table) => {
    const map = mapAnyWay(layout, table, template, itemFields, outside, rank);
    return { ...map, score: map.score + 0.3 * titleSimilarity(layout, table, template) };
  });
  const best = maps.reduce<ColumnMap | null>((top, map) => (top === null || map.score > top.score + 1e-9 ? map : top), null);
  if (
    !best ||
    !best.fields.some((field) => field !== null) ||
    !(drawn.length > 0 || isMeant || best.score >= MIN_TABLE_SCORE || isOnlyPlace(best, template, itemFields, outside))
  )
    return { items: [], score: 0 };
  return {
    items: partsOf(best, maps).flatMap((map) => itemsOf(layout, map, template, groupingOf(map, template, itemFields, outside))),
    score: best.score,
  };
}

/** The best table with those before and behind it that go on with its list, each with the best one's columns. */
function partsOf(best: ColumnMap, maps: readonly ColumnMap[]): ColumnMap[] {
  const at = maps.indexOf(best);
  const columnsIn = siblingColumns(best.table);
  const sibling = (map: ColumnMap): ColumnMap | null => {
    const columns = columnsIn(map.table);
    if (!columns) return null;
    const fields = best.fields.map((mapped) => {
      const column = mapped && columns[mapped.column];
      return mapped && typeof column === 'number' ? { ...mapped, column } : null;
    });
    return { ...map, fields };
  };
  const whileSiblings = (others: readonly ColumnMap[]): ColumnMap[] => {
    const parts: ColumnMap[] = [];
    let isBroken = false;
    for (const map of others) {
      const part: ColumnMap | null = map.table.headerRows > 0 || !isBroken ? sibling(map) : null;
      if (part) parts.push(part);
      isBroken = part === null;
    }
    return parts;
  };
  return [...whileSiblings(maps.slice(0, at).reverse()).reverse(), best, ...whileSiblings(maps.slice(at + 1))];
}

/** Columns that are surely named, as a share of the fields, from which entries may stand side by side. */
const MIN_TURNED_SHARE = 0.5;
/** Where fewer are named, the table must answer the template so much better by its rows. */
const CLEARLY_BETTER = 1.25;
/** From here on a head names a field, and is not only like it. */
const SURELY_NAMED = 0.6;

/**
 * By columns; by rows where entries stand side by side, by lines of columns where heads are stacked: where more of those than of the
 * columns are named as fields are, and many or clearly better.
 */
function mapAnyWay(
  layout: DocumentLayout,
  table: Table,
  template: CompiledTemplate,
  itemFields: readonly number[],
  outside: LabelledOutside,
  rank: RankColumns,
): ColumnMap {
  const map = mapColumns(table, template, itemFields, outside, rank);
  if (template.rows.mode !== 'item') return map;
  const others = [unstacked(layout, table), transposed(table)].flatMap((other) =>
    other ? [mapColumns(other, template, itemFields, outside, rank)] : [],
  );
  return (
    others.find(
      (other) =>
        namedIn(other) >= Math.max(2, namedIn(map) + 1) &&
        (namedIn(other) >= MIN_TURNED_SHARE * itemFields.length || other.score >= CLEARLY_BETTER * map.score),
    ) ?? map
  );
}

const namedIn = ({ fields }: ColumnMap): number => fields.filter((field) => field && field.named >= SURELY_NAMED).length;

/** Where the rows are plainly items and labels outside tables name no more fields than this table's heads do, it is where they are. */
function isOnlyPlace(map: ColumnMap, template: CompiledTemplate, itemFields: readonly number[], outside: LabelledOutside): boolean {
  const mapped = itemFields.filter((fieldIndex) => map.fields[fieldIndex]).length;
  const free = itemFields.filter((fieldIndex) => !outside.has(fieldIndex)).length;
  return (
    template.rows.mode === 'item' &&
    map.table.rows.filter((row) => row.role === 'body').length >= 2 &&
    mapped >= 2 &&
    namedIn(map) >= outside.size &&
    mapped >= ONLY_PLACE_SHARE * free
  );
}

/** Words the template says of its table that stand in the table's name or just above it. */
function titleSimilarity(layout: DocumentLayout, table: Table, template: CompiledTemplate): number {
  const wanted = [...new Set(template.rows.tableWords.flatMap(tokensOfText))];
  if (wanted.length === 0) return 0;
  const firstLine = Math.min(...table.rows.flatMap((row) => row.cells.flatMap((cell) => cell?.lines ?? [])));
  const above = Number.isFinite(firstLine) ? layout.lines.slice(Math.max(0, firstLine - 6), firstLine).map((line) => line.text) : [];
  const words = new Set(tokensOfText([table.name ?? '', ...above].join(' ')));
  return wanted.filter((word) => words.has(word)).length / wanted.length;
}

function itemsOf(layout: DocumentLayout, map: ColumnMap, template: CompiledTemplate, grouping: Grouping | null): TableItem[] {
  const items: TableItem[] = [];
  const above = groupColumn(map.table);
  const totals = template.rows.totals === true;
  const again = repeatedHeads(map.table);
  for (const row of map.table.rows) {
    if (row.role === 'header' || (row.role === 'total' && !totals) || again.has(row) || grouping?.headings.has(row)) continue;
    const item = itemOf(map, row, above.get(row) ?? null);
    const filled = item.cells.filter((cell) => cell && cell.lines.length > 0);
    if (filled.length === 0) continue;
    const previous = items.at(-1);
    if (previous && goesOn(layout, item, previous)) append(previous, item);
    else items.push(item);
  }
  const own = items.filter((item) => isItem(layout, item, template));
  return grouping ? own.map((item) => withHeading(item, grouping)) : own;
}

/** The item with the heading that it stands under as one more cell. */
function withHeading(item: TableItem, { fieldIndex, headingOf }: Grouping): TableItem {
  const heading = headingOf.get(item.row);
  if (!heading) return item;
  const cell = {
    lines: heading.lines,
    stored: heading.stored,
    column: heading.column,
    mapped: HEADING_MAPPED,
    named: HEADING_NAMED,
    likely: HEADING_NAMED,
    lead: 0,
  };
  return { ...item, cells: item.cells.map((own, other) => (other === fieldIndex ? cell : own)) };
}

/** `above`: the cell of the first column that holds for the row too. */
function itemOf(map: ColumnMap, row: TableRow, above: TableCell | null): TableItem {
  const cells = map.fields.map((mapped): ItemCell | null => {
    if (!mapped) return null;
    const cell = mapped.column === 0 ? (above ?? row.cells[0]) : row.cells[mapped.column];
    return itemCell(cell ?? null, mapped);
  });
  return { table: map.table, row, cells, others: map.others };
}

function itemCell(cell: TableCell | null, { column, skip, said, fit, named, lead }: MappedColumn): ItemCell {
  const all = cell && !isBlank(cell.text) ? cell.lines : [];
  return {
    lines: all.length > skip ? all.slice(skip) : all,
    part: cell?.part,
    stored: cell?.stored ?? null,
    column,
    mapped: Math.min(1, said + 0.4 * fit),
    named: said,
    likely: named,
    lead,
  };
}

/** What the row says for a field in other columns than the one that was taken for it, likeliest first; blank cells left out. */
export const cellsBeside = ({ row, others }: TableItem, fieldIndex: number): ItemCell[] =>
  (others[fieldIndex] ?? []).map((other) => itemCell(row.cells[other.column] ?? null, other)).filter(({ lines }) => lines.length > 0);

/** A row that fills only columns of words whose cells above were filled too continues them. */
function goesOn(layout: DocumentLayout, item: TableItem, previous: TableItem): boolean {
  if (item.table.origin === 'flow' || item.table.origin === 'drawn') return false;
  const filled = item.cells.flatMap((cell, fieldIndex) => (cell && cell.lines.length > 0 ? [fieldIndex] : []));
  const mapped = item.cells.filter((cell) => cell !== null).length;
  if (filled.length > Math.max(1, mapped / 3) || filled.length === mapped) return false;
  const others = item.row.cells.filter((cell) => cell && !isBlank(cell.text)).length;
  if (others > filled.length) return false;
  return filled.every((fieldIndex) => {
    const lines = item.cells[fieldIndex]?.lines ?? [];
    const above = previous.cells[fieldIndex]?.lines ?? [];
    return (
      above.length > 0 &&
      lines.every((line) => /\p{L}/u.test(layout.lines[line]?.text ?? '')) &&
      close(layout, above.at(-1), lines[0]) &&
      goesOnBelow(layout, above.at(-1), lines[0], columnEdge(layout, item.table, item.cells[fieldIndex]?.column ?? 0))
    );
  });
}

/** No more than a line's leading stands between the two. */
function close(layout: DocumentLayout, above: number | undefined, below: number | undefined): boolean {
  const [upper, lower] = [layout.lines[above ?? -1], layout.lines[below ?? -1]];
  return upper !== undefined && lower !== undefined && lower.box.top - upper.box.bottom < 0.8 * (upper.box.bottom - upper.box.top);
}

function append(item: TableItem, more: TableItem): void {
  more.cells.forEach((cell, fieldIndex) => {
    const target = item.cells[fieldIndex];
    if (cell && target) target.lines = [...target.lines, ...cell.lines];
  });
}

/** A row that fills a single column of several is a heading or a note, unless the template asks for those. */
function isItem(layout: DocumentLayout, item: TableItem, template: CompiledTemplate): boolean {
  const mapped = item.cells.filter((cell) => cell !== null).length;
  const filled = item.cells.filter((cell) => cell !== null && cell.lines.length > 0);
  if (mapped <= 2) return filled.length > 0;
  const text = filled
    .flatMap((cell) => cell?.lines ?? [])
    .map((line) => layout.lines[line]?.text ?? '')
    .join(' ');
  if (template.rows.totals !== true && TOTAL.test(text) && !isFull(layout, item)) return false;
  return filled.length >= 2;
}

/** "Total cholesterol, 3.8, mmol/L, 2.8 - 5": all cells filled, words in several; sums leave the cells of words blank. */
function isFull(layout: DocumentLayout, item: TableItem): boolean {
  const cells = item.cells.filter((cell) => cell !== null);
  const wordy = cells.filter((cell) => cell.lines.some((line) => /\p{L}{2}/u.test(layout.lines[line]?.text ?? '')));
  return cells.length >= 4 && wordy.length >= 2 && cells.every((cell) => cell.lines.length > 0);
}

const TOTAL = new RegExp(
  String.raw`^\W*(?:(?:grand|sub|net|invoice|order)[\s-]*)?(?:${patternOf('totals', 'subtotals')}|(?:balance|amount)\s+due)\b`,
  'i',
);
