import { type GreyPicture, scaleGrey } from '../../model/index.ts';
import { depthBehind, lengthOf, type Paper, type Point, sidesOf } from './paper.ts';

/** Long side of the small picture that paper is looked for in: print is grey there, and edges are a pixel wide. */
export const OVERVIEW_PX = 320;

/** Share of the paper's brightness from which on the rim of the picture is paper itself: a scan, and no photo of a sheet on a table. */
const RIM_IS_PAPER = 0.85;

/** Points at which a side is compared with what lies beside it, near and further out: the ground is dark there too, and not only a drawn line. */
const SAMPLES = 48;
const NEAR_PX = 3;
const FAR_PX = 8;
const LEAST_CONTRAST = 12;

/** Share of a sheet's brightness from which on something beside it may be paper too. */
const AS_BRIGHT = 0.9;

/** The picture in small; itself where it is no larger. */
export function overviewOf(picture: GreyPicture): GreyPicture {
  const longSide = Math.max(picture.width, picture.height);
  return scaleGrey(picture, Math.max(1, Math.round((picture.width * Math.min(OVERVIEW_PX, longSide)) / longSide)));
}

/** Whether the rim of a picture is as bright as paper. */
export function rimIsPaper({ width, height, grey }: GreyPicture): boolean {
  const rim: number[] = [];
  const depth = Math.max(1, Math.floor(Math.min(width, height) / 50));
  for (let y = 0; y < height; y++) {
    const isInner = y >= depth && y < height - depth;
    for (let x = 0; x < width; x++) if (!isInner || x < depth || x >= width - depth) rim.push(grey[y * width + x] as number);
  }
  return quantile(rim, 0.5) >= quantile(grey, 0.85) * RIM_IS_PAPER;
}

export const quantile = (values: ArrayLike<number>, share: number): number =>
  Uint8Array.from(values).sort()[Math.floor(values.length * share)] as number;

/** Share of what lies around sheets that is as bright as they are. */
export function brightAround({ width, height, grey }: GreyPicture, papers: readonly Paper[]): number {
  const sheets = papers.map(sidesOf);
  const inside: number[] = [];
  const around: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const depth = Math.max(...sheets.map((sides) => Math.min(...sides.map((side) => depthBehind(side, { x: x + 0.5, y: y + 0.5 })))));
      if (depth >= 0) inside.push(grey[y * width + x] as number);
      else if (depth < -NEAR_PX) around.push(grey[y * width + x] as number);
    }
  }
  if (inside.length === 0 || around.length === 0) return 0;
  const paper = quantile(inside, 0.7) * AS_BRIGHT;
  return around.filter((value) => value >= paper).length / around.length;
}

/** Share of a side behind which it is brighter; at the rim of the picture, where it is as bright as `paper` is at least. */
export function brighterShare({ width, height, grey }: GreyPicture, side: readonly [Point, Point], paper: number | null): number {
  const [from, to] = side;
  const length = lengthOf(side);
  const [acrossX, acrossY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  let brighter = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const share = (sample + 0.5) / SAMPLES;
    const greyAt = (distance: number): number | null => {
      const x = Math.floor(from.x + (to.x - from.x) * share + acrossX * distance);
      const y = Math.floor(from.y + (to.y - from.y) * share + acrossY * distance);
      return x < 0 || y < 0 || x >= width || y >= height ? null : (grey[y * width + x] as number);
    };
    const [inside, near, far] = [greyAt(NEAR_PX), greyAt(-NEAR_PX), greyAt(-FAR_PX)];
    if (paper !== null) brighter += inside !== null && inside >= paper ? 1 : 0;
    else if (inside !== null && near !== null && inside - near >= LEAST_CONTRAST && (far === null || inside - far >= LEAST_CONTRAST))
      brighter++;
  }
  return brighter / SAMPLES;
}
