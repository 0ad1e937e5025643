import { unionBox } from '../../model/bounding-box.ts';
import { boxBetween } from './page-frame.ts';
import { IDENTITY, multiply } from './matrix.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Annotation } from './annotations.ts';
import type { Matrix } from './matrix.ts';
import type { PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

const TEXT = 1;
const MAX_OBJECTS = 500;
/** How far ink may stand outside its annotation, which programs round. */
const SLACK_PT = 3;

/** Where an annotation's own drawing prints its lines of text, in display space from top to bottom; empty where unknown. */
export function appearanceLines(pdfium: Pdfium, annotation: Annotation, frame: PageFrame): BoundingBox[] {
  // A drawing starts at the annotation's corner (most form fields) or is in the page's own space (most notes).
  const { left, bottom } = annotation.rect;
  const spaces = [multiply({ ...IDENTITY, e: left, f: bottom }, frame.matrix), frame.matrix];
  for (const space of spaces) {
    const boxes = textBoxes(pdfium, annotation.handle, space);
    if (boxes.length > 0 && boxes.every((box) => isInside(box, annotation.box))) return linesOf(boxes);
  }
  return [];
}

function textBoxes(pdfium: Pdfium, annotation: number, space: Matrix): BoundingBox[] {
  const { api, scratch } = pdfium;
  const boxes: BoundingBox[] = [];
  const count = Math.min(api.FPDFAnnot_GetObjectCount(annotation), MAX_OBJECTS);
  for (let index = 0; index < count; index += 1) {
    const object = api.FPDFAnnot_GetObject(annotation, index);
    if (object === 0 || api.FPDFPageObj_GetType(object) !== TEXT) continue;
    if (api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue;
    const { floats } = pdfium;
    const at = scratch >> 2;
    boxes.push(boxBetween(space, floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!));
  }
  return boxes;
}

/** Boxes that share their height are one line. */
function linesOf(boxes: readonly BoundingBox[]): BoundingBox[] {
  const lines: BoundingBox[] = [];
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const last = lines.at(-1);
    if (last !== undefined && (box.top + box.bottom) / 2 < last.bottom) lines[lines.length - 1] = unionBox([last, box]);
    else lines.push(box);
  }
  return lines;
}

function isInside(box: BoundingBox, frame: BoundingBox): boolean {
  return (
    box.left >= frame.left - SLACK_PT &&
    box.right <= frame.right + SLACK_PT &&
    box.top >= frame.top - SLACK_PT &&
    box.bottom <= frame.bottom + SLACK_PT
  );
}
