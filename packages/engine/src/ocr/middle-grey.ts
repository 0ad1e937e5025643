import type { GreyPicture } from '../model/index.ts';

/** The middle brightness of a picture; of a page, its paper. */
export function middleGrey({ grey }: GreyPicture): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < grey.length; at++) counts[grey[at] as number] = (counts[grey[at] as number] as number) + 1;
  let below = 0;
  for (let value = 0; value < 256; value++) {
    below += counts[value] as number;
    if (below * 2 >= grey.length) return value;
  }
  return 255;
}
