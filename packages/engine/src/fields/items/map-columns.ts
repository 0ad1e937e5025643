import type { Table } from '../../model/index.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { productColumn } from '../document/product-column.ts';
import { columnsOf, type TableColumn } from '../document/table-column.ts';
import { keyOfPhrase, phraseKey, tokensOfText } from '../document/tokens.ts';
import { labelLikelihood } from '../labels/label-words.ts';
import { NO_HINT, type PairHint } from '../ranker/column-features.ts';
import { type MappedColumn, NAMED_BY_ORDER } from './mapped-column.ts';
import { partColumns, withPartsInOrder } from './parts-in-order.ts';
import type { RankColumns } from '../ranker/ranker.ts';
import { assign } from './assign.ts';
import { headlessInOrder } from './headless-in-order.ts';
import { fieldHints, type LabelledOutside, OF_ITS_KIND, pairHints } from './column-hints.ts';

/** Which column of a table each field takes. */
export interface ColumnMap {
  table: Table;
  columns: TableColumn[];
  /** One a template field: its column and how well the two go together, or null. */
  fields: (MappedColumn | null)[];
  /** One list a template field: other columns whose cells could be its values, likeliest first. */
  others: MappedColumn[][];
  /** How well the table as a whole answers the template. */
  score: number;
}

/** What is learned counts a little less than a head that names the field. */
const LEARNED_SHARE = 0.8;
/** Less than that says nothing of which table is meant: templates of other papers find such columns in any. */
const LEAST_LEARNED = 0.375;
/** A pairing that is less likely is chance. Set on the seven waves: below it more values are wrong than right. */
const LEAST_LIKELY = 0.25;
/** Of two fields that are as likely a column's, its head names one. */
const SAID_SHARE = 0.7;

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
  const product = productColumn(table);
  const pairs = itemFields.map((fieldIndex, i) => {
    return columns.map(({ column }) => {
      const told = hints[fieldIndex]?.[column] ?? NO_HINT;
      const hint = column === product ? { ...told, named: Math.max(told.named, namedByProduct(template.fields[fieldIndex])) } : told;
      const order = 1 - Math.abs(i / Math.max(1, itemFields.length - 1) - column / Math.max(1, columns.length - 1));
      return pairing(hint, learned[fieldIndex]?.[column] ?? 0, order, outside.get(fieldIndex));
    });
  });
  const parts = partColumns(table);
  let fields: (MappedColumn | null)[] = template.fields.map(() => null);
  if (template.rows.mode === 'item' && isInOrder(columns, pairs)) {
    itemFields.forEach((fieldIndex, i) => {
      const fit = pairs[i]?.[i]?.fit ?? 0;
      fields[fieldIndex] = { column: i, named: NAMED_BY_ORDER, said: 0, fit, skip: 0, lead: 0 };
    });
    return { table, columns, fields, others: othersOf(fields, itemFields, pairs), score: scoreOf(fields, itemFields, columns) };
  }
  const named = assign(
    pairs.map((row) => row.map(({ gain }) => gain)),
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
        lead: leadOf(pairs, i, column),
      };
  });
  fields = withPartsInOrder(fields, parts, columns, template, itemFields);
  pairInOrder(fields, itemFields, pairs, columns);
  pairLeftovers(
    fields,
    itemFields,
    pairs,
    columns.filter(({ column }) => !parts.includes(column)),
    template,
  );
  return { table, columns, fields, others: othersOf(fields, itemFields, pairs), score: scoreOf(fields, itemFields, columns) };
}

/** What a product of two columns says for a field of lines' totals, against a head that names it wholly: less, more than a part of one; hand-set. */
const PRODUCT_SHARE = 0.9;

/** Quantity times price is the total of a line, whatever its column is called. */
const namedByProduct = (field: CompiledField | undefined): number =>
  PRODUCT_SHARE * (field?.labels.find(({ text }) => text === 'line total')?.weight ?? 0);

/** How well each field must go with the column of its place for their order alone to pair them. */
const FITS_IN_ORDER = 0.5;
/** No column has a head, and there are as many as fields, each of which goes with the one in its place and not plainly with another: people name fields in the order they see. */
const isInOrder = (columns: readonly TableColumn[], pairs: readonly (readonly Pairing[])[]): boolean =>
  columns.length === pairs.length &&
  columns.every(({ words }) => words.length === 0) &&
  pairs.every(
    (row, i) =>
      (row[i]?.fit ?? 0) >= FITS_IN_ORDER && !((row[i]?.ofKind ?? 0) < OF_ITS_KIND && row.some(({ ofKind }) => ofKind >= OF_ITS_KIND)),
  );

interface Pairing {
  ofKind: number;
  named: number;
  said: number;
  fit: number;
  gain: number;
  learned: number;
}

/** As in `MappedColumn`, of the pairing of a row and a column of `pairs`. */
function leadOf(pairs: readonly (readonly Pairing[])[], row: number, column: number): number {
  const rivals = pairs.flatMap((others, at) => others.filter((_, other) => (at === row) !== (other === column)));
  return Math.max(0, (pairs[row]?.[column]?.learned ?? 0) - Math.max(0, ...rivals.map(({ learned }) => learned)));
}

/** A column that fits less is no choice to offer. */
const OFFERED_FIT = 0.5;
/** Beside what the cell says, no more than a person is shown. */
const MOST_OTHERS = 4;

function othersOf(
  fields: readonly (MappedColumn | null)[],
  itemFields: readonly number[],
  pairs: readonly (readonly Pairing[])[],
): MappedColumn[][] {
  return fields.map((mapped, fieldIndex) =>
    (pairs[itemFields.indexOf(fieldIndex)] ?? [])
      .map((pair, column) => ({ ...pair, column }))
      .filter(({ column, fit }) => column !== mapped?.column && fit >= OFFERED_FIT)
      .sort((one, other) => other.gain - one.gain)
      .slice(0, MOST_OTHERS)
      .map(({ column, named, said, fit }) => ({ column, named, said, fit, skip: 0, lead: 0 })),
  );
}

