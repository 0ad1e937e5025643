import type { BoundingBox, KeyValuePair } from '../model/index.ts';
import { inlineLabels } from './inline-labels.ts';
import { couldBeLabel, endsLabel, holdsData, isSurelyLabel } from './label-shape.ts';
import { isPlausibleBeside, isPlausibleOver, isRowOfLabels, isUnder } from './label-signs.ts';
import { listedLabels } from './listed-labels.ts';
import { neighboursInRow } from './neighbours.ts';
import { allTables, uprightPieces, wholePiece, type FormCell, type PageParts, type PieceSpan } from './page-parts.ts';
import { cellText, type PageTable } from './page-table.ts';
import type { Piece } from './pieces.ts';
import type { PlacedWord } from './placed-word.ts';
import { strokesBetween } from './rulings.ts';
import { linesGoingOn, PAIR_REACH, placeBelow, placeBeside, type Objections, type ValuePlace } from './value-places.ts';
import { isLeader } from './word-shape.ts';

/** A label and its value, before lines have numbers. */
export interface PagePair {
  label: PieceSpan[];
  value: PieceSpan[];
  relation: KeyValuePair['relation'];
}

/** Pieces of a box of a form: a label and an address. */
const MAX_BOX_PIECES = 7;
/** The pairs of a page while they are being found, and what they are found in. */
interface PagePairs {
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
  const found: PagePairs = {
    parts,
    inTable,
    regionOf: regionsOf(parts),
    repeated: repeatedLabels(pieces),
    listed: listedLabels(parts.neighbours, free),
    pairs: [],
    taken: new Set(),
    labelled: new Set(),
  };
  for (const piece of pieces) withinLine(found, piece);
  for (const cell of parts.formCells) withinBox(found, cell);
  for (const table of allTables(parts)) withinTable(found, table);
  for (const piece of free) if (besideSurely(found, piece) || leadsOn(piece)) beside(found, piece);
  for (const piece of free) if (labelsOverValues(found, piece)) below(found, piece);
  for (const piece of free) {
    beside(found, piece);
    blankBeside(found, piece);
  }
  for (const piece of free) below(found, piece);
  return found.pairs;
}

function add(found: PagePairs, pair: PagePair): void {
  found.pairs.push(pair);
  const [label] = pair.label;
  const first = label?.piece.words[label.from];
  if (first && pair.value.length > 0) found.labelled.add(first);
  for (const span of pair.value) if (span.from === 0 || startsWithColon(span.piece)) found.taken.add(span.piece);
}

const isLabelled = (found: PagePairs, piece: Piece): boolean => piece.words[0] !== undefined && found.labelled.has(piece.words[0]);

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

const isSameRegion = (found: PagePairs, a: Piece, b: Piece): boolean => found.regionOf.get(a) === found.regionOf.get(b);

function bodyPieces(parts: PageParts): Set<Piece> {
  const tables = allTables(parts).filter((table) => !isPairTable(table));
  return new Set(tables.flatMap((table) => table.rows.flatMap((row) => row.cells.flatMap((cell) => cell?.pieces ?? []))));
}

/** Two columns without a header, or headers over a single row, read as labels and values too. */
const isPairTable = (table: PageTable): boolean => table.columns.length === 2 && table.headerRows === 0;

// "Label: value Label: value" within one line.

function withinLine(found: PagePairs, piece: Piece): void {
  const labels = inlineLabels(piece);
  for (const [index, label] of labels.entries()) {
    const until = labels[index + 1]?.from ?? piece.words.length;
    const [from, to] = trimLeaders(piece, label.to, until);
    const value: PieceSpan[] = from < to ? [{ piece, from, to }] : [];
    const isLast = index === labels.length - 1;
    if (value.length === 0 && isLast) continue;
    const first = piece.words[from];
    if (isLast && first && !found.inTable.has(piece)) value.push(...nextLines(found, piece, { ...piece, left: first.left }));
    add(found, { label: [{ piece, from: label.from, to: label.to }], value, relation: 'colon' });
  }
}

function trimLeaders(piece: Piece, from: number, to: number): [number, number] {
  while (from < to && isLeader(piece.words[from]?.word.text ?? '')) from++;
  while (to > from && isLeader(piece.words[to - 1]?.word.text ?? '')) to--;
  return [from, to];
}

