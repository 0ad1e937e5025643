import type { Table } from '../../model/index.ts';
import { columnsOf, isBlank, type TableColumn } from '../document/table-column.ts';
import { partColumns } from './parts-in-order.ts';
import { phraseKey, tokensOfText } from '../document/tokens.ts';

/** Share of the columns that must come again for a table to be another part of the same list. */
const LEAST_SHARE = 0.7;
/** Fewer columns are alike by chance. */
const LEAST_COLUMNS = 3;
/** Shares of cells with figures, dates and words that differ by more are other things. */
const MOST_DIFFERENCE = 0.5;

/**
 * Where other tables go on with the list of the first one: for each column of the first the column of the other, or null where the other
 * lacks it (all its cells are blank on that page, say). Null for a table that is no part of the list: by its heads, or without heads by where
 * its columns stand on the page and what they hold.
 */
export function siblingColumns(first: Table): (other: Table) => (number | null)[] | null {
  const [columns, bands] = [columnsOf(first), bandsOf(first)];
  const parts = partColumns(first);
  return (other) => {
    // What headings say stands in the last columns of every part of a list.
    const isSamePart: Likeness = ({ column }, at) =>
      parts.includes(column) && column - first.columnCount === at.column - other.columnCount && at.words.length === 0;
    const others = columnsOf(other);
    const isInPlace: Likeness = columns.length === others.length ? isSameIndex : standsBelow(bands, bandsOf(other));
    const isInPlaceAlike: Likeness = (column, at) => isInPlace(column, at) && holdsAlike(column, at);
    const isLike: Likeness =
      other.headerRows > 0
        ? (column, at) => hasHeadOf(column, at) || isSamePart(column, at)
        : (column, at) => isInPlaceAlike(column, at) || isSamePart(column, at);
    const found = inOrder(columns, others, isLike);
    const wanted = Math.max(LEAST_COLUMNS, LEAST_SHARE * Math.max(columns.length, others.length));
    return found.filter((column) => column !== null).length >= Math.min(columns.length, wanted) ? found : null;
  };
}

type Likeness = (column: TableColumn, other: TableColumn) => boolean;

/** The most columns that pair in their order, each at most once. */
function inOrder(columns: readonly TableColumn[], others: readonly TableColumn[], isLike: Likeness): (number | null)[] {
  let from = 0;
  return columns.map((column) => {
    const at = others.findIndex((other, index) => index >= from && isLike(column, other));
    if (at < 0) return null;
    from = at + 1;
    return at;
  });
}

/** A line of the heads is the same: a heading of the first rows may have been taken for one more. */
function hasHeadOf(column: TableColumn, other: TableColumn): boolean {
  const keys = new Set(column.headers.map((header) => phraseKey(tokensOfText(header))).filter((key) => key !== ''));
  return other.headers.some((header) => keys.has(phraseKey(tokensOfText(header))));
}

const isSameIndex: Likeness = ({ column }, other) => column === other.column;

const standsBelow =
  (bands: readonly (Band | null)[], others: readonly (Band | null)[]): Likeness =>
  ({ column }, other) => {
    const [band, below] = [bands[column], others[other.column]];
    if (!band || !below) return false;
    const common = Math.min(band.right, below.right) - Math.max(band.left, below.left);
    return common > 0.5 * Math.min(band.right - band.left, below.right - below.left);
  };

interface Band {
  left: number;
  right: number;
}

/** From the left to the right edge of what stands in each column. */
function bandsOf({ rows, columnCount }: Table): (Band | null)[] {
  return Array.from({ length: columnCount }, (_, column) => {
    const cells = rows.flatMap(({ role, cells: all }) => {
      const cell = role === 'body' ? all[column] : null;
      return cell && cell.columnSpan === 1 && !isBlank(cell.text) ? [cell.box] : [];
    });
    return cells.length === 0
      ? null
      : { left: Math.min(...cells.map(({ left }) => left)), right: Math.max(...cells.map(({ right }) => right)) };
  });
}

const holdsAlike = (column: TableColumn, other: TableColumn): boolean =>
  column.filled === 0 ||
  other.filled === 0 ||
  Math.max(Math.abs(column.numeric - other.numeric), Math.abs(column.dated - other.dated), Math.abs(column.wordy - other.wordy)) <=
    MOST_DIFFERENCE;
