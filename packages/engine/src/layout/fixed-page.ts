import { boxCentreX, boxCentreY, type BoundingBox, type FixedPage } from '../model/index.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { toAtomRow, type Atom, type AtomRow } from './atom-row.ts';
import { splitColumns } from './columns.ts';
import type { FilledCell } from './filled-cell.ts';
import { opensWithLabel } from './form-grid.ts';
import type { PageTable } from './page-table.ts';
import { partsOfRegions, type FormCell, type PageParts } from './page-parts.ts';
import { breakIntoLines, measureSpacing, toPiece, type Piece, type Spacing } from './pieces.ts';
import { isVertical, type PlacedWord } from './placed-word.ts';
import { findGrids, type RuledGrid } from './ruled-grids.ts';
import { piecesIn, tablesOfGrid } from './ruled-tables.ts';
import { joinRulings } from './rulings.ts';
import { groupRows, type TextRow } from './text-rows.ts';
import { turnOf, turnUpright } from './upright-page.ts';

/** Turned words that others are compared with: a turned table has a few hundred. */
const MAX_VERTICAL_COMPARED = 200;

/** Lines, columns and tables of a page with fixed positions. */
export function layOutFixedPage(page: FixedPage): PageParts {
  const upright = turnUpright(page);
  const strokes = joinRulings(upright.rulings);
  const vertical = verticalWords(upright.words);
  const running = vertical.size === 0 ? upright.words : upright.words.filter((word) => !vertical.has(word));
  const rows = groupRows(running);
  const spacing = measureSpacing(rows, strokes);
  const { tables, formCells, boxes } = ruledParts(findGrids(strokes), upright.words, spacing);
  const inTables = new Set(
    tables.flatMap((table) => table.rows.flatMap((row) => row.cells.flatMap((cell) => cell?.pieces.flatMap((piece) => piece.words) ?? []))),
  );
  const atomRows = toAtomRows(rows, inTables, tables, spacing);
  const regions = splitColumns(atomRows, strokes).map((region) => findAlignedTables(region, spacing, boxes));
  const sideways = verticalPieces(upright.words.filter((word) => vertical.has(word) && !inTables.has(word)));
  if (sideways.length > 0) regions.push(sideways.map((piece) => toAtomRow([{ kind: 'piece', ...piece }])));
  return {
    page: {
      pageNumber: page.pageNumber,
      widthPt: page.widthPt,
      heightPt: page.heightPt,
      source: page.source,
      ...(page.turnedBy !== 0 && { turnedBy: page.turnedBy }),
      rulings: page.rulings,
      links: page.links,
    },
    ...partsOfRegions(regions),
    strokes,
    formCells,
    marks: upright.marks,
    formBoxes: upright.formBoxes,
  };
}

interface RuledParts {
  tables: PageTable[];
  formCells: FormCell[];
  /** Those of the form cells that hold a label over its value. */
  boxes: BoundingBox[];
}

function ruledParts(grids: readonly RuledGrid[], words: readonly PlacedWord[], spacing: Spacing): RuledParts {
  const tables: PageTable[] = [];
  const formCells: FormCell[] = [];
  const boxes: BoundingBox[] = [];
  const byTop = [...words].sort((a, b) => boxCentreY(a) - boxCentreY(b));
  for (const grid of [...grids].sort((a, b) => areaOf(a) - areaOf(b))) {
    const free = wordsWithin(byTop, grid);
    const cells = fillCells(grid, free);
    const found = tablesOfGrid(grid, cells, spacing).filter((table) => !tables.some((other) => overlaps(table, other)));
    tables.push(...found);
    const loose = cells.filter((cell) => cell.words.length > 0 && !found.some((table) => contains(table, cell)));
    formCells.push(
      ...loose.map((cell) => ({
        left: cell.left,
        top: cell.top,
        right: cell.right,
        bottom: cell.bottom,
        pieces: piecesIn(cell.words.filter((word) => !isVertical(word))),
      })),
    );
    if (cells.length > 1) boxes.push(...loose.filter((cell) => opensWithLabel(groupRows(cell.words))));
  }
  return { tables, formCells, boxes };
}

const areaOf = (box: BoundingBox): number => (box.right - box.left) * (box.bottom - box.top);

