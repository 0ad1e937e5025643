import { MAX_NESTING, MAX_PAGE_OBJECTS, MAX_PATH_SEGMENTS_PER_PAGE } from '../../limits.ts';
import { DrawnShapes, isSmall } from './drawn-shapes.ts';
import { boxBetween, clipToPage } from './page-frame.ts';
import { IDENTITY, apply, multiply } from './matrix.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Ink, Outline } from './drawn-shapes.ts';
import type { Matrix, Point } from './matrix.ts';
import type { PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const CURVE = 1;
const MOVE = 2;
/** Corners of a filled bar: a path with more may hold several. */
const BAR_SEGMENTS = 5;
const MOST_OF_PAGE = 0.5;
/** Red, green and blue above this are paper, not ink. */
const LIGHT = 225;

/** What a page draws besides letters; boxes in display space. */
export interface PageDrawing {
  shapes: DrawnShapes;
  pictures: DrawnPicture[];
  textObjects: number;
  pathObjects: number;
  /** Text objects drawn after (over) pictures that cover most of the page. */
  textAbovePicture: number;
}

export interface DrawnPicture {
  box: BoundingBox;
  /** Pixels of the picture for each point of the page. */
  pixelsPerPt: number;
}

/** Lines, small frames and pictures of an open page. */
export function readDrawing(pdfium: Pdfium, page: number, frame: PageFrame): PageDrawing {
  const reader = new DrawingReader(pdfium, frame);
  const count = pdfium.api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && !reader.isFull; index += 1) {
    reader.readObject(pdfium.api.FPDFPage_GetObject(page, index), frame.matrix, 0);
  }
  return reader.drawing;
}

class DrawingReader {
  readonly drawing: PageDrawing;
  readonly #pdfium: Pdfium;
  readonly #frame: PageFrame;
  #objects = 0;
  #segments = 0;
  /** Square points of the pictures so far, overlaps counted twice. */
  #pictureArea = 0;

  constructor(pdfium: Pdfium, frame: PageFrame) {
    this.#pdfium = pdfium;
    this.#frame = frame;
    this.drawing = { shapes: new DrawnShapes(frame), pictures: [], textObjects: 0, pathObjects: 0, textAbovePicture: 0 };
  }

  get isFull(): boolean {
    return this.#objects >= MAX_PAGE_OBJECTS || this.#segments >= MAX_PATH_SEGMENTS_PER_PAGE || this.drawing.shapes.isFull;
  }

  /** `matrix` leads from the space the object stands in to display space. */
  readObject(object: number, matrix: Matrix, depth: number): void {
    this.#objects += 1;
    const type = object === 0 ? 0 : this.#pdfium.api.FPDFPageObj_GetType(object);
    if (type === TEXT) this.#countText();
    if (type === PATH) this.#readPath(object, matrix);
    if (type === IMAGE) this.#readPicture(multiply(this.#matrixOf(object), matrix), object);
    if (type === FORM && depth < MAX_NESTING) this.#readForm(object, multiply(this.#matrixOf(object), matrix), depth);
  }

  #countText(): void {
    this.drawing.textObjects += 1;
    if (this.#pictureArea > MOST_OF_PAGE * this.#frame.widthPt * this.#frame.heightPt) this.drawing.textAbovePicture += 1;
  }

