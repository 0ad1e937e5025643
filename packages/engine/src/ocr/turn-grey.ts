import type { GreyPicture, QuarterTurn } from '../model/index.ts';

/** Turned clockwise by quarters. */
export function turnByQuarters(picture: GreyPicture, degrees: QuarterTurn): GreyPicture {
  if (degrees === 0) return picture;
  const { width, height, grey } = picture;
  const sideways = degrees !== 180;
  const turned = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to =
        degrees === 90 ? x * height + height - 1 - y : degrees === 270 ? (width - 1 - x) * height + y : grey.length - 1 - (y * width + x);
      turned[to] = grey[y * width + x] as number;
    }
  }
  return { width: sideways ? height : width, height: sideways ? width : height, grey: turned };
}

/** Fixed point of the coordinates below: 1/65536 of a pixel. */
const UNIT = 65_536;

/** Turned clockwise by a small angle around its centre, its size kept; what comes in from outside is paper. */
export function turnByAngle(picture: GreyPicture, degrees: number): GreyPicture {
  const { width, height, grey } = picture;
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.round(Math.cos(radians) * UNIT);
  const sin = Math.round(Math.sin(radians) * UNIT);
  const turned = new Uint8Array(width * height).fill(255);
  const [centreX, centreY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++) {
    let fromX = Math.round(centreX * UNIT - centreX * cos + (y - centreY) * sin);
    let fromY = Math.round(centreY * UNIT + centreX * sin + (y - centreY) * cos);
    for (let x = 0; x < width; x++, fromX += cos, fromY -= sin) {
      const column = Math.floor(fromX / UNIT);
      const row = Math.floor(fromY / UNIT);
      if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) continue;
      turned[y * width + x] = blend(grey, row * width + column, width, (fromX - column * UNIT) >> 8, (fromY - row * UNIT) >> 8);
    }
  }
  return { width, height, grey: turned };
}

/** Between four neighbours; shares are 0..255. */
function blend(grey: Uint8Array, at: number, width: number, right: number, down: number): number {
  const upper = (grey[at] as number) * (256 - right) + (grey[at + 1] as number) * right;
  const lower = (grey[at + width] as number) * (256 - right) + (grey[at + width + 1] as number) * right;
  return (upper * (256 - down) + lower * down + 32_768) >> 16;
}
