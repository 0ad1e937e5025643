import type { GreyPicture } from '../../model/index.ts';
import { depthBehind, type Paper, sidesOf } from './paper.ts';

/** Every so many pixels of every so many rows are looked at. */
const EVERY_PX = 5;

/** Share of pixels of the ground that are exactly as grey as their neighbours: a camera leaves noise, whatever a messenger squeezes. */
const MOST_ALIKE = 0.97;

/** Whether what lies around bright panes was drawn by a program and not photographed: a screen with cards, a slide. */
export function isDrawn({ width, height, grey }: GreyPicture, panes: readonly Paper[]): boolean {
  const sides = panes.map(sidesOf);
  let [ground, alike] = [0, 0];
  for (let y = 0; y < height - 1; y += EVERY_PX) {
    for (let x = 0; x < width - 1; x += EVERY_PX) {
      if (sides.some((each) => each.every((side) => depthBehind(side, { x, y }) > -EVERY_PX))) continue;
      const at = y * width + x;
      ground++;
      if (grey[at] === grey[at + 1] && grey[at] === grey[at + width]) alike++;
    }
  }
  return alike > MOST_ALIKE * ground;
}
