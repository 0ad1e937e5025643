import type { GreyPicture } from '../model/index.ts';
import { middleGrey } from './middle-grey.ts';

/** Pixels darker than this share of the paper are scanner lid, table or torn corner where they reach the edge. */
const DARK_SHARE = 0.5;

/** In heights of capitals, squared: a letter cut by the edge stays. */
const SMALLEST_AREA = 9;

/** The picture with dark areas that touch its edge turned into paper: next to black, Tesseract's threshold takes grey print for paper. */
export function clearEdges(picture: GreyPicture, capitalPx: number): GreyPicture {
  const { width, height } = picture;
  const paper = middleGrey(picture);
  const limit = Math.floor(paper * DARK_SHARE);
  const grey = picture.grey.slice();
  const seen = new Uint8Array(grey.length);
  for (const start of edgePixels(width, height)) {
    const area = darkArea(picture, start, limit, seen);
    if (area.length < SMALLEST_AREA * capitalPx * capitalPx) continue;
    for (const at of area) clearAround(grey, at, width, paper);
  }
  return { width, height, grey };
}

function* edgePixels(width: number, height: number): Generator<number> {
  for (let x = 0; x < width; x++) yield* [x, (height - 1) * width + x];
  for (let y = 0; y < height; y++) yield* [y * width, y * width + width - 1];
}

/** All dark pixels connected with one, each visited once for the whole picture. */
function darkArea({ width, height, grey }: GreyPicture, start: number, limit: number, seen: Uint8Array): number[] {
  const area: number[] = [];
  const visit = (at: number): void => {
    if (seen[at] === 1 || (grey[at] as number) > limit) return;
    seen[at] = 1;
    area.push(at);
  };
  visit(start);
  for (let index = 0; index < area.length; index++) {
    const at = area[index] as number;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < (height - 1) * width) visit(at + width);
  }
  return area;
}

/** With the grey seam around it. */
function clearAround(grey: Uint8Array, at: number, width: number, paper: number): void {
  for (const near of [at - 2 * width, at - width, at - 2, at - 1, at, at + 1, at + 2, at + width, at + 2 * width]) {
    if (near >= 0 && near < grey.length) grey[near] = paper;
  }
}
