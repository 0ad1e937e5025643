import {
  unionBox,
  type BoundingBox,
  type FlowBlock,
  type FlowCell,
  type FlowPage,
  type FlowParagraph,
  type FlowTable,
  type LinePlace,
  type Link,
  type Mark,
  type Word,
} from '../model/index.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { toAtomRow, type AtomRow } from './atom-row.ts';
import { hasFlowHeader } from './flow-header.ts';
import { partsOfRegions, type PageParts } from './page-parts.ts';
import type { ColumnBand, PageCell, PageRow, PageTable } from './page-table.ts';
import { breakIntoLines, toPiece, type Piece, type Spacing } from './pieces.ts';
import type { PlacedWord } from './placed-word.ts';
import { opensTotal } from './word-shape.ts';

/**
 * Our own typesetting of formats without positions: every character as wide as the other, so that columns typed with spaces stay columns.
 */
const CHARACTER_PT = 5;
const EM_PT = 10;
const LINE_PT = 13;
const PARAGRAPH_GAP_PT = 6;
const COLUMN_GAP_PT = 20;
const MARGIN_PT = 36;
const TAB_CHARACTERS = 8;
const MIN_COLUMN_CHARACTERS = 3;

const SPACING: Spacing = { spaceEm: CHARACTER_PT / EM_PT, strokes: { horizontal: [], vertical: [] } };

/** The page as it is being set: where the next line goes, and what was collected on the way. */
interface Setting {
  y: number;
  order: number;
  rows: AtomRow[];
  marks: PageParts['marks'];
  formBoxes: PageParts['formBoxes'];
  links: Link[];
  fields: number;
}

/** Sets a flow page: paragraphs below each other, a table row's cells side by side. */
export function layOutFlowPage(page: FlowPage): PageParts {
  const setting: Setting = { y: MARGIN_PT, order: 0, rows: [], marks: [], formBoxes: [], links: [], fields: 0 };
  for (const block of page.blocks) setBlock(setting, block);
  const regions = setting.rows.length > 0 ? [findAlignedTables(setting.rows, SPACING)] : [];
  const box = setting.rows.length > 0 ? unionBox(setting.rows) : { right: 0, bottom: 0 };
  return {
    page: {
      pageNumber: page.pageNumber,
      widthPt: box.right + MARGIN_PT,
      heightPt: box.bottom + MARGIN_PT,
      source: 'flow',
      rulings: [],
      links: setting.links,
    },
    ...partsOfRegions(regions),
    strokes: SPACING.strokes,
    formCells: [],
    marks: setting.marks,
    formBoxes: setting.formBoxes,
  };
}

function setBlock(setting: Setting, block: FlowBlock): void {
  if (block.kind === 'paragraph') setParagraph(setting, block);
  else if (block.kind === 'table') setTable(setting, block);
  else setFormField(setting, block.field.title ?? block.field.name, block.field.value, block.field.name);
}

function setParagraph(setting: Setting, paragraph: FlowParagraph): void {
  const from = setting.rows.length;
  let offset = 0;
  for (const line of paragraph.text.split('\n')) {
    const words = setLine(setting, line, MARGIN_PT, paragraph.place, paragraph.role === 'heading');
    for (const mark of paragraph.marks) markWord(setting, words, mark, offset);
    addRow(
      setting,
      words.map(({ word }) => word),
    );
    offset += line.length + 1;
  }
  for (const link of paragraph.links) setting.links.push({ box: linkBox(setting.rows.slice(from), link.text), target: link.target });
  if (paragraph.place.kind !== 'line') setting.y += PARAGRAPH_GAP_PT;
}

interface SetWord {
  word: PlacedWord;
  /** Index of its first character in the line. */
  at: number;
}

/** Words of a line at the place their characters have; a tab goes to the next stop. */
function setLine(setting: Setting, text: string, left: number, place: LinePlace, bold: boolean): SetWord[] {
  const words: SetWord[] = [];
  let column = 0;
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    const isSpace = character === undefined || /\s/.test(character);
    if (!isSpace && start < 0) start = at;
    if (isSpace && start >= 0) {
      const width = at - start;
      words.push({ at: start, word: placed(setting, text.slice(start, at), left + (column - width) * CHARACTER_PT, width, place, bold) });
      start = -1;
    }
    column = character === '\t' ? (Math.floor(column / TAB_CHARACTERS) + 1) * TAB_CHARACTERS : column + 1;
  }
  return words;
}

function placed(setting: Setting, text: string, left: number, characters: number, place: LinePlace, bold: boolean): PlacedWord {
  const box: BoundingBox = { left, top: setting.y, right: left + characters * CHARACTER_PT, bottom: setting.y + EM_PT };
  const word: Word = { text, box, origin: 'text', confidence: 1, fontSizePt: EM_PT, ...(bold ? { bold } : {}) };
  return { ...box, word, em: EM_PT, order: setting.order++, place };
}

function addRow(setting: Setting, words: readonly PlacedWord[]): void {
  const pieces = breakIntoLines(words, SPACING);
  if (pieces.length > 0) setting.rows.push(toAtomRow(pieces.map((piece) => ({ kind: 'piece', ...piece }))));
  setting.y += LINE_PT;
}

/** The file states the mark itself; it stands where its symbol does. */
function markWord(setting: Setting, words: readonly SetWord[], mark: FlowParagraph['marks'][number], offset: number): void {
  const at = mark.at - offset;
  const word = words.find((candidate) => candidate.at <= at && at < candidate.at + candidate.word.word.text.length)?.word;
  if (!word) return;
  const box = { left: word.left, top: word.top, right: Math.min(word.right, word.left + CHARACTER_PT), bottom: word.bottom };
  const stated: Mark = { box, inkShare: null, checked: mark.checked };
  setting.marks.push({ mark: stated, box });
}

