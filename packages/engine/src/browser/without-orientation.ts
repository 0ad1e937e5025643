const START_OF_SCAN = 0xda;
const APP1 = 0xe1;

/** Chromium turns a JPEG by its EXIF data whatever it is told; with the data's name changed it finds none. The reader turns by itself. */
export function withoutOrientation(jpeg: Uint8Array): Uint8Array {
  const copy = jpeg.slice();
  for (let at = 2; at + 10 < copy.length && copy[at] === 0xff;) {
    const marker = copy[at + 1] as number;
    if (marker === START_OF_SCAN) break;
    // "Exif" -> "xxif"
    if (marker === APP1 && copy[at + 4] === 0x45 && copy[at + 5] === 0x78) copy.fill(0x78, at + 4, at + 6);
    at += marker === 0xff ? 1 : 2 + (((copy[at + 2] as number) << 8) | (copy[at + 3] as number));
  }
  return copy;
}
