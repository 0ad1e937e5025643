import type { Line, WordSpan } from '../../model/index.ts';
import { isLegalForm } from '../../values/company-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { boxOfSpans, linesBelow, type DocumentIndex } from '../document/document-index.ts';

/** What may be printed before a name, also letter by letter ("N a m e"). */
const LEAD = /^(?:names?|nom|nombre|nome|naam|firma|company)\W*$/i;
/** Letters of the longest of them. */
const LONGEST = 7;

/** The words of a name in a stretch of a line: without a "Name" before it and without what begins anew behind it. */
export function nameSpan(line: Line, span: WordSpan): WordSpan {
  let { from } = span;
  for (let to = from + 1; to < span.to && to <= from + LONGEST; to++) {
    const lead = line.words
      .slice(from, to)
      .map((word) => word.text)
      .join('');
    if (LEAD.test(lead)) from = to;
  }
  const end = line.words.findIndex(
    (word, at) => at > from && at < span.to && /^(?:address|adresse|anschrift|d\/b\/a|dba|tel|phone|fax|telefon)\b\W*$/i.test(word.text),
  );
  return { line: span.line, from, to: end < 0 ? span.to : end };
}

/** Whether what the field asks for is somebody's name, and not a label's words as they stand. */
export const isName = (field: CompiledField): boolean => !field.verbatim && kindIs(field.kind, 'party') && field.kind !== 'name';

/** The legal form that stands alone right below the words of a name, which then go on with it: "Ash & Grove Building" / "Ltd"; null where none does. */
export function legalFormBelow(index: DocumentIndex, spans: readonly WordSpan[]): WordSpan | null {
  const last = spans.at(-1);
  const line = last && index.layout.lines[last.line];
  const box = last && boxOfSpans(index.layout, [last]);
  if (!line || !box || last.to < line.words.length) return null;
  const height = box.bottom - box.top;
  const below = linesBelow(index, line.pageNumber, box, height).find(({ box: { left } }) => Math.abs(left - box.left) < height / 2);
  return below && isLegalForm(below.text) ? { line: below.index, from: 0, to: below.words.length } : null;
}
