import type { GreyPicture, RawPicture } from '../../model/index.ts';

/** Grey on white paper: luma of ITU-R BT.601 in whole numbers, so that every machine gets the same pixels. */
export function toGrey({ width, height, rgba }: RawPicture): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    const luma = (77 * (rgba[at] as number) + 150 * (rgba[at + 1] as number) + 29 * (rgba[at + 2] as number) + 128) >> 8;
    const alpha = rgba[at + 3] as number;
    grey[pixel] = alpha === 255 ? luma : Math.floor((luma * alpha + 255 * (255 - alpha) + 127) / 255);
  }
  return { width, height, grey };
}

/** Turns and mirrors stored pixels so that they stand as EXIF's orientation 1..8 says. */
export function orient(
  pixels: Uint8Array,
  width: number,
  height: number,
  channels: number,
  orientation: number,
): { pixels: Uint8Array; width: number; height: number } {
  if (orientation === 1) return { pixels, width, height };
  const swapped = orientation >= 5;
  const [newWidth, newHeight] = swapped ? [height, width] : [width, height];
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) {
      const from = (sourceRow(orientation, x, y, width, height) * width + sourceColumn(orientation, x, y, width, height)) * channels;
      const to = (y * newWidth + x) * channels;
      for (let channel = 0; channel < channels; channel++) turned[to + channel] = pixels[from + channel] as number;
    }
  }
  return { pixels: turned, width: newWidth, height: newHeight };
}

/** Column of the stored picture that is seen at (x, y); orientations as in the EXIF 2.3 table of tag 274. */
function sourceColumn(orientation: number, x: number, y: number, width: number, _height: number): number {
  if (orientation === 2 || orientation === 3) return width - 1 - x;
  if (orientation === 4) return x;
  return orientation === 5 || orientation === 6 ? y : width - 1 - y;
}

function sourceRow(orientation: number, x: number, y: number, _width: number, height: number): number {
  if (orientation === 2) return y;
  if (orientation === 3 || orientation === 4) return height - 1 - y;
  return orientation === 5 || orientation === 8 ? x : height - 1 - x;
}

/** Pixels scaled to a width by averaging (down) or repeating (up) what each new pixel covers, in colour. */
export function scaleRaw({ width, height, rgba }: RawPicture, newWidth: number): RawPicture {
  const newHeight = Math.max(1, Math.round((height * newWidth) / width));
  const scaled = new Uint8Array(newWidth * newHeight * 4);
  for (let y = 0; y < newHeight; y++) {
    const top = Math.floor((y * height) / newHeight);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / newHeight));
    for (let x = 0; x < newWidth; x++) {
      const left = Math.floor((x * width) / newWidth);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / newWidth));
      for (let channel = 0; channel < 4; channel++)
        scaled[(y * newWidth + x) * 4 + channel] = average(rgba, width, channel, left, top, right, bottom);
    }
  }
  return { width: newWidth, height: newHeight, rgba: scaled };
}

function average(rgba: Uint8Array, width: number, channel: number, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) sum += rgba[(y * width + x) * 4 + channel] as number;
  }
  return Math.round(sum / ((right - left) * (bottom - top)));
}
