import type { BoundingBox } from '@sheetlift/engine/model';
import { type PageSize, PX_PER_PT } from './page-layout.ts';

/** Heights at which a cited line is read with ease and can be read, in CSS pixels: between them as much of its page is shown as there is room for, label and all. */
const READ_HEIGHT_PX = 20;
const LEAST_HEIGHT_PX = 13;
/** Beyond it a page is no clearer. */
const MOST_CROP_SCALE = 2;

interface Crop {
  scale: number;
  /** Where the crop begins on the page as it is scaled. */
  leftPx: number;
  topPx: number;
}

/** The piece of a page around a box, in its middle as far as the page goes. */
export function cropAround(box: BoundingBox, { widthPt, heightPt }: PageSize, viewWidthPx: number, viewHeightPx: number): Crop {
  const heightPx = (box.bottom - box.top) * PX_PER_PT;
  const wholePage = viewWidthPx / (widthPt * PX_PER_PT);
  const least = LEAST_HEIGHT_PX / heightPx;
  const wanted = Math.min(READ_HEIGHT_PX / heightPx, Math.max(least, wholePage));
  const wholeBox = (viewWidthPx * 0.8) / ((box.right - box.left) * PX_PER_PT);
  const scale = Math.min(MOST_CROP_SCALE, Math.max(least, Math.min(wanted, wholeBox)));
  return around(box, { widthPt, heightPt }, scale, viewWidthPx, viewHeightPx);
}

/** The same of the page's whole width. */
export function wideAround(box: BoundingBox, size: PageSize, viewWidthPx: number, viewHeightPx: number): Crop {
  return around(box, size, viewWidthPx / (size.widthPt * PX_PER_PT), viewWidthPx, viewHeightPx);
}

function around(box: BoundingBox, { widthPt, heightPt }: PageSize, scale: number, viewWidthPx: number, viewHeightPx: number): Crop {
  const px = PX_PER_PT * scale;
  return {
    scale,
    leftPx: within(((box.left + box.right) / 2) * px - viewWidthPx / 2, widthPt * px - viewWidthPx),
    topPx: within(((box.top + box.bottom) / 2) * px - viewHeightPx / 2, heightPt * px - viewHeightPx),
  };
}

/** The top of a page, as wide as the view. */
export function topOfPage({ widthPt }: PageSize, viewWidthPx: number): Crop {
  return { scale: viewWidthPx / (widthPt * PX_PER_PT), leftPx: 0, topPx: 0 };
}

/** A page smaller than the view stands in its middle. */
function within(offset: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(most, Math.max(0, offset));
}
