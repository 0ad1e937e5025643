import type { BoundingBox, Line, WordSpan } from '../../model/index.ts';
import { boxOfSpans, linesBelow, linesLeftOf, type DocumentIndex } from '../document/document-index.ts';
import { type HitsOfLine, isLabelLine } from './label-lines.ts';
import type { LabelHit } from './label-hits.ts';

/** Lines of one value: an address block has up to eight. */
const MAX_VALUE_LINES = 8;

/** Lines under a value's first line that start where it starts and belong to no label. */
export function hangingLines(index: DocumentIndex, first: Line, spans: readonly WordSpan[], hits: HitsOfLine): WordSpan[] {
  const start = boxOfSpans(index.layout, spans);
  if (!start) return [];
  const more: WordSpan[] = [];
  let above = start;
  while (more.length < MAX_VALUE_LINES - 1) {
    const height = Math.max(1, above.bottom - above.top);
    const next = linesBelow(index, first.pageNumber, { ...start, top: above.top, bottom: above.bottom }, 0.9 * height).find(
      (line) => Math.abs(line.box.left - start.left) < 1.5 * height,
    );
    if (!next || isLabelLine(next, hits) || labelledFromLeft(index, next, start, hits)) break;
    more.push({ line: next.index, from: 0, to: endOfValue(next, 0, hits.get(next.index) ?? []) });
    above = next.box;
  }
  return more;
}

/** Another line on the same height, left of the value's column, names this line. */
export function labelledFromLeft(index: DocumentIndex, line: Line, column: BoundingBox, hits: HitsOfLine): boolean {
  return linesLeftOf(index, line.pageNumber, { ...line.box, left: column.left }).some(
    (other) => other !== line && isLabelLine(other, hits),
  );
}

/** A value ends where another label begins. */
export function endOfValue(line: Line, from: number, hits: readonly LabelHit[]): number {
  let end = line.words.length;
  for (const other of hits) {
    const span = other.spans.find((candidate) => candidate.line === line.index);
    if (span && span.from < end && other.labelStrength >= 0.7 && (span.from > from || (span.from === from && span.to - span.from > 1)))
      end = span.from;
  }
  for (let at = from; at < end; at++) {
    if (at > from && /\p{L}[:：]$/u.test(line.words[at]?.text ?? '')) return Math.max(from, startOfLabel(line, at, from));
  }
  return end;
}

/** The first word of the label that ends with the colon at `colon`: after the widest space before it, at most four words back. */
function startOfLabel(line: Line, colon: number, from: number): number {
  let start = colon;
  let widest = 0;
  for (let at = colon; at > Math.max(from, colon - 4); at--) {
    const gap = (line.words[at]?.box.left ?? 0) - (line.words[at - 1]?.box.right ?? 0);
    if (gap > widest * 1.3) [start, widest] = [at, gap];
  }
  return start;
}

/** All words of a line. */
export const wholeLine = (line: Line): WordSpan => ({ line: line.index, from: 0, to: line.words.length });
