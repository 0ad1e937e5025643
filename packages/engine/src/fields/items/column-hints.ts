import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import type { TableColumn } from '../document/table-column.ts';
import { phraseKey, tokensOfText, keyOfPhrase } from '../document/tokens.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { kindOfColumn } from '../kinds/kind-of-column.ts';
import { wordSimilarity } from '../labels/word-similarity.ts';
import type { FieldHint, PairHint } from '../ranker/column-features.ts';

/**
 * How surely a label outside the tables names a field (an index in the template's entities): such a field takes no column that names it
 * less.
 */
export type LabelledOutside = ReadonlyMap<number, number>;

/** What words and cells say of each field of the template and each column, by field, then by column. */
export function pairHints(template: CompiledTemplate, columns: readonly TableColumn[]): PairHint[][] {
  const rarity = wordRarity(template, columns);
  return template.fields.map((field) =>
    columns.map((column) => ({
      named: Math.max(
        headerSimilarity(field, column),
        wordSimilarity(column.words, field, rarity),
        isStubOf(field, column, columns, template) ? STUB_NAMED : 0,
      ),
      fit: kindFit(field, column),
      ofKind: kindOfColumn(field, column),
    })),
  );
}

/** What is known of each field beside how it is asked for. */
export const fieldHints = ({ fields }: CompiledTemplate, outside: LabelledOutside): Omit<FieldHint, 'asked'>[] =>
  fields.map(({ nameWords, itemLikelihood }, fieldIndex) => ({
    nameWords: nameWords.flatMap(tokensOfText),
    itemLikelihood,
    outside: outside.get(fieldIndex) ?? 0,
  }));

/**
 * The first column often has no head: each row is about what stands in it. Surer than words in another column's head, less than its whole.
 */
const STUB_NAMED = 0.85;

const isStubOf = (field: CompiledField, column: TableColumn, columns: readonly TableColumn[], template: CompiledTemplate): boolean =>
  column.column === 0 &&
  column.words.length === 0 &&
  column.wordy > 0.5 &&
  field.labels.some((label) => label.weight >= 0.5 && template.rows.nouns.includes(label.text)) &&
  (kindOfColumn(field, column) >= OF_ITS_KIND ||
    !(
      template.fields.some((other) => kindOfColumn(other, column) >= OF_ITS_KIND) ||
      columns.some((other) => kindOfColumn(field, other) >= OF_ITS_KIND)
    ));

/** Share of a column's cells that are of a field's kind from which it is that field's: companies in a list of positions. */
export const OF_ITS_KIND = 0.6;

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

/** A text field that seems to ask for a number ("Size") may be told in letters ("XL") where the head names it. */
const OTHER_THAN_MEANT = 0.2;

/** 0..1: could the column's cells be values of the field? 0: no. */
function kindFit(field: CompiledField, column: TableColumn): number {
  if (column.filled === 0) return field.field.type === 'number' ? 0.3 : 0.2;
  if (column.answered > 0.6 && field.kind !== 'enum') return field.kind === 'yes/no' ? 1 : 0.1;
  if (field.kind === 'date') return column.dated > 0.3 ? 1 : column.wordy > 0.7 ? 0.1 : 0.4;
  if (field.field.type === 'number' || kindIs(field.kind, 'number'))
    return column.numeric >= 0.5 ? 1 : column.numeric > 0.2 ? 0.5 : field.field.type === 'number' ? 0 : OTHER_THAN_MEANT;
  if (kindIs(field.kind, 'wordy')) return column.wordy >= 0.5 ? 1 : column.wordy > 0.1 ? 0.5 : 0.1;
  if (kindIs(field.kind, 'choice')) return column.wordy > 0 || column.filled > 0 ? 0.6 : 0;
  return 0.6;
}
