import { overlapX, overlapY, type DocumentLayout, type Line, type PageLayout } from '../model/index.ts';

/** A document made ready to tell what stands around a stretch of it. */
export interface DocumentView {
  layout: DocumentLayout;
  /** By page number. */
  pages: ReadonlyMap<number, PageView>;
}

export interface PageView {
  page: PageLayout;
  /** Pages before it. */
  index: number;
  /** From top to bottom. */
  lines: Line[];
  /** Usual height of a line. */
  lineHeight: number;
  /** Where its print begins and ends. */
  top: number;
  bottom: number;
  /** What stands around a line; filled on first use, because many values are asked about. */
  neighbours: Map<number, Neighbours>;
}

export interface Neighbours {
  left: Line | null;
  above: Line | null;
  below: Line | null;
}

/** Lines a page that can be looked around: a price list has no fewer labels on its first thousand. */
const MAX_LINES_A_PAGE = 1_000;

export function viewDocument(layout: DocumentLayout): DocumentView {
  const linesOf = new Map<number, Line[]>();
  for (const line of layout.lines) {
    const lines = linesOf.get(line.pageNumber);
    if (!lines) linesOf.set(line.pageNumber, [line]);
    else if (lines.length < MAX_LINES_A_PAGE) lines.push(line);
  }
  return {
    layout,
    pages: new Map(layout.pages.map((page, index) => [page.pageNumber, viewPage(page, index, linesOf.get(page.pageNumber) ?? [])])),
  };
}

function viewPage(page: PageLayout, index: number, lines: Line[]): PageView {
  const heights = lines.map(({ box }) => box.bottom - box.top).sort((a, b) => a - b);
  return {
    page,
    index,
    lines: [...lines].sort((a, b) => a.box.top - b.box.top || a.index - b.index),
    lineHeight: Math.max(1, heights[heights.length >> 1] ?? 10),
    top: Math.min(...lines.map(({ box }) => box.top)),
    bottom: Math.max(...lines.map(({ box }) => box.bottom)),
    neighbours: new Map(),
  };
}

/** The nearest lines around one. */
export function neighboursOf(page: PageView, line: Line): Neighbours {
  let known = page.neighbours.get(line.index);
  if (!known)
    page.neighbours.set(line.index, (known = { left: lineLeft(page, line), above: lineAbove(page, line), below: lineBelow(page, line) }));
  return known;
}

/** The nearest line left of one on its height. */
function lineLeft({ lines }: PageView, { index, box }: Line): Line | null {
  const height = box.bottom - box.top;
  let nearest: Line | null = null;
  for (const line of lines) {
    if (
      line.index === index ||
      line.box.right > box.left + 1 ||
      overlapY(line.box, box) < 0.4 * Math.min(height, line.box.bottom - line.box.top)
    )
      continue;
    if (nearest === null || line.box.right > nearest.box.right) nearest = line;
  }
  return nearest;
}

/** How far above or below a line its neighbour may stand, in usual line heights. */
const REACH = 8;

function lineAbove({ lines, lineHeight }: PageView, { index, box }: Line): Line | null {
  const above = lines.filter(
    (line) =>
      line.index !== index && middleY(line) < box.top && line.box.bottom > box.top - REACH * lineHeight && overlapX(line.box, box) > 0,
  );
  return above.reduce<Line | null>((nearest, line) => (nearest === null || line.box.bottom > nearest.box.bottom ? line : nearest), null);
}

function lineBelow({ lines, lineHeight }: PageView, { index, box }: Line): Line | null {
  const below = lines.filter(
    (line) =>
      line.index !== index && middleY(line) > box.bottom && line.box.top < box.bottom + REACH * lineHeight && overlapX(line.box, box) > 0,
  );
  return below.reduce<Line | null>((nearest, line) => (nearest === null || line.box.top < nearest.box.top ? line : nearest), null);
}

/** A line and those that follow it, at most `count`, each way a value may run on: as read, straight down, and along the row. */
export function linesFrom(view: DocumentView, first: Line, count: number): Line[][] {
  const read = view.layout.lines.slice(first.index, first.index + count).filter((line) => line.pageNumber === first.pageNumber);
  const runs = [
    read,
    followed(view, first, count, (page, line) => neighboursOf(page, line).below),
    followed(view, first, count, lineClose),
  ];
  return runs.filter(
    (run, at) => runs.findIndex((other) => other.length === run.length && other.every((line, index) => line === run[index])) === at,
  );
}

function followed(view: DocumentView, first: Line, count: number, next: (page: PageView, line: Line) => Line | null): Line[] {
  const page = view.pages.get(first.pageNumber);
  const lines = [first];
  while (page && lines.length < count) {
    const line = next(page, lines.at(-1) ?? first);
    if (!line) break;
    lines.push(line);
  }
  return lines;
}

/** How wide the space may be at which a line was broken in two though its words belong together, in usual line heights. */
const CLOSE = 1;

/** The line right of one where no more than a wide space is between them: a column was seen that is none. */
function lineClose({ lines, lineHeight }: PageView, { index, box }: Line): Line | null {
  return (
    lines.find(
      (line) =>
        line.index !== index &&
        line.box.left >= box.right - 1 &&
        line.box.left - box.right < CLOSE * lineHeight &&
        overlapY(line.box, box) > 0.6 * (box.bottom - box.top),
    ) ?? null
  );
}

const middleY = ({ box }: Line): number => (box.top + box.bottom) / 2;
