import type { GreyPicture } from '../model/index.ts';
import type { Ink } from './find-ink.ts';

const PAPER = 255;

/** The picture with paper where `ink` has drawn lines that `clear` has not, and along their soft edges. */
export function eraseRulings({ width, height, grey }: GreyPicture, ink: Ink, clear: Ink): GreyPicture {
  const erased = grey.slice();
  const around = [0, -1, 1, -width, width];
  for (let at = width; at < width * (height - 1); at++) {
    if (ink.dark[at] !== 1 || clear.dark[at] === 1) continue;
    for (const step of around) if (clear.dark[at + step] !== 1) erased[at + step] = PAPER;
  }
  return { width, height, grey: erased };
}
