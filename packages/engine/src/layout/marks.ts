import { boxCentreX, unionBox, type BoundingBox, type Mark } from '../model/index.ts';
import { neighboursAbove, neighboursInRow, type Neighbours } from './neighbours.ts';
import { uprightPieces, type PageParts, type PieceSpan } from './page-parts.ts';
import type { Piece } from './pieces.ts';
import type { PlacedWord } from './placed-word.ts';

/** A tick box with the words that name it and the question it answers. */
export interface PageMark {
  mark: Mark;
  label: PieceSpan[];
  group: PieceSpan[];
}

interface PlacedMark {
  mark: Mark;
  box: BoundingBox;
}

/** A label starts no further from its box than this, in font sizes. */
const LABEL_REACH_EM = 3;
/** How far above its boxes a question may stand, in points: several rows of choices. */
const GROUP_REACH_PT = 70;

const EMPTY_BOX = /^(?:[☐□⬜◻❏❑]|\[\s*\]|\(\s*\)|\[_+\])$/u;
const TICKED_BOX = /^(?:[☑☒✓✔🗹🗷⊠]|\[[xX✓]\]|\([xX✓]\))$/u;
const CROSS = /^[✗✘]$/u;
/** A box typed as two brackets with a space between them. */
const OPENING = /^[[(]$/;
const CLOSING = /^[\])]$/;
const TICK = /^[✓✔]$/u;

/** All tick boxes of a page with their labels: drawn, scanned, a form's, or typed as a symbol. */
export function findMarks(parts: PageParts): PageMark[] {
  const pieces = uprightPieces(parts);
  const typed = typedMarks(pieces);
  const marks = [...parts.marks.filter(({ box }) => !typed.some((other) => covers(box, other.box))), ...typed];
  if (marks.length === 0) return [];
  return marksByRow(marks).flatMap((row) => labelRow(row, parts.neighbours));
}

const covers = (a: BoundingBox, b: BoundingBox): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.3 * (b.right - b.left) &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3 * (b.bottom - b.top);

/** Boxes typed as symbols. A cross means "no" only beside ticks. */
function typedMarks(pieces: readonly Piece[]): PlacedMark[] {
  const words = pieces.flatMap((piece) => piece.words);
  const crossIsNo = words.some((word) => TICK.test(word.word.text));
  return words.flatMap((word, at): PlacedMark[] => {
    const text = word.word.text;
    const closing = OPENING.test(text) ? words[at + 1] : undefined;
    if (closing && CLOSING.test(closing.word.text) && closing.left - word.right < word.em) return [typedMark(word, closing, false)];
    const checked = TICKED_BOX.test(text) || (CROSS.test(text) && !crossIsNo);
    return checked || EMPTY_BOX.test(text) || CROSS.test(text) ? [typedMark(word, word, checked)] : [];
  });
}

function typedMark(first: PlacedWord, last: PlacedWord, checked: boolean): PlacedMark {
  const { left, top, bottom } = first;
  return {
    mark: { box: unionBox([first.word.box, last.word.box]), inkShare: null, checked },
    box: { left, top, right: last.right, bottom },
  };
}

function marksByRow(marks: readonly PlacedMark[]): PlacedMark[][] {
  const rows: PlacedMark[][] = [];
  for (const mark of [...marks].sort((a, b) => a.box.top + a.box.bottom - b.box.top - b.box.bottom || a.box.left - b.box.left)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const overlap = first ? Math.min(first.box.bottom, mark.box.bottom) - Math.max(first.box.top, mark.box.top) : 0;
    if (row && first && overlap > 0.5 * Math.min(first.box.bottom - first.box.top, mark.box.bottom - mark.box.top)) row.push(mark);
    else rows.push([mark]);
  }
  return rows.map((row) => row.sort((a, b) => a.box.left - b.box.left));
}

/** Labels of the boxes on one baseline: all on the right, or all on the left where the last box has nothing on its right. */
function labelRow(row: readonly PlacedMark[], pieces: Neighbours<Piece>): PageMark[] {
  const right = row.map((mark, at) => labelOnRight(mark.box, row[at + 1]?.box.left ?? Infinity, pieces));
  const isRight = right.at(-1)?.length !== 0;
  return row.map((mark, at) => {
    const left = labelOnLeft(mark.box, row[at - 1]?.box.right ?? -Infinity, pieces);
    const label = isRight || left.length === 0 ? (right[at] ?? []) : left;
    return {
      mark: mark.mark,
      label: label.length > 0 ? label : left,
      group: groupOf(mark.box, isRight ? (row[0]?.box ?? mark.box) : mark.box, label, pieces),
    };
  });
}

function labelOnRight(box: BoundingBox, until: number, pieces: Neighbours<Piece>): PieceSpan[] {
  for (const piece of neighboursInRow(pieces, widened(box))) {
    const from = piece.words.findIndex((word) => boxCentreX(word) > box.right && !isMarkWord(word));
    const first = piece.words[from];
    if (!first || first.left >= until - 1) continue;
    if (first.left - box.right > LABEL_REACH_EM * piece.em) return [];
    let to = from;
    while (to < piece.words.length && (piece.words[to]?.left ?? Infinity) < until - 1 && !isMarkWord(piece.words[to])) to++;
    return [{ piece, from, to }];
  }
  return [];
}

function labelOnLeft(box: BoundingBox, since: number, pieces: Neighbours<Piece>): PieceSpan[] {
  for (const piece of neighboursInRow(pieces, widened(box)).toReversed()) {
    let to = piece.words.length;
    while (to > 0 && ((piece.words[to - 1]?.right ?? 0) > box.left + 2 || isMarkWord(piece.words[to - 1]))) to--;
    const last = piece.words[to - 1];
    if (!last || last.left < since) continue;
    if (box.left - last.right > LABEL_REACH_EM * piece.em) return [];
    let from = to;
    while (from > 0 && (piece.words[from - 1]?.left ?? -Infinity) >= since - 1 && !isMarkWord(piece.words[from - 1])) from--;
    return [{ piece, from, to }];
  }
  return [];
}

/** A label's letters may stand a little above or below its box. */
const widened = (box: BoundingBox): BoundingBox => ({ ...box, top: box.top - 1, bottom: box.bottom + 1 });

const isMarkWord = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  (EMPTY_BOX.test(word.word.text) ||
    TICKED_BOX.test(word.word.text) ||
    CROSS.test(word.word.text) ||
    OPENING.test(word.word.text) ||
    CLOSING.test(word.word.text));

/** The question: words left of the row's first box, else the nearest line above that holds no box. */
function groupOf(box: BoundingBox, first: BoundingBox, label: readonly PieceSpan[], pieces: Neighbours<Piece>): PieceSpan[] {
  const [before] = labelOnLeft(first, -Infinity, pieces);
  if (before && !label.some((span) => span.piece === before.piece && span.from === before.from)) return [before];
  const above = neighboursAbove(pieces, { ...box, left: box.left - 40, right: box.right + 200 }, GROUP_REACH_PT);
  const question = above.find(
    (piece) => !piece.words.some(isMarkWord) && !label.some((span) => span.piece === piece) && /[?:]$|^\d|^\p{Lu}/u.test(piece.text),
  );
  return question ? [{ piece: question, from: 0, to: question.words.length }] : [];
}
