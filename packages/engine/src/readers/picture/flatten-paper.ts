import { type Bend, bowAt, lengthOf, type Paper, type Point, type Sheet, sidesOf } from './paper.ts';

/** Pixels of a picture with one channel or several, side by side. */
interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/**
 * A sheet as if it lay flat and were seen from straight above, at the resolution of the photo: between neighbours (bilinear), in whole numbers
 * of pixels' shares.
 */
export function flattenPaper({ pixels, width, height, channels }: Pixels, { corners, bend }: Sheet): Pixels {
  const size = flatSize(corners);
  const flat = new Uint8Array(size.width * size.height * channels);
  const place = bend ? bentPlaces(corners, bend, size) : placesOn(corners);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const from = place((x + 0.5) / size.width, (y + 0.5) / size.height);
      const across = clamp(Math.round((from.x - 0.5) * 256), (width - 1) * 256);
      const down = clamp(Math.round((from.y - 0.5) * 256), (height - 1) * 256);
      const [column, row] = [across >> 8, down >> 8];
      const [right, below] = [across & 255, down & 255];
      const at = (row * width + column) * channels;
      const next = column + 1 < width ? channels : 0;
      const under = row + 1 < height ? width * channels : 0;
      for (let channel = 0; channel < channels; channel++) {
        const upper = (pixels[at + channel] as number) * (256 - right) + (pixels[at + next + channel] as number) * right;
        const lower = (pixels[at + under + channel] as number) * (256 - right) + (pixels[at + under + next + channel] as number) * right;
        flat[(y * size.width + x) * channels + channel] = (upper * (256 - below) + lower * below + 32_768) >> 16;
      }
    }
  }
  return { pixels: flat, ...size, channels };
}

const clamp = (value: number, largest: number): number => Math.min(largest, Math.max(0, value));

/** Means of the sides that lie opposite each other. */
function flatSize([upperLeft, upperRight, lowerRight, lowerLeft]: Paper): { width: number; height: number } {
  const length = (from: Point, to: Point): number => Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  return {
    width: Math.max(1, Math.round((length(upperLeft, upperRight) + length(lowerLeft, lowerRight)) / 2)),
    height: Math.max(1, Math.round((length(upperLeft, lowerLeft) + length(upperRight, lowerRight)) / 2)),
  };
}

/**
 * Where a place of a bent sheet lies: what lies between two sides is moved by what both bow there, each the more the nearer it is (Coons,
 * "Surfaces for Computer-Aided Design of Space Forms", 1967).
 */
function bentPlaces(
  corners: Paper,
  bend: Bend,
  { width, height }: { width: number; height: number },
): (across: number, down: number) => Point {
  const place = placesOn(corners);
  const inwards = sidesOf(corners).map(([from, to]) => ({
    x: -(to.y - from.y) / lengthOf([from, to]),
    y: (to.x - from.x) / lengthOf([from, to]),
  })) as [Point, Point, Point, Point];
  const bows = (length: number, bow: (way: number) => number): Float64Array =>
    Float64Array.from({ length }, (_, at) => bow((2 * (at + 0.5)) / length - 1));
  const [head, foot] = [bows(width, (way) => bowAt(bend.head, way)), bows(width, (way) => bowAt(bend.foot, -way))];
  const [right, left] = [bows(height, (way) => bowAt(bend.right, way)), bows(height, (way) => bowAt(bend.left, -way))];
  return (across, down) => {
    const { x, y } = place(across, down);
    const [column, row] = [Math.floor(across * width), Math.floor(down * height)];
    const moves = [
      (head[column] as number) * (1 - down),
      (right[row] as number) * across,
      (foot[column] as number) * down,
      (left[row] as number) * (1 - across),
    ] as const;
    return {
      x: x + moves[0] * inwards[0].x + moves[1] * inwards[1].x + moves[2] * inwards[2].x + moves[3] * inwards[3].x,
      y: y + moves[0] * inwards[0].y + moves[1] * inwards[1].y + moves[2] * inwards[2].y + moves[3] * inwards[3].y,
    };
  };
}

/** Where a place of the flat sheet, in shares of its sides, lies in the photo (Heckbert, "Fundamentals of Texture Mapping", 1989). */
function placesOn([upperLeft, upperRight, lowerRight, lowerLeft]: Paper): (across: number, down: number) => Point {
  const [x1, y1] = [upperRight.x - lowerRight.x, upperRight.y - lowerRight.y];
  const [x2, y2] = [lowerLeft.x - lowerRight.x, lowerLeft.y - lowerRight.y];
  const [x3, y3] = [upperLeft.x - upperRight.x + lowerRight.x - lowerLeft.x, upperLeft.y - upperRight.y + lowerRight.y - lowerLeft.y];
  const whole = x1 * y2 - x2 * y1;
  const [g, h] = [(x3 * y2 - x2 * y3) / whole, (x1 * y3 - x3 * y1) / whole];
  const [a, b] = [upperRight.x - upperLeft.x + g * upperRight.x, lowerLeft.x - upperLeft.x + h * lowerLeft.x];
  const [d, e] = [upperRight.y - upperLeft.y + g * upperRight.y, lowerLeft.y - upperLeft.y + h * lowerLeft.y];
  return (across, down) => {
    const depth = g * across + h * down + 1;
    return { x: (a * across + b * down + upperLeft.x) / depth, y: (d * across + e * down + upperLeft.y) / depth };
  };
}
