import type { PictureHeader } from './picture-header.ts';

export interface PageSize {
  widthPt: number;
  heightPt: number;
}

const POINTS_PER_INCH = 72;

/** Resolutions a scanner or camera states in earnest. */
const LOWEST_DPI = 72;
const HIGHEST_DPI = 600;

/** What a picture has that says nothing: a small photo or scan of a receipt or page. */
const ASSUMED_DPI = 150;

/** Longer than A3: no page. Cameras state 72 dpi for anything, and a phone's photo of a page would be a metre high. */
const LONGEST_PAGE_INCHES = 17;
const A4_INCHES = 11.69;

/** The size on paper of a picture as it is seen, in points. */
export function pageSize({ width, height, orientation, dpi }: PictureHeader): PageSize {
  const resolution = resolutionOf(Math.max(width, height), dpi);
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  return { widthPt: points(across, resolution), heightPt: points(down, resolution) };
}

function resolutionOf(longSidePx: number, dpi: number | null): number {
  if (dpi !== null && dpi >= LOWEST_DPI && dpi <= HIGHEST_DPI && longSidePx / dpi <= LONGEST_PAGE_INCHES) return dpi;
  return longSidePx / ASSUMED_DPI <= LONGEST_PAGE_INCHES ? ASSUMED_DPI : longSidePx / A4_INCHES;
}

/** Rounded to a thousandth: enough for any screen, and short in JSON. */
const points = (pixels: number, dpi: number): number => Math.round((pixels / dpi) * POINTS_PER_INCH * 1000) / 1000;
