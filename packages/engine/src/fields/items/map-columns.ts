import type { Table } from '../../model/index.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { columnsOf, type TableColumn } from '../document/table-column.ts';
import { keyOfPhrase, phraseKey, tokensOfText } from '../document/tokens.ts';
import { kindOfColumn } from '../kinds/kind-of-column.ts';
import { labelLikelihood } from '../labels/label-words.ts';
import { wordSimilarity } from '../labels/word-similarity.ts';
import { assign } from './assign.ts';

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
  /** 0..1: what the header says for the pairing. */
  named: number;
  /** 0..1: what the cells say. */
  fit: number;
  /** Lines of the cell before the field's: where heads are stacked ("Art. no." over "Description"), so are values. */
  skip: number;
}

/** A pairing below it is taken for chance; hand-set. */
const MIN_NAMED = 0.2;

/** Maps fields to columns by header and by what the cells hold, all at once; leftovers pair by kind and order. */
export function mapColumns(table: Table, template: CompiledTemplate, itemFields: readonly number[], outside: LabelledOutside): ColumnMap {
  const columns = columnsOf(table);
  const rarity = wordRarity(template, columns);
  const pairs = itemFields.map((fieldIndex) =>
    columns.map((column) => pairing(template, fieldIndex, column, columns.length, itemFields, rarity, outside)),
  );
  const fields: (MappedColumn | null)[] = template.fields.map(() => null);
  const named = assign(
    pairs.map((row) => row.map((pair) => (pair.named >= MIN_NAMED && pair.fit > 0 ? pair.gain : 0))),
    columns.length,
  );
  named.forEach((column, i) => {
    const fieldIndex = itemFields[i];
    const pair = column === null ? undefined : pairs[i]?.[column];
    if (fieldIndex !== undefined && column !== null && pair)
      fields[fieldIndex] = { column, named: pair.named, fit: pair.fit, skip: stackedAbove(template.fields[fieldIndex], columns[column]) };
  });
  pairLeftovers(fields, itemFields, pairs, columns, template);
  if (template.rows.mode === 'item') pairByKind(fields, itemFields, pairs, columns, template);
  return { table, columns, fields, score: scoreOf(fields, itemFields, columns) };
}

/**
 * How surely a label outside the tables names a field (an index in the template's entities): such a field takes no column that names it
 * less.
 */
export type LabelledOutside = ReadonlyMap<number, number>;

interface Pairing {
  named: number;
  fit: number;
  gain: number;
}

function pairing(
  template: CompiledTemplate,
  fieldIndex: number,
  column: TableColumn,
  columnCount: number,
  itemFields: readonly number[],
  rarity: Map<string, number>,
  outside: LabelledOutside,
): Pairing {
  const field = template.fields[fieldIndex];
  if (!field) return { named: 0, fit: 0, gain: 0 };
  const named = Math.max(
    headerSimilarity(field, column),
    wordSimilarity(column.words, field, rarity),
    isStubOf(field, column, template) ? STUB_NAMED : 0,
  );
  const fit = named > (outside.get(fieldIndex) ?? 0) || !outside.has(fieldIndex) ? kindFit(field, column) : 0;
  const order =
    1 - Math.abs(itemFields.indexOf(fieldIndex) / Math.max(1, itemFields.length - 1) - column.column / Math.max(1, columnCount - 1));
  return { named, fit, gain: fit <= 0 ? 0 : 2 * named + 0.5 * fit + 0.1 * order };
}

/**
 * The first column often has no head: each row is about what stands in it. Surer than words in another column's head, less than its whole.
 */
const STUB_NAMED = 0.85;

const isStubOf = (field: CompiledField, column: TableColumn, template: CompiledTemplate): boolean =>
  column.column === 0 &&
  column.words.length === 0 &&
  column.wordy > 0.5 &&
  field.labels.some((label) => label.weight >= 0.5 && template.rows.nouns.includes(label.text));

/** Heads above the one that is exactly a label of the field, where those are labels of something else. */
function stackedAbove(field: CompiledField | undefined, column: TableColumn | undefined): number {
  if (!field || !column || column.headers.length < 2 || column.headers.length > 3) return 0;
  const keys = new Set(field.labels.filter((label) => label.weight >= 0.5).map((label) => keyOfPhrase(label.text)));
  const at = column.headers.findIndex((header) => keys.has(phraseKey(tokensOfText(header))));
  return at > 0 && column.headers.slice(0, at).every((header) => labelLikelihood(header) > 0 || /-(?:nr|no)/i.test(header)) ? at : 0;
}

/** 0..1: a label of the field is the header, its end or part of it. */
export function headerSimilarity(field: CompiledField, column: TableColumn): number {
  let best = 0;
  const whole = phraseKey(column.words);
  const parts = column.headers.map((header) => phraseKey(tokensOfText(header)));
  for (const label of field.labels) {
    const key = keyOfPhrase(label.text);
    if (key === '') continue;
    const similarity =
      whole === key || parts.includes(key)
        ? 1
        : key.length > 3 && (whole.startsWith(key) || whole.endsWith(key))
          ? 0.8
          : key.length > 3 && whole.includes(key)
            ? 0.6
            : 0;
    best = Math.max(best, similarity * label.weight);
  }
  return best;
}

function wordRarity(template: CompiledTemplate, columns: readonly TableColumn[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of [...template.fields.map((field) => field.words.flatMap(tokensOfText)), ...columns.map((column) => column.words)]) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, 2 / (1 + count)]));
}

/** 0..1: could the column's cells be values of the field? 0: no. */
function kindFit(field: CompiledField, column: TableColumn): number {
  if (column.filled === 0) return field.field.type === 'number' ? 0.3 : 0.2;
  if (column.answered > 0.6 && field.kind !== 'enum') return field.kind === 'yes/no' ? 1 : 0.1;
  if (field.kind === 'date') return column.dated > 0.3 ? 1 : column.wordy > 0.7 ? 0.1 : 0.4;
  if (field.field.type === 'number' || kindIs(field.kind, 'number')) return column.numeric >= 0.5 ? 1 : column.numeric > 0.2 ? 0.5 : 0;
  if (kindIs(field.kind, 'wordy')) return column.wordy >= 0.5 ? 1 : column.wordy > 0.1 ? 0.5 : 0.1;
  if (kindIs(field.kind, 'choice')) return column.wordy > 0 || column.filled > 0 ? 0.6 : 0;
  return 0.6;
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
      fields[fieldIndex] = { column: column.column, named: pair.named, fit: pair.fit, skip: 0 };
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
      if (pair) fields[fieldIndex] = { column, named: pair.named, fit: pair.fit, skip: 0 };
    });
  }
}

function scoreOf(fields: readonly (MappedColumn | null)[], itemFields: readonly number[], columns: readonly TableColumn[]): number {
  const mapped = itemFields.map((fieldIndex) => fields[fieldIndex] ?? null);
  const sum = mapped.reduce((total, pair) => total + (pair ? 0.35 * pair.fit + pair.named : 0), 0);
  const rows = Math.max(0, ...columns.map((column) => column.filled));
  return sum / Math.max(1, itemFields.length) + 0.04 * Math.log2(1 + rows);
}
