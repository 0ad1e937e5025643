import { MAX_MISSED_SHAPES } from '../limits.ts';
import { type BoundingBox, boxCentreX, boxHeight, boxWidth, overlapX, overlapY, unionBox } from '../model/index.ts';
import type { InkRulings } from './find-rulings.ts';
import type { InkShape } from './ink-shapes.ts';
import { middleOf } from './middle-of.ts';

/** A line of print, or a stretch of one between wide gaps. */
export interface FoundLine {
  /** Around the ink of its letters, in pixels. */
  box: BoundingBox;
  /** Its ink, from left to right. */
  shapes: InkShape[];
  /** Whether a drawn line runs through it or along it. */
  isRuled: boolean;
}

/** Heights of a letter, in heights of most print: headlines are printed several times as high. */
const LOWEST_LETTER = 0.4;
const TALLEST_LETTER = 4;

/** Letters that touch are one shape: a word at most. */
const WIDEST_LETTER = 12;

/** Least share of its box that is ink: scratches and arcs hold less. */
const LEAST_FILLED = 0.1;

/** Gap within a line, in heights of the letters beside it: words of one line, but not columns. */
const WIDEST_GAP = 2;

/** Share of the lower one's height by which neighbours of a line stand side by side, and of the higher one's by which lines stand in one row. */
const SIDE_BY_SIDE = 0.65;
const IN_ROW = 0.5;

/** How much higher a letter may be than its neighbour. */
const UNLIKE = 2.5;

/** Around a piece of a line, in heights of it: as far the line's place counts there. */
const NEARBY = 3;

/** Share of a piece's height that must lie in the line it belongs to. */
const WITHIN = 0.6;

/** Points, strokes and accents: their widths and dark pixels, in heights of most print; what is smaller is a speck. */
const WIDEST_MARK = 2;
const SMALLEST_MARK = 0.004;

/** Points, strokes and accents, in heights of their line: how far beside and above it they may stand. */
const BESIDE = 0.6;
const ABOVE = 0.3;

/** A shape this many times as high as those beside it is a line drawn, a bracket or a stain. */
const TALLEST = 1.8;

/**
 * Lines of print by their ink alone, row by row from the left: letters are joined with the nearest one beside them (O'Gorman, "The document
 * spectrum for page layout analysis", 1993) unless a drawn line stands between them. `shapes`: the ink without drawn lines; `usual`:
 * how high print is, in pixels.
 */
export function findLines(shapes: readonly InkShape[], rulings: InkRulings, usual: number): FoundLine[] {
  const letters = shapes.filter((shape) => isLetter(shape, usual)).sort((one, other) => one.left - other.left || one.top - other.top);
  if (letters.length > MAX_MISSED_SHAPES) return [];
  const isParted = partedBy(rulings.vertical);
  const lines = joinPieces(chainsOf(letters, isParted), isParted);
  const marks = shapes.filter((shape) => isMark(shape, usual));
  return inRows(
    lines.map((piece) => {
      const line = withMarks(piece, marks);
      return { ...line, isRuled: [...rulings.horizontal, ...rulings.vertical].some((ruling) => meet(ruling, line.box)) };
    }),
  );
}

const meet = (one: BoundingBox, other: BoundingBox): boolean => overlapX(one, other) > 0 && overlapY(one, other) > 0;

function isLetter(shape: InkShape, usual: number): boolean {
  const [width, height] = [boxWidth(shape), boxHeight(shape)];
  return (
    height >= LOWEST_LETTER * usual &&
    height <= TALLEST_LETTER * usual &&
    width <= WIDEST_LETTER * height &&
    shape.area >= LEAST_FILLED * width * height
  );
}

const isMark = (shape: InkShape, usual: number): boolean =>
  boxHeight(shape) < LOWEST_LETTER * usual && boxWidth(shape) < WIDEST_MARK * usual && shape.area >= SMALLEST_MARK * usual * usual;

type IsParted = (left: BoundingBox, right: BoundingBox) => boolean;

/** Whether an upright drawn line stands between two shapes. */
const partedBy =
  (uprights: readonly BoundingBox[]): IsParted =>
  (left, right) => {
    const y = (Math.max(left.top, right.top) + Math.min(left.bottom, right.bottom)) / 2;
    return uprights.some(
      (line) =>
        line.top < y && line.bottom > y && (line.left + line.right) / 2 >= left.right - 2 && (line.left + line.right) / 2 <= right.left + 2,
    );
  };

/** Letters each of which is the nearest to the one before it, and that to it. `letters` from left to right. */
function chainsOf(letters: readonly InkShape[], isParted: IsParted): InkShape[][] {
  const tallest = letters.reduce((most, letter) => Math.max(most, boxHeight(letter)), 0);
  const after = new Int32Array(letters.length).fill(-1);
  const before = new Int32Array(letters.length).fill(-1);
  const toAfter = new Float64Array(letters.length).fill(Infinity);
  const toBefore = new Float64Array(letters.length).fill(Infinity);
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as InkShape;
    for (let next = at + 1; next < letters.length; next++) {
      const other = letters[next] as InkShape;
      if (other.left - letter.right > WIDEST_GAP * tallest) break;
      if (!standSideBySide(letter, other)) continue;
      const distance = Math.max(0, other.left - letter.right) + Math.abs(other.bottom - letter.bottom) / 2;
      if ((distance >= (toAfter[at] as number) && distance >= (toBefore[next] as number)) || isParted(letter, other)) continue;
      if (distance < (toAfter[at] as number)) [toAfter[at], after[at]] = [distance, next];
      if (distance < (toBefore[next] as number)) [toBefore[next], before[next]] = [distance, at];
    }
  }
  const chains: InkShape[][] = [];
  const chainOf = new Int32Array(letters.length).fill(-1);
  for (let at = 0; at < letters.length; at++) {
    const last = before[at] as number;
    if (last >= 0 && after[last] === at) chainOf[at] = chainOf[last] as number;
    else chainOf[at] = chains.push([]) - 1;
    (chains[chainOf[at] as number] as InkShape[]).push(letters[at] as InkShape);
  }
  return chains;
}

