import { type BoundingBox, boxHeight, boxWidth, type GreyPicture } from '../model/index.ts';

/** The part of a picture that lies in a place within it, in whole pixels. */
export function cropped({ width, grey }: GreyPicture, place: BoundingBox): GreyPicture {
  const [cutWidth, cutHeight] = [boxWidth(place), boxHeight(place)];
  const cut = new Uint8Array(cutWidth * cutHeight);
  for (let y = 0; y < cutHeight; y++) {
    const from = (place.top + y) * width + place.left;
    cut.set(grey.subarray(from, from + cutWidth), y * cutWidth);
  }
  return { width: cutWidth, height: cutHeight, grey: cut };
}
