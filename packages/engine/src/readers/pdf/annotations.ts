import { MAX_ANNOTATIONS_PER_PAGE } from '../../limits.ts';
import { boxBetween } from './page-frame.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

export const LINK = 2;
export const FREE_TEXT = 3;
export const WIDGET = 20;

const HIDDEN = 1 << 1;
const NO_VIEW = 1 << 5;

/** An annotation a person can see, open while it is visited. */
export interface Annotation {
  handle: number;
  subtype: number;
  /** In display space. */
  box: BoundingBox;
  /** Its lower left corner in page space. */
  rect: { left: number; bottom: number };
}

/** Visits the annotations of a page that are neither hidden nor without a place. */
export function visitAnnotations(pdfium: Pdfium, page: number, frame: PageFrame, visit: (annotation: Annotation) => void): void {
  const { api } = pdfium;
  const count = Math.min(api.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS_PER_PAGE);
  for (let index = 0; index < count; index += 1) {
    const handle = api.FPDFPage_GetAnnot(page, index);
    if (handle === 0) continue;
    pdfium.releasing(
      () => visitOne(pdfium, handle, frame, visit),
      () => api.FPDFPage_CloseAnnot(handle),
    );
  }
}

function visitOne(pdfium: Pdfium, handle: number, frame: PageFrame, visit: (annotation: Annotation) => void): void {
  const { api, scratch } = pdfium;
  if ((api.FPDFAnnot_GetFlags(handle) & (HIDDEN | NO_VIEW)) !== 0) return;
  if (api.FPDFAnnot_GetRect(handle, scratch) === 0) return;
  const { floats } = pdfium;
  const at = scratch >> 2;
  const [left, top, right, bottom] = [floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!];
  const rect = { left: Math.min(left, right), bottom: Math.min(top, bottom) };
  visit({ handle, subtype: api.FPDFAnnot_GetSubtype(handle), box: boxBetween(frame.matrix, left, top, right, bottom), rect });
}
