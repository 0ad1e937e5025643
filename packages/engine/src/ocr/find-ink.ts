import type { GreyPicture } from '../model/index.ts';

/** One byte a pixel, 1 where it is clearly darker than the paper around it. */
export interface Ink {
  width: number;
  height: number;
  dark: Uint8Array;
}

/**
 * Share of the paper's brightness below which a pixel is ink (Bradley and Roth, "Adaptive Thresholding", 2007, use 0.85; scans of the sroie
 * set bleed less at 0.8).
 */
const INK_PERCENT = 80;

/** Ink by the mean of a window around each pixel, so that shadows and grey paper do not count. */
export function findInk({ width, height, grey }: GreyPicture): Ink {
  const sums = integrate(grey, width, height);
  const reach = Math.max(8, Math.round(width / 32));
  const dark = new Uint8Array(width * height);
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * stride;
    const bottom = Math.min(height, y + reach + 1) * stride;
    const rows = (bottom - top) / stride;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        ((sums[bottom + right] as number) -
          (sums[bottom + left] as number) -
          (sums[top + right] as number) +
          (sums[top + left] as number)) >>>
        0;
      if ((grey[y * width + x] as number) * (right - left) * rows * 100 < sum * INK_PERCENT) dark[y * width + x] = 1;
    }
  }
  return { width, height, dark };
}

/** Sums of all pixels above and left; they wrap at 32 bits, and so do differences of them, which stay right. */
function integrate(grey: Uint8Array, width: number, height: number): Uint32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += grey[y * width + x] as number;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  return sums;
}
