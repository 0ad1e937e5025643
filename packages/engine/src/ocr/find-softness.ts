import type { GreyPicture } from '../model/index.ts';
import { FEWEST_LETTERS } from './letters.ts';
import type { InkShape } from './ink-shapes.ts';
import { middleOf } from './middle-of.ts';

/** Letters looked at: enough for a middle one. */
const MAX_LETTERS = 200;

/** Room around a letter's ink in which its edge still fades, in heights of it. */
const ROOM = 0.25;

/** Difference of ink and paper below which noise is steeper than any edge. */
const LEAST_CONTRAST = 30;

/**
 * How many pixels print takes to fade into the paper, in the middle: the contrast of a letter by its steepest rise from one pixel to the
 * next. 1 where edges are as sharp as the picture can show; null where there are too few letters to tell. `scale`: pixels of the picture for
 * one of the picture the letters were found in.
 */
export function findSoftness(picture: GreyPicture, letters: readonly InkShape[], scale: number): number | null {
  if (letters.length < FEWEST_LETTERS) return null;
  const every = Math.ceil(letters.length / MAX_LETTERS);
  const widths = letters.filter((_, index) => index % every === 0).flatMap((letter) => edgeWidth(picture, letter, scale));
  return widths.length < FEWEST_LETTERS ? null : middleOf(widths);
}

function edgeWidth({ width, height, grey }: GreyPicture, letter: InkShape, scale: number): number[] {
  const room = (letter.bottom - letter.top) * ROOM;
  const left = Math.max(1, Math.floor((letter.left - room) * scale));
  const right = Math.min(width, Math.ceil((letter.right + room) * scale));
  const top = Math.max(1, Math.floor((letter.top - room) * scale));
  const bottom = Math.min(height, Math.ceil((letter.bottom + room) * scale));
  let [dark, light, steepest] = [255, 0, 1];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const value = grey[at] as number;
      dark = Math.min(dark, value);
      light = Math.max(light, value);
      steepest = Math.max(steepest, Math.abs(value - (grey[at - 1] as number)), Math.abs(value - (grey[at - width] as number)));
    }
  }
  return light - dark < LEAST_CONTRAST ? [] : [(light - dark) / steepest];
}