function linkBox(rows: readonly AtomRow[], text: string): BoundingBox {
  const first = text.trim().split(/\s+/)[0] ?? '';
  for (const row of rows) {
    for (const atom of row.atoms) {
      const word = atom.kind === 'piece' && first !== '' ? atom.words.find((candidate) => candidate.word.text.includes(first)) : undefined;
      if (word) return word.word.box;
    }
  }
  return rows.length > 0 ? unionBox(rows) : { left: 0, top: 0, right: 0, bottom: 0 };
}

function setFormField(setting: Setting, title: string, value: string | null, name: string): void {
  const place: LinePlace = { kind: 'form-field', name };
  const label = setLine(setting, title, MARGIN_PT, place, false).map(({ word }) => word);
  const left = MARGIN_PT + title.length * CHARACTER_PT + COLUMN_GAP_PT;
  const words = setLine(setting, (value ?? '').replace(/\s+/g, ' '), left, place, false).map(({ word }) => word);
  for (const word of words) word.word = { ...word.word, origin: 'form', formField: name };
  setting.formBoxes.push({
    index: setting.fields++,
    box: { left, top: setting.y, right: left + Math.max(20, (value ?? '').length) * CHARACTER_PT, bottom: setting.y + EM_PT },
  });
  addRow(setting, [...label, ...words]);
}

// Tables: every column as wide as its longest line.

function setTable(setting: Setting, table: FlowTable): void {
  const grid = gridOf(table);
  const columns = setColumns(grid);
  if (columns.length === 0) return;
  const rows = grid.map((row) => setRow(setting, row, columns, table.name));
  const headerRows = hasFlowHeader(table) ? headerCount(table) : 0;
  for (const [index, row] of rows.entries()) row.role = index < headerRows ? 'header' : isTotalRow(row) ? 'total' : 'body';
  const set: PageTable = { kind: 'table', ...unionBox(rows), name: table.name, origin: 'flow', columns, headerRows, rows };
  setting.rows.push(toAtomRow([set]));
  setting.y += PARAGRAPH_GAP_PT;
}

interface PlacedCell {
  cell: FlowCell;
  column: number;
}

/** Cells with their columns; spans of earlier rows push later cells to the right. */
function gridOf(table: FlowTable): PlacedCell[][] {
  const busyUntil: number[] = [];
  return table.rows.map((row, rowIndex) => {
    let column = 0;
    return row.map((cell) => {
      while ((busyUntil[column] ?? 0) > rowIndex) column++;
      const at = column;
      for (let span = 0; span < Math.max(1, cell.columnSpan); span++) busyUntil[column++] = rowIndex + Math.max(1, cell.rowSpan);
      return { cell, column: at };
    });
  });
}

function setColumns(grid: readonly PlacedCell[][]): ColumnBand[] {
  const widths: number[] = [];
  for (const { cell, column } of grid.flat()) {
    const own = longestLine(cell.text) / Math.max(1, cell.columnSpan);
    for (let span = 0; span < Math.max(1, cell.columnSpan); span++)
      widths[column + span] = Math.max(widths[column + span] ?? MIN_COLUMN_CHARACTERS, own);
  }
  let left = MARGIN_PT;
  return Array.from(widths, (width = MIN_COLUMN_CHARACTERS) => {
    const band = { left, right: left + width * CHARACTER_PT };
    left = band.right + COLUMN_GAP_PT;
    return band;
  });
}

const longestLine = (text: string): number => text.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0);

function setRow(setting: Setting, row: readonly PlacedCell[], columns: readonly ColumnBand[], table: string | null): PageRow {
  const top = setting.y;
  const cells: (PageCell | null)[] = columns.map(() => null);
  let bottom = top + LINE_PT;
  for (const { cell, column } of row) {
    setting.y = top;
    const pieces = setCell(setting, cell, columns[column]?.left ?? MARGIN_PT, table);
    bottom = Math.max(bottom, setting.y);
    const last = columns[Math.min(columns.length, column + Math.max(1, cell.columnSpan)) - 1];
    cells[column] = {
      left: columns[column]?.left ?? MARGIN_PT,
      top,
      right: last?.right ?? MARGIN_PT,
      bottom: top + LINE_PT,
      columnSpan: Math.max(1, cell.columnSpan),
      rowSpan: Math.max(1, cell.rowSpan),
      pieces,
      stored: cell.stored,
    };
  }
  for (const cell of cells) if (cell) cell.bottom = bottom;
  setting.y = bottom;
  return { left: columns[0]?.left ?? MARGIN_PT, top, right: columns.at(-1)?.right ?? MARGIN_PT, bottom, cells, role: 'body' };
}

function setCell(setting: Setting, cell: FlowCell, left: number, table: string | null): Piece[] {
  const place: LinePlace = { kind: 'cell', table, reference: cell.reference };
  return cell.text.split('\n').flatMap((line) => {
    const words = setLine(setting, line, left, place, cell.header).map(({ word }) => word);
    setting.y += LINE_PT;
    return words.length > 0 ? [toPiece(words)] : [];
  });
}

/** Leading rows that the file calls headers; else one, where the first row names the columns. */
function headerCount(table: FlowTable): number {
  let count = 0;
  while (
    count < 4 &&
    count < table.rows.length - 1 &&
    (table.rows[count] ?? []).some((cell) => cell.header) &&
    (table.rows[count] ?? []).every((cell) => cell.header || cell.text === '')
  )
    count++;
  return Math.max(1, count);
}

const isTotalRow = (row: PageRow): boolean => opensTotal(row.cells.find((cell) => cell && cell.pieces.length > 0)?.pieces[0]?.text ?? '');
