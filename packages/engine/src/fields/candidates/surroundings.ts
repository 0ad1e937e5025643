import { unionBox, type DocumentLayout, type Line, type WordSpan } from '../../model/index.ts';
import { type DocumentIndex, linesAbove, linesBelow, linesLeftOf } from '../document/document-index.ts';
import { piecesOf } from '../document/pieces-of-line.ts';

/** Places from which a value is named. */
export const PLACES = [
  'before',
  'behind',
  'left',
  'above',
  'further above',
  'below',
  'column head',
  'row head',
  'heading',
  'running',
] as const;
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

/** A wider gap in a line says no more. */
export const MOST_GAP = 3;
/** Words that lead to a value in running text. */
const LEADING_WORDS = 7;
/** How far above a label is looked for, in line heights. */
const ABOVE_REACH = 4;
/** How far below a caption is, in line heights. */
const CAPTION_REACH = 1.8;
/** Letters of a text around that are compared with a field; a longer one is a sentence. */
const LONGEST_LABEL = 90;

export function surroundingsOf(index: DocumentIndex, spans: readonly WordSpan[]): Surroundings {
  const { layout } = index;
  const [first] = spans;
  const line = layout.lines[first?.line ?? -1];
  if (!first || !line) throw new RangeError('a candidate without words');
  const box = unionBox(line.words.slice(first.from, first.to).map((word) => word.box));
  const height = Math.max(1, box.bottom - box.top);
  const [left] = linesLeftOf(index, line.pageNumber, line.box);
  const [above, furtherAbove] = linesAbove(index, line.pageNumber, box, ABOVE_REACH * height).filter((other) => other !== line);
  const before = textBefore(line, first.from);
  const page = layout.pages.find(({ pageNumber }) => pageNumber === line.pageNumber);
  const table = line.cell ? layout.tables[line.cell.table] : undefined;
  return {
    texts: {
      before,
      behind: textBehind(line, spans.length === 1 ? first.to : line.words.length),
      left: left && first.from === 0 ? cut(left.text) : null,
      above: above ? cut(above.text) : null,
      'further above': furtherAbove ? cut(furtherAbove.text) : null,
      below: textBelow(index, line, spans, height),
      'column head': columnHead(layout, line),
      'row head': rowHead(layout, line),
      heading: headingOf(layout, line),
      running: running(layout, line, first.from),
    },
    leftGap: before !== null ? 0 : left ? Math.min(30, (box.left - left.box.right) / height) : 30,
    aboveGap: above ? Math.min(ABOVE_REACH, (box.top - above.box.bottom) / height) : ABOVE_REACH,
    colon: /[:：]$/.test((before ?? left?.text ?? '').trim()),
    aboveAligned: above !== undefined && Math.abs(above.box.left - box.left) < 0.8 * height,
    largeness: Math.min(3, height / Math.max(1, index.letterHeights.get(line.pageNumber) ?? height)),
    aboveSize: above ? Math.min(3, (above.box.bottom - above.box.top) / height) : 0,
    bold: line.words[first.from]?.bold ?? false,
    inTable: table !== undefined,
    tableRows: table ? table.rows.filter(({ role }) => role === 'body').length : 0,
    isLine: first.from === 0 && first.to === line.words.length,
    lineWords: line.words.length,
    gapBefore: gapAt(line, first.from, height),
    gapAfter: gapAfter(layout, spans, height),
    down: page ? Math.min(1, Math.max(0, box.top / page.heightPt)) : 0,
    across: page ? Math.min(1, Math.max(0, box.left / page.widthPt)) : 0,
  };
}

/** Between the word and the one before it in its line, in heights. */
function gapAt(line: Line, at: number, height: number): number {
  const [before, word] = [line.words[at - 1], line.words[at]];
  return before && word ? Math.min(MOST_GAP, Math.max(0, word.box.left - before.box.right) / height) : MOST_GAP;
}

function gapAfter(layout: DocumentLayout, spans: readonly WordSpan[], height: number): number {
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

/** What says behind it what it is: the words that go on in its line ("14 *passengers*"), or what a comma or a bracket parts off ("Ada Brandt, *treasurer*"). */
function textBehind(line: Line, to: number): string | null {
  const own = piecesOf(line).find((piece) => piece.to > to || piece.from >= to);
  if (!own || (own.from >= to && (own.after === 'gap' || own.after === 'colon'))) return null;
  const words = line.words.slice(Math.max(own.from, to), own.to).map(({ text }) => text);
  return cut(words.slice(0, LEADING_WORDS).join(' '));
}

/** A caption close below its last line, as under signatures. */
function textBelow(index: DocumentIndex, line: Line, spans: readonly WordSpan[], height: number): string | null {
  const last = index.layout.lines[spans.at(-1)?.line ?? -1] ?? line;
  const [below] = linesBelow(index, line.pageNumber, last.box, CAPTION_REACH * height);
  return below ? cut(below.text) : null;
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
function headingOf(layout: DocumentLayout, line: Line): string | null {
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
