import { type BoundingBox, boxHeight, boxWidth, type GreyPicture } from '../model/index.ts';
import { type Area, connectedAreas } from './connected-areas.ts';
import type { Ink } from './find-ink.ts';
import { findLines } from './find-lines.ts';
import { findInkShapes } from './ink-shapes.ts';
import { middleGrey } from './middle-grey.ts';

/** Pixels darker than this share of the paper may be an area behind light print; white on lighter ones is hardly seen. */
const DARK_SHARE = 0.6;

/** Side of the smallest square that an area holds, in heights of capitals: strokes of letters and drawn lines are thinner. */
const SQUARE = 0.25;
const LEAST_SQUARE_PX = 3;

/** Sides of the smallest area, in heights of capitals. */
const LEAST_HEIGHT = 1.2;
const LEAST_WIDTH = 2;

/** Share of an area's pixels whose grey is near its middle one: of a photograph fewer are. */
const PLAIN_SHARE = 0.8;
const PLAIN = 32;

/** How much lighter print is. */
const LEAST_CONTRAST = 60;

/** In heights of capitals: what is higher in an area is paper that it surrounds, or a picture. */
const TALLEST_HOLE = 6;

/** Letters of one line: fewer are a sign or holes in one. */
const LEAST_LETTERS = 3;

/** In pixels of the picture: areas within areas are looked at so often at most. */
const MOST_LOOKED_AT = 4;

/** Pixels around an area that are neither dark nor paper. */
const SEAM_PX = 2;

/**
 * The picture with light print on dark areas (a table's head, a bar, a box) as dark print on paper, as Tesseract and the network read it. An area
 * without a line of letters stays as it is. `capitalPx`: height of capitals.
 */
export function darkenPrint(picture: GreyPicture, capitalPx: number): GreyPicture {
  const paper = middleGrey(picture);
  const side = Math.max(LEAST_SQUARE_PX, Math.round(capitalPx * SQUARE));
  const areas = connectedAreas(squaresIn(picture, paper * DARK_SHARE, side)).filter(
    ({ box }) => boxHeight(box) + side > LEAST_HEIGHT * capitalPx && boxWidth(box) + side > LEAST_WIDTH * capitalPx,
  );
  const read = { ...picture, grey: areas.length > 0 ? picture.grey.slice() : picture.grey };
  let left = MOST_LOOKED_AT * picture.grey.length;
  for (const area of areas) {
    left -= boxWidth(area.box) * boxHeight(area.box);
    if (left < 0) break;
    darken(picture, read.grey, grownIn(area, picture, side), { paper, capitalPx });
  }
  return read;
}

/** 1 at the lower right corner of each square that is dark throughout. */
function squaresIn({ width, height, grey }: GreyPicture, limit: number, side: number): Ink {
  const dark = new Uint8Array(width * height);
  const down = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    let across = 0;
    for (let x = 0; x < width; x++) {
      across = (grey[y * width + x] as number) < limit ? across + 1 : 0;
      down[x] = across >= side ? (down[x] as number) + 1 : 0;
      if ((down[x] as number) >= side) dark[y * width + x] = 1;
    }
  }
  return { width, height, dark };
}

/** Dark pixels in a part of the picture, with room around them. */
interface DarkPart {
  box: BoundingBox;
  ink: Ink;
}

/** The squares whose corners an area consists of. */
function grownIn({ pixels, box: corners }: Area, picture: GreyPicture, side: number): DarkPart {
  const box = {
    left: Math.max(0, corners.left - side - SEAM_PX),
    top: Math.max(0, corners.top - side - SEAM_PX),
    right: Math.min(picture.width, corners.right + SEAM_PX),
    bottom: Math.min(picture.height, corners.bottom + SEAM_PX),
  };
  const [width, height] = [boxWidth(box), boxHeight(box)];
  const isCorner = new Uint8Array(width * height);
  for (const at of pixels) isCorner[(Math.floor(at / picture.width) - box.top) * width + (at % picture.width) - box.left] = 1;
  const dark = new Uint8Array(width * height);
  const below = new Uint32Array(width).fill(side);
  for (let y = height - 1; y >= 0; y--) {
    let beyond = side;
    for (let x = width - 1; x >= 0; x--) {
      beyond = isCorner[y * width + x] === 1 ? 0 : beyond + 1;
      below[x] = beyond < side ? 0 : (below[x] as number) + 1;
      if ((below[x] as number) < side) dark[y * width + x] = 1;
    }
  }
  return { box, ink: { width, height, dark } };
}

/** Draws one area's print dark on paper, where it has any. */
function darken(
  picture: GreyPicture,
  grey: Uint8Array,
  { box, ink: { width, height, dark } }: DarkPart,
  { paper, capitalPx }: { paper: number; capitalPx: number },
): void {
  const placeOf = (at: number): number => (box.top + Math.floor(at / width)) * picture.width + box.left + (at % width);
  const greyAt = (at: number): number => picture.grey[placeOf(at)] as number;
  const inside = new Uint32Array(256);
  for (let at = 0; at < dark.length; at++) if (dark[at] === 1) inside[greyAt(at)] = (inside[greyAt(at)] as number) + 1;
  const middle = levelAt(inside, 0.5);
  const plain = inside.subarray(Math.max(0, middle - PLAIN), middle + PLAIN + 1);
  if (sumOf(plain) < PLAIN_SHARE * sumOf(inside)) return;
  const holes = connectedAreas({ width, height, dark: dark.map((value) => 1 - value) }).filter((hole) =>
    isHole(hole.box, width, height, TALLEST_HOLE * capitalPx),
  );
  const held = new Uint32Array(256);
  for (const { pixels } of holes) for (const at of pixels) held[greyAt(at)] = (held[greyAt(at)] as number) + 1;
  // Some of what squares leave out is the dark between letters and their soft edges.
  const light = levelAt(held, 0.9);
  if (light - middle < LEAST_CONTRAST) return;
  const print = new Uint8Array(dark.length);
  for (const { pixels } of holes) for (const at of pixels) if (2 * greyAt(at) > light + middle) print[at] = 1;
  const lines = findLines(findInkShapes({ width, height, dark: print }), { horizontal: [], vertical: [] }, capitalPx);
  if (!lines.some(({ shapes }) => shapes.length >= LEAST_LETTERS)) return;
  for (let at = 0; at < dark.length; at++) if (dark[at] === 1) paintAround(grey, placeOf(at), picture.width, paper);
  for (const { pixels } of holes)
    for (const at of pixels) grey[placeOf(at)] = Math.round(paper * Math.min(1, Math.max(0, (light - greyAt(at)) / (light - middle))));
}

/** Whether what the area does not cover lies within it, and is no higher than print. */
const isHole = (hole: BoundingBox, width: number, height: number, highest: number): boolean =>
  hole.left > 0 && hole.top > 0 && hole.right < width && hole.bottom < height && boxHeight(hole) <= highest;

/** The grey that a share of all pixels do not exceed; 0 of none. */
function levelAt(counts: Uint32Array, share: number): number {
  let left = share * sumOf(counts);
  const level = counts.findIndex((count) => (left -= count) <= 0);
  return Math.max(0, level);
}

const sumOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

/** With the seam around it. */
function paintAround(grey: Uint8Array, at: number, width: number, paper: number): void {
  for (let away = -SEAM_PX; away <= SEAM_PX; away++) {
    for (const near of [at + away, at + away * width]) if (near >= 0 && near < grey.length) grey[near] = paper;
  }
}
