import type { Line, WordSpan } from '../../model/index.ts';

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
