import { MAX_FLOW_CELLS } from '../../limits.ts';
import { placeCells, type SpannedCell } from '../table-spans.ts';
import { attribute, descendants, type HtmlElement, isElement, isHidden } from './html-tree.ts';

/** A table that places blocks rather than figures: it holds other tables, or has one column only. */
export function isLayoutTable(table: HtmlElement): boolean {
  if (descendants(table, 'table').length > 0) return true;
  return ownRows(table).every((row) => rowCells(row).length <= 1);
}

/** The rows of a table itself, header group first and footer group last as a browser shows them; not those of nested tables. */
export function ownRows(table: HtmlElement): HtmlElement[] {
  const groups = table.childNodes.filter(isElement).filter((child) => !isHidden(child));
  const inGroup = (name: string): HtmlElement[] => groups.filter((group) => group.tagName === name).flatMap(rowsIn);
  const body = groups.flatMap((group) => (group.tagName === 'tbody' ? rowsIn(group) : group.tagName === 'tr' ? [group] : []));
  return [...inGroup('thead'), ...body, ...inGroup('tfoot')];
}

const rowsIn = (group: HtmlElement): HtmlElement[] =>
  group.childNodes.filter(isElement).filter((child) => child.tagName === 'tr' && !isHidden(child));

export const rowCells = (row: HtmlElement): HtmlElement[] =>
  row.childNodes.filter(isElement).filter((child) => (child.tagName === 'td' || child.tagName === 'th') && !isHidden(child));

/** The given rows of a table with the place of each cell, and its caption. */
export function readTable(
  table: HtmlElement,
  rows: readonly HtmlElement[],
  textOf: (cell: HtmlElement) => string,
): { name: string | null; cells: SpannedCell[][] } {
  const caption = table.childNodes.filter(isElement).find((child) => child.tagName === 'caption');
  const cells = placeCells(rows.slice(0, MAX_FLOW_CELLS).map((row) => readRow(row, textOf)));
  return { name: (caption && textOf(caption)) || null, cells };
}

function readRow(row: HtmlElement, textOf: (cell: HtmlElement) => string): Omit<SpannedCell, 'column'>[] {
  const cells = rowCells(row);
  const { parentNode } = row;
  const inHead = parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'thead';
  // A single `th` at the start of a row names the row, not the columns.
  const header = inHead || (cells.length > 1 && cells.every((cell) => cell.tagName === 'th'));
  return cells.map((cell) => ({ text: textOf(cell), header, columnSpan: span(cell, 'colspan'), rowSpan: span(cell, 'rowspan') }));
}

/** Zero means "to the end"; it is bounded where the cells are placed. */
function span(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const written = Number.parseInt(attribute(cell, name) ?? '1', 10);
  if (name === 'rowspan' && written === 0) return Infinity;
  return Number.isFinite(written) && written > 0 ? written : 1;
}
