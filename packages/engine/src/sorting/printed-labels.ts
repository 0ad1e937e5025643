import type { DocumentLayout, WordSpan } from '../model/index.ts';

/** Labels looked at: a form of many pages repeats what its first ones say. */
const MOST_LABELS = 200;
/** Longer print is a sentence. */
const MOST_CHARACTERS = 80;

/** What a document prints beside, above and over values: labels of pairs, heads of tables, names of form fields and questions of tick boxes. */
export function printedLabels({ lines, pairs, tables, formFields, marks }: DocumentLayout): string[] {
  const textOf = (spans: readonly WordSpan[]): string =>
    spans.flatMap(({ line, from, to }) => lines[line]?.words.slice(from, to).map(({ text }) => text) ?? []).join(' ');
  const heads = tables.flatMap(({ rows, headerRows }) =>
    rows.slice(0, headerRows).flatMap(({ cells }) => cells.map((cell) => cell?.text ?? '')),
  );
  const labels = [
    ...pairs.map(({ label }) => textOf(label)),
    ...heads,
    ...formFields.map(({ name }) => name),
    ...marks.map(({ group }) => textOf(group)),
  ].map((label) => label.replace(/[\s:.…]+$/u, ''));
  return [...new Set(labels)].filter((label) => /\p{L}{2}/u.test(label) && label.length <= MOST_CHARACTERS).slice(0, MOST_LABELS);
}