  #readForm(object: number, matrix: Matrix, depth: number): void {
    const { api } = this.#pdfium;
    const count = api.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && !this.isFull; index += 1) {
      this.readObject(api.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
    }
  }

  /** A picture fills the unit square of its matrix. */
  #readPicture(matrix: Matrix, object: number): void {
    const { api, scratch } = this.#pdfium;
    const box = clipToPage(this.#frame, boxBetween(matrix, 0, 0, 1, 1));
    if (box === null) return;
    const known = api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) !== 0;
    const across = known ? this.#pdfium.int32(scratch) / Math.hypot(matrix.a, matrix.b) : 0;
    const along = known ? this.#pdfium.int32(scratch + 4) / Math.hypot(matrix.c, matrix.d) : 0;
    const pixelsPerPt = Math.max(across, along);
    this.#pictureArea += (box.right - box.left) * (box.bottom - box.top);
    this.drawing.pictures.push({ box, pixelsPerPt: Number.isFinite(pixelsPerPt) ? pixelsPerPt : 0 });
  }

  #readPath(object: number, matrix: Matrix): void {
    this.drawing.pathObjects += 1;
    const ink = this.#inkOf(object);
    if (ink === null) return;
    const inner = multiply(this.#matrixOf(object), matrix);
    const widthPt = ink.stroked ? this.#strokeWidthOf(object, inner) : 0;
    const bounds = this.#boundsOf(object, matrix);
    if (bounds === null) return;
    // PDFium adds the whole width of the stroke on each side.
    const box = { left: bounds.left + widthPt, top: bounds.top + widthPt, right: bounds.right - widthPt, bottom: bounds.bottom - widthPt };
    if (this.drawing.shapes.addBar(box, widthPt)) return;
    // A large filled area is a background, unless the path holds many bars.
    const worthReading = ink.stroked || isSmall(box) || this.#pdfium.api.FPDFPath_CountSegments(object) > BAR_SEGMENTS;
    if (!worthReading) return;
    const complete: Ink = { stroked: ink.stroked, fill: this.#fillOf(object, ink.filled), widthPt };
    for (const outline of this.#outlinesOf(object, inner)) this.drawing.shapes.addOutline(outline, complete);
  }

  /** Null for a path that only clips. */
  #inkOf(path: number): { stroked: boolean; filled: boolean } | null {
    const { api, scratch } = this.#pdfium;
    if (api.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return null;
    const filled = this.#pdfium.int32(scratch) !== 0;
    const stroked = this.#pdfium.int32(scratch + 4) !== 0;
    return filled || stroked ? { filled, stroked } : null;
  }

  #fillOf(path: number, filled: boolean): Ink['fill'] {
    const { api, scratch } = this.#pdfium;
    if (!filled || api.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 'none';
    const [red, green, blue, alpha] = [0, 4, 8, 12].map((offset) => this.#pdfium.int32(scratch + offset));
    return alpha! < 64 || Math.min(red!, green!, blue!) > LIGHT ? 'light' : 'dark';
  }

  #strokeWidthOf(path: number, matrix: Matrix): number {
    const { api, scratch } = this.#pdfium;
    if (api.FPDFPageObj_GetStrokeWidth(path, scratch) === 0) return 0;
    return this.#pdfium.floats[scratch >> 2]! * Math.hypot(matrix.a, matrix.b);
  }

  #outlinesOf(path: number, matrix: Matrix): Outline[] {
    const { api } = this.#pdfium;
    const count = api.FPDFPath_CountSegments(path);
    const outlines: Outline[] = [];
    let current: Outline = { points: [], closed: false, curved: false };
    for (let index = 0; index < count && this.#segments < MAX_PATH_SEGMENTS_PER_PAGE; index += 1) {
      this.#segments += 1;
      const segment = api.FPDFPath_GetPathSegment(path, index);
      const type = api.FPDFPathSegment_GetType(segment);
      if (type === MOVE) {
        outlines.push(current);
        current = { points: [], closed: false, curved: false };
      }
      current.curved ||= type === CURVE;
      current.points.push(this.#pointOf(segment, matrix));
      if (api.FPDFPathSegment_GetClose(segment) !== 0) close(current);
    }
    outlines.push(current);
    return outlines.filter((outline) => outline.points.length > 1).map(closedByItself);
  }

  #pointOf(segment: number, matrix: Matrix): Point {
    const { api, scratch } = this.#pdfium;
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    return apply(matrix, this.#pdfium.floats[scratch >> 2]!, this.#pdfium.floats[(scratch >> 2) + 1]!);
  }

  #boundsOf(object: number, matrix: Matrix): BoundingBox | null {
    const { api, scratch } = this.#pdfium;
    if (api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
    const { floats } = this.#pdfium;
    const at = scratch >> 2;
    return boxBetween(matrix, floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!);
  }

  #matrixOf(object: number): Matrix {
    const { api, scratch } = this.#pdfium;
    return api.FPDFPageObj_GetMatrix(object, scratch) === 0 ? IDENTITY : this.#pdfium.matrix(scratch);
  }
}

function close(outline: Outline): void {
  outline.closed = true;
  const first = outline.points[0]!;
  if (!samePoint(first, outline.points.at(-1)!)) outline.points.push(first);
}

function closedByItself(outline: Outline): Outline {
  return outline.closed || !samePoint(outline.points[0]!, outline.points.at(-1)!) ? outline : { ...outline, closed: true };
}

const samePoint = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 0.1 && Math.abs(a.y - b.y) < 0.1;
