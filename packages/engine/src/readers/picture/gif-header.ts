import type { PictureHeader } from './picture-header.ts';

const TRAILER = 0x3b;

/** The screen of a GIF; null where the file is too short to have one. */
export function parseGifHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 14) return null;
  const width = (bytes[6] as number) | ((bytes[7] as number) << 8);
  const height = (bytes[8] as number) | ((bytes[9] as number) << 8);
  return { width, height, orientation: 1, dpi: null, complete: bytes.lastIndexOf(TRAILER) > 13 };
}
