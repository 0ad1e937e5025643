import { MAX_PATH_SEGMENTS_PER_PAGE } from '../../limits.ts';
import { apply } from './matrix.ts';
import { boxAround } from './page-frame.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Matrix, Point } from './matrix.ts';
import type { Pdfium } from './pdfium.ts';

/** Paths of one clip, and segments of one path, beyond which the shape is art and no table cell. */
const MAX_CLIP_PATHS = 16;
const MAX_CLIP_SEGMENTS = 64;

/** No clip. */
export const EVERYWHERE: BoundingBox = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** The boxes that a page cuts its text to: a cell's long text goes on unseen behind the next cell. */
export class TextClips {
  readonly #pdfium: Pdfium;
  readonly #frame: Matrix;
  #segments = 0;

  constructor(pdfium: Pdfium, frame: Matrix) {
    this.#pdfium = pdfium;
    this.#frame = frame;
  }

  /**
   * Where a text object can be seen, in display space. `matrix` is the one its characters report: where it differs from the
   * object's own, the object is part of a form whose clips are in another space, and counts as seen.
   */
  of(object: number, matrix: Matrix): BoundingBox {
    const { api } = this.#pdfium;
    const clip = object === 0 ? 0 : api.FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : api.FPDFClipPath_CountPaths(clip);
    if (paths <= 0 || paths > MAX_CLIP_PATHS || !this.#isOnPage(object, matrix)) return EVERYWHERE;
    let box = EVERYWHERE;
    for (let path = 0; path < paths; path += 1) box = common(box, this.#boxOfPath(clip, path));
    return box;
  }

  #isOnPage(object: number, matrix: Matrix): boolean {
    const { api, scratch } = this.#pdfium;
    if (api.FPDFPageObj_GetMatrix(object, scratch) === 0) return false;
    const own = this.#pdfium.matrix(scratch);
    return own.a === matrix.a && own.b === matrix.b && own.c === matrix.c && own.d === matrix.d && own.e === matrix.e && own.f === matrix.f;
  }

  #boxOfPath(clip: number, path: number): BoundingBox {
    const { api, scratch } = this.#pdfium;
    const count = api.FPDFClipPath_CountPathSegments(clip, path);
    this.#segments += Math.max(count, 0);
    if (count < 3 || count > MAX_CLIP_SEGMENTS || this.#segments > MAX_PATH_SEGMENTS_PER_PAGE) return EVERYWHERE;
    const points: Point[] = [];
    for (let index = 0; index < count; index += 1) {
      api.FPDFPathSegment_GetPoint(api.FPDFClipPath_GetPathSegment(clip, path, index), scratch, scratch + 4);
      points.push(apply(this.#frame, this.#pdfium.floats[scratch >> 2]!, this.#pdfium.floats[(scratch >> 2) + 1]!));
    }
    return boxAround(points);
  }
}

function common(a: BoundingBox, b: BoundingBox): BoundingBox {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
