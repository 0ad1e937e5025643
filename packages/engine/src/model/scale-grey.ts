import type { GreyPicture } from './engine-ports.ts';

/**
 * A grey picture at another size. Down: the mean of what each new pixel covers, edges weighed by their share; up: between
 * neighbours (bilinear). Its shape is kept where no height is given. In whole numbers, so that Node and browsers get the same pixels.
 * Readers and the OCR stage both need it.
 */
export function scaleGrey(
  picture: GreyPicture,
  width: number,
  height = Math.max(1, Math.round((picture.height * width) / picture.width)),
): GreyPicture {
  if (width === picture.width && height === picture.height) return picture;
  const rows = resampleRows(picture, width);
  return { width, height, grey: resampleColumns(rows, width, picture.height, height) };
}

/** What one new pixel takes of the old ones: the first of them, and their weights, which add up to `UNIT`. */
interface Taps {
  first: Int32Array;
  weights: Int32Array;
  /** Weights a new pixel has. */
  count: number;
}

const UNIT = 1 << 12;

function resampleRows({ width: from, height, grey }: GreyPicture, to: number): Uint8Array {
  const { first, weights, count } = tapsOf(from, to);
  const scaled = new Uint8Array(to * height);
  for (let y = 0; y < height; y++) {
    const row = y * from;
    for (let x = 0; x < to; x++) {
      const start = row + (first[x] as number);
      let sum = UNIT / 2;
      for (let tap = 0; tap < count; tap++) sum += (weights[x * count + tap] as number) * (grey[start + tap] as number);
      scaled[y * to + x] = sum >> 12;
    }
  }
  return scaled;
}

function resampleColumns(grey: Uint8Array, width: number, from: number, to: number): Uint8Array {
  const { first, weights, count } = tapsOf(from, to);
  const scaled = new Uint8Array(width * to);
  const sums = new Int32Array(width);
  for (let y = 0; y < to; y++) {
    sums.fill(UNIT / 2);
    for (let tap = 0; tap < count; tap++) {
      const weight = weights[y * count + tap] as number;
      const row = ((first[y] as number) + tap) * width;
      if (weight !== 0) for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + weight * (grey[row + x] as number);
    }
    for (let x = 0; x < width; x++) scaled[y * width + x] = (sums[x] as number) >> 12;
  }
  return scaled;
}

function tapsOf(from: number, to: number): Taps {
  const ratio = from / to;
  // Half the width of the triangle (up) or box (down) that a new pixel spreads over the old ones.
  const reach = Math.max(1, ratio / 2 + 0.5);
  const count = Math.min(from, Math.ceil(reach * 2));
  const first = new Int32Array(to);
  const weights = new Int32Array(to * count);
  for (let place = 0; place < to; place++) {
    const centre = (place + 0.5) * ratio - 0.5;
    const start = Math.min(Math.max(0, Math.ceil(centre - reach)), from - count);
    first[place] = start;
    const shares = Array.from({ length: count }, (_, tap) => shareOf(start + tap - centre, ratio));
    setWeights(weights.subarray(place * count, (place + 1) * count), shares);
  }
  return { first, weights, count };
}

function shareOf(distance: number, ratio: number): number {
  if (ratio <= 1) return Math.max(0, 1 - Math.abs(distance));
  return Math.max(0, Math.min(1, ratio / 2 + 0.5 - Math.abs(distance)));
}

/** Rounds the shares to weights that add up to `UNIT` exactly; the largest takes what rounding leaves. */
function setWeights(weights: Int32Array, shares: number[]): void {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = UNIT;
  let largest = 0;
  shares.forEach((share, tap) => {
    const weight = Math.round((share / total) * UNIT);
    weights[tap] = weight;
    left -= weight;
    if (share > (shares[largest] as number)) largest = tap;
  });
  weights[largest] = (weights[largest] as number) + left;
}
