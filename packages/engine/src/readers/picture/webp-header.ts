import { parseExif } from './exif.ts';
import type { PictureHeader } from './picture-header.ts';

const RIFF_BYTES = 12;

/** Null where no picture chunk is found. */
export function parseWebpHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < RIFF_BYTES + 8) return null;
  const complete = view.getUint32(4, true) + 8 <= bytes.length;
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  for (let at = RIFF_BYTES; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const data = bytes.subarray(at + 8, at + 8 + length);
    size ??= sizeOf(name, data);
    if (name === 'EXIF') orientation = parseExif(withoutJpegPrefix(data)).orientation;
    at += 8 + length + (length & 1);
  }
  return size && { ...size, orientation, dpi: null, complete };
}

function sizeOf(chunk: string, data: Uint8Array): { width: number; height: number } | null {
  if (data.length < 10) return null;
  const at = (index: number): number => data[index] as number;
  if (chunk === 'VP8X') return { width: 1 + (at(4) | (at(5) << 8) | (at(6) << 16)), height: 1 + (at(7) | (at(8) << 8) | (at(9) << 16)) };
  if (chunk === 'VP8 ') return { width: (at(6) | (at(7) << 8)) & 0x3fff, height: (at(8) | (at(9) << 8)) & 0x3fff };
  if (chunk === 'VP8L')
    return { width: 1 + (at(1) | ((at(2) & 0x3f) << 8)), height: 1 + ((at(2) >> 6) | (at(3) << 2) | ((at(4) & 0x0f) << 10)) };
  return null;
}

/** Some programs put JPEG's "Exif\0\0" before the data. */
const withoutJpegPrefix = (data: Uint8Array): Uint8Array => (data[0] === 0x45 && data[1] === 0x78 ? data.subarray(6) : data);
