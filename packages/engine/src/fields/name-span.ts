import type { Line, WordSpan } from '../model/index.ts';

/** The words of a name in a stretch of a line: without a "Name" before it and without what begins anew behind it. */
export function nameSpan(line: Line, span: WordSpan): WordSpan {
  let { from } = span;
  while (from < span.to - 1 && /^(?:name|nom|nombre|nome|naam|firma|company)\W*$/i.test(line.words[from]?.text ?? '')) from++;
  const end = line.words.findIndex((word, at) => at > from && at < span.to && /^(?:address|adresse|anschrift|d\/b\/a|dba|tel|phone|fax|telefon)\b\W*$/i.test(word.text));
  return { line: span.line, from, to: end < 0 ? span.to : end };
}
