import { cellText, type PageRow, type PageTable } from './page-table.ts';
import { looksNumeric } from './word-shape.ts';

/** Words from which a printed line is a line of prose. */
const LONG_LINE_WORDS = 7;
/** Words of the longest line of a label, and letters of a label beside its value. */
const LONG_LABEL_WORDS = 10;
const LONG_LABEL_LETTERS = 40;

/** Why what stands in columns is taken for no table. */
export type TableRefusal =
  | 'no rows'
  | 'labels with values'
  | 'labels that come again'
  | 'mostly blank'
  | 'too few columns in use'
  | 'prose'
  | 'labels and values in turn'
  | 'columns without labels'
  | 'two columns that prove nothing'
  | 'too few rows';

/**
 * Why it is no table but labels with values, addresses side by side or prose; null where it is one. Headers, columns of figures, rulings
 * and the number of rows speak for it. Set on tables, einvoice-items, invoice-lines, with adbuy and funsd as counter-examples.
 */
export function refuseTable(table: PageTable, numeric: readonly boolean[], isRuled: boolean): TableRefusal | null {
  const body = table.rows.filter((row) => row.role === 'body');
  const columns = table.columns.length;
  if (body.length === 0) return 'no rows';
  if (labelColumns(table) > 0) return 'labels with values';
  if (!isRuled && haveCycle(table)) return 'labels that come again';
  if (fillOf(table) < 0.4) return 'mostly blank';
  if (busyColumns(table) < Math.max(2, 0.4 * columns)) return 'too few columns in use';
  if (isProse(table) || hasLongLabel(table)) return 'prose';
  if (!isRuled && arePairs(table)) return 'labels and values in turn';
  if (table.headerRows > 0 && !headerFits(table)) return 'columns without labels';
  const figures = numeric.filter((isFigures, column) => isFigures && !isOrdinals(body, column)).length;
  if (columns === 2) return provesTwoColumns(table, body.length, figures, isRuled) ? null : 'two columns that prove nothing';
  return hasRowsEnough(table, body.length, figures, isRuled) ? null : 'too few rows';
}

function provesTwoColumns({ headerRows }: PageTable, rows: number, figures: number, isRuled: boolean): boolean {
  return headerRows > 0 ? rows >= 3 && (figures === 1 || isRuled) : rows >= 5 && figures === 1 && isRuled;
}

/** The less labels and figures say, the more rows it takes. */
function hasRowsEnough(table: PageTable, rows: number, figures: number, isRuled: boolean): boolean {
  const columns = table.columns.length;
  if (table.headerRows > 0 && figures >= 1) return rows >= 2 || (figures >= 2 && !holdsFigures(table));
  if (table.headerRows > 0)
    return isRuled ? rows >= 2 : rows >= 3 && (isBold(table) || (rows >= 4 && (columns >= 4 || hasShapedColumn(table))));
  if (busyColumns(table) < 3 && figures < 2) return false;
  if (figures === 0) return columns >= 3 && rows >= 6 && (isRuled || columns >= 4) && fillOf(table) >= 0.75;
  return rows >= 3 && (figures >= 2 || rows >= 4);
}

/** Share of a column's cells that are of one shape where it proves a list: days, codes. */
const OF_ONE_SHAPE = 0.8;

/** A column of codes or days, all written alike and not all the same, filled in every row. */
function hasShapedColumn({ rows, columns }: PageTable): boolean {
  const body = rows.filter(({ role }) => role === 'body');
  return columns.some((_, column) => {
    const texts = body.map((row) => cellText(row.cells[column]));
    const shapes = texts.map((text) => text.replace(/\d/g, '9').replace(/\p{L}/gu, 'a'));
    const alike = shapes.filter((shape) => shape.includes('99') && shape === shapes[0]).length;
    return alike >= OF_ONE_SHAPE * texts.length && new Set(texts).size >= 3;
  });
}

const isBold = (table: PageTable): boolean =>
  table.headerRows > 0 &&
  table.rows.slice(0, table.headerRows).every((row) => row.cells.every((cell) => !cell || cell.pieces.every((piece) => piece.bold)));

/**
 * Labels and values in turn, side by side: every other column is words without a figure, never twice the same, and what stands
 * right of each is of different sorts ("Anna Berg", "B 4711", "14.260"), where the cells of a column are of one.
 */
function arePairs(table: PageTable): boolean {
  if (table.columns.length % 2 === 1 || isBold(table)) return false;
  return table.columns.every((_, column) => {
    const texts = table.rows.map((row) => cellText(row.cells[column])).filter((text) => text !== '');
    if (column % 2 === 1) return new Set(texts.map(sortOf)).size >= 2;
    return texts.every((text) => !/\d/.test(text) && text.length <= LONG_LABEL_LETTERS) && new Set(texts).size === texts.length;
  });
}

