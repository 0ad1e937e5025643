import { type BoundingBox, type Candidate, type Evidence, overlapY, type RowId } from '@sheetlift/engine/model';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { absentEdit, citedEdit, type RowCell } from './cell-edits.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow } from './sheet-rows.ts';

/** A line of the document that cells of a row rest on. */
export interface RowLine {
  /** Cells of the line from left to right. */
  text: string;
  /** Where it stands, to be compared with that of another line. */
  place: LinePlace;
}

/** `at`: points from the top of the page, or the number of a line, paragraph or sheet row. */
interface LinePlace {
  pageNumber: number;
  at: number;
}

/** The lines that the cells of a row rest on, from top to bottom; what the document says once, and what a person typed, has none. */
export function linesOfRow(row: FoundRow, columns: readonly SheetColumn[]): RowLine[] {
  const pieces = itemCells(row, columns).flatMap((cell) => piecesOf(chosenOf(cell)));
  const lines: Piece[][] = [];
  for (const piece of pieces.filter(isPlaced).toSorted((one, other) => compare(one.place, other.place))) {
    const line = lines.at(-1);
    if (line?.[0] && isBeside(line[0], piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => ({
    text: [...new Set(line.toSorted((one, other) => leftOf(one) - leftOf(other)).map(({ text }) => text))].join(' '),
    place: topmost(line.filter(isPlaced).map(({ place }) => place)),
  }));
}

/**
 * Makes two rows of one: what stands from a line of it on goes to a new row below, each value with its own places. What has no place stays.
 * `newRow`: the id that the row added next will have. `at`: ISO date and time in UTC.
 */
export function splitEdits(row: FoundRow, columns: readonly SheetColumn[], from: RowLine, newRow: RowId, at: string): SheetEdit[] {
  const below: FoundRow = { ...row, rowId: newRow, row: { ...row.row, rowId: newRow, cells: {} } };
  const decided = itemCells(row, columns).flatMap((cell) => splitCell(cell, { ...cell, row: below }, from, at));
  return [{ kind: 'add-row', documentId: row.documentId, after: row.rowId }, ...decided];
}

function splitCell(cell: RowCell, below: RowCell, from: RowLine, at: string): SheetEdit[] {
  const pieces = piecesOf(chosenOf(cell));
  const isMoved = ({ place }: Piece): boolean => place !== null && compare(place, from.place) >= 0;
  const [moved, kept] = [pieces.filter(isMoved), pieces.filter((piece) => !isMoved(piece))];
  if (moved.length === 0) return [];
  const movedEdit = saidAt(below, moved, at);
  const keptEdit = kept.length === 0 ? absentEdit(cell) : saidAt(cell, kept, at);
  // A value that cannot be parted stays whole where it begins.
  return movedEdit && keptEdit ? [keptEdit, movedEdit] : [];
}

function saidAt(cell: RowCell, pieces: readonly Piece[], at: string): SheetEdit | null {
  const attempt = citedEdit(
    cell,
    pieces.map(({ text }) => text).join(' '),
    pieces.map(({ evidence }) => evidence),
    [],
    at,
  );
  return attempt.kind === 'edit' ? attempt.edit : null;
}

/** What the document says of each of its items, and nothing that it says once. */
const itemCells = (row: FoundRow, columns: readonly SheetColumn[]): RowCell[] =>
  columns.flatMap((column) => (column.kind === 'field' && !row.row.ofDocument?.includes(column.id) ? [{ row, field: column.field }] : []));

function chosenOf({ row, field }: RowCell): Candidate | null {
  const result = row.row.cells[field.id];
  return result && 'chosen' in result ? result.chosen : null;
}

/** One printed line of a value. */
interface Piece {
  text: string;
  evidence: Evidence;
  /** Null where the document has no lines. */
  place: LinePlace | null;
}

type PlacedPiece = Piece & { place: LinePlace };

const isPlaced = (piece: Piece): piece is PlacedPiece => piece.place !== null;

const piecesOf = (candidate: Candidate | null): Piece[] =>
  (candidate?.evidence ?? []).flatMap((evidence): Piece[] => {
    if (evidence.kind === 'words') return linesOfWords(evidence);
    if (!('text' in evidence)) return [];
    const at = numberOf(evidence);
    return [
      { text: evidence.text, evidence, place: at !== null && 'pageNumber' in evidence ? { pageNumber: evidence.pageNumber, at } : null },
    ];
  });

/** Each line of words with its own box. */
function linesOfWords(evidence: Extract<Evidence, { kind: 'words' }>): Piece[] {
  const { boxes, text, pageNumber } = evidence;
  const lines = text.split('\n');
  const parts = lines.length === boxes.length ? lines.map((line, index) => ({ line, boxes: [boxes[index]!] })) : [{ line: text, boxes }];
  return parts.map((part) => ({
    text: part.line,
    evidence: { ...evidence, text: part.line, boxes: part.boxes },
    place: part.boxes[0] ? { pageNumber, at: middleOf(part.boxes[0]) } : null,
  }));
}

function numberOf(evidence: Evidence): number | null {
  if (evidence.kind === 'line' || evidence.kind === 'paragraph') return evidence.number;
  const row = evidence.kind === 'cell' ? /\d+$/.exec(evidence.reference) : null;
  return row ? Number(row[0]) : null;
}

const middleOf = ({ top, bottom }: BoundingBox): number => (top + bottom) / 2;

const boxOf = ({ evidence }: Piece): BoundingBox | null => (evidence.kind === 'words' ? (evidence.boxes[0] ?? null) : null);

const leftOf = (piece: Piece): number => boxOf(piece)?.left ?? 0;

/** Whether the two stand on one line of the document. */
function isBeside(one: Piece, other: Piece): boolean {
  if (!one.place || !other.place || one.place.pageNumber !== other.place.pageNumber) return false;
  const [a, b] = [boxOf(one), boxOf(other)];
  if (!a || !b) return one.place.at === other.place.at;
  return overlapY(a, b) > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

const compare = (one: LinePlace, other: LinePlace): number => one.pageNumber - other.pageNumber || one.at - other.at;

const topmost = (places: readonly LinePlace[]): LinePlace => places.reduce((top, place) => (compare(place, top) < 0 ? place : top));