/**
 * What was learned and what the head's words say vote together. A head that has half of a field's words names another one more often than
 * not, and one that says less than a label outside the tables does not name it at all; the ranker has weighed that label already.
 */
function pairing(hint: PairHint, learned: number, order: number, outside: number | undefined): Pairing {
  const named = Math.max(hint.named, learned >= LEAST_LEARNED ? LEARNED_SHARE * learned : 0);
  const said = outside === undefined || hint.named > outside ? hint.named : 0;
  const likely = Math.max(learned, 0.9 * said * Math.sqrt(said));
  const fit = outside === undefined || likely > outside ? hint.fit : 0;
  const isChance = hint.fit <= 0 || likely < LEAST_LIKELY;
  return { ofKind: hint.ofKind, named, said: hint.named, fit, gain: isChance ? 0 : likely + SAID_SHARE * said + 0.02 * order, learned };
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

/** From here on the cells of a column are what a field asks for. */
const FITS_WELL = 0.9;

/** The field that the first column is for: the template's first or, where its cells are of another kind, the first that they suit well. */
function leaderOf(leftover: readonly number[], itemFields: readonly number[], pairs: readonly (readonly Pairing[])[]): number | undefined {
  const fitOf = (fieldIndex: number): number => pairs[itemFields.indexOf(fieldIndex)]?.[0]?.fit ?? 0;
  const [first] = itemFields;
  if (first === undefined || !leftover.includes(first) || fitOf(first) >= FITS_WELL) return first;
  return leftover.find((fieldIndex) => fitOf(fieldIndex) >= FITS_WELL) ?? first;
}

/** Share of the filled columns from which a table has no heads to go by, and its order is what tells columns apart. */
const HEADLESS_SHARE = 0.5;
/** Share of the rows in which a column is filled that an order may go by; parts of single rows stand between others by chance. */
const FILLED_SHARE = 0.8;

/** Gives fields the columns without heads that stand beside the one that counts the rows: nothing else is as surely told without a head. */
function pairInOrder(
  fields: (MappedColumn | null)[],
  itemFields: readonly number[],
  pairs: readonly (readonly Pairing[])[],
  columns: readonly TableColumn[],
): void {
  const filled = columns.filter((column) => column.filled > 0);
  const headless = filled.filter(({ words }) => words.length === 0).map(({ column }) => column);
  if (headless.length < HEADLESS_SHARE * filled.length) return;
  const rows = Math.max(...filled.map((column) => column.filled));
  const usual = filled.filter((column) => column.filled >= FILLED_SHARE * rows).map(({ column }) => column);
  // What little tells of a column without a head, its place among the others tells better.
  const told = itemFields.map((fieldIndex) => {
    const mapped = fields[fieldIndex];
    return mapped && (mapped.named >= NAMED_BY_ORDER || !headless.includes(mapped.column)) ? mapped.column : null;
  });
  const counter = filled.find((column) => headless.includes(column.column) && countsOn(column))?.column;
  const isFree = columns.map(({ column }) => headless.includes(column) && !told.includes(column) && column !== counter);
  const isCounted = counter !== undefined && told[0] === null && !told.includes(counter) && (pairs[0]?.[counter]?.fit ?? 0) >= 0.5;
  const anchors = told.map((column, i) => (counter !== undefined && (column === counter || (i === 0 && isCounted)) ? counter : null));
  const given = headlessInOrder(pairs, { told, anchors }, isFree, usual);
  if (isCounted) given[0] = counter;
  given.forEach((column, i) => {
    const [fieldIndex, pair] = [itemFields[i], pairs[i]?.[column ?? -1]];
    if (fieldIndex === undefined || column === null || !pair) return;
    const holder = fields.findIndex((other) => other?.column === column);
    if (holder >= 0) fields[holder] = null;
    fields[fieldIndex] = { column, named: Math.max(NAMED_BY_ORDER, pair.named), said: 0, fit: pair.fit, skip: 0, lead: 0 };
  });
}

/** Whole numbers of which each is one more than that before it: they tell the rows apart, which is what a first field asks for, and measure nothing. */
function countsOn({ texts }: TableColumn): boolean {
  const numbers = texts.map((text) => Number(text.replace(/[.):]$/, '')));
  return numbers.length >= 3 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

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
  const leader = leaderOf(leftover, itemFields, pairs);
  const gains = leftover.map((fieldIndex, rank) =>
    free.map((column, position) => {
      const pair = pairs[itemFields.indexOf(fieldIndex)]?.[column.column];
      if (!pair || pair.fit < 0.5) return 0;
      const unnamed = column.words.length === 0;
      const inOrder = leftover.length === free.length && rank === position && (unnamed || pair.fit >= 0.9);
      const leads = column.column === 0 && fieldIndex === leader;
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
      fields[fieldIndex] = { column: column.column, named: pair.named, said: pair.said, fit: pair.fit, skip: 0, lead: 0 };
  });
}

function scoreOf(fields: readonly (MappedColumn | null)[], itemFields: readonly number[], columns: readonly TableColumn[]): number {
  const mapped = itemFields.map((fieldIndex) => fields[fieldIndex] ?? null);
  const sum = mapped.reduce((total, pair) => total + (pair ? 0.35 * pair.fit + pair.named : 0), 0);
  const rows = Math.max(0, ...columns.map((column) => column.filled));
  return sum / Math.max(1, itemFields.length) + 0.04 * Math.log2(1 + rows);
}
