import { type BoundingBox, boxHeight, boxWidth, type QuarterTurn } from '../../model/index.ts';

/** A place of a page, to be seen. */
export interface PicturedPlace {
  pageNumber: number;
  pageWidthPt: number;
  box: BoundingBox;
  /** Degrees clockwise by which its page is turned for reading. */
  turn: QuarterTurn;
}

/** What scans are made with; print is read well by it. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
/** Pages of drawings are metres wide. */
const MOST_PAGE_PX = 4_000;
/** Of the lower side of the box: strokes reach over the words that were recognised, and a line's neighbours must not come in. */
const MARGIN = 0.3;

/** Pixels of a box and some paper around it, on a page drawn `pageWidthPx` wide. Known before anything is drawn, so that what it costs is too. */
export function pictureFrame({ box, pageWidthPt }: Pick<PicturedPlace, 'box' | 'pageWidthPt'>) {
  const perPoint = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, MOST_PAGE_PX / pageWidthPt);
  const margin = MARGIN * Math.min(boxWidth(box), boxHeight(box));
  const [left, top] = [box.left, box.top].map((edge) => Math.max(0, Math.floor((edge - margin) * perPoint))) as [number, number];
  return {
    pageWidthPx: Math.round(pageWidthPt * perPoint),
    left,
    top,
    widthPx: Math.max(1, Math.ceil((box.right + margin) * perPoint) - left),
    heightPx: Math.max(1, Math.ceil((box.bottom + margin) * perPoint) - top),
  };
}
