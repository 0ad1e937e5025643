import { boxHeight, boxWidth } from '../../model/bounding-box.ts';
import { drawPageGrey } from './draw-page.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { GreyPicture } from '../../model/engine-ports.ts';
import type { Mark } from '../../model/page-content.ts';
import type { PageFrame } from './page-frame.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

/** Sides of a picture that may be of a tick box, in points: with the paper that was cut out around it. */
const SHORTEST_PT = 7;
const LONGEST_PT = 32;
const SQUARENESS = 0.75;
/** A page strewn with more small pictures than a form has boxes holds icons. */
const MAX_PICTURES = 60;
/** Three pixels a point: the line of a frame is two pixels wide or more. */
const PIXELS_PER_PT = 3;
/** How far below the picture's paper a pixel must lie, of 255, to be ink. */
const INK_CONTRAST = 70;
/** Share of each side of a frame that must be ink. */
const CLOSED_SHARE = 0.85;
/** Share of the frame's inside that is ink where it is ticked, and where it is an icon instead. */
const MIN_TICK = 0.05;
const MAX_TICK = 0.6;

/** Tick boxes that were placed on a page as small pictures, as word processors do. Draws the page only where there are such pictures. */
export function picturedTickBoxes(document: PdfiumDocument, page: number, frame: PageFrame, pictures: readonly BoundingBox[]): Mark[] {
  const small = pictures.filter(isBoxSized);
  if (small.length === 0 || small.length > MAX_PICTURES) return [];
  const drawn = drawPageGrey(document, page, frame.widthPt * PIXELS_PER_PT);
  const scale = drawn.width / frame.widthPt;
  return small.flatMap((box) => tickBoxIn(drawn, box, scale));
}

function isBoxSized(box: BoundingBox): boolean {
  const [shorter, longer] = [Math.min(boxWidth(box), boxHeight(box)), Math.max(boxWidth(box), boxHeight(box))];
  return shorter >= SHORTEST_PT && longer <= LONGEST_PT && shorter >= SQUARENESS * longer;
}

/** The frame in a picture, and whether anything is drawn inside it; nothing where the picture shows something else. */
export function tickBoxIn(drawn: GreyPicture, box: BoundingBox, scale: number): Mark[] {
  const area = {
    left: Math.max(0, Math.floor(box.left * scale)),
    top: Math.max(0, Math.floor(box.top * scale)),
    right: Math.min(drawn.width, Math.ceil(box.right * scale)),
    bottom: Math.min(drawn.height, Math.ceil(box.bottom * scale)),
  };
  const isInk = inkIn(drawn, area);
  const rows = closedLines(area.top, area.bottom, (y) => shareOf(area.left, area.right, (x) => isInk(x, y)));
  const columns = closedLines(area.left, area.right, (x) => shareOf(area.top, area.bottom, (y) => isInk(x, y)));
  if (!rows || !columns) return [];
  const inner = { left: columns.after, top: rows.after, right: columns.before, bottom: rows.before };
  const inkShare = shareOf(inner.top, inner.bottom, (y) => shareOf(inner.left, inner.right, (x) => isInk(x, y)));
  if (inkShare > MAX_TICK) return [];
  const round = (pixels: number): number => Math.round((pixels / scale) * 100) / 100;
  const frame = { left: round(columns.first), top: round(rows.first), right: round(columns.last + 1), bottom: round(rows.last + 1) };
  return [{ box: frame, inkShare: Math.round(inkShare * 1000) / 1000, checked: inkShare >= MIN_TICK }];
}

/** Ink against the lightest of the picture, which is its paper. */
function inkIn({ grey, width }: GreyPicture, area: BoundingBox): (x: number, y: number) => boolean {
  let paper = 0;
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) paper = Math.max(paper, grey[y * width + x] ?? 0);
  return (x, y) => (grey[y * width + x] ?? 255) < paper - INK_CONTRAST;
}

interface Sides {
  /** Outermost lines of the frame. */
  first: number;
  last: number;
  /** First line inside it, and the first behind its inside. */
  after: number;
  before: number;
}

/** The two opposite sides of a frame among the lines of a picture: closed ones far apart, with open ones between them. */
function closedLines(from: number, to: number, share: (at: number) => number): Sides | null {
  // Ink runs only as wide as the frame, which fills most of the picture but for the paper around it.
  const shares = Array.from({ length: to - from }, (_, at) => share(from + at));
  const full = Math.max(...shares);
  const isSide = (at: number): boolean => (shares[at] ?? 0) >= CLOSED_SHARE * full && full > 0.5;
  const first = shares.findIndex((_, at) => isSide(at));
  const last = shares.findLastIndex((_, at) => isSide(at));
  if (first < 0 || last - first < 0.5 * shares.length) return null;
  let [after, before] = [first + 1, last];
  while (after < before && (isSide(after) || (shares[after] ?? 0) > 0.5 * full)) after++;
  while (before > after && (isSide(before - 1) || (shares[before - 1] ?? 0) > 0.5 * full)) before--;
  return before - after < 0.4 * shares.length
    ? null
    : { first: from + first, last: from + last, after: from + after, before: from + before };
}

function shareOf(from: number, to: number, measure: (at: number) => number | boolean): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += Number(measure(at));
  return to > from ? sum / (to - from) : 0;
}
