import type { Table, TableRow } from '../../model/index.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { USUAL_SHAPE } from '../decide/guess.ts';
import type { Signals } from '../decide/signals.ts';
import { columnsOf, isBlank, type TableColumn } from '../document/table-column.ts';
import { wordSimilarity } from '../labels/word-similarity.ts';
import type { ItemCell, TableItem } from './item-table.ts';
import { headerSimilarity } from './column-hints.ts';

/** What a table and the other pairs of fields and columns say about a cell as the value of a field. */
export function columnSignals(
  template: CompiledTemplate,
  fieldIndex: number,
  { table, row, cells }: TableItem,
  { column }: ItemCell,
): Signals {
  const { columns, similarity, shapes } = known(table, template);
  const own = similarity[fieldIndex]?.[column] ?? 0;
  const otherField = Math.max(0, ...similarity.map((byColumn, other) => (other === fieldIndex ? 0 : (byColumn[column] ?? 0))));
  const otherColumn = Math.max(0, ...(similarity[fieldIndex] ?? []).map((like, other) => (other === column ? 0 : like)));
  const mapped = cells.filter((cell) => cell !== null);
  const rows = Math.max(1, table.rows.filter(({ role }) => role === 'body').length);
  return {
    columnFlow: Number(table.origin === 'flow'),
    columnRuled: Number(table.origin === 'ruled'),
    columnHeadless: Number((columns[column]?.words.length ?? 0) === 0),
    columnLead: half(own - otherColumn),
    fieldLead: half(own - otherField),
    columnUsual: usualIn(shapes, row, column),
    columnFilled: (columns[column]?.filled ?? 0) / rows,
    rowFilled: mapped.filter(({ lines }) => lines.length > 0).length / Math.max(1, mapped.length),
    tableNamed: mapped.reduce((sum, { named }) => sum + named, 0) / Math.max(1, mapped.length),
    tableShort: Number(rows < 3),
  };
}

/** 0..1: the share of a column's filled cells that are shaped as its cell in a row. */
const usualIn = (shapes: KnownTable['shapes'], row: TableRow, column: number): number =>
  shapes[column]?.get(shapeOf(row.cells[column]?.text ?? '')) ?? 0;

/** The columns of a table, computed once a table. */
export const columnsOnce = (template: CompiledTemplate, { table }: TableItem): readonly TableColumn[] => known(table, template).columns;

/** The row printed below that of an item; undefined where there is none. */
export const rowBelow = (template: CompiledTemplate, { table, row }: TableItem): TableRow | undefined =>
  table.rows[(known(table, template).rowIndex.get(row) ?? Infinity) + 1];

/** Whether a filled cell of the row that a field takes is shaped as hardly any of its column, or is no figure in a column of figures: a head that stands again, a note. */
export const isOddRow = (template: CompiledTemplate, { table, row, cells }: TableItem): boolean => {
  const { shapes } = known(table, template);
  return cells.some(
    (cell) =>
      cell && cell.lines.length > 0 && (usualIn(shapes, row, cell.column) < USUAL_SHAPE || isNoFigureAmong(shapes[cell.column], row, cell)),
  );
};

const isNoFigureAmong = (shapes: ReadonlyMap<string, number> | undefined, row: TableRow, { column }: ItemCell): boolean =>
  (shapes?.get('figures') ?? 0) >= MOSTLY_FIGURES && shapeOf(row.cells[column]?.text ?? '') !== 'figures';

/** Whether a cell has words and figures: "Rye loaf, 500 g" may be two things. */
export const isMixed = ({ row }: TableItem, { column }: ItemCell): boolean => shapeOf(row.cells[column]?.text ?? '') === 'both';

/**
 * 0..1: how surely the head of a cell's column is linked by its meaning with the field; and with another one, where it is not with this one ("Ring" with "ring
 * number", not "ringer").
 */
export function meaningOfHead(
  template: CompiledTemplate,
  fieldIndex: number,
  { table }: TableItem,
  { column }: ItemCell,
): { means: number; meansOther: number } {
  const links = known(table, template).links[column] ?? [];
  const means = links[fieldIndex] ?? 0;
  return { means, meansOther: means > 0 ? 0 : Math.max(0, ...links) };
}

