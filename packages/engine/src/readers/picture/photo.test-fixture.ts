import type { GreyPicture } from '../../model/index.ts';
import { depthBehind, type Paper, type Point, sidesOf } from './paper.ts';

const PAPER_GREY = 220;
const TABLE_GREY = 90;

/** The share of light at a place. */
type Light = (x: number, y: number) => number;

/** A photo of a sheet with rows of print on a table; `light` is the share of light at a place. */
export function photoOf(paper: Paper, width = 600, height = 800, light: Light = () => 1): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isOn = holds(paper, x, y);
      const isPrint = isOn && y % 25 < 8 && x % 12 < 8 && x > width / 3 && x < (width * 2) / 3;
      grey[y * width + x] = Math.round((isPrint ? 40 : isOn ? PAPER_GREY : TABLE_GREY) * light(x, y));
    }
  }
  return { width, height, grey };
}

/** The same photo of a sheet that bows: between its left and right side all of it lies up to so many pixels lower. */
export function bowedPhotoOf(paper: Paper, bow: number, width = 600, height = 800): GreyPicture {
  const flat = photoOf(paper, width, height);
  const [left, right] = [(paper[0].x + paper[3].x) / 2, (paper[1].x + paper[2].x) / 2];
  const grey = flat.grey.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const way = (2 * (x - left)) / (right - left) - 1;
    const from = y - Math.round(bow * Math.max(0, 1 - way * way));
    return from < 0 ? TABLE_GREY : (flat.grey[from * width + x] as number);
  });
  return { width, height, grey };
}

/** A photo of several sheets with rows of print on a table, with a camera's noise; `bands` are dark stretches across them. */
export function photoOfSheets(
  papers: readonly Paper[],
  { width = 900, height = 1_200, light = (() => 1) as Light, bands = [] as readonly Paper[] } = {},
): GreyPicture {
  const grey = new Uint8Array(width * height).fill(TABLE_GREY);
  const paint = (paper: Paper, greyAt: (x: number, y: number, inset: number) => number): void => {
    const sides = sidesOf(paper);
    const [across, down] = [paper.map(({ x }) => x), paper.map(({ y }) => y)];
    for (let y = Math.max(0, Math.floor(Math.min(...down))); y < Math.min(height, Math.max(...down)); y++) {
      for (let x = Math.max(0, Math.floor(Math.min(...across))); x < Math.min(width, Math.max(...across)); x++) {
        const place = { x: x + 0.5, y: y + 0.5 };
        const inset = sides.reduce((least, side) => Math.min(least, depthBehind(side, place)), Infinity);
        if (inset >= 0) grey[y * width + x] = greyAt(x, y, inset);
      }
    }
  };
  for (const paper of papers) paint(paper, (x, y, inset) => (inset > 18 && y % 25 < 8 && x % 12 < 8 ? 50 : PAPER_GREY));
  for (const band of bands) paint(band, () => TABLE_GREY - 20);
  return { width, height, grey: grey.map((value, at) => value * light(at % width, Math.floor(at / width)) + ((at * 7_919) % 17) - 8) };
}

/** A sheet by the middle of it, its sides, and how far it is turned clockwise (sine and cosine by a rise over a run). */
export function sheetAt(middle: Point, across: number, down: number, rise = 0): Paper {
  const run = 1 / Math.sqrt(1 + rise * rise);
  const corner = (x: number, y: number): Point => ({
    x: middle.x + (x * across - y * down * rise) * run,
    y: middle.y + (y * down + x * across * rise) * run,
  });
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

const holds = (paper: Paper, x: number, y: number): boolean =>
  sidesOf(paper).every((side) => depthBehind(side, { x: x + 0.5, y: y + 0.5 }) >= 0);
