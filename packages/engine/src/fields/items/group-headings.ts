import type { Table, TableCell, TableRow } from '../../model/index.ts';
import { findDates } from '../../values/find-dates.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { isBlank } from '../document/table-column.ts';
import type { LabelledOutside } from './column-hints.ts';
import type { ColumnMap } from './map-columns.ts';

/** Headings from which a table counts as grouped: a single lone cell may be a note. */
const MIN_HEADINGS = 2;
/** How surely a heading is the value of the one field that has no column; hand-set below what a named column gives. */
export const HEADING_NAMED = 0.3;
export const HEADING_MAPPED = 0.5;

/** Rows of a table that stand under headings of their own: the heading of each, and the field that it answers. */
export interface Grouping {
  fieldIndex: number;
  /** The rows that are headings. */
  headings: ReadonlySet<TableRow>;
  headingOf: ReadonlyMap<TableRow, TableCell>;
}

/** Where the rows of a table are grouped under headings and one field of words, or of days, as the headings are, has no column: its value stands in them. */
export function groupingOf(
  { table, fields }: ColumnMap,
  template: CompiledTemplate,
  itemFields: readonly number[],
  outside: LabelledOutside,
): Grouping | null {
  const headings = table.rows.filter((_, at) => isHeading(table, at));
  if (headings.length < MIN_HEADINGS) return null;
  const maybeHeading = headings.every((row) => findDates(row.cells[0]?.text ?? '').length > 0) ? isOfDays : isOfWords;
  const free = itemFields.filter(
    (fieldIndex) => !fields[fieldIndex] && !outside.has(fieldIndex) && maybeHeading(template.fields[fieldIndex]),
  );
  const [fieldIndex] = free;
  if (fieldIndex === undefined || free.length > 1) return null;
  const headingOf = new Map<TableRow, TableCell>();
  let heading: TableCell | null = null;
  for (const row of table.rows) {
    if (headings.includes(row)) heading = row.cells[0] ?? null;
    else if (heading && row.role === 'body') headingOf.set(row, heading);
  }
  return { fieldIndex, headings: new Set(headings), headingOf };
}

const isOfWords = (field: CompiledField | undefined): boolean =>
  field !== undefined && field.field.type === 'text' && !kindIs(field.kind, 'number') && field.kind !== 'date';

/** Bookings stand under their day. */
const isOfDays = (field: CompiledField | undefined): boolean => field?.isDateOutput === true || field?.kind === 'date';

/** Words alone at the left of a row, above a row of several cells. */
function isHeading({ rows }: Table, at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  const [only, ...others] = row ? filledCells(row) : [];
  return (
    row?.role === 'body' &&
    only !== undefined &&
    others.length === 0 &&
    only === row.cells[0] &&
    /\p{L}{2}/u.test(only.text) &&
    next?.role === 'body' &&
    filledCells(next).length >= 2
  );
}

const filledCells = (row: TableRow): TableCell[] => row.cells.filter((cell) => cell !== null && !isBlank(cell.text)) as TableCell[];
