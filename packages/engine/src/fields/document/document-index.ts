import { overlapX, overlapY, unionBox, type BoundingBox, type DocumentLayout, type Line, type WordSpan } from '../../model/index.ts';
import { tokensOfLine, type Token } from './tokens.ts';

/** A document made quick to search: folded tokens of each line, and who stands beside or below whom. Built once. */
export interface DocumentIndex {
  layout: DocumentLayout;
  /** Folded tokens, one array a line. */
  tokens: Token[][];
  /** Lines of a page from top to bottom. */
  linesOfPage: Map<number, Line[]>;
  /** Lines whose words were filled into a form; values of a filled form stand in them and nowhere else. */
  filledLines: Set<number>;
}

/** Filled-in lines from which a document counts as a filled form. */
const MIN_FILLED_LINES = 3;

export const isFilledForm = (index: DocumentIndex): boolean => index.filledLines.size >= MIN_FILLED_LINES;

export function indexDocument(layout: DocumentLayout): DocumentIndex {
  const linesOfPage = new Map<number, Line[]>();
  for (const line of layout.lines) {
    const lines = linesOfPage.get(line.pageNumber);
    if (lines) lines.push(line);
    else linesOfPage.set(line.pageNumber, [line]);
  }
  for (const lines of linesOfPage.values()) lines.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  const filledLines = new Set(
    layout.lines.filter((line) => line.words.length > 0 && line.words.every((word) => word.origin === 'form')).map((line) => line.index),
  );
  return { layout, tokens: layout.lines.map(tokensOfLine), linesOfPage, filledLines };
}

/** The box around the words of some spans; null where they hold none. */
export function boxOfSpans(layout: DocumentLayout, spans: readonly WordSpan[]): BoundingBox | null {
  const boxes = spans.flatMap((span) => layout.lines[span.line]?.words.slice(span.from, span.to).map((word) => word.box) ?? []);
  return boxes.length ? unionBox(boxes) : null;
}

/** Lines right of a box on the same height, nearest first. */
export function linesRightOf(index: DocumentIndex, pageNumber: number, box: BoundingBox): Line[] {
  const height = box.bottom - box.top;
  return linesBetween(index, pageNumber, box.top - 2 * height, box.bottom + height)
    .filter((line) => line.box.left >= box.right - 1 && overlapY(line.box, box) > 0.4 * Math.min(height, line.box.bottom - line.box.top))
    .sort((a, b) => a.box.left - b.box.left || a.index - b.index);
}

/** Lines below a box that share some of its width, within `reachPt`, nearest first. */
export function linesBelow(index: DocumentIndex, pageNumber: number, box: BoundingBox, reachPt: number): Line[] {
  const height = box.bottom - box.top;
  return linesBetween(index, pageNumber, box.top, box.bottom + reachPt).filter(
    (line) => (line.box.top + line.box.bottom) / 2 > box.bottom && line.box.top >= box.bottom - 0.4 * height && overlapX(line.box, box) > 0,
  );
}

/** Lines above a box that share some of its width, within `reachPt`, nearest first. */
export function linesAbove(index: DocumentIndex, pageNumber: number, box: BoundingBox, reachPt: number): Line[] {
  const height = box.bottom - box.top;
  return linesBetween(index, pageNumber, box.top - reachPt - 2 * height, box.top)
    .filter((line) => line.box.bottom <= box.top + 0.4 * height && line.box.bottom >= box.top - reachPt && overlapX(line.box, box) > 0)
    .reverse();
}

/** Lines of a page whose top lies between two heights. */
function linesBetween(index: DocumentIndex, pageNumber: number, top: number, bottom: number): Line[] {
  const lines = index.linesOfPage.get(pageNumber) ?? [];
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.box.top ?? 0) < top) low = middle + 1;
    else high = middle;
  }
  const between: Line[] = [];
  for (let at = low; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.box.top > bottom) break;
    between.push(line);
  }
  return between;
}
