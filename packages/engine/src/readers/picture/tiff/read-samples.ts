import { Unzlib } from 'fflate';
import type { TiffPart, TiffPicture } from './tiff-picture.ts';
import { unpackCcitt } from './unpack-ccitt.ts';
import { unpackLzw } from './unpack-lzw.ts';
import { unpackPackBits } from './unpack-pack-bits.ts';

const PALETTE = 3;

/**
 * All samples of a picture, 8 bits each (of 16 the high ones; palette indices as they are), pixel by pixel.
 * `partial` where a strip broke off; the pixels it lacks look like paper.
 */
export function readSamples(picture: TiffPicture): { samples: Uint8Array; partial: boolean } {
  const samples = new Uint8Array(picture.width * picture.height * picture.samples).fill(paperSample(picture));
  let partial = false;
  for (const part of picture.parts) {
    const rowBytes = Math.ceil((part.width * samplesPerPart(picture) * picture.bits) / 8);
    const unpacked = unpackPart(part, rowBytes, picture);
    const rows = Math.min(part.height, Math.floor(unpacked.length / rowBytes));
    partial ||= rows < part.height;
    if (picture.differences) undoDifferences(unpacked, rows, rowBytes, picture);
    for (let row = 0; row < rows && part.top + row < picture.height; row++) {
      copyRow(unpacked.subarray(row * rowBytes, (row + 1) * rowBytes), part, part.top + row, samples, picture);
    }
  }
  return { samples, partial };
}

const paperSample = ({ photometric }: TiffPicture): number => (photometric === 0 || photometric === PALETTE || photometric === 5 ? 0 : 255);

const samplesPerPart = ({ planar, samples }: TiffPicture): number => (planar ? 1 : samples);

/** The unpacked bytes of a strip or tile: fewer than expected where it is damaged, never more. */
function unpackPart(part: TiffPart, rowBytes: number, picture: TiffPicture): Uint8Array {
  const expected = rowBytes * part.height;
  const bytes = picture.lowBitsFirst && picture.bits < 8 ? reverseBits(part.bytes) : part.bytes;
  switch (picture.compression) {
    case 2:
    case 3:
    case 4: {
      const coding = picture.compression === 2 ? 'rle' : picture.compression === 3 ? 'g3' : 'g4';
      const { bits, rows } = unpackCcitt(bytes, {
        width: part.width,
        rows: part.height,
        coding,
        twoDimensional: picture.twoDimensionalFax,
      });
      return bits.subarray(0, rows * rowBytes);
    }
    case 5:
      return unpackLzw(bytes, expected);
    case 8:
    case 32946:
      return unpackDeflate(bytes, expected);
    case 32773:
      return unpackPackBits(bytes, expected);
    default:
      return bytes.slice(0, expected);
  }
}

/** Compressed bytes taken at a time: deflate expands at most 1,032-fold, so a bomb is noticed after 16 MB. */
const DEFLATE_STEP = 16 * 1024;

/** Streams, so that what comes before the damage is kept and a bomb is left where it outgrows its place. */
function unpackDeflate(bytes: Uint8Array, expected: number): Uint8Array {
  const output = new Uint8Array(expected);
  let written = 0;
  const stream = new Unzlib((chunk) => {
    output.set(chunk.subarray(0, expected - written), written);
    written = Math.min(expected, written + chunk.length);
  });
  try {
    for (let at = 0; at < bytes.length && written < expected; at += DEFLATE_STEP)
      stream.push(bytes.subarray(at, at + DEFLATE_STEP), at + DEFLATE_STEP >= bytes.length);
  } catch {
    // Damaged from here on; what was written counts.
  }
  return output.subarray(0, written);
}

function reverseBits(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => {
    let reversed = 0;
    for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit);
    return reversed;
  });
}

/** Each sample was stored as the difference to the one left of it [Predictor 2]. */
function undoDifferences(bytes: Uint8Array, rows: number, rowBytes: number, picture: TiffPicture): void {
  const step = samplesPerPart(picture);
  for (let row = 0; row < rows; row++) {
    const line = bytes.subarray(row * rowBytes, (row + 1) * rowBytes);
    if (picture.bits === 8) {
      for (let at = step; at < line.length; at++) line[at] = (line[at] as number) + (line[at - step] as number);
    } else if (picture.bits === 16) {
      const view = new DataView(line.buffer, line.byteOffset, line.byteLength);
      for (let at = step * 2; at + 1 < line.length; at += 2)
        view.setUint16(
          at,
          view.getUint16(at, picture.littleEndian) + view.getUint16(at - step * 2, picture.littleEndian),
          picture.littleEndian,
        );
    }
  }
}

function copyRow(row: Uint8Array, part: TiffPart, y: number, samples: Uint8Array, picture: TiffPicture): void {
  const perPixel = samplesPerPart(picture);
  const sampleAt = sampleReader(row, picture);
  const visible = Math.min(part.width, picture.width - part.left);
  for (let x = 0; x < visible; x++) {
    const to = (y * picture.width + part.left + x) * picture.samples + part.plane;
    for (let index = 0; index < perPixel; index++) samples[to + index] = sampleAt(x * perPixel + index);
  }
}

/** Reads the n-th sample of a row as 8 bits. */
function sampleReader(row: Uint8Array, { bits, littleEndian, photometric }: TiffPicture): (index: number) => number {
  if (bits === 8) return (index) => row[index] as number;
  if (bits === 16) return (index) => row[index * 2 + (littleEndian ? 1 : 0)] as number;
  const mask = (1 << bits) - 1;
  const scale = photometric === PALETTE ? 1 : 255 / mask;
  return (index) => {
    const bit = index * bits;
    return (((row[bit >> 3] as number) >> (8 - bits - (bit & 7))) & mask) * scale;
  };
}
