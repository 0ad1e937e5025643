import { parseExif, type ViewingHints } from './exif.ts';
import type { PictureHeader } from './picture-header.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;

/** Null where no frame header is found, so that nobody can decode it. */
export function parseJpegHeader(bytes: Uint8Array): PictureHeader | null {
  let hints: ViewingHints = { orientation: 1, dpi: null };
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) {
      at++;
      continue;
    }
    const marker = bytes[at + 1] as number;
    if (marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return null;
    const length = uint16(bytes, at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (isFrame(marker)) return { ...hints, width: uint16(segment, 3), height: uint16(segment, 1), complete: endsProperly(bytes) };
    hints = { ...hints, ...hintsOf(marker, segment, hints) };
    at += 2 + length;
  }
  return null;
}

/** SOF0..SOF15 without DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function hintsOf(marker: number, segment: Uint8Array, sofar: ViewingHints): Partial<ViewingHints> {
  if (marker === APP0 && startsWith(segment, 'JFIF\0')) return { dpi: jfifDpi(segment) ?? sofar.dpi };
  if (marker !== APP1 || !startsWith(segment, 'Exif\0\0')) return {};
  const exif = parseExif(segment.subarray(6));
  return { orientation: exif.orientation, dpi: sofar.dpi ?? exif.dpi };
}

function jfifDpi(segment: Uint8Array): number | null {
  const unit = segment[7];
  const density = uint16(segment, 8);
  if (density === 0) return null;
  if (unit === 1) return density;
  return unit === 2 ? density * 2.54 : null;
}

/** Looks for the end marker, behind which cameras put thumbnails and films; entropy-coded data never contains it. */
function endsProperly(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 1; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE) return true;
  }
  return false;
}

const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, index) => bytes[index] === character.charCodeAt(0));
