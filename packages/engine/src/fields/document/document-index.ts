import {
  neighboursAbove,
  neighboursBelow,
  indexNeighbours,
  neighboursLeftOf,
  neighboursRightOf,
  neighboursInRow,
  type Neighbours,
} from '../../layout/neighbours.ts';
import { unionBox, type BoundingBox, type DocumentLayout, type Line, type WordSpan } from '../../model/index.ts';
import { citedLines } from './cited-lines.ts';
import { tokensOfLine, type Token } from './tokens.ts';

/** A document made quick to search: folded tokens of each line, and who stands beside or below whom. Built once. */
export interface DocumentIndex {
  layout: DocumentLayout;
  /** Folded tokens, one array a line. */
  tokens: Token[][];
  /** Lines of a page from top to bottom. */
  linesOfPage: Map<number, Line[]>;
  /** The lines of a page by place. */
  neighbours: Map<number, Neighbours<Line>>;
  /** Usual height of letters by page, in points. */
  letterHeights: Map<number, number>;
  /** Lines whose words were filled into a form; values of a filled form stand in them and nowhere else. */
  filledLines: Set<number>;
  /** Lines of the works that the paper cites: what stands there is of other papers. */
  citedLines: ReadonlySet<number>;
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
  const neighbours = new Map([...linesOfPage].map(([page, lines]) => [page, indexNeighbours(lines, ({ box }) => box)]));
  const letterHeights = new Map([...linesOfPage].map(([page, lines]) => [page, usualHeight(lines)]));
  return {
    layout,
    tokens: layout.lines.map(tokensOfLine),
    linesOfPage,
    neighbours,
    letterHeights,
    filledLines,
    citedLines: citedLines(layout),
  };
}

function usualHeight(lines: readonly Line[]): number {
  const heights = lines.map(({ box }) => box.bottom - box.top).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 10;
}

/** The box around the words of some spans; null where they hold none. */
export function boxOfSpans(layout: DocumentLayout, spans: readonly WordSpan[]): BoundingBox | null {
  const boxes = spans.flatMap((span) => layout.lines[span.line]?.words.slice(span.from, span.to).map((word) => word.box) ?? []);
  return boxes.length ? unionBox(boxes) : null;
}

/** Lines on the height of a box (its own among them), left to right. */
export const linesInRow = (index: DocumentIndex, pageNumber: number, box: BoundingBox): readonly Line[] =>
  neighboursInRow(linesOn(index, pageNumber), box);

/** Lines right of a box on the same height, nearest first. */
export const linesRightOf = (index: DocumentIndex, pageNumber: number, box: BoundingBox): Line[] =>
  neighboursRightOf(linesOn(index, pageNumber), box);

/** Lines left of a box on the same height, nearest first. */
export const linesLeftOf = (index: DocumentIndex, pageNumber: number, box: BoundingBox): Line[] =>
  neighboursLeftOf(linesOn(index, pageNumber), box);

/** Lines below a box that share some of its width, within `reachPt`, nearest first. */
export const linesBelow = (index: DocumentIndex, pageNumber: number, box: BoundingBox, reachPt: number): Line[] =>
  neighboursBelow(linesOn(index, pageNumber), box, reachPt);

/** Lines above a box that share some of its width, within `reachPt`, nearest first. */
export const linesAbove = (index: DocumentIndex, pageNumber: number, box: BoundingBox, reachPt: number): Line[] =>
  neighboursAbove(linesOn(index, pageNumber), box, reachPt);

const NO_LINES = indexNeighbours<Line>([], ({ box }) => box);

/** The lines of a page by place; none where there is no such page. */
export const linesOn = (index: DocumentIndex, pageNumber: number): Neighbours<Line> => index.neighbours.get(pageNumber) ?? NO_LINES;