function wordsWithin(byTop: readonly PlacedWord[], box: BoundingBox): PlacedWord[] {
  let [low, high] = [0, byTop.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const word = byTop[middle];
    if (word && boxCentreY(word) < box.top) low = middle + 1;
    else high = middle;
  }
  const within: PlacedWord[] = [];
  for (let at = low; at < byTop.length; at++) {
    const word = byTop[at];
    if (!word || boxCentreY(word) > box.bottom) break;
    if (boxCentreX(word) > box.left && boxCentreX(word) < box.right) within.push(word);
  }
  return within;
}

const overlaps = (a: BoundingBox, b: BoundingBox): boolean =>
  a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;

const contains = (outer: BoundingBox, inner: BoundingBox): boolean =>
  boxCentreX(inner) > outer.left && boxCentreX(inner) < outer.right && boxCentreY(inner) > outer.top && boxCentreY(inner) < outer.bottom;

/** Each word goes to the cell its middle stands in. */
function fillCells(grid: RuledGrid, words: readonly PlacedWord[]): FilledCell[] {
  const columns = grid.xs.length - 1;
  const filled: FilledCell[] = grid.cells.map((cell) => ({ ...cell, words: [] }));
  const owner = new Map<number, FilledCell>();
  for (const cell of filled) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) owner.set(row * columns + column, cell);
  }
  for (const word of words)
    owner.get(segmentAt(grid.ys, boxCentreY(word)) * columns + segmentAt(grid.xs, boxCentreX(word)))?.words.push(word);
  return filled;
}

function segmentAt(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] ?? Infinity) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rows of pieces, with each ruled table as an atom at its place. */
function toAtomRows(
  rows: readonly TextRow[],
  inTables: ReadonlySet<PlacedWord>,
  tables: readonly PageTable[],
  spacing: Spacing,
): AtomRow[] {
  const atomRows = rows.flatMap((row) => {
    const words = inTables.size > 0 ? row.words.filter((word) => !inTables.has(word)) : row.words;
    return words.length === 0 ? [] : [toAtomRow(breakIntoLines(words, spacing).map((piece): Atom => ({ kind: 'piece', ...piece })))];
  });
  return [...atomRows, ...tables.map((table) => toAtomRow([table]))].sort((a, b) => middleOf(a) - middleOf(b) || a.left - b.left);
}

/** A table stands where its top is, a row where its middle is. */
const middleOf = (row: AtomRow): number => (row.atoms[0]?.kind === 'table' ? row.top : (row.top + row.bottom) / 2);

/** Words that run up or down, and the short ones in line with them. */
function verticalWords(words: readonly PlacedWord[]): Set<PlacedWord> {
  const sure = words.filter(isVertical);
  const found = new Set(sure);
  if (sure.length === 0) return found;
  const narrow = words.filter((word) => !found.has(word) && word.bottom - word.top > 0.9 * (word.right - word.left));
  for (const word of narrow) {
    if (
      sure
        .slice(0, MAX_VERTICAL_COMPARED)
        .some(
          (other) =>
            boxCentreX(word) > other.left &&
            boxCentreX(word) < other.right &&
            word.bottom > other.top - 1.5 * (other.right - other.left) &&
            word.top < other.bottom + 1.5 * (other.right - other.left),
        )
    )
      found.add(word);
  }
  return found;
}

/** Turned text on an upright page: stamps at the margin, labels of charts. */
function verticalPieces(words: readonly PlacedWord[]): Piece[] {
  if (words.length === 0) return [];
  const turn = turnOf(words);
  const turned = words.map((word): PlacedWord => ({ ...word, ...turnBox(word, turn), em: word.right - word.left }));
  return groupRows(turned).map((row) => {
    const piece = toPiece(row.words);
    const originals = piece.words.flatMap((word) => words.find((other) => other.order === word.order) ?? []);
    return { ...toPiece(originals), words: originals, text: piece.text };
  });
}

const turnBox = (box: BoundingBox, turn: 90 | 270): BoundingBox =>
  turn === 90
    ? { left: -box.bottom, right: -box.top, top: box.left, bottom: box.right }
    : { left: box.top, right: box.bottom, top: -box.right, bottom: -box.left };
