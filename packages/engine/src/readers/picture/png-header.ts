import { parseExif } from './exif.ts';
import type { PictureHeader } from './picture-header.ts';

const SIGNATURE_BYTES = 8;

/** Null where the file does not begin with a proper header chunk. */
export function parsePngHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: PictureHeader | null = null;
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (header === null) {
      if (name !== 'IHDR' || length !== 13) return null;
      header = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), orientation: 1, dpi: null, complete: false };
    }
    if (end > bytes.length || crc32(bytes.subarray(at + 4, at + 8 + length)) !== view.getUint32(at + 8 + length)) return header;
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'pHYs' && length === 9 && data[8] === 1) header.dpi = view.getUint32(at + 8) * 0.0254 || null;
    if (name === 'eXIf') header.orientation = parseExif(data).orientation;
    if (name === 'IEND') return { ...header, complete: true };
    at = end;
  }
  return header;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at++) crc = (CRC_TABLE[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