// Boxes of a form: a small label at the top or left, the value under or beside it.

function withinBox(found: PagePairs, cell: FormCell): void {
  const [first, ...rest] = cell.pieces;
  if (!first || cell.pieces.length > MAX_BOX_PIECES || !couldBeLabel(first) || isLabelled(found, first)) return;
  const label = ownPieces(found, [first]);
  const value = ownPieces(
    found,
    rest.filter((piece) => !isSurelyLabel(piece)),
  );
  if (label.length === 0 || value.length === 0 || rest.some(isSurelyLabel)) return;
  add(found, { label: label.map(wholePiece), value: value.map(wholePiece), relation: 'form' });
}

/** The page's pieces that hold the same words (a form cell's own were grouped for the cell alone). */
function ownPieces(found: PagePairs, pieces: readonly Piece[]): Piece[] {
  const words = new Set(pieces.flatMap((piece) => piece.words));
  const own = pieces.flatMap((piece) =>
    neighboursInRow(found.parts.neighbours, piece).filter((other) => other.words.some((word) => words.has(word))),
  );
  return [...new Set(own)];
}

// Tables: headers over a single row, and two columns without a header.

function withinTable(found: PagePairs, table: PageTable): void {
  const body = table.rows.filter((row) => row.role !== 'header');
  const headers = table.rows.slice(0, table.headerRows);
  const [only] = body;
  if (table.headerRows > 0 && body.length === 1 && only) {
    for (const [column, cell] of only.cells.entries()) {
      const label = headers.flatMap((row) => row.cells[column]?.pieces ?? []);
      if (label.length > 0 && cell) add(found, { label: label.map(wholePiece), value: cell.pieces.map(wholePiece), relation: 'below' });
    }
  }
  if (!isPairTable(table)) return;
  for (const row of body) {
    const [label, value] = row.cells;
    if (!label || !value || label.pieces.length === 0 || cellText(label).length > 70) continue;
    add(found, { label: label.pieces.map(wholePiece), value: value.pieces.map(wholePiece), relation: 'right' });
  }
}

// Beside: a label, a gap or a leader, the value on the same baseline.

/** A colon ends the label, or begins what stands beside it; or it is one of a list. */
function besideSurely(found: PagePairs, piece: Piece): boolean {
  if (isSurelyLabel(piece) || found.listed.has(piece)) return true;
  const row = neighboursInRow(found.parts.neighbours, piece);
  const next = row[row.indexOf(piece) + 1];
  return next !== undefined && startsWithColon(next);
}

/** Dots or dashes lead to the value. */
const leadsOn = (piece: Piece): boolean => isLeader(piece.words.at(-1)?.word.text ?? '');

function beside(found: PagePairs, piece: Piece): void {
  if (!wantsValue(found, piece)) return;
  const { thing: next, refusal } = pairedBeside(found, piece);
  if (refusal !== null) return;
  const sure = besideSurely(found, piece) || leads(piece);
  if (!sure && (!isSameRegion(found, piece, next) || !isPlausibleBeside(found.parts.neighbours, piece, next))) return;
  const value = [valueSpan(next), ...nextLines(found, piece, next)].filter((span) => span.from < span.to);
  add(found, { label: [labelSpan(piece)], value, relation: 'right' });
}

/** A label whose leader leads to nothing: a blank to fill in. */
function blankBeside(found: PagePairs, piece: Piece): void {
  if (!wantsValue(found, piece) || !leads(piece) || besideSurely(found, piece) || pairedBeside(found, piece).refusal === null) return;
  const label = labelSpan(piece);
  add(found, { label: [label], value: [], relation: endsLabel(piece.words[label.to - 1]?.word.text ?? '') ? 'colon' : 'right' });
}

const wantsValue = (found: PagePairs, piece: Piece): boolean =>
  !found.taken.has(piece) && !isLabelled(found, piece) && couldBeLabel(piece) && !endsInValue(piece);

function pairedBeside(found: PagePairs, piece: Piece): ValuePlace<Piece> {
  const row = neighboursInRow(found.parts.neighbours, piece);
  return placeBeside(found.parts.neighbours, piece, {
    'something stands between': (next) => row[row.indexOf(piece) + 1] !== next,
    ...objectionsOf(found),
    'it belongs to a table': (next) => found.inTable.has(next),
  });
}

