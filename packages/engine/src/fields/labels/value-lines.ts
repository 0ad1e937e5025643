import { linesGoingOn, ZONE_REACH } from '../../layout/value-places.ts';
import type { BoundingBox, Line, WordSpan } from '../../model/index.ts';
import { boxOfSpans, linesLeftOf, linesOn, type DocumentIndex } from '../document/document-index.ts';
import { goesOnBelow } from '../document/wrapped-lines.ts';
import { type HitsOfLine, isLabelLine } from './label-lines.ts';
import type { LabelHit } from './label-hits.ts';

/** Lines under a value's first line that start where it starts and belong to no label. */
export function hangingLines(index: DocumentIndex, first: Line, spans: readonly WordSpan[], hits: HitsOfLine): WordSpan[] {
  const start = boxOfSpans(index.layout, spans);
  if (!start) return [];
  const lines = linesGoingOn(linesOn(index, first.pageNumber), start, ZONE_REACH, ({ top, bottom }) => Math.max(1, bottom - top), {
    'it is a label': (line) => isLabelLine(line, hits),
    'another label names it': (line) => labelledFromLeft(index, line, start, hits),
  });
  return lines.map((line) => ({ line: line.index, from: 0, to: endOfValue(line, 0, hits.get(line.index) ?? []) }));
}

/** Words of a line that fills the width of a text. */
const FULL_LINE_WORDS = 7;

/**
 * Lines that go on under a label and its value, where the whole is one paragraph: the label's line is full, and the next begins where the label
 * does ("Keywords: mosaic plots, association plots," above "categorical data.").
 */
export function linesOfParagraph(index: DocumentIndex, first: Line, hits: HitsOfLine): WordSpan[] {
  const { layout } = index;
  const edge = Math.max(...(layout.blocks[first.block]?.lines ?? []).map((line) => layout.lines[line]?.box.right ?? 0));
  const lines: WordSpan[] = [];
  let above = first;
  while (lines.length < ZONE_REACH.maxLines - 1 && above.words.length >= FULL_LINE_WORDS) {
    const next = layout.lines[above.index + 1];
    const height = first.box.bottom - first.box.top;
    if (
      !next ||
      next.block !== first.block ||
      Math.abs(next.box.left - first.box.left) > 0.5 * height ||
      next.box.top < above.box.bottom - 0.5 * height ||
      isLabelLine(next, hits) ||
      !goesOnBelow(layout, above.index, next.index, edge)
    )
      break;
    const to = endOfValue(next, 0, hits.get(next.index) ?? []);
    lines.push({ line: next.index, from: 0, to });
    if (to < next.words.length) break;
    above = next;
  }
  return lines;
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
    if (at > from && /\p{L}[:：]$/u.test(line.words[at]?.text ?? '')) return at;
  }
  return end;
}

/** All words of a line. */
export const wholeLine = (line: Line): WordSpan => ({ line: line.index, from: 0, to: line.words.length });
