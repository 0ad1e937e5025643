import type { Table } from '../../model/index.ts';
import { companyLikelihood } from '../../values/company-likelihood.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { columnsOf, type TableColumn } from '../document/table-column.ts';
import { LEAST_COLUMN } from '../decide/offer-doubtful.ts';
import type { ItemCell, TableItem } from './item-table.ts';

/** What is left for a field is shown, and never sure. */
const LEFT_OVER = 0.4;
/** Share of the entries that have the part, and of its cells that look like one sort. */
const [USUAL_SHARE, ALIKE_SHARE] = [0.6, 0.6];
/** More words than that are no name of a place or a position. */
const MOST_WORDS = 7;

/**
 * Parts of entries that no likely field takes, for fields that have none: organisations are the company that is asked for, what follows one behind a comma or stands in
 * brackets is where it is, and the one short part that is left is the title. `entries`: how many there are.
 */
export function withLeftovers(items: readonly TableItem[], template: CompiledTemplate, entries: number): TableItem[] {
  const [first] = items;
  if (!first) return [];
  const columns = columnsOf(first.table);
  const taken = new Set(first.cells.flatMap((cell) => (cell && cell.likely >= LEAST_COLUMN ? [cell.column] : [])));
  const isFree = (fieldIndex: number): boolean => (first.cells[fieldIndex]?.likely ?? 0) < LEAST_COLUMN;
  const free = columns.filter((column) => !taken.has(column.column) && column.filled >= USUAL_SHARE * entries && isShort(column));
  const places = free.filter((column) => isBracketed(column) || isBehindCompany(first.table, columns, column));
  const companies = free.filter((column) => isOf(column, companyLikelihood));
  const others = free.filter((column) => !places.includes(column) && !companies.includes(column));
  const given = template.fields.flatMap(({ kind }, fieldIndex): [number, number][] => {
    const left = kind === 'place' ? places : kind === 'title' ? others : kind === 'company' ? companies : [];
    const [only] = left;
    return isFree(fieldIndex) && only && left.length === 1 ? [[fieldIndex, only.column]] : [];
  });
  return items.map((item) => given.reduce((own, [fieldIndex, column]) => withCell(own, fieldIndex, column), item));
}

function withCell(item: TableItem, fieldIndex: number, column: number): TableItem {
  const cell: ItemCell = {
    lines: item.row.cells[column]?.lines ?? [],
    stored: null,
    column,
    mapped: LEFT_OVER,
    named: 0,
    likely: LEFT_OVER,
    lead: 0,
  };
  return { ...item, cells: item.cells.map((own, other) => (other === fieldIndex ? cell : own)) };
}

const share = ({ texts }: TableColumn, is: (text: string) => boolean): number => texts.filter(is).length / Math.max(1, texts.length);

const isShort = (column: TableColumn): boolean =>
  share(column, (text) => /\p{L}{2}/u.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= MOST_WORDS) >= ALIKE_SHARE;

const isBracketed = (column: TableColumn): boolean => share(column, (text) => /^\(.*\)$/.test(text)) >= ALIKE_SHARE;

const isOf = (column: TableColumn, likelihood: (text: string) => number): boolean =>
  share(column, (text) => likelihood(text) >= ALIKE_SHARE) >= ALIKE_SHARE;

/** The part before it is an organisation that stands right before it on its line. */
function isBehindCompany({ rows }: Table, columns: readonly TableColumn[], { column }: TableColumn): boolean {
  const before = columns[column - 1];
  const both = rows.flatMap(({ role, cells: { [column - 1]: left, [column]: right } }) =>
    role === 'body' && left && right && left.text !== '' && right.text !== '' ? [{ left: left.box, right: right.box }] : [],
  );
  const beside = both.filter(
    ({ left, right }) => right.top < left.bottom && right.bottom > left.top && right.left - left.right < left.bottom - left.top,
  );
  return before !== undefined && isOf(before, companyLikelihood) && both.length > 0 && beside.length >= ALIKE_SHARE * both.length;
}
