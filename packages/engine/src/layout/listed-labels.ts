import { couldBeLabel, endsLabel, holdsData } from './label-shape.ts';
import { neighboursInRow, type Neighbours } from './neighbours.ts';
import type { Piece } from './pieces.ts';

/** Rows from which two columns speak for themselves as labels and their values. */
const MIN_ROWS = 3;
/** Rows of one list lie at most this far apart, foot to top, in font sizes: a value may run over some lines. */
const ROW_REACH_EM = 5;
/** How far the beginnings of a column's pieces may differ, in font sizes. */
const SAME_LEFT_EM = 0.5;
/** Lists looked at for one more row: those that ended long ago get none. */
const OPEN_LISTS = 40;

/** A label and what stands beside it. */
type Row = readonly [Piece, Piece];

/**
 * Labels without colons of lists: one under another, never data, each with a piece beside it that begins where those of the other rows
 * begin, and data in two rows that follow each other. Labels in rows over their values are none: there every second row of the first column
 * is a value, and data stands in every second row only.
 */
export function listedLabels(neighbours: Neighbours<Piece>, pieces: readonly Piece[]): ReadonlySet<Piece> {
  const lists: Row[][] = [];
  for (const piece of pieces) {
    const row = coupleOf(neighbours, piece);
    if (!row) continue;
    const list = lists.slice(-OPEN_LISTS).find((open) => goesOn(open, row));
    if (list) list.push(row);
    else lists.push([row]);
  }
  return new Set(lists.filter(isList).flatMap((list) => list.map(([label]) => label)));
}

/** The piece and its neighbour on the right, where the row holds one or two such couples and nothing else. */
function coupleOf(neighbours: Neighbours<Piece>, piece: Piece): Row | null {
  const row = neighboursInRow(neighbours, piece);
  const at = row.indexOf(piece);
  const next = row[at + 1];
  return next && at % 2 === 0 && (row.length === 2 || row.length === 4) && next.left >= piece.right - 1 ? [piece, next] : null;
}

function goesOn(list: readonly Row[], [label, value]: Row): boolean {
  const last = list.at(-1);
  if (!last) return false;
  const [above, valueAbove] = last;
  const isNear = label.top > above.top && label.top - above.bottom < ROW_REACH_EM * label.em;
  return (
    isNear &&
    Math.abs(label.left - above.left) < SAME_LEFT_EM * label.em &&
    Math.abs(value.left - valueAbove.left) < SAME_LEFT_EM * label.em
  );
}

function isList(list: readonly Row[]): boolean {
  const holdData = list.map(([, value]) => holdsData(value));
  return list.length >= MIN_ROWS && list.every(isLabelled) && holdData.some((holds, at) => holds && holdData[at + 1] === true);
}

const isLabelled = ([label, value]: Row): boolean => couldBeLabel(label) && !holdsData(label) && !endsLabel(value.text);
