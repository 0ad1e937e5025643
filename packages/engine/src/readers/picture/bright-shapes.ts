import type { GreyPicture } from '../../model/index.ts';
import type { Point } from './paper.ts';

/** A connected bright piece of a picture. */
export interface BrightShape {
  /** Pixels. */
  area: number;
  /** Its convex outline, clockwise. */
  outline: Point[];
  /** Where it begins and ends in each row and column. */
  rim: Point[];
}

/** Pixels to each side within which print is closed: in the small picture rows of it are as high. */
const CLOSED_PX = 2;

/** The picture with thin dark things on bright ground gone (grey closing). */
export function closedPrint(picture: GreyPicture): GreyPicture {
  return spread(spread(picture, Math.max), Math.min);
}

/** Each pixel the most, or least, of those around it. */
function spread({ width, height, grey }: GreyPicture, pick: (one: number, other: number) => number): GreyPicture {
  const along = new Uint8Array(grey.length);
  const both = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = grey[y * width + x] as number;
      for (let at = Math.max(0, x - CLOSED_PX); at <= Math.min(width - 1, x + CLOSED_PX); at++)
        value = pick(value, grey[y * width + at] as number);
      along[y * width + x] = value;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = along[y * width + x] as number;
      for (let at = Math.max(0, y - CLOSED_PX); at <= Math.min(height - 1, y + CLOSED_PX); at++)
        value = pick(value, along[at * width + x] as number);
      both[y * width + x] = value;
    }
  return { width, height, grey: both };
}

/** What is as bright as `threshold` and connected (4 neighbours), from `smallest` pixels on. */
export function brightShapes({ width, height, grey }: GreyPicture, threshold: number, smallest: number): BrightShape[] {
  const seen = new Uint8Array(grey.length);
  const shapes: BrightShape[] = [];
  const visit = (at: number, pixels: number[]): void => {
    if (seen[at] === 1 || (grey[at] as number) < threshold) return;
    seen[at] = 1;
    pixels.push(at);
  };
  for (let start = 0; start < grey.length; start++) {
    const pixels: number[] = [];
    visit(start, pixels);
    for (let next = 0; next < pixels.length; next++) {
      const at = pixels[next] as number;
      const x = at % width;
      if (x > 0) visit(at - 1, pixels);
      if (x < width - 1) visit(at + 1, pixels);
      if (at >= width) visit(at - width, pixels);
      if (at < width * (height - 1)) visit(at + width, pixels);
    }
    if (pixels.length >= smallest) shapes.push(shapeOf(pixels, width));
  }
  return shapes;
}

function shapeOf(pixels: readonly number[], width: number): BrightShape {
  const rows = new Map<number, [number, number]>();
  const columns = new Map<number, [number, number]>();
  for (const at of pixels) {
    widen(rows, Math.floor(at / width), at % width);
    widen(columns, at % width, Math.floor(at / width));
  }
  const bySides = [...rows].flatMap(([y, [left, right]]) => [
    { x: left, y: y + 0.5 },
    { x: right + 1, y: y + 0.5 },
  ]);
  const byHeads = [...columns].flatMap(([x, [top, bottom]]) => [
    { x: x + 0.5, y: top },
    { x: x + 0.5, y: bottom + 1 },
  ]);
  const rim = [...bySides, ...byHeads];
  return { area: pixels.length, outline: hullOf(rim), rim };
}

function widen(extents: Map<number, [number, number]>, line: number, place: number): void {
  const extent = extents.get(line);
  if (extent) [extent[0], extent[1]] = [Math.min(extent[0], place), Math.max(extent[1], place)];
  else extents.set(line, [place, place]);
}

/** The convex hull (Andrew's monotone chain), clockwise as the picture's y grows downwards. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const chain = (inOrder: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of inOrder) {
      while (hull.length > 1 && !turnsRight(hull.at(-2) as Point, hull.at(-1) as Point, point)) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

const turnsRight = (from: Point, over: Point, to: Point): boolean =>
  (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x) > 0;
