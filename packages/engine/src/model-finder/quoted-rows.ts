import type { Line, Table } from '../model/index.ts';
import { isSameValue, type PointedValue } from './judge-place.ts';
import { type Pointing, type QuotedValue, valuesQuoted } from './pointing.ts';
import type { CellAnswer } from './read-answer.ts';

/** A row that a model pointed at. It is its evidence: two answers about the same place are one row. */
export interface QuotedRow {
  /** The row of a table, or the line that most of it stands on. */
  key: string;
  /** Number of the line it stands on. */
  line: number;
  /** By index in the template's entities: what was pointed at, the first reading first; of readings that agree one. */
  cells: Map<number, PointedValue[]>;
  /** Fields that were quoted with words that stand nowhere, and how often. */
  notPrinted: Map<number, number>;
}

type QuotedCell = Extract<CellAnswer, { kind: 'quote' }>;

/** Takes the rows of one answer into those known, each by where it is printed. */
export function addRows(
  pointing: Pointing,
  rows: Map<string, QuotedRow>,
  answered: readonly QuotedCell[][],
  fieldOf: ReadonlyMap<string, number>,
): void {
  for (const cells of answered) addRow(pointing, rows, cells, fieldOf);
}

/**
 * Whatever the model put together, cells of one row of a table are one row: rows that it merged come apart, rows that it gave twice come together. A cell
 * that alone stands in another row has a wrong line: it counts where its quote stands in the row of the others. Cells outside the table, such as a
 * heading, belong to the row that they were given with.
 */
function addRow(
  pointing: Pointing,
  rows: Map<string, QuotedRow>,
  cells: readonly QuotedCell[],
  fieldOf: ReadonlyMap<string, number>,
): void {
  const asked = cells.flatMap(({ field, quote, line }) => {
    const fieldIndex = fieldOf.get(field);
    return fieldIndex === undefined ? [] : [{ fieldIndex, quote, values: valuesQuoted(pointing, fieldIndex, quote, line) }];
  });
  // Where a quote stands in many places, the row that its neighbours stand in says which is meant.
  const certain = asked.flatMap(({ values }) => (values.length === 1 && values[0] ? [values[0]] : []));
  const likely = certain.length > 0 ? certain : asked.flatMap(({ values }) => values);
  const home = mostFrequent(likely.map((value) => rowKeyOf(pointing, value)));
  const homeLine = likely.find((value) => rowKeyOf(pointing, value) === home);
  if (home === null || !homeLine) return;
  const counts = countOf(certain.map((value) => rowKeyOf(pointing, value)));
  for (const { fieldIndex, quote, values } of asked) {
    const [only] = values.length === 1 ? values : [];
    const key = only && isInTable(pointing, only) ? rowKeyOf(pointing, only) : null;
    // One cell in a row where others stand together in another one.
    const isAstray = values.length > 1 || (key !== null && key !== home && counts.get(key) === 1);
    const inHome = isAstray
      ? [...values, ...valuesQuoted(pointing, fieldIndex, quote, numberOf(pointing, homeLine))].filter(
          (value) => rowKeyOf(pointing, value) === home,
        )
      : values;
    const [value] = inHome.length > 1 ? [...inHome].sort((a, b) => fitIn(pointing, b) - fitIn(pointing, a)) : inHome;
    if (value && mayBeRow(pointing, value) && !spansRows(pointing, value)) addCell(pointing, rows, { fieldIndex, value, home });
  }
  const row = rows.get(home);
  for (const { fieldIndex, values } of asked)
    if (values.length === 0) row?.notPrinted.set(fieldIndex, (row.notPrinted.get(fieldIndex) ?? 0) + 1);
}

function addCell(
  pointing: Pointing,
  rows: Map<string, QuotedRow>,
  { fieldIndex, value, home }: { fieldIndex: number; value: QuotedValue; home: string },
): void {
  const key = isInTable(pointing, value) ? rowKeyOf(pointing, value) : home;
  const row = rows.get(key) ?? {
    key,
    line: numberOf(pointing, value),
    cells: new Map<number, PointedValue[]>(),
    notPrinted: new Map<number, number>(),
  };
  rows.set(key, row);
  if (rowKeyOf(pointing, value) === key) row.line = numberOf(pointing, value);
  const known = row.cells.get(fieldIndex) ?? [];
  const judged = pointing.judge.ofRow(value.proposal, value.isFuzzy);
  if (!known.some(({ candidate }) => isSameValue(candidate, judged.candidate))) row.cells.set(fieldIndex, [...known, judged]);
}

const firstLine = (value: QuotedValue): number => value.proposal.spans[0]?.line ?? -1;
const cellOf = ({ search }: Pointing, line: number): Line['cell'] => search.layout.lines[line]?.cell ?? null;
const isInTable = (pointing: Pointing, value: QuotedValue): boolean => cellOf(pointing, firstLine(value)) !== null;
const numberOf = ({ numberOfLine }: Pointing, value: QuotedValue): number => numberOfLine.get(firstLine(value)) ?? 0;

export const tableRowKey = (table: number, row: number): string => `table ${table} row ${row}`;

function rowKeyOf(pointing: Pointing, value: QuotedValue): string {
  const cell = cellOf(pointing, firstLine(value));
  return cell ? tableRowKey(cell.table, ownRow(pointing.search.layout.tables[cell.table], cell.row)) : `line ${numberOf(pointing, value)}`;
}

/** Heads and sums of a table are no rows, but where the template asks for sums. */
function mayBeRow({ search }: Pointing, value: QuotedValue): boolean {
  const cell = search.layout.lines[firstLine(value)]?.cell;
  const role = cell ? search.layout.tables[cell.table]?.rows[cell.row]?.role : 'body';
  return role === 'body' || (role === 'total' && search.compiled.rows.totals === true);
}

/** A row that fills few of the columns goes on what stands above it: a wrapped text is part of its row. */
export function ownRow(table: Table | undefined, row: number): number {
  for (let own = row; own > 0; own--) if (!table || !goesOn(table, own)) return own;
  return row;
}

/** Columns filled by a row that goes on another, against those of the row above. */
const FEW = 1 / 3;

function goesOn(table: Table, row: number): boolean {
  const filled = (at: number): number => table.rows[at]?.cells.filter((cell) => cell !== null && cell.text.trim() !== '').length ?? 0;
  const [own, above] = [table.rows[row], table.rows[row - 1]];
  if (table.origin === 'flow' || own?.role !== 'body' || above?.role !== 'body') return false;
  return (
    filled(row) > 0 &&
    filled(row) <= Math.max(1, FEW * filled(row - 1)) &&
    filled(row) < filled(row - 1) &&
    own.cells[0]?.text.trim() === ''
  );
}

/** How well the column of a place fits the field, for quotes that stand twice in a row. */
const fitIn = ({ judge }: Pointing, { proposal, isFuzzy }: QuotedValue): number => judge.ofRow(proposal, isFuzzy).candidate.confidence;

/** Words of two rows are no value of either. */
function spansRows(pointing: Pointing, { proposal }: QuotedValue): boolean {
  const keys = proposal.spans.map(({ line }) => {
    const cell = cellOf(pointing, line);
    return cell ? tableRowKey(cell.table, ownRow(pointing.search.layout.tables[cell.table], cell.row)) : null;
  });
  return new Set(keys).size > 1;
}

function mostFrequent(keys: readonly string[]): string | null {
  let best: [string, number] | null = null;
  for (const counted of countOf(keys)) if (best === null || counted[1] > best[1]) best = counted;
  return best?.[0] ?? null;
}

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