function standSideBySide(letter: InkShape, other: InkShape): boolean {
  const [one, two] = [boxHeight(letter), boxHeight(other)];
  return (
    boxCentreX(other) > boxCentreX(letter) &&
    other.left - letter.right <= WIDEST_GAP * Math.max(one, two) &&
    overlapY(letter, other) >= SIDE_BY_SIDE * Math.min(one, two) &&
    Math.max(one, two) <= UNLIKE * Math.min(one, two)
  );
}

interface Piece {
  box: BoundingBox;
  shapes: InkShape[];
}

/**
 * Pieces that stand in one line become one: broken letters, neighbours beside a higher or lower one, and two long pieces that a short one joins.
 * The longest take in the others.
 */
function joinPieces(chains: InkShape[][], isParted: IsParted): Piece[] {
  const lines: Piece[] = [];
  for (const shapes of chains.sort((one, other) => boxWidth(unionBox(other)) - boxWidth(unionBox(one)))) {
    const piece = { shapes, box: unionBox(shapes) };
    const taken = lines.filter((line) => belongTogether(line, piece, isParted));
    if (taken.length === 0) {
      lines.push(piece);
      continue;
    }
    const [first, ...others] = taken as [Piece, ...Piece[]];
    const all = [first, piece, ...others.filter((line) => belongTogether(first, line, isParted) || standInOneLine(first, line))];
    first.shapes = all.flatMap((each) => each.shapes).sort((one, other) => one.left - other.left || one.top - other.top);
    first.box = unionBox(first.shapes);
    for (const gone of all.slice(2)) lines.splice(lines.indexOf(gone), 1);
  }
  return lines;
}

const standInOneLine = (one: Piece, other: Piece): boolean =>
  overlapY(one.box, other.box) >= WITHIN * Math.min(boxHeight(one.box), boxHeight(other.box)) &&
  Math.max(boxHeight(one.box), boxHeight(other.box)) <= TALLEST * Math.min(boxHeight(one.box), boxHeight(other.box));

function belongTogether(line: Piece, piece: Piece, isParted: IsParted): boolean {
  const height = Math.max(boxHeight(piece.box), middleOf(line.shapes.map(boxHeight)));
  if (overlapX(line.box, piece.box) < -WIDEST_GAP * height || overlapY(line.box, piece.box) <= 0) return false;
  const near = line.shapes.filter(
    (shape) => shape.left < piece.box.right + NEARBY * height && shape.right > piece.box.left - NEARBY * height,
  );
  if (near.length === 0) return false;
  const there = unionBox(near);
  if (overlapY(there, piece.box) < WITHIN * boxHeight(piece.box) || boxHeight(piece.box) > TALLEST * boxHeight(there)) return false;
  const gap = Math.min(...near.map((shape) => -overlapX(shape, piece.box)));
  return (
    gap <= WIDEST_GAP * height &&
    !near.some(
      (shape) =>
        -overlapX(shape, piece.box) === gap && (shape.left < piece.box.left ? isParted(shape, piece.box) : isParted(piece.box, shape)),
    )
  );
}

/** The line with its points, strokes and accents, and the box around what is as high as the line is. */
function withMarks({ shapes, box }: Piece, marks: readonly InkShape[]): Piece {
  const usual = middleOf(shapes.map(boxHeight));
  const all = [...shapes];
  for (const mark of marks) {
    if (mark.right < box.left - BESIDE * usual || mark.left > box.right + BESIDE * usual) continue;
    if (mark.bottom < box.top - ABOVE * usual || mark.top > box.bottom + ABOVE * usual) continue;
    const near = shapes.filter((shape) => shape.left < mark.right + usual && shape.right > mark.left - usual);
    if (near.length === 0) continue;
    const there = unionBox(near);
    if (mark.bottom >= there.top - ABOVE * usual && mark.top <= there.bottom + ABOVE * usual) all.push(mark);
  }
  all.sort((one, other) => one.left - other.left || one.top - other.top);
  const ordinary = unionBox(all.filter((shape) => boxHeight(shape) <= TALLEST * usual));
  const whole = unionBox(all);
  return { shapes: all, box: { left: whole.left, right: whole.right, top: ordinary.top, bottom: ordinary.bottom } };
}

/** Row by row from the top, each from the left. */
function inRows(lines: FoundLine[]): FoundLine[] {
  const rows: FoundLine[][] = [];
  for (const line of lines.sort(
    (one, other) => one.box.top + one.box.bottom - other.box.top - other.box.bottom || one.box.left - other.box.left,
  )) {
    const row = rows.find((others) =>
      others.some(({ box }) => overlapY(box, line.box) >= IN_ROW * Math.max(boxHeight(box), boxHeight(line.box))),
    );
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.box.left - other.box.left));
}
