import type { BoundingBox } from '@sheetlift/engine/model';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { PX_PER_PT } from './page-layout.ts';

/** Heights of a line's box in CSS pixels: 14 hold type of about 12, 11 can still be read, at 30 it is a heading's and shows too little. */
const READ_HEIGHT_PX = 14;
const LEAST_HEIGHT_PX = 11;
const MOST_HEIGHT_PX = 30;

/** Small print is not blown up until its page is lost around it; a box that hugs a dash asks for the same. */
const MOST_READING_SCALE = 1.6;

/** How much of the view's width a value may take, so that it does not stand at the edges. */
const WIDTH_SHARE = 0.9;

/**
 * The scale at which a value can be read: the one before as long as it can be there, so that the page does not change its size from cell to
 * cell; else one at which the value is as high as text on the screen, narrower where it is too wide to be seen whole.
 */
export function readingScale(
  boxes: readonly BoundingBox[],
  turn: QuarterTurns,
  before: number,
  fitting: number,
  viewWidthPx: number,
): number {
  if (boxes.length === 0) return Math.max(before, fitting);
  const heightPx = Math.min(...boxes.map(({ top, bottom }) => bottom - top)) * PX_PER_PT;
  const widthPx = acrossPt(boxes[0]!, turn) * PX_PER_PT;
  const whole = (viewWidthPx * WIDTH_SHARE) / widthPx;
  const least = Math.min(MOST_READING_SCALE, LEAST_HEIGHT_PX / heightPx);
  const canBeRead = before >= fitting && before >= least && before * heightPx <= MOST_HEIGHT_PX && before <= whole;
  if (canBeRead) return before;
  return Math.max(fitting, least, Math.min(MOST_READING_SCALE, READ_HEIGHT_PX / heightPx, whole));
}

function acrossPt({ left, top, right, bottom }: BoundingBox, turn: QuarterTurns): number {
  return turn % 180 === 0 ? right - left : bottom - top;
}
