/** What the linker has learned: a vector and a weight for each row of its table. */
export interface LinkerWeights {
  buckets: number;
  dimensions: number;
  /** `buckets * dimensions` whole numbers -127..127; times the row's scale they are the vector's parts. */
  parts: Int8Array;
  /** One a row. */
  scales: Float32Array;
  /** Natural logarithm of how much a word counts in its text, one a row. */
  importance: Float32Array;
}

const MAGIC = 0x4b4c4c53; // "SLLK"
const HEADER_BYTES = 12;
/** One byte tells a scale as a power of two: 2^(byte / 8 - 26), so 1.5e-8 to 60. */
const SCALE_STEPS = 8;
const SCALE_OFFSET = 26;
/** One signed byte tells an importance in sixteenths. */
const IMPORTANCE_STEPS = 16;

/** The file: magic, buckets, dimensions (32 bits each, little endian), a scale byte and an importance byte a row, then the parts. */
export function packLinkerWeights({
  buckets,
  dimensions,
  vectors,
  importance,
}: {
  buckets: number;
  dimensions: number;
  vectors: Float32Array;
  importance: Float32Array;
}): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + buckets * (2 + dimensions));
  const view = new DataView(file.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, buckets, true);
  view.setUint32(8, dimensions, true);
  for (let row = 0; row < buckets; row++) {
    const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    let most = 1e-9;
    for (const part of vector) most = Math.max(most, Math.abs(part));
    const scaleByte = Math.min(255, Math.max(0, Math.ceil((Math.log2(most / 127) + SCALE_OFFSET) * SCALE_STEPS)));
    const scale = scaleOf(scaleByte);
    file[HEADER_BYTES + row] = scaleByte;
    view.setInt8(HEADER_BYTES + buckets + row, Math.max(-127, Math.min(127, Math.round((importance[row] ?? 0) * IMPORTANCE_STEPS))));
    for (let at = 0; at < dimensions; at++)
      view.setInt8(
        HEADER_BYTES + 2 * buckets + row * dimensions + at,
        Math.max(-127, Math.min(127, Math.round((vector[at] ?? 0) / scale))),
      );
  }
  return file;
}

/** Throws a `RangeError` where the file is not one. */
export function readLinkerWeights(file: Uint8Array): LinkerWeights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [buckets, dimensions] = [view.getUint32(4, true), view.getUint32(8, true)];
  if (view.getUint32(0, true) !== MAGIC || file.byteLength !== HEADER_BYTES + buckets * (2 + dimensions))
    throw new RangeError('not a file of linker weights');
  const scales = Float32Array.from({ length: buckets }, (_, row) => scaleOf(file[HEADER_BYTES + row] ?? 0));
  const importance = Float32Array.from({ length: buckets }, (_, row) => view.getInt8(HEADER_BYTES + buckets + row) / IMPORTANCE_STEPS);
  const parts = new Int8Array(file.buffer, file.byteOffset + HEADER_BYTES + 2 * buckets, buckets * dimensions);
  return { buckets, dimensions, parts, scales, importance };
}

const scaleOf = (byte: number): number => 2 ** (byte / SCALE_STEPS - SCALE_OFFSET);
