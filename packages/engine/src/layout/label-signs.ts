import { couldBeLabel, holdsData } from './label-shape.ts';
import { neighboursInRow, type Neighbours } from './neighbours.ts';
import type { Piece } from './pieces.ts';

/** Larger print is a heading. */
const MAX_LABEL_PT = 18;

/** Beside, without a colon: the label differs from the value in weight, or the value is data; and the row is no row of a table. */
export function isPlausibleBeside(on: Neighbours<Piece>, label: Piece, value: Piece): boolean {
  const isWideRow = neighboursInRow(on, label).length > 4;
  if (isWideRow || label.em > 1.25 * value.em || label.em > MAX_LABEL_PT || value.left - label.right > 30 * label.em) return false;
  if (label.bold && !value.bold) return true;
  return holdsData(value) && !holdsData(label) && label.bold === value.bold;
}

/** They begin, end or have their middles about one above the other. */
export const isUnder = (label: Piece, value: Piece): boolean =>
  Math.abs(value.left - label.left) < 1.5 * label.em ||
  Math.abs(value.left + value.right - label.left - label.right) < 2 * label.em ||
  Math.abs(value.right - label.right) < 1.5 * label.em;

/** Below, without a colon: small or bold print over other print, or one of several labels in a row over as many values. */
export function isPlausibleOver(on: Neighbours<Piece>, label: Piece, value: Piece): boolean {
  if (label.em < 0.88 * value.em && label.words.length <= 6) return true;
  if (label.bold && !value.bold && label.words.length <= 5) return holdsData(value) || neighboursInRow(on, label).length >= 2;
  if (label.words.length <= 6 && isNumbered(on, label) && !isNumbered(on, value) && !/^\p{Ll}/u.test(value.text)) return true;
  return isRowOfLabels(on, label, value);
}

/** One of several labels side by side, over as many values or fewer, one of them data. */
export function isRowOfLabels(on: Neighbours<Piece>, label: Piece, value: Piece): boolean {
  if (holdsData(withoutOrdinal(label))) return false;
  const labels = neighboursInRow(on, label).filter((piece) => !ORDINAL.test(piece.text));
  const values = neighboursInRow(on, value);
  return (
    labels.length >= 2 &&
    values.length >= 2 &&
    values.length <= labels.length &&
    values.some(holdsData) &&
    labels.every((piece) => couldBeLabel(piece) && !holdsData(withoutOrdinal(piece)))
  );
}

const ORDINAL = /^\(?\d{1,2}\s?[.)]$/;

/** The fields of many forms are numbered: in the label itself or right before it. */
function isNumbered(on: Neighbours<Piece>, piece: Piece): boolean {
  if (ORDINAL.test(piece.words[0]?.word.text ?? '')) return true;
  const row = neighboursInRow(on, piece);
  const before = row[row.indexOf(piece) - 1];
  return before !== undefined && ORDINAL.test(before.text) && piece.left - before.right < 4 * piece.em;
}

const withoutOrdinal = (piece: Piece): Piece =>
  ORDINAL.test(piece.words[0]?.word.text ?? '') && piece.words.length > 1
    ? { ...piece, text: piece.text.slice(piece.text.indexOf(' ') + 1) }
    : piece;
