import { apply } from './matrix.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Matrix, Point } from './matrix.ts';
import type { Pdfium } from './pdfium.ts';

/** How a page's own coordinates (origin at the bottom left, not turned) become those a person sees. */
export interface PageFrame {
  widthPt: number;
  heightPt: number;
  /** From page space to display space (origin at the top left, y down). */
  matrix: Matrix;
}

/** The frame of an open page: its crop box, turned as the page says. */
export function readPageFrame(pdfium: Pdfium, page: number): PageFrame {
  const { api, scratch } = pdfium;
  const hasBox = api.FPDF_GetPageBoundingBox(page, scratch) !== 0;
  const at = scratch >> 2;
  const left = hasBox ? pdfium.floats[at]! : 0;
  const top = hasBox ? pdfium.floats[at + 1]! : api.FPDF_GetPageHeightF(page);
  const right = hasBox ? pdfium.floats[at + 2]! : api.FPDF_GetPageWidthF(page);
  const bottom = hasBox ? pdfium.floats[at + 3]! : 0;
  return frameOf({ left, top, right, bottom }, api.FPDFPage_GetRotation(page));
}

/** `crop` in PDF space (top above bottom), `quarterTurns` clockwise. */
export function frameOf(crop: BoundingBox, quarterTurns: number): PageFrame {
  const width = crop.right - crop.left;
  const height = crop.top - crop.bottom;
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return { widthPt: height, heightPt: width, matrix: { a: 0, b: 1, c: 1, d: 0, e: -crop.bottom, f: -crop.left } };
    case 2:
      return { widthPt: width, heightPt: height, matrix: { a: -1, b: 0, c: 0, d: 1, e: crop.right, f: -crop.bottom } };
    case 3:
      return { widthPt: height, heightPt: width, matrix: { a: 0, b: -1, c: -1, d: 0, e: crop.top, f: crop.right } };
    default:
      return { widthPt: width, heightPt: height, matrix: { a: 1, b: 0, c: 0, d: -1, e: -crop.left, f: crop.top } };
  }
}

/** The display box around two opposite corners in the space that `matrix` leads out of. */
export function boxBetween(matrix: Matrix, x1: number, y1: number, x2: number, y2: number): BoundingBox {
  const corners = [apply(matrix, x1, y1), apply(matrix, x2, y2), apply(matrix, x1, y2), apply(matrix, x2, y1)];
  return boxAround(corners);
}

/** The smallest box around points; needs at least one. */
export function boxAround(points: readonly Point[]): BoundingBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The part of a box that lies on the page; null where none does. */
export function clipToPage(frame: PageFrame, box: BoundingBox): BoundingBox | null {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const right = Math.min(frame.widthPt, box.right);
  const bottom = Math.min(frame.heightPt, box.bottom);
  return left <= right && top <= bottom ? { left, top, right, bottom } : null;
}

/** Hundredths of a point are finer than any printer; the rest would only swell the JSON. */
export function roundBox(box: BoundingBox): BoundingBox {
  return { left: rounded(box.left), top: rounded(box.top), right: rounded(box.right), bottom: rounded(box.bottom) };
}

export const rounded = (points: number): number => Math.round(points * 100) / 100;
