import type { DocumentLayout, WordSpan } from '../../model/index.ts';
import { textOfSpans } from '../document/tick-marks.ts';
import { conventionsOf } from '../kinds/kind-finder.ts';
import { labelLikelihood } from '../labels/label-words.ts';
import type { SuggestedField } from './suggested-field.ts';
import { suggestedDescription, suggestedName } from './suggested-name.ts';
import { typedExample } from './typed-example.ts';

/** Values longer than this are prose that a colon happens to open. */
const MAX_VALUE_WORDS = 24;

/** From here on a line as a whole reads like a label. */
const A_LABEL = 0.66;

/**
 * Printed labels that have a value beside or below them. Those in a table's body name a column and not the document; what is itself the label of
 * something, or reads like one and is not told by a colon, is no value.
 */
export function suggestFromPairs(layout: DocumentLayout): SuggestedField[] {
  const conventions = conventionsOf(layout);
  const called = (spans: readonly WordSpan[]): string | null => suggestedName(textOfSpans(layout, spans));
  const labels = new Set(layout.pairs.flatMap(({ label }) => called(label)?.toLowerCase() ?? []));
  return layout.pairs.flatMap((pair): SuggestedField[] => {
    if (pair.value.length === 0 || wordCount(pair.value) > MAX_VALUE_WORDS || isInManyRows(layout, pair.label)) return [];
    if (pair.relation !== 'colon' && labelLikelihood(textOfSpans(layout, pair.value)) >= A_LABEL) return [];
    const name = called(pair.label);
    const example = typedExample(printedLines(layout, pair.value), conventions);
    if (name === null || !example || labels.has(called(pair.value)?.toLowerCase() ?? '')) return [];
    return [
      {
        variableName: name,
        description: suggestedDescription(name, example.asks),
        type: example.type,
        enumValues: [],
        example: example.value,
      },
    ];
  });
}

const wordCount = (spans: readonly WordSpan[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

const printedLines = (layout: DocumentLayout, spans: readonly WordSpan[]): string =>
  spans.map((span) => textOfSpans(layout, [span])).join('\n');

/** A table of more rows than this is a list; of two or three rows it is a form with rulings. */
const MAX_FORM_ROWS = 3;

function isInManyRows(layout: DocumentLayout, label: readonly WordSpan[]): boolean {
  const cell = layout.lines[label[0]?.line ?? -1]?.cell;
  const table = cell && layout.tables[cell.table];
  return Boolean(cell && table && table.columnCount > 2 && table.headerRows > 0 && table.rows.length - table.headerRows > MAX_FORM_ROWS);
}
