/** What the linker has learned: a vector and a weight for each row of its table, the vectors put together from pieces of codebooks. */
export interface LinkerWeights {
  buckets: number;
  /** Parts of a vector; a multiple of `width`. */
  dimensions: number;
  /** Parts of a piece. */
  width: number;
  /** For each slot of a vector its 256 pieces of `width` parts, one behind the other. */
  codebooks: Float32Array;
  /** `buckets * dimensions / width` numbers: which piece of its codebook stands in each slot of a row. */
  codes: Uint8Array;
  /** Length of each row's vector. */
  scales: Float32Array;
  /** Natural logarithm of how much a word counts in its text, one a row. */
  importance: Float32Array;
}

/** Pieces of a codebook. */
export const PIECES = 256;

const MAGIC = 0x514b4c53; // "SLKQ"
const HEADER_BYTES = 16;
/** Parts of pieces are sixteen bits each: parts of vectors of length 1. */
const PART_STEPS = 32_767;
const PART_BYTES = 2;
/** One byte tells a scale as a power of two: 2^(byte / 8 - 26), so 1.5e-8 to 60. */
const SCALE_STEPS = 8;
const SCALE_OFFSET = 26;
/** One signed byte tells an importance in sixteenths. */
const IMPORTANCE_STEPS = 16;

/** The file: magic, buckets, dimensions, width (32 bits each, little endian), the codebooks, a scale byte and an importance byte a row, then the codes. */
export function packLinkerWeights({ buckets, dimensions, width, codebooks, codes, scales, importance }: LinkerWeights): Uint8Array {
  const { ofCodebooks, ofScales, ofImportance, ofCodes, end } = layoutOf(buckets, dimensions, width);
  const file = new Uint8Array(end);
  const view = new DataView(file.buffer);
  [MAGIC, buckets, dimensions, width].forEach((value, at) => view.setUint32(4 * at, value, true));
  codebooks.forEach((part, at) => view.setInt16(ofCodebooks + PART_BYTES * at, Math.round(part * PART_STEPS), true));
  for (let row = 0; row < buckets; row++) {
    const scale = Math.round((Math.log2(Math.max(1e-9, scales[row] ?? 0)) + SCALE_OFFSET) * SCALE_STEPS);
    file[ofScales + row] = Math.min(255, Math.max(0, scale));
    view.setInt8(ofImportance + row, Math.max(-127, Math.min(127, Math.round((importance[row] ?? 0) * IMPORTANCE_STEPS))));
  }
  file.set(codes, ofCodes);
  return file;
}

/** Throws a `RangeError` where the file is not one. */
export function readLinkerWeights(file: Uint8Array): LinkerWeights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [magic, buckets, dimensions, width] = [0, 4, 8, 12].map((at) => view.getUint32(at, true)) as [number, number, number, number];
  const { ofCodebooks, ofScales, ofImportance, ofCodes, end } = layoutOf(buckets, dimensions, width);
  if (magic !== MAGIC || file.byteLength !== end) throw new RangeError('not a file of linker weights');
  return {
    buckets,
    dimensions,
    width,
    codebooks: Float32Array.from(
      { length: dimensions * PIECES },
      (_, at) => view.getInt16(ofCodebooks + PART_BYTES * at, true) / PART_STEPS,
    ),
    codes: file.subarray(ofCodes, end),
    scales: Float32Array.from({ length: buckets }, (_, row) => 2 ** ((file[ofScales + row] ?? 0) / SCALE_STEPS - SCALE_OFFSET)),
    importance: Float32Array.from({ length: buckets }, (_, row) => view.getInt8(ofImportance + row) / IMPORTANCE_STEPS),
  };
}

/** Where each part of the file begins, in bytes. */
function layoutOf(buckets: number, dimensions: number, width: number) {
  const ofCodebooks = HEADER_BYTES;
  const ofScales = ofCodebooks + dimensions * PIECES * PART_BYTES;
  const ofImportance = ofScales + buckets;
  const ofCodes = ofImportance + buckets;
  return { ofCodebooks, ofScales, ofImportance, ofCodes, end: ofCodes + (buckets * dimensions) / width };
}
