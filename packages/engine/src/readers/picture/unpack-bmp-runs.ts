/** RLE8 and RLE4 of BMP to one byte a pixel, rows as stored. What is skipped is index 0; damage ends the output early. */
export function unpackBmpRuns(data: Uint8Array, { width, height, bits }: { width: number; height: number; bits: number }): Uint8Array {
  const pixels = new Uint8Array(width * height);
  let x = 0;
  let y = 0;
  const put = (index: number): void => {
    if (x < width && y < height) pixels[y * width + x] = index;
    x++;
  };
  const nibble = (byte: number, place: number): number => (place % 2 === 0 ? byte >> 4 : byte & 15);
  let at = 0;
  while (at + 1 < data.length && y < height) {
    const count = data[at] as number;
    const value = data[at + 1] as number;
    at += 2;
    if (count > 0) {
      for (let place = 0; place < count; place++) put(bits === 8 ? value : nibble(value, place));
    } else if (value === 0) {
      x = 0;
      y++;
    } else if (value === 1) {
      return pixels;
    } else if (value === 2) {
      x += data[at] ?? 0;
      y += data[at + 1] ?? 0;
      at += 2;
    } else {
      for (let place = 0; place < value; place++) put(bits === 8 ? (data[at + place] ?? 0) : nibble(data[at + (place >> 1)] ?? 0, place));
      // Literal pixels are padded to whole words.
      at += Math.ceil((bits === 8 ? value : value / 2) / 2) * 2;
    }
  }
  return pixels.subarray(0, Math.min(height, y + 1) * width);
}
