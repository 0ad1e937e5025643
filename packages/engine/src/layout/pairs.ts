import type { BoundingBox, KeyValuePair } from '../model/index.ts';
import { inlineLabels } from './inline-labels.ts';
import { couldBeLabel, endsLabel, holdsData, isSurelyLabel } from './label-shape.ts';
import { listedLabels } from './listed-labels.ts';
import { neighboursBelow, neighboursInRow } from './neighbours.ts';
import { allTables, uprightPieces, wholePiece, type FormCell, type PageParts, type PieceSpan } from './page-parts.ts';
import { cellText, type PageTable } from './page-table.ts';
import type { Piece } from './pieces.ts';
import type { PlacedWord } from './placed-word.ts';
import { strokesBetween } from './rulings.ts';
import { isLeader } from './word-shape.ts';

/** A label and its value, before lines have numbers. */
export interface PagePair {
  label: PieceSpan[];
  value: PieceSpan[];
  relation: KeyValuePair['relation'];
}

/** Lines of a value below or beside its label: an address has six. */
const MAX_VALUE_LINES = 7;
/** A value starts at most this far below its label, foot to top, in font sizes. */
const BELOW_REACH_EM = 1.3;
/** Larger print is a heading. */
const MAX_LABEL_PT = 18;
/** Lines of one value lie at most this far apart. */
const NEXT_LINE_EM = 0.9;

/** Everything pairs of a page are looked for in. */
interface PairSearch {
  parts: PageParts;
  /** Pieces in the body of tables with several columns and rows: their labels are the column headers. */
  inTable: ReadonlySet<Piece>;
  pairs: PagePair[];
  /** Which column of the page a piece stands in: labels without a colon name nothing in another one. */
  regionOf: ReadonlyMap<Piece, number>;
  /** Texts that stand on the page again and again without data: labels, even without a colon. */
  repeated: ReadonlySet<string>;
  /** Labels of lists whose values stand in a column beside them. */
  listed: ReadonlySet<Piece>;
  /** Pieces that already are a value, so that they are nobody's second one. */
  taken: Set<Piece>;
  /** First words of labels that have their value. */
  labelled: Set<PlacedWord>;
}

/** Labels with their values: within a line, beside, below, in the boxes and fields of a form. */
export function findPairs(parts: PageParts): PagePair[] {
  const pieces = uprightPieces(parts);
  const inTable = bodyPieces(parts);
  const free = pieces.filter((piece) => !inTable.has(piece));
  const search: PairSearch = {
    parts,
    inTable,
    regionOf: regionsOf(parts),
    repeated: repeatedLabels(pieces),
    listed: listedLabels(parts.neighbours, free),
    pairs: [],
    taken: new Set(),
    labelled: new Set(),
  };
  for (const piece of pieces) withinLine(search, piece);
  for (const cell of parts.formCells) withinBox(search, cell);
  for (const table of allTables(parts)) withinTable(search, table);
  for (const piece of free) if (besideSurely(search, piece) || leadsOn(piece)) beside(search, piece);
  for (const piece of free) if (labelsOverValues(search, piece)) below(search, piece);
  for (const piece of free) {
    beside(search, piece);
    blankBeside(search, piece);
  }
  for (const piece of free) below(search, piece);
  return search.pairs;
}

function add(search: PairSearch, pair: PagePair): void {
  search.pairs.push(pair);
  const [label] = pair.label;
  const first = label?.piece.words[label.from];
  if (first && pair.value.length > 0) search.labelled.add(first);
  for (const span of pair.value) if (span.from === 0 || startsWithColon(span.piece)) search.taken.add(span.piece);
}

const isLabelled = (search: PairSearch, piece: Piece): boolean => piece.words[0] !== undefined && search.labelled.has(piece.words[0]);

const regionsOf = (parts: PageParts): Map<Piece, number> =>
  new Map(
    parts.regions.flatMap((region, index) =>
      region.flatMap((row) => row.atoms.flatMap((atom): [Piece, number][] => (atom.kind === 'piece' ? [[atom, index]] : []))),
    ),
  );

/** A text has to come back this often to count as a label. */
const MIN_REPEATED = 3;

