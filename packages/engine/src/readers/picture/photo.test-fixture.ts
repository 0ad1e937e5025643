import type { GreyPicture } from '../../model/index.ts';
import type { Paper, Point } from './find-paper.ts';

const PAPER_GREY = 220;
const TABLE_GREY = 90;

/** A photo of a sheet with rows of print on a table; `light` is the share of light at a place. */
export function photoOf(paper: Paper, width = 600, height = 800, light: (x: number, y: number) => number = () => 1): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isOn = paper.every((from, index) => isRightOf({ x: x + 0.5, y: y + 0.5 }, from, paper[(index + 1) % 4] as Point));
      const isPrint = isOn && y % 25 < 8 && x % 12 < 8 && x > width / 3 && x < (width * 2) / 3;
      grey[y * width + x] = Math.round((isPrint ? 40 : isOn ? PAPER_GREY : TABLE_GREY) * light(x, y));
    }
  }
  return { width, height, grey };
}

const isRightOf = (point: Point, from: Point, to: Point): boolean =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= 0;
