import type { BoundingBox } from '@sheetlift/engine/model';
import { type PageSize, PX_PER_PT } from './page-layout.ts';

/** Height at which a cited line is read with ease, in CSS pixels, and the scales that never go beyond what is clear. */
const READ_HEIGHT_PX = 20;
const LEAST_CROP_SCALE = 0.75;
const MOST_CROP_SCALE = 2;

interface Crop {
  scale: number;
  /** Where the crop begins on the page as it is scaled. */
  leftPx: number;
  topPx: number;
}

/** The piece of a page around a box, in its middle as far as the page goes. */
export function cropAround(box: BoundingBox, { widthPt, heightPt }: PageSize, viewWidthPx: number, viewHeightPx: number): Crop {
  const wanted = READ_HEIGHT_PX / ((box.bottom - box.top) * PX_PER_PT);
  const wholeBox = (viewWidthPx * 0.8) / ((box.right - box.left) * PX_PER_PT);
  const scale = Math.min(MOST_CROP_SCALE, Math.max(LEAST_CROP_SCALE, Math.min(wanted, wholeBox)));
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
