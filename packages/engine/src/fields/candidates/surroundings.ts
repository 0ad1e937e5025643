import { overlapX, overlapY, unionBox, type BoundingBox, type DocumentLayout, type Line, type WordSpan } from '../../model/index.ts';
import { piecesOf } from './pieces.ts';

/** Places from which a value is named. */
export const PLACES = ['before', 'left', 'above', 'further above', 'below', 'column head', 'row head', 'heading', 'running'] as const;
export type Place = (typeof PLACES)[number];

/** Texts around a stretch of print; null where nothing stands there. Distances are in heights of its line. */
export interface Surroundings {
  texts: Readonly<Record<Place, string | null>>;
  /** Between it and what stands left of it, or above it. */
  leftGap: number;
  aboveGap: number;
  /** What stands before or left ends with a colon. */
  colon: boolean;
  /** The line above begins where it begins. */
  aboveAligned: boolean;
  /** Height of its letters against the page's usual, and of the line above against its own. */
  largeness: number;
  aboveSize: number;
  bold: boolean;
  inTable: boolean;
  /** Body rows of its table, 0 outside. */
  tableRows: number;
  /** It is all of its line. */
  isLine: boolean;
  lineWords: number;
  /** Between it and the words before and behind it in its line; `MOST_GAP` where there are none. */
  gapBefore: number;
  gapAfter: number;
  /** From the top of its page and from the left, 0..1. */
  down: number;
  across: number;
}

/** Pages made quick to look around on. */
export interface Survey {
  layout: DocumentLayout;
  linesOfPage: Map<number, Line[]>;
  usualHeight: Map<number, number>;
}

/** A wider gap in a line says no more. */
export const MOST_GAP = 3;
/** Words that lead to a value in running text. */
const LEADING_WORDS = 7;
/** How far above a label is looked for, in line heights. */
const ABOVE_REACH = 4;
/** Rows that are looked through for a head of a table that has none marked. */
const LONGEST_LABEL = 90;

export function surveyPages(layout: DocumentLayout): Survey {
  const linesOfPage = new Map<number, Line[]>();
  for (const line of layout.lines) linesOfPage.set(line.pageNumber, [...(linesOfPage.get(line.pageNumber) ?? []), line]);
  const usualHeight = new Map<number, number>();
  for (const [page, lines] of linesOfPage) {
    lines.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
    const heights = lines.map(({ box }) => box.bottom - box.top).sort((a, b) => a - b);
    usualHeight.set(page, Math.max(1, heights[heights.length >> 1] ?? 10));
  }
  return { layout, linesOfPage, usualHeight };
}

export function surroundingsOf(survey: Survey, spans: readonly WordSpan[]): Surroundings {
  const { layout } = survey;
  const [first] = spans;
  const line = layout.lines[first?.line ?? -1];
  if (!first || !line) throw new RangeError('a candidate without words');
  const box = unionBox(line.words.slice(first.from, first.to).map((word) => word.box));
  const height = Math.max(1, box.bottom - box.top);
  const left = leftOf(survey, line);
  const [above, furtherAbove] = linesAbove(survey, line, box, height);
  const before = textBefore(line, first.from);
  const page = layout.pages.find(({ pageNumber }) => pageNumber === line.pageNumber);
  const table = line.cell ? layout.tables[line.cell.table] : undefined;
  return {
    texts: {
      before,
      left: left && first.from === 0 ? cut(left.text) : null,
      above: above ? cut(above.text) : null,
      'further above': furtherAbove ? cut(furtherAbove.text) : null,
      below: textBelow(survey, line, spans, height),
      'column head': columnHead(layout, line),
      'row head': rowHead(layout, line),
      heading: headingOf(survey, line),
      running: running(layout, line, first.from),
    },
    leftGap: before !== null ? 0 : left ? Math.min(30, (box.left - left.box.right) / height) : 30,
    aboveGap: above ? Math.min(ABOVE_REACH, (box.top - above.box.bottom) / height) : ABOVE_REACH,
    colon: /[:：]$/.test((before ?? left?.text ?? '').trim()),
    aboveAligned: above !== undefined && Math.abs(above.box.left - box.left) < 0.8 * height,
    largeness: Math.min(3, height / (survey.usualHeight.get(line.pageNumber) ?? height)),
    aboveSize: above ? Math.min(3, (above.box.bottom - above.box.top) / height) : 0,
    bold: line.words[first.from]?.bold ?? false,
    inTable: table !== undefined,
    tableRows: table ? table.rows.filter(({ role }) => role === 'body').length : 0,
    isLine: first.from === 0 && first.to === line.words.length,
    lineWords: line.words.length,
    gapBefore: gapAt(line, first.from, height),
    gapAfter: gapAfter(survey, spans, height),
    down: page ? Math.min(1, Math.max(0, box.top / page.heightPt)) : 0,
    across: page ? Math.min(1, Math.max(0, box.left / page.widthPt)) : 0,
  };
}

