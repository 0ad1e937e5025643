import type { BoundingBox } from '../model/index.ts';
import { median } from './median.ts';
import type { Piece } from './pieces.ts';

/** Pieces of a page by height, to find neighbours without looking at all. */
export interface PieceIndex {
  bucketHeight: number;
  buckets: Map<number, Piece[]>;
  /** Answers of `piecesBeside`, which is asked several times for the same piece. */
  beside: Map<BoundingBox, Piece[]>;
}

/** Buckets a very high piece is entered in at most. */
const MAX_BUCKETS_PER_PIECE = 200;
/** Pieces of one bucket looked at for one question; more stand that close only in print laid over itself. */
const MAX_NEIGHBOURS = 200;

export function indexPieces(pieces: readonly Piece[]): PieceIndex {
  const bucketHeight = Math.max(
    4,
    1.5 *
      median(
        pieces.map((piece) => piece.bottom - piece.top),
        10,
      ),
  );
  const buckets = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const from = Math.floor(piece.top / bucketHeight);
    const to = Math.min(Math.floor(piece.bottom / bucketHeight), from + MAX_BUCKETS_PER_PIECE);
    for (let bucket = from; bucket <= to; bucket++) {
      const inBucket = buckets.get(bucket);
      if (inBucket) inBucket.push(piece);
      else buckets.set(bucket, [piece]);
    }
  }
  return { bucketHeight, buckets, beside: new Map() };
}

/** Pieces that reach into the given heights, each once, from top to bottom and left to right. */
function piecesBetween(index: PieceIndex, top: number, bottom: number): Piece[] {
  const found = new Set<Piece>();
  const to = Math.min(Math.floor(bottom / index.bucketHeight), Math.floor(top / index.bucketHeight) + MAX_BUCKETS_PER_PIECE);
  for (let bucket = Math.floor(top / index.bucketHeight); bucket <= to; bucket++) {
    const inBucket = index.buckets.get(bucket) ?? [];
    for (let at = 0; at < inBucket.length && at < MAX_NEIGHBOURS; at++) {
      const piece = inBucket[at];
      if (piece && piece.bottom > top && piece.top < bottom) found.add(piece);
    }
  }
  return [...found].sort((a, b) => a.top - b.top || a.left - b.left);
}

/** Pieces on the baseline of a box (its own among them), left to right. */
export function piecesBeside(index: PieceIndex, box: BoundingBox): readonly Piece[] {
  const known = index.beside.get(box);
  if (known) return known;
  const beside = piecesBetween(index, box.top, box.bottom)
    .filter(
      (piece) =>
        Math.min(piece.bottom, box.bottom) - Math.max(piece.top, box.top) >=
        0.45 * Math.min(piece.bottom - piece.top, box.bottom - box.top),
    )
    .sort((a, b) => a.left - b.left);
  index.beside.set(box, beside);
  return beside;
}

/** Pieces below a box that share some of its width, nearest first. */
export function piecesBelow(index: PieceIndex, box: BoundingBox, reachPt: number): Piece[] {
  const middle = (box.top + box.bottom) / 2;
  return piecesBetween(index, middle, box.bottom + reachPt).filter(
    (piece) => piece.top >= middle && Math.min(piece.right, box.right) > Math.max(piece.left, box.left),
  );
}

/** Pieces above a box that share some of its width, nearest first. */
export function piecesAbove(index: PieceIndex, box: BoundingBox, reachPt: number): Piece[] {
  const middle = (box.top + box.bottom) / 2;
  return piecesBetween(index, box.top - reachPt, middle)
    .filter((piece) => piece.bottom <= middle && Math.min(piece.right, box.right) > Math.max(piece.left, box.left))
    .sort((a, b) => b.bottom - a.bottom || a.left - b.left);
}
