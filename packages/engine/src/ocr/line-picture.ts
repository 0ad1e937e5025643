import { type BoundingBox, boxHeight, boxWidth, type GreyPicture, scaleGrey } from '../model/index.ts';

/** Height of the lines the network was trained on. */
export const LINE_HEIGHT_PX = 32;

/** Room above and below the ink, in heights of it: in the middle of what the training drew. */
const MARGIN = 0.12;

/** Room before and after the ink, in heights of it. */
const SIDE_MARGIN = 0.25;

/** The network looks at pixels in groups of this many. */
const GROUP_PX = 8;

/** Longest line in pixels: 300 characters of print. */
const MAX_LINE_PX = 4_096;

/** Spread of grey below which a line is empty paper: faint print has 30. */
const LEAST_SPREAD = 24;

export interface CutLine {
  /** Ink 1 and paper 0, row by row, `LINE_HEIGHT_PX` rows. */
  ink: Float32Array;
  widthPx: number;
  place: LinePlace;
}

/** Where the pixels of a cut line lie in the picture it was cut from. */
export interface LinePlace {
  leftPx: number;
  /** Pixels of the picture for one of the line. */
  scale: number;
}

/** A line as the network wants it: 32 pixels high, and of even contrast whatever the light. */
export function cutLine(picture: GreyPicture, line: BoundingBox): CutLine {
  const height = boxHeight(line);
  const left = Math.max(0, Math.floor(line.left - height * SIDE_MARGIN));
  const right = Math.min(picture.width, Math.ceil(line.right + height * SIDE_MARGIN));
  const top = Math.max(0, Math.floor(line.top - height * MARGIN));
  const bottom = Math.min(picture.height, Math.ceil(line.bottom + height * MARGIN));
  const cut = cutOut(picture, { left, top, right, bottom });
  const inkWidthPx = Math.min(MAX_LINE_PX, Math.max(GROUP_PX, Math.round((cut.width * LINE_HEIGHT_PX) / cut.height)));
  const widthPx = Math.ceil(inkWidthPx / GROUP_PX) * GROUP_PX;
  return {
    ink: toInk(scaleGrey(cut, inkWidthPx, LINE_HEIGHT_PX), widthPx),
    widthPx,
    place: { leftPx: left, scale: cut.width / inkWidthPx },
  };
}

function cutOut({ width, grey }: GreyPicture, box: BoundingBox): GreyPicture {
  const cut = { width: Math.max(1, boxWidth(box)), height: Math.max(1, boxHeight(box)) };
  const cutGrey = new Uint8Array(cut.width * cut.height);
  for (let y = 0; y < cut.height; y++) {
    const from = (box.top + y) * width + box.left;
    cutGrey.set(grey.subarray(from, from + cut.width), y * cut.width);
  }
  return { ...cut, grey: cutGrey };
}

/** Between the 2nd and 98th percentile of grey, as the training did it; paper to the right up to `widthPx`. */
function toInk({ width, height, grey }: GreyPicture, widthPx: number): Float32Array {
  const [dark, light] = percentiles(grey);
  const spread = Math.max(LEAST_SPREAD, light - dark);
  const ink = new Float32Array(widthPx * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      ink[y * widthPx + x] = Math.min(255, Math.max(0, Math.floor(((light - (grey[y * width + x] as number)) * 255) / spread))) / 255;
    }
  }
  return ink;
}

function percentiles(grey: Uint8Array): [number, number] {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] as number) + 1;
  const at = (share: number): number => {
    let left = share * (grey.length - 1);
    for (let value = 0; value < 256; value++) {
      left -= counts[value] as number;
      if (left < 0) return value;
    }
    return 255;
  };
  return [at(0.02), at(0.98)];
}
