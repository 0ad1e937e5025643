import { MAX_RULINGS_PER_PAGE } from '../../limits.ts';
import { boxAround, clipToPage, roundBox } from './page-frame.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Ruling } from '../../model/page-content.ts';
import type { Point } from './matrix.ts';
import type { PageFrame } from './page-frame.ts';

/** A filled bar up to this thick is a drawn line. */
const MAX_LINE_THICKNESS_PT = 4;
/** Shorter lines are dashes, parts of letters or ticks. */
const MIN_RULING_PT = 6;
/** Sides of a drawn tick box: smaller are bullets, larger are cells. Set on the forms of bench (tax-w9, fara). */
const MIN_TICK_BOX_PT = 4.5;
const MAX_TICK_BOX_PT = 26;
/** The shorter side of a tick box, as a share of the longer. */
const MIN_SQUARENESS = 0.7;
/** A line that leans less than this share of its length is straight. */
const MAX_LEAN = 0.02;

/** One run of a path, in display space. */
export interface Outline {
  points: Point[];
  closed: boolean;
  curved: boolean;
}

export interface Ink {
  stroked: boolean;
  fill: 'none' | 'light' | 'dark';
  /** Thickness of the stroke. */
  widthPt: number;
}

/** Sorts what a page draws into lines, small frames and the strokes that may tick them. */
export class DrawnShapes {
  readonly rulings: Ruling[] = [];
  /** Small closed frames, square or round. */
  readonly frames: BoundingBox[] = [];
  /** Small crossed, curved or filled shapes. */
  readonly strokes: BoundingBox[] = [];
  readonly #page: PageFrame;

  constructor(page: PageFrame) {
    this.#page = page;
  }

  get isFull(): boolean {
    return (
      this.rulings.length >= MAX_RULINGS_PER_PAGE ||
      this.strokes.length >= MAX_RULINGS_PER_PAGE ||
      this.frames.length >= MAX_RULINGS_PER_PAGE
    );
  }

  /** A line or a thin bar, whose bounds are all that matters. False where the path must be read piece by piece. */
  addBar(box: BoundingBox, strokePt: number): boolean {
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    if (Math.min(width, height) + strokePt > MAX_LINE_THICKNESS_PT) return false;
    if (Math.max(width, height) < MIN_RULING_PT) this.strokes.push(roundBox(box));
    else if (Math.max(width, height) > 2 * Math.min(width, height)) this.#addRuling(thickened(box, strokePt));
    return true;
  }

  addOutline(outline: Outline, ink: Ink): void {
    const box = boxAround(outline.points);
    if (isTickBoxFrame(outline, box, ink)) this.frames.push(roundBox(box));
    else if (isSmall(box) && !isUpright(outline.points)) this.strokes.push(roundBox(box));
    else if (isSmall(box) && ink.fill === 'dark') this.strokes.push(roundBox(box));
    if (outline.curved) return;
    if (ink.stroked) this.#addSides(outline.points, ink.widthPt);
    else if (isUpright(outline.points)) this.addBar(box, 0);
  }

  #addSides(points: readonly Point[], widthPt: number): void {
    for (let index = 1; index < points.length; index += 1) {
      const side = boxAround([points[index - 1]!, points[index]!]);
      if (isStraight(side) && Math.max(side.right - side.left, side.bottom - side.top) >= MIN_RULING_PT)
        this.#addRuling(thickened(side, widthPt));
    }
  }

  #addRuling(box: BoundingBox): void {
    const clipped = clipToPage(this.#page, box);
    if (clipped === null) return;
    this.rulings.push({ box: roundBox(clipped), orientation: box.right - box.left >= box.bottom - box.top ? 'horizontal' : 'vertical' });
  }
}

export const isSmall = (box: BoundingBox): boolean => Math.max(box.right - box.left, box.bottom - box.top) <= MAX_TICK_BOX_PT;

/** A square or round frame that is not filled with ink. */
function isTickBoxFrame(outline: Outline, box: BoundingBox, ink: Ink): boolean {
  const hasFrameInk = ink.stroked || ink.fill === 'light';
  return hasFrameInk && ink.fill !== 'dark' && outline.closed && isTickBoxSized(box) && (outline.curved || isUpright(outline.points));
}

export function isTickBoxSized(box: BoundingBox): boolean {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const longer = Math.max(width, height);
  const shorter = Math.min(width, height);
  return shorter >= MIN_TICK_BOX_PT && longer <= MAX_TICK_BOX_PT && shorter >= MIN_SQUARENESS * longer;
}

/** Made of horizontal and vertical pieces only. */
function isUpright(points: readonly Point[]): boolean {
  return points.every((point, index) => index === 0 || isStraight(boxAround([points[index - 1]!, point])));
}

function isStraight(side: BoundingBox): boolean {
  const width = side.right - side.left;
  const height = side.bottom - side.top;
  return Math.min(width, height) <= Math.max(MAX_LEAN * Math.max(width, height), 0.05);
}

function thickened(side: BoundingBox, widthPt: number): BoundingBox {
  const half = Math.min(widthPt, MAX_LINE_THICKNESS_PT) / 2;
  const across = side.right - side.left >= side.bottom - side.top;
  return across
    ? { ...side, top: side.top - half, bottom: side.bottom + half }
    : { ...side, left: side.left - half, right: side.right + half };
}