/** What speaks against a piece as the value of any label of the page. */
const objectionsOf = (found: PagePairs): Objections<Piece> => ({
  'it is a label': (piece) => isSurelyLabel(piece) || found.repeated.has(piece.text),
  'it holds labels of its own': (piece) => inlineLabels(piece).length > 0,
  'it is the value of another label': (piece) => found.taken.has(piece),
});

const leads = (piece: Piece): boolean => piece.words.some((word) => isLeader(word.word.text));

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

// Below: a label with nothing beside it, the value under it.

function below(found: PagePairs, piece: Piece): void {
  const sure = isSurelyLabel(piece);
  if (!wantsValue(found, piece)) return;
  const { thing: first, refusal } = pairedBelow(found, piece);
  if (refusal === null && (sure || isPlausibleOver(found.parts.neighbours, piece, first))) {
    const value = [wholePiece(first), ...nextLines(found, first, first)];
    add(found, { label: [labelSpan(piece)], value, relation: 'below' });
  } else if (sure) {
    add(found, { label: [labelSpan(piece)], value: [], relation: 'colon' });
  }
}

const pairedBelow = (found: PagePairs, piece: Piece): ValuePlace<Piece> =>
  placeBelow(
    found.parts.neighbours,
    piece,
    PAIR_REACH.below * piece.em,
    {
      ...objectionsOf(found),
      'another label names it': (first) => hasLabelBefore(found, first),
      'a ruling divides them': (first) => isRuledOff(found, piece, first),
    },
    (other) => standsUnder(found, piece, other),
  );

const standsUnder = (found: PagePairs, label: Piece, piece: Piece): boolean =>
  piece !== label && !found.inTable.has(piece) && isUnder(label, piece);

/** The piece stands beside a label of its own. */
function hasLabelBefore(found: PagePairs, piece: Piece): boolean {
  const row = neighboursInRow(found.parts.neighbours, piece);
  const before = row[row.indexOf(piece) - 1];
  return before !== undefined && isSurelyLabel(before);
}

/** A ruling between label and value closes the label's box; one under a whole row of labels divides them from their values. */
function isRuledOff(found: PagePairs, label: Piece, value: Piece): boolean {
  const row = neighboursInRow(found.parts.neighbours, label);
  const [left, right] = [row[0]?.left ?? label.left, row.at(-1)?.right ?? label.right];
  for (const stroke of strokesBetween(found.parts.strokes.horizontal, label.bottom - 1, value.top + 1)) {
    const underRow = stroke.from <= left + 1 && stroke.to >= right - 1 && isRowOfLabels(found.parts.neighbours, label, value);
    if (stroke.from < label.right && stroke.to > label.left && !underRow) return true;
  }
  return false;
}

/** Such a label, with the value it stands over. */
function labelsOverValues(found: PagePairs, piece: Piece): boolean {
  if (isSurelyLabel(piece) || !couldBeLabel(piece)) return false;
  const { thing: value } = placeBelow(found.parts.neighbours, piece, PAIR_REACH.below * piece.em, {}, (other) =>
    standsUnder(found, piece, other),
  );
  return value !== null && isSameRegion(found, piece, value) && isRowOfLabels(found.parts.neighbours, piece, value);
}

/** Lines under the first line of a value that begin where it begins, until another label. */
const nextLines = (found: PagePairs, label: Piece, first: BoundingBox): PieceSpan[] =>
  linesGoingOn(found.parts.neighbours, first, PAIR_REACH, () => label.em, {
    'it is a label': isSurelyLabel,
    'it holds labels of its own': (piece) => inlineLabels(piece).length > 0,
    'it is the value of another label': (piece) => found.taken.has(piece),
    'it belongs to a table': (piece) => found.inTable.has(piece),
    'another label names it': (piece) => startsOwnRow(found, piece, label),
  }).map(wholePiece);

/** On its row, something stands where the label's column is: the line belongs to that. */
function startsOwnRow(found: PagePairs, piece: Piece, label: Piece): boolean {
  if (Math.abs(piece.left - label.left) < 0.7 * label.em) return false;
  const row = neighboursInRow(found.parts.neighbours, piece);
  const before = row[row.indexOf(piece) - 1];
  return before !== undefined && before.right > label.left - label.em;
}