const sortOf = (text: string): 'words' | 'figure' | 'code' => (!/\d/.test(text) ? 'words' : looksNumeric(text) ? 'figure' : 'code');

/** Columns of which most cells end in a colon, or their first line does: labels, not data. */
function labelColumns(table: PageTable): number {
  const body = table.rows.filter((row) => row.role === 'body');
  return table.columns.filter((_, column) => {
    const cells = body.map((row) => row.cells[column]?.pieces ?? []).filter((pieces) => pieces.length > 0);
    return (
      cells.filter((pieces) => [pieces[0], pieces.at(-1)].some((piece) => piece?.text.endsWith(':'))).length >=
      Math.max(2, 0.4 * cells.length)
    );
  }).length;
}

/** Labels of an entry that stand one below the other, beside their values; share of the lines that must keep to their turn. */
const MOST_LABELS = 12;
const IN_TURN = 0.9;

/** Two columns of which the first says the same words in turn: entries below each other, each with its labels. */
function haveCycle(table: PageTable): boolean {
  if (table.columns.length !== 2) return false;
  const texts = table.rows.flatMap(({ cells }) => cells[0]?.pieces.map(({ text }) => text) ?? []);
  for (let period = 2; period <= Math.min(MOST_LABELS, texts.length / 2); period++) {
    const later = texts.slice(period);
    const inTurn = later.filter((text, at) => text === texts[at]).length;
    if (inTurn >= IN_TURN * later.length && new Set(texts.slice(0, period)).size === period) return true;
  }
  return false;
}

/** Share of body cells with text. */
function fillOf(table: PageTable): number {
  const body = table.rows.filter((row) => row.role === 'body');
  const filled = body.reduce((sum, row) => sum + row.cells.filter((cell) => cell && cell.pieces.length > 0).length, 0);
  return filled / (body.length * table.columns.length);
}

/** Labels with figures among them are no labels. */
function holdsFigures(table: PageTable): boolean {
  const labels = table.rows
    .slice(0, table.headerRows)
    .flatMap((row) => row.cells.map(cellText))
    .filter((text) => text !== '');
  return labels.filter((text) => /\d/.test(text) || text.endsWith(':')).length > 0.25 * labels.length;
}

/** Most words stand in long texts, with less than three columns of short entries beside them. */
function isProse(table: PageTable): boolean {
  const counts = table.rows
    .filter((row) => row.role === 'body')
    .map((row) => row.cells.map((cell) => cell?.pieces.map((piece) => piece.words.length) ?? []));
  const perLine = counts.flat(2);
  const words = perLine.reduce((sum, count) => sum + count, 0);
  const inLongLines = perLine.filter((count) => count >= LONG_LINE_WORDS).reduce((sum, count) => sum + count, 0);
  if (inLongLines <= 0.5 * words) return false;
  const short = table.columns.filter((_, column) => {
    const lines = counts.flatMap((row) => (row[column] && row[column].length > 0 ? [row[column]] : []));
    return lines.length >= 0.5 * counts.length && lines.every((cell) => cell.every((count) => count < LONG_LINE_WORDS));
  });
  return short.length < 3;
}

/** "1." "2." before questions: numbers that only count. */
function isOrdinals(body: readonly PageRow[], column: number): boolean {
  const texts = body.map((row) => cellText(row.cells[column])).filter((text) => text !== '');
  return texts.filter((text) => /^\(?\d{1,2}\s?[.)]$/.test(text)).length >= 0.7 * texts.length;
}

/** A line of prose is no label. */
const hasLongLabel = (table: PageTable): boolean =>
  table.rows
    .slice(0, table.headerRows)
    .some((row) => row.cells.some((cell) => cell?.pieces.some((piece) => piece.words.length > LONG_LABEL_WORDS)));

/** Columns that at least a third of the body fills; sums with a stray word between label and figure have two. */
function busyColumns(table: PageTable): number {
  const body = table.rows.filter((row) => row.role !== 'header');
  return table.columns.filter((_, column) => body.filter((row) => (row.cells[column]?.pieces.length ?? 0) > 0).length >= 0.33 * body.length)
    .length;
}

/** Most columns have a label of their own; one that shares a wider label has half of one. */
function headerFits(table: PageTable): boolean {
  const headers = table.rows.slice(0, table.headerRows);
  const labelled = table.columns.map((_, column): number => {
    const cells = headers.map((row) => row.cells[column]);
    if (cells.some((cell) => /[\p{L}\d]/u.test(cellText(cell)))) return 1;
    return cells.includes(null) ? 0.5 : 0;
  });
  return labelled.reduce((sum, share) => sum + share, 0) >= 0.5 * table.columns.length;
}
