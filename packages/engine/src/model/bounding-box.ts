/**
 * A rectangle on a page in PDF points (1/72 inch), origin at the top left of the page as a person sees it:
 * after the page's own rotation and cut to its crop box. Readers convert once; nobody converts again.
 */
export interface BoundingBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxWidth = (box: BoundingBox): number => box.right - box.left;
export const boxHeight = (box: BoundingBox): number => box.bottom - box.top;
export const boxCentreX = (box: BoundingBox): number => (box.left + box.right) / 2;
export const boxCentreY = (box: BoundingBox): number => (box.top + box.bottom) / 2;

/** The smallest box around all given ones. Needs at least one. */
export function unionBox(boxes: readonly BoundingBox[]): BoundingBox {
  const union = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const box of boxes) {
    union.left = Math.min(union.left, box.left);
    union.top = Math.min(union.top, box.top);
    union.right = Math.max(union.right, box.right);
    union.bottom = Math.max(union.bottom, box.bottom);
  }
  return union;
}

/** Length of the overlap of two boxes along x; zero or negative where they do not overlap. */
export const overlapX = (a: BoundingBox, b: BoundingBox): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Length of the overlap of two boxes along y; zero or negative where they do not overlap. */
export const overlapY = (a: BoundingBox, b: BoundingBox): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
