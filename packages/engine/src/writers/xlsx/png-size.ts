export interface PictureSize {
  width: number;
  height: number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height in pixels from a PNG's header; null for anything that is no PNG. */
export function pngSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return null;
  const width = bigEndian(bytes, 16);
  const height = bigEndian(bytes, 20);
  return width > 0 && height > 0 ? { width, height } : null;
}

const bigEndian = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)) * 256 + (bytes[at + 2] ?? 0)) * 256 + (bytes[at + 3] ?? 0);
