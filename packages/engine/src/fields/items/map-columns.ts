import type { Table } from '../../model/index.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { columnsOf, type TableColumn } from '../document/table-column.ts';
import { keyOfPhrase, phraseKey, tokensOfText } from '../document/tokens.ts';
import { kindOfColumn } from '../kinds/kind-of-column.ts';
import { labelLikelihood } from '../labels/label-words.ts';
import { NO_HINT, type PairHint } from '../ranker/column-features.ts';
import type { RankColumns } from '../ranker/ranker.ts';
import { assign } from './assign.ts';
import { fieldHints, type LabelledOutside, pairHints } from './column-hints.ts';

/** Which column of a table each field takes. */
export interface ColumnMap {
  table: Table;
  columns: TableColumn[];
  /** One a template field: its column and how well the two go together, or null. */
  fields: (MappedColumn | null)[];
  /** How well the table as a whole answers the template. */
  score: number;
}

interface MappedColumn {
  column: number;
  /** 0..1: what the header says for the pairing, by its words or by what was learned of such heads. */
  named: number;
  /** 0..1: what its words alone say: what a value may be sure by. */
  said: number;
  /** 0..1: what the cells say. */
  fit: number;
  /** Lines of the cell before the field's: where heads are stacked ("Art. no." over "Description"), so are values. */
  skip: number;
}

/** Where heads name a field better than the second, the ranker is not heard; up to the first it is heard whole. */
const [HEARD_UNTIL, SILENCED_FROM] = [0.3, 0.6];
/** What is learned counts a little less than a head that names the field. */
const LEARNED_SHARE = 0.8;
/** Less than that is no sign of a column: templates of other papers find such ones in any table. */
const LEAST_LEARNED = 0.375;
/** A pairing below it is taken for chance; hand-set. */
const MIN_NAMED = 0.2;

/** Maps fields to columns by header and by what the cells hold, all at once; leftovers pair by kind and order. */
export function mapColumns(
  table: Table,
  template: CompiledTemplate,
  itemFields: readonly number[],
  outside: LabelledOutside,
  rank: RankColumns,
): ColumnMap {
  const columns = columnsOf(table);
  const hints = pairHints(template, columns);
  const learned = rank(columns, fieldHints(template, outside), hints);
  const pairs = itemFields.map((fieldIndex, i) => {
    const share = shareOfLearned(hints[fieldIndex] ?? []);
    return columns.map(({ column }) => {
      const hint = hints[fieldIndex]?.[column] ?? NO_HINT;
      const order = 1 - Math.abs(i / Math.max(1, itemFields.length - 1) - column / Math.max(1, columns.length - 1));
      return pairing(hint, share * (learned[fieldIndex]?.[column] ?? 0), order, outside.get(fieldIndex));
    });
  });
  const fields: (MappedColumn | null)[] = template.fields.map(() => null);
  if (template.rows.mode === 'item' && isInOrder(columns, pairs)) {
    itemFields.forEach((fieldIndex, i) => {
      const fit = pairs[i]?.[i]?.fit ?? 0;
      fields[fieldIndex] = { column: i, named: NAMED_BY_ORDER, said: 0, fit, skip: 0 };
    });
    return { table, columns, fields, score: scoreOf(fields, itemFields, columns) };
  }
  const named = assign(
    pairs.map((row) => row.map((pair) => (pair.named >= MIN_NAMED && pair.fit > 0 ? pair.gain : 0))),
    columns.length,
  );
  named.forEach((column, i) => {
    const fieldIndex = itemFields[i];
    const pair = column === null ? undefined : pairs[i]?.[column];
    if (fieldIndex !== undefined && column !== null && pair)
      fields[fieldIndex] = {
        column,
        named: pair.named,
        said: pair.said,
        fit: pair.fit,
        skip: stackedAbove(template.fields[fieldIndex], columns[column]),
      };
  });
  pairLeftovers(fields, itemFields, pairs, columns, template);
  if (template.rows.mode === 'item') pairByKind(fields, itemFields, pairs, columns, template);
  return { table, columns, fields, score: scoreOf(fields, itemFields, columns) };
}

/** How well each field must go with the column of its place for their order alone to pair them. */
const FITS_IN_ORDER = 0.5;
/** What their order says for each pairing: worth showing, never sure; hand-set. */
const NAMED_BY_ORDER = 0.3;

/** No column has a head, and there are as many as fields, each of which goes with the one in its place: people name fields in the order they see. */
const isInOrder = (columns: readonly TableColumn[], pairs: readonly (readonly Pairing[])[]): boolean =>
  columns.length === pairs.length &&
  columns.every(({ words }) => words.length === 0) &&
  pairs.every((row, i) => (row[i]?.fit ?? 0) >= FITS_IN_ORDER);

interface Pairing {
  named: number;
  said: number;
  fit: number;
  gain: number;
}

/** A head in words that the engine knows is the better witness. */
function shareOfLearned(hints: readonly PairHint[]): number {
  const best = hints.reduce((most, { named }) => Math.max(most, named), 0);
  return Math.min(1, Math.max(0, (SILENCED_FROM - best) / (SILENCED_FROM - HEARD_UNTIL)));
}

function pairing(hint: PairHint, learned: number, order: number, outside: number | undefined): Pairing {
  const named = Math.max(hint.named, learned >= LEAST_LEARNED ? LEARNED_SHARE * learned : 0);
  const fit = outside === undefined || named > outside ? hint.fit : 0;
  return { named, said: hint.named, fit, gain: fit <= 0 ? 0 : 2 * named + 0.5 * fit + 0.1 * order };
}

