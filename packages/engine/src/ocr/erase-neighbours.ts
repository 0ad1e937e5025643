import { type BoundingBox, boxHeight, type GreyPicture } from '../model/index.ts';
import { connectedAreas } from './connected-areas.ts';
import { cropped } from './crop-grey.ts';
import { findInk } from './find-ink.ts';
import { middleGrey } from './middle-grey.ts';

/** Of a place's height: what reaches further in from its upper or lower edge may be print of its own. */
const DEEPEST_SHARE = 0.4;

/** Of a shape's ink: with more of it in the place, the shape stands there. */
const MOST_INSIDE = 0.5;

/** Pixels of grey seam around ink. */
const SEAM_PX = 2;

/**
 * The picture without what letters of the lines above and below put into a place, in its pixels: where lines are set tightly, "g" and "y" hang
 * into the next one, and cut off they are read as marks of their own. What stands in the place by half, or reaches far into it as a ruling does, stays.
 */
export function eraseNeighbours(picture: GreyPicture, place: BoundingBox): GreyPicture {
  const reach = boxHeight(place);
  const strip = {
    left: Math.max(0, place.left),
    top: Math.max(0, place.top - reach),
    right: Math.min(picture.width, place.right),
    bottom: Math.min(picture.height, place.bottom + reach),
  };
  const around = cropped(picture, strip);
  const [top, bottom] = [place.top - strip.top, place.bottom - strip.top];
  const paper = middleGrey(around);
  const grey = picture.grey.slice();
  for (const { pixels, box } of connectedAreas(findInk(around))) {
    const isCut = (box.top < top && box.bottom > top) || (box.top < bottom && box.bottom > bottom);
    if (!isCut) continue;
    const inside = pixels.filter((at) => at >= top * around.width && at < bottom * around.width);
    const depth = Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
    if (inside.length >= pixels.length * MOST_INSIDE || depth > DEEPEST_SHARE * boxHeight(place)) continue;
    for (const at of inside)
      paint(grey, picture, strip.left + (at % around.width), strip.top + Math.floor(at / around.width), place, paper);
  }
  return { ...picture, grey };
}

/** A pixel and the seam around it, within the place. */
function paint(grey: Uint8Array, { width }: GreyPicture, x: number, y: number, place: BoundingBox, paper: number): void {
  for (let nearY = Math.max(place.top, y - SEAM_PX); nearY < Math.min(place.bottom, y + SEAM_PX + 1); nearY++)
    for (let nearX = Math.max(place.left, x - SEAM_PX); nearX < Math.min(place.right, x + SEAM_PX + 1); nearX++)
      grey[nearY * width + nearX] = paper;
}
