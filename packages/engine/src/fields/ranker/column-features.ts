import { looksOf, LOOKS, type Look } from '../candidates/looks.ts';
import { nearness } from '../compile/asked-wordings.ts';
import type { TableColumn } from '../document/table-column.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import type { AskedField } from './asked-field.ts';
import type { KnownText } from './text-knowledge.ts';

/** What the words of the template and of the head say of a field and a column, before anything learned. */
export interface PairHint {
  /** 0..1: how well the head names the field. */
  named: number;
  /** 0..1: whether the cells could be its values. */
  fit: number;
  /** 0..1: share of the cells that are of the field's kind and plainly of no other. */
  ofKind: number;
}

/** What is known of a field of the template, whatever table is looked at. */
export interface FieldHint {
  asked: AskedField;
  /** Folded words of its name. */
  nameWords: readonly string[];
  /** 0..1: how likely it stands on each row, by the lexicon. */
  itemLikelihood: number;
  /** 0..1: how surely a label outside the tables names it. */
  outside: number;
}

/** Names of the numbers that one field and one column are judged by, in order. */
export const COLUMN_FEATURE_NAMES: readonly string[] = [
  'near head',
  'nearer than other fields',
  'nearer than other columns',
  'near last line of head',
  'named',
  'named more than other fields',
  'named more than other columns',
  'shortens',
  'fit',
  'of kind',
  'of kind more than other columns',
  'of kind more than other fields',
  'looks of kind',
  'looks of kind more than other columns',
  'looks of kind more than other fields',
  'kind certainty',
  'kind that its head asks for',
  'kind that its head asks for suits its cells',
  'item likelihood',
  'outside',
  ...LOOKS.map((look) => `looks ${look}`),
  'filled',
  'distinct',
  'numeric',
  'dated',
  'wordy',
  'answered',
  'short cells',
  'words of cells',
  'no head',
  'words of head',
  'head is a label',
  'first',
  'place',
  'place against the field',
  'order in its kind',
  'columns',
  'rows',
];

/** What "it has no column here" is judged by. */
export const NO_COLUMN_FEATURE_NAMES: readonly string[] = [
  'one',
  'nearest head',
  'best margin',
  'best named',
  'best of kind',
  'best looks of kind',
  'kind certainty',
  'item likelihood',
  'outside',
  'fields',
  'columns',
  'fields against columns',
  'rows',
  'heads that name fields',
];

interface JudgedColumns {
  /** One row a column, `COLUMN_FEATURE_NAMES.length` numbers each. */
  rows: Float32Array;
  none: Float32Array;
}

/** Cells of a column that are looked at. */
const CELLS_LOOKED_AT = 24;

/** Features of each column for each field, against the other fields and columns. `hints` by field, then by column. */
export function judgeColumns(
  columns: readonly TableColumn[],
  fields: readonly FieldHint[],
  hints: readonly (readonly PairHint[])[],
  { know, conventions }: { know: (text: string) => KnownText; conventions: Conventions },
): JudgedColumns[] {
  const known = columns.map((column) => knowColumn(column, know, conventions));
  const near = matrix(fields, known, ({ asked }, { head }) => (head ? nearness(asked.vectors, head.vector) : 0));
  const lastNear = matrix(fields, known, ({ asked }, { last }) => (last ? nearness(asked.vectors, last.vector) : 0));
  const named = hints.map((row) => row.map((hint) => hint.named));
  const ofKind = hints.map((row) => row.map((hint) => hint.ofKind));
  const looks = matrix(fields, known, ({ asked }, column) => LOOKS.reduce((sum, look) => sum + asked.kinds[look] * column.looks[look], 0));
  const kinds = fields.map(({ asked }) => likeliest(asked));
  const heads = known.map((_, at) => Math.max(0, ...named.map((row) => row[at] ?? 0)));
  const size = [Math.min(1, columns.length / 12), Math.log2(1 + Math.max(0, ...columns.map(({ filled }) => filled))) / 8] as const;
  return fields.map((field, at): JudgedColumns => {
    const certainty = Math.max(...LOOKS.map((look) => field.asked.kinds[look]));
    const width = COLUMN_FEATURE_NAMES.length;
    const rows = new Float32Array(columns.length * width);
    const place = at / Math.max(1, fields.length - 1);
    known.forEach((column, index) => {
      const hint = hints[at]?.[index] ?? NO_HINT;
      rows.set(
        [
          near[at]?.[index] ?? 0,
          overOthers(near, at, index).fields,
          overOthers(near, at, index).columns,
          lastNear[at]?.[index] ?? 0,
          hint.named,
          overOthers(named, at, index).fields,
          overOthers(named, at, index).columns,
          shortens(column.words, field.nameWords),
          hint.fit,
          hint.ofKind,
          overOthers(ofKind, at, index).columns,
          overOthers(ofKind, at, index).fields,
          looks[at]?.[index] ?? 0,
          overOthers(looks, at, index).columns,
          overOthers(looks, at, index).fields,
          certainty,
          column.head ? LOOKS.reduce((sum, look, kind) => sum + (column.head?.kinds[kind] ?? 0) * field.asked.kinds[look], 0) : 0,
          column.head ? LOOKS.reduce((sum, look, kind) => sum + (column.head?.kinds[kind] ?? 0) * column.looks[look], 0) : 0,
          field.itemLikelihood,
          field.outside,
          ...LOOKS.map((look) => column.looks[look]),
          ...column.numbers,
          Number(index === 0),
          index / Math.max(1, columns.length - 1),
          Math.abs(index / Math.max(1, columns.length - 1) - place),
          orderInKind(kinds, looks, at, index),
          ...size,
        ],
        index * width,
      );
    });
    const most = (values: readonly (readonly number[])[]): number => Math.max(0, ...(values[at] ?? []));
    return {
      rows,
      none: Float32Array.from([
        1,
        most(near),
        Math.max(0, ...known.map((_, index) => overOthers(near, at, index).fields)),
        most(named),
        most(ofKind),
        most(looks),
        certainty,
        field.itemLikelihood,
        field.outside,
        Math.min(1, fields.length / 20),
        size[0],
        Math.min(2, fields.length / Math.max(1, columns.length)) / 2,
        size[1],
        heads.filter((head) => head > HEAD_NAMES).length / Math.max(1, columns.length),
      ]),
    };
  });
}