/** Between the word and the one before it in its line, in heights. */
function gapAt(line: Line, at: number, height: number): number {
  const [before, word] = [line.words[at - 1], line.words[at]];
  return before && word ? Math.min(MOST_GAP, Math.max(0, word.box.left - before.box.right) / height) : MOST_GAP;
}

function gapAfter({ layout }: Survey, spans: readonly WordSpan[], height: number): number {
  const last = spans.at(-1);
  const line = layout.lines[last?.line ?? -1];
  return last && line ? gapAt(line, last.to, height) : MOST_GAP;
}

const cut = (text: string): string => text.slice(0, LONGEST_LABEL);

/** The piece of its line that leads to it: back to the nearest gap, sign or value. */
function textBefore(line: Line, from: number): string | null {
  if (from === 0) return null;
  const pieces = piecesOf(line).filter((piece) => piece.from < from);
  const own = pieces.at(-1);
  if (!own) return null;
  const to = Math.min(own.to, from);
  const words = line.words.slice(Math.max(own.from, to - LEADING_WORDS), to).map(({ text }) => text);
  return words.length > 0 ? cut(words.join(' ')) : null;
}

function leftOf({ linesOfPage }: Survey, line: Line): Line | undefined {
  const height = line.box.bottom - line.box.top;
  let nearest: Line | undefined;
  for (const other of linesOfPage.get(line.pageNumber) ?? []) {
    if (other.box.top > line.box.bottom) break;
    if (
      other === line ||
      other.box.right > line.box.left + 1 ||
      overlapY(other.box, line.box) < 0.4 * Math.min(height, other.box.bottom - other.box.top)
    )
      continue;
    if (!nearest || other.box.right > nearest.box.right) nearest = other;
  }
  return nearest;
}

/** The two nearest lines above that share some of its width, nearest first. */
function linesAbove({ linesOfPage }: Survey, line: Line, box: BoundingBox, height: number): Line[] {
  const found: Line[] = [];
  for (const other of linesOfPage.get(line.pageNumber) ?? []) {
    if (other.box.top >= box.top) break;
    if (
      other !== line &&
      box.top - other.box.bottom < ABOVE_REACH * height &&
      other.box.bottom <= box.top + 0.4 * height &&
      overlapX(other.box, box) > 0
    )
      found.push(other);
  }
  return found.sort((a, b) => b.box.bottom - a.box.bottom).slice(0, 2);
}

/** A caption close below its last line, as under signatures. */
function textBelow({ layout, linesOfPage }: Survey, line: Line, spans: readonly WordSpan[], height: number): string | null {
  const last = layout.lines[spans.at(-1)?.line ?? -1] ?? line;
  for (const other of linesOfPage.get(line.pageNumber) ?? []) {
    if (other.box.top < last.box.bottom - 0.4 * height) continue;
    if (other.box.top > last.box.bottom + 1.8 * height) return null;
    if (overlapX(other.box, last.box) > 0) return cut(other.text);
  }
  return null;
}

function columnHead(layout: DocumentLayout, line: Line): string | null {
  const table = line.cell && layout.tables[line.cell.table];
  if (!table || !line.cell) return null;
  const { row, column } = line.cell;
  const heads = table.rows.slice(0, Math.min(row, table.headerRows)).flatMap(({ cells }) => {
    const head = cells.find((cell) => cell !== null && cell.column <= column && column < cell.column + cell.columnSpan);
    return head ? [head.text] : [];
  });
  return heads.length > 0 ? cut(heads.join(' ')) : null;
}

function rowHead(layout: DocumentLayout, line: Line): string | null {
  const table = line.cell && layout.tables[line.cell.table];
  if (!table || !line.cell || line.cell.column === 0) return null;
  const head = table.rows[line.cell.row]?.cells[0]?.text ?? '';
  return head === '' ? null : cut(head);
}

/** The nearest heading above its block: a block marked so, or the block's own first line. */
function headingOf({ layout }: Survey, line: Line): string | null {
  for (let at = line.block; at >= 0 && at > line.block - 6; at--) {
    const block = layout.blocks[at];
    if (!block || block.pageNumber !== line.pageNumber) return null;
    if (block.role === 'heading' && at !== line.block) return cut(block.lines.map((index) => layout.lines[index]?.text ?? '').join(' '));
  }
  const first = layout.lines[layout.blocks[line.block]?.lines[0] ?? -1];
  return first && first !== line ? cut(first.text) : null;
}

/** Words before it in running text, over the end of the line above. */
function running(layout: DocumentLayout, line: Line, from: number): string | null {
  if (line.words.length < LEADING_WORDS && from === 0) return null;
  const own = line.words.slice(Math.max(0, from - LEADING_WORDS), from).map(({ text }) => text);
  const above = own.length < LEADING_WORDS ? layout.lines[line.index - 1] : undefined;
  const lead = above && above.block === line.block ? above.words.slice(own.length - LEADING_WORDS).map(({ text }) => text) : [];
  const words = [...lead, ...own];
  return words.length > 2 ? words.join(' ') : null;
}
