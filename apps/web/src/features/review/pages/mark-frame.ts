import type { BoundingBox, Word } from '@sheetlift/engine/model';

/** Room that a mark takes around its value where nothing else stands, in CSS pixels. */
const ROOM_PX = 3;

/** Lines that were found to overlap share what they overlap by; a mark never gives up more of its own than this. */
const MOST_GIVEN = 0.3;

/**
 * What a mark covers: its value's box and a little room, as far as the words around leave it. Before the words are known the box alone.
 * All that is drawn of a mark is drawn within it, so that no line runs through the text above, below or beside.
 */
export function markFrame(box: BoundingBox, words: readonly Word[] | null, pxPerPt: number): BoundingBox {
  if (!words) return box;
  const room = ROOM_PX / pxPerPt;
  const frame = { left: box.left - room, top: box.top - room, right: box.right + room, bottom: box.bottom + room };
  const given = (box.bottom - box.top) * MOST_GIVEN;
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const around = words.map((word) => word.box).filter((other) => overlap(frame, other) && !isOf(box, other));
  for (const other of around) {
    // A word that begins or ends on the same line stands beside, all others above or below.
    const isBeside = sharedHeight(box, other) > Math.min(box.bottom - box.top, other.bottom - other.top) / 2;
    if (isBeside && (other.left + other.right) / 2 > middleX) frame.right = Math.max(box.right, Math.min(frame.right, other.left));
    else if (isBeside) frame.left = Math.min(box.left, Math.max(frame.left, other.right));
    else if ((other.top + other.bottom) / 2 > middleY) frame.bottom = Math.max(box.bottom - given, Math.min(frame.bottom, other.top));
    else frame.top = Math.min(box.top + given, Math.max(frame.top, other.bottom));
  }
  return frame;
}

/** Of the chosen place; other marks have a line below, half as thick. */
const RING_PX = 2;

/**
 * How thick a mark's lines above and below may be, in whole CSS pixels: what lies between the value's own words and the frame, so that none
 * of them runs through what it marks.
 */
export function markLines(box: BoundingBox, frame: BoundingBox, pxPerPt: number): { above: number; below: number } {
  const roomPx = (pt: number): number => Math.max(0, Math.min(RING_PX, Math.round(pt * pxPerPt)));
  return { above: roomPx(box.top - frame.top), below: roomPx(frame.bottom - box.bottom) };
}

/** Whether a word is of what is marked: its middle lies within. */
function isOf(box: BoundingBox, { left, top, right, bottom }: BoundingBox): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

const sharedHeight = (one: BoundingBox, other: BoundingBox): number => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

/** Boxes that only touch do not. */
export function overlap(one: BoundingBox, other: BoundingBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