/** Heads above the one that is exactly a label of the field, where those are labels of something else. */
function stackedAbove(field: CompiledField | undefined, column: TableColumn | undefined): number {
  if (!field || !column || column.headers.length < 2 || column.headers.length > 3) return 0;
  const keys = new Set(field.labels.filter((label) => label.weight >= 0.5).map((label) => keyOfPhrase(label.text)));
  const at = column.headers.findIndex((header) => keys.has(phraseKey(tokensOfText(header))));
  return at > 0 && column.headers.slice(0, at).every((header) => labelLikelihood(header) > 0 || /-(?:nr|no)/i.test(header)) ? at : 0;
}

/** Below it the lexicon knows a field to stand once on the document ("Invoice number"): it takes no column with a name of its own. */
const MAY_TAKE_OTHER_NAME = 0.5;

/** Fields and columns that the headers left alone: words to the first column of words, numbers to numbers if none is ambiguous. */
function pairLeftovers(
  fields: (MappedColumn | null)[],
  itemFields: readonly number[],
  pairs: readonly (readonly Pairing[])[],
  columns: readonly TableColumn[],
  template: CompiledTemplate,
): void {
  const taken = new Set(fields.flatMap((mapped) => (mapped ? [mapped.column] : [])));
  const free = columns.filter((column) => !taken.has(column.column) && column.filled > 0);
  const leftover = itemFields.filter(
    (fieldIndex, i) => fields[fieldIndex] === null && free.some((column) => (pairs[i]?.[column.column]?.fit ?? 0) > 0),
  );
  const gains = leftover.map((fieldIndex, rank) =>
    free.map((column, position) => {
      const pair = pairs[itemFields.indexOf(fieldIndex)]?.[column.column];
      if (!pair || pair.fit < 0.5) return 0;
      const unnamed = column.words.length === 0;
      const inOrder = leftover.length === free.length && rank === position && (unnamed || pair.fit >= 0.9);
      const leads = column.column === 0 && fieldIndex === itemFields[0];
      const isOfDocument = (template.fields[fieldIndex]?.itemLikelihood ?? 0) < MAY_TAKE_OTHER_NAME;
      if (isOfDocument && !unnamed && pair.named <= 0.05) return 0;
      return unnamed || inOrder || leads || pair.named > 0.05 ? pair.fit + pair.named + (inOrder ? 0.5 : 0) + (leads ? 0.5 : 0) : 0;
    }),
  );
  assign(gains, free.length).forEach((choice, i) => {
    const fieldIndex = leftover[i];
    const column = choice === null ? undefined : free[choice];
    const pair = fieldIndex === undefined || !column ? undefined : pairs[itemFields.indexOf(fieldIndex)]?.[column.column];
    if (fieldIndex !== undefined && column && pair)
      fields[fieldIndex] = { column: column.column, named: pair.named, said: pair.said, fit: pair.fit, skip: 0 };
  });
}

/** Share of a column's cells that must be of a field's kind for the kind alone to pair them; hand-set. */
const SURELY_OF_KIND = 0.7;

/**
 * Heads in words that nobody foresaw: where as many fields as columns are left whose cells are all of one kind (the only dates, the
 * two sums), they are each other's, in order. Fields that a label outside the table names have no column.
 */
function pairByKind(
  fields: (MappedColumn | null)[],
  itemFields: readonly number[],
  pairs: readonly (readonly Pairing[])[],
  columns: readonly TableColumn[],
  template: CompiledTemplate,
): void {
  const taken = new Set(fields.flatMap((mapped) => (mapped ? [mapped.column] : [])));
  const groups = new Map<string, number[]>();
  itemFields.forEach((fieldIndex, i) => {
    const field = template.fields[fieldIndex];
    if (!field || fields[fieldIndex] !== null) return;
    const fitting = columns.filter(
      (column) => !taken.has(column.column) && (pairs[i]?.[column.column]?.fit ?? 0) > 0 && kindOfColumn(field, column) >= SURELY_OF_KIND,
    );
    const key = fitting.map(({ column }) => column).join();
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), fieldIndex]);
  });
  for (const [key, group] of groups) {
    const fitting = key.split(',').map(Number);
    const isShared = [...groups.keys()].some(
      (other) => other !== key && other.split(',').some((column) => fitting.includes(Number(column))),
    );
    if (fitting.length !== group.length || isShared) continue;
    group.forEach((fieldIndex, rank) => {
      const column = fitting[rank] ?? 0;
      const pair = pairs[itemFields.indexOf(fieldIndex)]?.[column];
      if (pair) fields[fieldIndex] = { column, named: pair.named, said: pair.said, fit: pair.fit, skip: 0 };
    });
  }
}

function scoreOf(fields: readonly (MappedColumn | null)[], itemFields: readonly number[], columns: readonly TableColumn[]): number {
  const mapped = itemFields.map((fieldIndex) => fields[fieldIndex] ?? null);
  const sum = mapped.reduce((total, pair) => total + (pair ? 0.35 * pair.fit + pair.named : 0), 0);
  const rows = Math.max(0, ...columns.map((column) => column.filled));
  return sum / Math.max(1, itemFields.length) + 0.04 * Math.log2(1 + rows);
}