export const NO_HINT: PairHint = { named: 0, fit: 0, ofKind: 0 };
/** From here on a head counts as naming a field. */
const HEAD_NAMES = 0.5;

interface KnownColumn {
  head: KnownText | null;
  last: KnownText | null;
  words: readonly string[];
  looks: Record<Look, number>;
  numbers: number[];
}

function knowColumn(column: TableColumn, know: (text: string) => KnownText, conventions: Conventions): KnownColumn {
  const { headers, words, texts, filled, numeric, dated, wordy, answered } = column;
  const headText = headers.join(' ');
  const [head, last] = [headText === '' ? null : know(headText), headers.length === 0 ? null : know(headers.at(-1) ?? '')];
  const sample = texts.slice(0, CELLS_LOOKED_AT);
  const looks = Object.fromEntries(LOOKS.map((look) => [look, 0])) as Record<Look, number>;
  for (const text of sample) {
    const own = looksOf(text, conventions);
    for (const look of LOOKS) looks[look] += own[look] / sample.length;
  }
  const share = (is: (text: string) => boolean): number => sample.filter(is).length / Math.max(1, sample.length);
  return {
    head,
    last,
    words,
    looks,
    numbers: [
      Math.min(1, filled / 4),
      new Set(sample).size / Math.max(1, sample.length),
      numeric,
      dated,
      wordy,
      answered,
      share((text) => text.length <= 3),
      Math.min(2, sample.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / Math.max(1, sample.length) / 4),
      Number(headers.length === 0),
      Math.min(2, words.length / 4),
      head?.label ?? 0,
    ],
  };
}

const matrix = (
  fields: readonly FieldHint[],
  columns: readonly KnownColumn[],
  of: (field: FieldHint, column: KnownColumn) => number,
): number[][] => fields.map((field) => columns.map((column) => of(field, column)));

/** By how much a pairing is better than that of any other field with the column, and of any other column with the field. */
function overOthers(values: readonly (readonly number[])[], at: number, index: number): { fields: number; columns: number } {
  const own = values[at]?.[index] ?? 0;
  const ofFields = values.reduce((most, row, other) => (other === at ? most : Math.max(most, row[index] ?? 0)), 0);
  const ofColumns = (values[at] ?? []).reduce((most, value, other) => (other === index ? most : Math.max(most, value)), 0);
  return { fields: own - ofFields, columns: own - ofColumns };
}

/** 0..1: how much the head looks like a short form of a word of the name ("Lic.", "Qty", "P/UP" do not read as words). */
function shortens(head: readonly string[], name: readonly string[]): number {
  let best = 0;
  for (const short of head)
    for (const word of name) {
      if (short.length >= word.length || short.length > 6) continue;
      const letters = word.startsWith(short) ? 1 : isThinned(short, word) ? 0.6 : 0;
      best = Math.max(best, letters * Math.min(1, short.length / 3));
    }
  return best;
}

/** "qty" of "quantity": its letters in order, the first first. */
function isThinned(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.length < 2) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  return at === short.length;
}

const likeliest = ({ kinds }: AskedField): Look => LOOKS.reduce((best, look) => (kinds[look] > kinds[best] ? look : best), LOOKS[0]);

/** Columns from this much looks on are of a field's kind. */
const OF_KIND = 0.45;

/** 1 where the field is as many among the fields of its kind as the column among the columns of that kind; less the further apart. */
function orderInKind(kinds: readonly Look[], looks: readonly (readonly number[])[], at: number, index: number): number {
  const own = looks[at] ?? [];
  if ((own[index] ?? 0) < OF_KIND) return 0;
  const fieldOrder = kinds.slice(0, at).filter((kind) => kind === kinds[at]).length;
  const columnOrder = own.slice(0, index).filter((value) => value >= OF_KIND).length;
  return 1 / (1 + Math.abs(fieldOrder - columnOrder));
}
