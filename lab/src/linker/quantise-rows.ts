import type { LinkerWeights } from '@sheetlift/engine/training';
import type { SeededRandom } from '../seeded-random.ts';

/** Parts of a piece: 80 numbers become 20 bytes. */
const WIDTH = 4;
const PIECES = 256;
/** Rows that pieces are learned from, and how often they are moved to the middle of what is nearest to them. */
const [SAMPLE, ROUNDS] = [12_000, 8];
/** Rows this long and longer are looked at alike; what is hardly learned is short and seldom looked at. */
const LONG_ENOUGH = 0.35;

interface Table {
  buckets: number;
  dimensions: number;
  /** `buckets * dimensions` parts, row by row. */
  vectors: Float32Array;
}

/**
 * Puts each row's direction together from pieces of codebooks, its length apart: a byte for four parts (product quantisation; Jégou and others,
 * "Product Quantization for Nearest Neighbor Search", 2011; for tables of words Joulin and others, "FastText.zip", 2016).
 */
export function quantiseRows(
  { buckets, dimensions, vectors }: Table,
  random: SeededRandom,
): Pick<LinkerWeights, 'width' | 'codebooks' | 'codes' | 'scales'> {
  const slots = dimensions / WIDTH;
  const scales = new Float32Array(buckets);
  const units = new Float32Array(vectors.length);
  for (let row = 0; row < buckets; row++) {
    const own = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    const length = Math.sqrt(own.reduce((sum, part) => sum + part * part, 0)) || 1;
    scales[row] = length;
    units.set(
      own.map((part) => part / length),
      row * dimensions,
    );
  }
  const codebooks = new Float32Array(dimensions * PIECES);
  const codes = new Uint8Array(buckets * slots);
  for (let slot = 0; slot < slots; slot++) {
    const pieceOf = (row: number): Float32Array => units.subarray(row * dimensions + slot * WIDTH, row * dimensions + (slot + 1) * WIDTH);
    const codebook = learnPieces(drawRows(scales, random), pieceOf, scales);
    codebooks.set(codebook, slot * PIECES * WIDTH);
    for (let row = 0; row < buckets; row++) codes[row * slots + slot] = nearestPiece(codebook, pieceOf(row));
  }
  return { width: WIDTH, codebooks, codes, scales };
}

function drawRows(scales: Float32Array, random: SeededRandom): number[] {
  const rows: number[] = [];
  while (rows.length < SAMPLE) {
    const row = Math.floor(random.next() * scales.length);
    if (scales[row]! > LONG_ENOUGH * random.next()) rows.push(row);
  }
  return rows;
}

/** K-means; an error in a long row moves its words more, so rows weigh by the square of their length. */
function learnPieces(rows: readonly number[], pieceOf: (row: number) => Float32Array, scales: Float32Array): Float32Array {
  const codebook = new Float32Array(PIECES * WIDTH);
  for (let piece = 0; piece < PIECES; piece++) codebook.set(pieceOf(rows[piece]!), piece * WIDTH);
  for (let round = 0; round < ROUNDS; round++) {
    const [sums, weights] = [new Float64Array(PIECES * WIDTH), new Float64Array(PIECES)];
    for (const row of rows) {
      const own = pieceOf(row);
      const nearest = nearestPiece(codebook, own);
      const weight = scales[row]! ** 2;
      weights[nearest]! += weight;
      own.forEach((part, at) => (sums[nearest * WIDTH + at]! += weight * part));
    }
    weights.forEach((weight, piece) => {
      if (weight > 0) for (let at = 0; at < WIDTH; at++) codebook[piece * WIDTH + at] = sums[piece * WIDTH + at]! / weight;
    });
  }
  return codebook;
}

function nearestPiece(codebook: Float32Array, own: Float32Array): number {
  let [nearest, least] = [0, Infinity];
  for (let piece = 0; piece < PIECES; piece++) {
    let distance = 0;
    for (let at = 0; at < WIDTH; at++) distance += (own[at]! - codebook[piece * WIDTH + at]!) ** 2;
    if (distance < least) [nearest, least] = [piece, distance];
  }
  return nearest;
}
