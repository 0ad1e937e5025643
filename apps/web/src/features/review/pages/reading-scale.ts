import type { BoundingBox } from '@sheetlift/engine/model';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { PX_PER_PT } from './page-layout.ts';

/** Heights of a line's box in CSS pixels: 14 hold type of about 12, 11 can still be read, at 30 it is a heading's and shows too little. */
const READ_HEIGHT_PX = 14;
const LEAST_HEIGHT_PX = 11;
const MOST_HEIGHT_PX = 30;

/** Lines a little lower than that can be read as well, where for it a page is seen from its first column to its last. */
const WHOLE_PRINT_HEIGHT_PX = 10;

/** Where they are lower still the page is seen so too, above a crop of the place; lower than this nobody finds their way on it. */
const CROPPED_PRINT_HEIGHT_PX = 6.5;

/** Small print is not blown up until its page is lost around it; a box that hugs a dash asks for the same. */
const MOST_READING_SCALE = 1.6;

/** How much of the view's width a value may take, so that it does not stand at the edges. */
const WIDTH_SHARE = 0.9;

/** Room beside a page's print that is seen whole; to its right the numbers of candidates stand. */
export const PRINT_ROOM_PX = { left: 6, right: 26 };

/**
 * The scale at which a value can be read: the one before as long as it can be there, so that the page does not change its size from cell to
 * cell; else one at which the value is as high as text on the screen, narrower where it is too wide to be seen whole. Where it and most of its page
 * can be read with the print in view from side to side, so they are. `print`: how wide it is as the page is turned, and how high most of its words are,
 * in points; null where nobody knows. `crops`: the place of too small a page is shown larger below it.
 */
export function readingScale(
  boxes: readonly BoundingBox[],
  turn: QuarterTurns,
  before: number,
  fitting: number,
  viewWidthPx: number,
  print: { widthPt: number; linePt: number } | null,
  crops: boolean,
): number {
  if (boxes.length === 0) return Math.max(before, fitting);
  const heightPx = Math.min(...boxes.map(({ top, bottom }) => bottom - top)) * PX_PER_PT;
  const widthPx = acrossPt(boxes[0]!, turn) * PX_PER_PT;
  const whole = (viewWidthPx * WIDTH_SHARE) / widthPx;
  const wholePrint = print ? (viewWidthPx - PRINT_ROOM_PX.left - PRINT_ROOM_PX.right) / (print.widthPt * PX_PER_PT) : 0;
  const wholePrintPx = print ? wholePrint * Math.min(heightPx, print.linePt * PX_PER_PT) : 0;
  const isWhole = wholePrintPx >= WHOLE_PRINT_HEIGHT_PX;
  if (crops && !isWhole && wholePrintPx >= CROPPED_PRINT_HEIGHT_PX) return Math.max(fitting, wholePrint);
  const least = Math.min(MOST_READING_SCALE, (isWhole ? WHOLE_PRINT_HEIGHT_PX : LEAST_HEIGHT_PX) / heightPx);
  const most = isWhole ? Math.min(whole, wholePrint) : whole;
  const canBeRead = before >= fitting && before >= least && before * heightPx <= MOST_HEIGHT_PX && before <= most;
  if (canBeRead) return before;
  return Math.max(fitting, least, Math.min(MOST_READING_SCALE, READ_HEIGHT_PX / heightPx, most));
}

/** The scale of a page on which no place is read: what fits, or one at which it can be read where what fits is too small for that. `linePt`: how high most of its words are. */
export function pageScale(linePt: number, fitting: number): number {
  const heightPx = linePt * PX_PER_PT;
  return fitting * heightPx < WHOLE_PRINT_HEIGHT_PX ? Math.min(MOST_READING_SCALE, WHOLE_PRINT_HEIGHT_PX / heightPx) : fitting;
}

/** Whether a place, or most of its page, cannot be read with ease at this scale. `linePt`: how high most words of the page are. */
export const isTooSmall = (boxes: readonly BoundingBox[], linePt: number, scale: number): boolean =>
  boxes.length > 0 && Math.min(linePt, ...boxes.map(({ top, bottom }) => bottom - top)) * PX_PER_PT * scale < WHOLE_PRINT_HEIGHT_PX;

function acrossPt({ left, top, right, bottom }: BoundingBox, turn: QuarterTurns): number {
  return turn % 180 === 0 ? right - left : bottom - top;
}