function repeatedLabels(pieces: readonly Piece[]): Set<string> {
  const counts = new Map<string, number>();
  for (const piece of pieces)
    if (piece.words.length <= 3 && couldBeLabel(piece) && !holdsData(piece)) counts.set(piece.text, (counts.get(piece.text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= MIN_REPEATED).map(([text]) => text));
}

const isSameRegion = (search: PairSearch, a: Piece, b: Piece): boolean => search.regionOf.get(a) === search.regionOf.get(b);

function bodyPieces(parts: PageParts): Set<Piece> {
  const tables = allTables(parts).filter((table) => !isPairTable(table));
  return new Set(tables.flatMap((table) => table.rows.flatMap((row) => row.cells.flatMap((cell) => cell?.pieces ?? []))));
}

/** Two columns without a header, or headers over a single row, read as labels and values too. */
const isPairTable = (table: PageTable): boolean => table.columns.length === 2 && table.headerRows === 0;

// "Label: value Label: value" within one line.

function withinLine(search: PairSearch, piece: Piece): void {
  const labels = inlineLabels(piece);
  for (const [index, label] of labels.entries()) {
    const until = labels[index + 1]?.from ?? piece.words.length;
    const [from, to] = trimLeaders(piece, label.to, until);
    const value: PieceSpan[] = from < to ? [{ piece, from, to }] : [];
    const isLast = index === labels.length - 1;
    if (value.length === 0 && isLast) continue;
    const first = piece.words[from];
    if (isLast && first && !search.inTable.has(piece)) value.push(...nextLines(search, piece, { ...piece, left: first.left }));
    add(search, { label: [{ piece, from: label.from, to: label.to }], value, relation: 'colon' });
  }
}

function trimLeaders(piece: Piece, from: number, to: number): [number, number] {
  while (from < to && isLeader(piece.words[from]?.word.text ?? '')) from++;
  while (to > from && isLeader(piece.words[to - 1]?.word.text ?? '')) to--;
  return [from, to];
}

// Boxes of a form: a small label at the top or left, the value under or beside it.

function withinBox(search: PairSearch, cell: FormCell): void {
  const [first, ...rest] = cell.pieces;
  if (!first || cell.pieces.length > MAX_VALUE_LINES || !couldBeLabel(first) || isLabelled(search, first)) return;
  const label = ownPieces(search, [first]);
  const value = ownPieces(
    search,
    rest.filter((piece) => !isSurelyLabel(piece)),
  );
  if (label.length === 0 || value.length === 0 || rest.some(isSurelyLabel)) return;
  add(search, { label: label.map(wholePiece), value: value.map(wholePiece), relation: 'form' });
}

/** The page's pieces that hold the same words (a form cell's own were grouped for the cell alone). */
function ownPieces(search: PairSearch, pieces: readonly Piece[]): Piece[] {
  const words = new Set(pieces.flatMap((piece) => piece.words));
  const own = pieces.flatMap((piece) =>
    neighboursInRow(search.parts.neighbours, piece).filter((other) => other.words.some((word) => words.has(word))),
  );
  return [...new Set(own)];
}

// Tables: headers over a single row, and two columns without a header.

function withinTable(search: PairSearch, table: PageTable): void {
  const body = table.rows.filter((row) => row.role !== 'header');
  const headers = table.rows.slice(0, table.headerRows);
  const [only] = body;
  if (table.headerRows > 0 && body.length === 1 && only) {
    for (const [column, cell] of only.cells.entries()) {
      const label = headers.flatMap((row) => row.cells[column]?.pieces ?? []);
      if (label.length > 0 && cell) add(search, { label: label.map(wholePiece), value: cell.pieces.map(wholePiece), relation: 'below' });
    }
  }
  if (!isPairTable(table)) return;
  for (const row of body) {
    const [label, value] = row.cells;
    if (!label || !value || label.pieces.length === 0 || cellText(label).length > 70) continue;
    add(search, { label: label.pieces.map(wholePiece), value: value.pieces.map(wholePiece), relation: 'right' });
  }
}

// Beside: a label, a gap or a leader, the value on the same baseline.

/** A colon ends the label, or begins what stands beside it; or it is one of a list. */
function besideSurely(search: PairSearch, piece: Piece): boolean {
  if (isSurelyLabel(piece) || search.listed.has(piece)) return true;
  const row = neighboursInRow(search.parts.neighbours, piece);
  const next = row[row.indexOf(piece) + 1];
  return next !== undefined && startsWithColon(next);
}

/** Dots or dashes lead to the value. */
const leadsOn = (piece: Piece): boolean => isLeader(piece.words.at(-1)?.word.text ?? '');

function beside(search: PairSearch, piece: Piece): void {
  if (!wantsValue(search, piece)) return;
  const next = valueBeside(search, piece);
  if (!next) return;
  const sure = besideSurely(search, piece) || leads(piece);
  if (!sure && (!isSameRegion(search, piece, next) || !isPlausible(piece, next, neighboursInRow(search.parts.neighbours, piece).length)))
    return;
  const value = [valueSpan(next), ...nextLines(search, piece, next)].filter((span) => span.from < span.to);
  add(search, { label: [labelSpan(piece)], value, relation: 'right' });
}

/** A label whose leader leads to nothing: a blank to fill in. */
function blankBeside(search: PairSearch, piece: Piece): void {
  if (!wantsValue(search, piece) || !leads(piece) || besideSurely(search, piece) || valueBeside(search, piece)) return;
  const label = labelSpan(piece);
  add(search, { label: [label], value: [], relation: endsLabel(piece.words[label.to - 1]?.word.text ?? '') ? 'colon' : 'right' });
}

const wantsValue = (search: PairSearch, piece: Piece): boolean =>
  !search.taken.has(piece) && !isLabelled(search, piece) && couldBeLabel(piece) && !endsInValue(piece);

/** What stands next on the row, unless it is a label, part of a table or another label's value. */
function valueBeside(search: PairSearch, piece: Piece): Piece | null {
  const row = neighboursInRow(search.parts.neighbours, piece);
  const next = row[row.indexOf(piece) + 1];
  return next &&
    next.left >= piece.right - 1 &&
    !isLabelToo(search, next) &&
    !search.inTable.has(next) &&
    !search.taken.has(next) &&
    inlineLabels(next).length === 0
    ? next
    : null;
}

const leads = (piece: Piece): boolean => piece.words.some((word) => isLeader(word.word.text));

const isLabelToo = (search: PairSearch, piece: Piece): boolean => isSurelyLabel(piece) || search.repeated.has(piece.text);

/** The colon of "Label    : value" belongs to neither. */
const valueSpan = (piece: Piece): PieceSpan => ({ piece, from: startsWithColon(piece) ? 1 : 0, to: piece.words.length });

const startsWithColon = (piece: Piece): boolean => piece.words[0]?.word.text === ':';

const labelSpan = (piece: Piece): PieceSpan => {
  const [from, to] = trimLeaders(piece, 0, piece.words.length);
  return { piece, from, to };
};

/** "Label: value" already has its value. */
const endsInValue = (piece: Piece): boolean =>
  inlineLabels(piece).some((label) => label.to < piece.words.length && !isLeader(piece.words[label.to]?.word.text ?? ''));

/** Without a colon: the label differs from the value in weight, or the value is data; and the row is no row of a table. */
function isPlausible(label: Piece, value: Piece, rowLength: number): boolean {
  if (rowLength > 4 || label.em > 1.25 * value.em || label.em > MAX_LABEL_PT || value.left - label.right > 30 * label.em) return false;
  if (label.bold && !value.bold) return true;
  return holdsData(value) && !holdsData(label) && label.bold === value.bold;
}

// Below: a label with nothing beside it, the value under it.

function below(search: PairSearch, piece: Piece): void {
  const sure = isSurelyLabel(piece);
  if (search.taken.has(piece) || isLabelled(search, piece) || !couldBeLabel(piece) || endsInValue(piece)) return;
  const under = neighboursBelow(search.parts.neighbours, piece, BELOW_REACH_EM * piece.em).filter((other) => other !== piece);
  const first = under.find((other) => !search.inTable.has(other) && isUnder(piece, other));
  const isValue =
    first !== undefined &&
    !search.taken.has(first) &&
    !isLabelToo(search, first) &&
    inlineLabels(first).length === 0 &&
    !hasLabelBefore(search, first) &&
    !isRuledOff(search, piece, first);
  if (isValue && (sure || speaksForLabel(search, piece, first))) {
    const value = [wholePiece(first), ...nextLines(search, first, first)];
    add(search, { label: [labelSpan(piece)], value, relation: 'below' });
  } else if (sure) {
    add(search, { label: [labelSpan(piece)], value: [], relation: 'colon' });
  }
}

const isUnder = (label: Piece, value: Piece): boolean =>
  Math.abs(value.left - label.left) < 1.5 * label.em ||
  Math.abs(value.left + value.right - label.left - label.right) < 2 * label.em ||
  Math.abs(value.right - label.right) < 1.5 * label.em;

/** The piece stands beside a label of its own. */
function hasLabelBefore(search: PairSearch, piece: Piece): boolean {
  const row = neighboursInRow(search.parts.neighbours, piece);
  const before = row[row.indexOf(piece) - 1];
  return before !== undefined && isSurelyLabel(before);
}

/** A ruling between label and value closes the label's box; one under a whole row of labels divides them from their values. */
function isRuledOff(search: PairSearch, label: Piece, value: Piece): boolean {
  const row = neighboursInRow(search.parts.neighbours, label);
  const [left, right] = [row[0]?.left ?? label.left, row.at(-1)?.right ?? label.right];
  for (const stroke of strokesBetween(search.parts.strokes.horizontal, label.bottom - 1, value.top + 1)) {
    const underRow = stroke.from <= left + 1 && stroke.to >= right - 1 && isRowOfLabels(search, label, value);
    if (stroke.from < label.right && stroke.to > label.left && !underRow) return true;
  }
  return false;
}

/** Without a colon: small or bold print over other print, or one of several labels in a row over as many values. */
function speaksForLabel(search: PairSearch, label: Piece, value: Piece): boolean {
  if (label.em < 0.88 * value.em && label.words.length <= 6) return true;
  if (label.bold && !value.bold && label.words.length <= 5)
    return holdsData(value) || neighboursInRow(search.parts.neighbours, label).length >= 2;
  if (label.words.length <= 6 && isNumbered(search, label) && !isNumbered(search, value) && !/^\p{Ll}/u.test(value.text)) return true;
  return isRowOfLabels(search, label, value);
}

/** One of several labels side by side, over as many values or fewer, one of them data. */
function isRowOfLabels(search: PairSearch, label: Piece, value: Piece): boolean {
  if (holdsData(withoutOrdinal(label))) return false;
  const labels = neighboursInRow(search.parts.neighbours, label).filter((piece) => !ORDINAL.test(piece.text));
  const values = neighboursInRow(search.parts.neighbours, value);
  return (
    labels.length >= 2 &&
    values.length >= 2 &&
    values.length <= labels.length &&
    values.some(holdsData) &&
    labels.every((piece) => couldBeLabel(piece) && !holdsData(withoutOrdinal(piece)))
  );
}

/** Such a label, with the value it stands over. */
function labelsOverValues(search: PairSearch, piece: Piece): boolean {
  if (isSurelyLabel(piece) || !couldBeLabel(piece)) return false;
  const value = neighboursBelow(search.parts.neighbours, piece, BELOW_REACH_EM * piece.em).find(
    (other) => other !== piece && !search.inTable.has(other) && isUnder(piece, other),
  );
  return value !== undefined && isSameRegion(search, piece, value) && isRowOfLabels(search, piece, value);
}

const ORDINAL = /^\(?\d{1,2}\s?[.)]$/;

/** The fields of many forms are numbered: in the label itself or right before it. */
function isNumbered(search: PairSearch, piece: Piece): boolean {
  if (ORDINAL.test(piece.words[0]?.word.text ?? '')) return true;
  const row = neighboursInRow(search.parts.neighbours, piece);
  const before = row[row.indexOf(piece) - 1];
  return before !== undefined && ORDINAL.test(before.text) && piece.left - before.right < 4 * piece.em;
}

const withoutOrdinal = (piece: Piece): Piece =>
  ORDINAL.test(piece.words[0]?.word.text ?? '') && piece.words.length > 1
    ? { ...piece, text: piece.text.slice(piece.text.indexOf(' ') + 1) }
    : piece;

/** Lines under the first line of a value that begin where it begins, until another label. */
function nextLines(search: PairSearch, label: Piece, first: BoundingBox): PieceSpan[] {
  const lines: PieceSpan[] = [];
  let last: BoundingBox = first;
  const em = label.em;
  while (lines.length < MAX_VALUE_LINES) {
    const under = neighboursBelow(search.parts.neighbours, last, NEXT_LINE_EM * em).find(
      (piece) => piece.top >= last.bottom - 0.4 * em && Math.abs(piece.left - first.left) < 0.7 * em,
    );
    if (
      !under ||
      search.taken.has(under) ||
      search.inTable.has(under) ||
      inlineLabels(under).length > 0 ||
      isSurelyLabel(under) ||
      startsOwnRow(search, under, label)
    )
      break;
    lines.push(wholePiece(under));
    last = under;
  }
  return lines;
}

/** On its row, something stands where the label's column is: the line belongs to that. */
function startsOwnRow(search: PairSearch, piece: Piece, label: Piece): boolean {
  if (Math.abs(piece.left - label.left) < 0.7 * label.em) return false;
  const row = neighboursInRow(search.parts.neighbours, piece);
  const before = row[row.indexOf(piece) - 1];
  return before !== undefined && before.right > label.left - label.em;
}