/** Share of a column's cells that are figures where words among them are a mark ("disq." for a time), and nobody's value. */
const MOSTLY_FIGURES = 0.6;

/** Whether a cell is words in a column of figures. */
export function isWordAmongFigures(template: CompiledTemplate, { table, row }: TableItem, { column }: ItemCell): boolean {
  const shapes = known(table, template).shapes[column];
  return shapeOf(row.cells[column]?.text ?? '') === 'words' && (shapes?.get('figures') ?? 0) >= MOSTLY_FIGURES;
}

/** Share of the rows that begin with a blank, where two lines make a row; fewer rows take turns by chance. */
const [BLANK_STARTS, LEAST_ROWS] = [0.35, 6];

/** Whether rows that begin filled and rows that begin blank take turns: two lines are likely one row, as of a day with two tides. */
export const isOfHalfRow = (template: CompiledTemplate, { table }: TableItem): boolean => known(table, template).areHalfRows;

function areHalfRows({ rows }: Table): boolean {
  const isBlankStart = rows.filter(({ role }) => role === 'body').map(({ cells }) => isBlank(cells[0]?.text ?? ''));
  const blanks = isBlankStart.filter(Boolean).length;
  const isInTurn = isBlankStart.every((isBlankHere, at) => !(isBlankHere && isBlankStart[at + 1]));
  return isBlankStart.length >= LEAST_ROWS && blanks >= BLANK_STARTS * isBlankStart.length && isInTurn;
}

/** From minus to plus a half, as 0..1. */
const half = (lead: number): number => Math.max(0, Math.min(1, lead + 0.5));

interface KnownTable {
  columns: TableColumn[];
  /** By field and column: how well the column's head names the field. */
  similarity: number[][];
  /** By column and field: how surely the linker takes the head for the field's. */
  links: (readonly number[])[];
  /** By column: the share of its filled cells that have a shape. */
  shapes: Map<string, number>[];
  areHalfRows: boolean;
  rowIndex: ReadonlyMap<TableRow, number>;
}

const tables = new WeakMap<CompiledTemplate, WeakMap<Table, KnownTable>>();

/** Computed once a table, not once a cell. */
function known(table: Table, template: CompiledTemplate): KnownTable {
  const ofTemplate = tables.get(template) ?? new WeakMap<Table, KnownTable>();
  tables.set(template, ofTemplate);
  const before = ofTemplate.get(table);
  if (before) return before;
  const columns = columnsOf(table);
  const made = {
    columns,
    similarity: template.fields.map((field) => columns.map((column) => similarityOf(field, column))),
    links: columns.map(({ words }) => (words.length === 0 ? [] : template.links(words.join(' ')))),
    shapes: columns.map(({ column }) => shapesOf(table, column)),
    areHalfRows: areHalfRows(table),
    rowIndex: new Map(table.rows.map((row, at) => [row, at])),
  };
  ofTemplate.set(table, made);
  return made;
}

const similarityOf = (field: CompiledField, column: TableColumn): number =>
  column.words.length === 0 ? 0 : Math.max(headerSimilarity(field, column), wordSimilarity(column.words, field, new Map()));

function shapesOf(table: Table, column: number): Map<string, number> {
  const texts = table.rows.flatMap(({ role, cells }) =>
    role === 'body' && !isBlank(cells[column]?.text ?? '') ? [cells[column]?.text ?? ''] : [],
  );
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(shapeOf(text), (counts.get(shapeOf(text)) ?? 0) + 1 / texts.length);
  return counts;
}

/** Figures, a code of both, one word or several: a cell of another shape than its column's may be cut wrongly. */
function shapeOf(text: string): string {
  const [letters, digits] = [/\p{L}{2}/u.test(text), /\d/.test(text)];
  if (letters && digits) return 'both';
  if (digits) return 'figures';
  return letters ? 'words' : 'other';
}
