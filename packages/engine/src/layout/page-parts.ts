import type { BoundingBox, Mark, PageLayout } from '../model/index.ts';
import type { Atom, AtomRow } from './atom-row.ts';
import { indexNeighbours, type Neighbours } from './neighbours.ts';
import type { PageTable } from './page-table.ts';
import { piecesOf } from './page-table.ts';
import type { Piece } from './pieces.ts';
import type { Strokes } from './rulings.ts';

/** Everything found on one page, still in its own upright space and without numbers. */
export interface PageParts {
  page: PageLayout;
  /** Columns of rows in reading order; a table is one atom. */
  regions: AtomRow[][];
  /** All pieces of the regions in reading order, those in tables too. */
  pieces: Piece[];
  /** The upright ones by place. */
  neighbours: Neighbours<Piece>;
  strokes: Strokes;
  /** Drawn boxes that are no table cells: places of a form with label and value. */
  formCells: FormCell[];
  /** Tick boxes of the page, in upright space. */
  marks: { mark: Mark; box: BoundingBox }[];
  /** Fields of an interactive form: index in the document's list, place on the page. */
  formBoxes: { index: number; box: BoundingBox }[];
}

export interface FormCell extends BoundingBox {
  pieces: Piece[];
}

/** Words of a piece: `piece.words.slice(from, to)`. */
export interface PieceSpan {
  piece: Piece;
  from: number;
  to: number;
}

export const wholePiece = (piece: Piece): PieceSpan => ({ piece, from: 0, to: piece.words.length });

const piecesOfAtom = (atom: Atom): Piece[] => (atom.kind === 'table' ? piecesOf(atom) : [atom]);

/** Pieces that run from left to right, as labels and values do; turned text at the margin names nothing. */
export const uprightPieces = ({ pieces }: Pick<PageParts, 'pieces'>): Piece[] =>
  pieces.filter((piece) => piece.bottom - piece.top <= 2 * (piece.right - piece.left) || piece.text.length < 3);

/** What stands in the regions of a page, with its neighbours. */
export function partsOfRegions(regions: AtomRow[][]): Pick<PageParts, 'regions' | 'pieces' | 'neighbours'> {
  const pieces = regions.flatMap((region) => region.flatMap((row) => row.atoms.flatMap(piecesOfAtom)));
  return { regions, pieces, neighbours: indexNeighbours(uprightPieces({ pieces }), (piece) => piece) };
}

export const allTables = (parts: PageParts): PageTable[] =>
  parts.regions.flatMap((region) => region.flatMap((row) => row.atoms.filter((atom) => atom.kind === 'table')));
