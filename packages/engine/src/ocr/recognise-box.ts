import {
  type BoundingBox,
  boxCentreX,
  boxCentreY,
  boxHeight,
  boxWidth,
  type EnginePorts,
  type GreyPicture,
  HANDWRITING_SIGN,
  type PagePicture,
  type QuarterTurn,
  type Word,
} from '../model/index.ts';
import { cropped } from './crop-grey.ts';
import { eraseNeighbours } from './erase-neighbours.ts';
import { findInk } from './find-ink.ts';
import { findInkShapes } from './ink-shapes.ts';
import { middleGrey } from './middle-grey.ts';
import { NOISE_CONFIDENCE } from './noise-confidence.ts';
import { separateDrawing } from './page-drawing.ts';
import { atMostReadingSize, preparePicture, type PreparedPicture, toPicture, toPage, turnedOver } from './prepare-picture.ts';
import { type RecogniseContext, toWord } from './recognise-page.ts';

/** Paper put around what is cut out, in heights of capitals: print that touches the edge of a picture is read badly. */
const FRAME = 1;

/** A shape this long for its height is a rule, and none of a letter. */
const LONGEST_SHAPE = 8;

/** Pixels below which a shape is a speck. */
const SMALLEST_SHAPE_PX = 4;

/** A box is drawn where something stands, so that a single sign counts; where nothing is surer than this, nothing was read. */
const LEAST_CONFIDENCE = 0.5;

/**
 * Reads what stands in a box of a page's picture, in points, by itself: at the size that its own print asks for, whatever else the page
 * holds. `turn`: by which the page was turned to read it. No words where nothing can be read there. Throws `OcrStopped`.
 */
export async function recogniseBox(
  picture: PagePicture,
  box: BoundingBox,
  turn: QuarterTurn,
  context: RecogniseContext,
  ports: EnginePorts,
): Promise<Word[]> {
  const part = cutOut(turnedLike(await preparePicture(picture), turn), box);
  if (part === null) return [];
  const { text } = separateDrawing(part);
  const recognised = await ports.recognise(text.picture, { languages: context.languages, segmentation: 6 });
  const words = recognised
    .filter((word) => word.confidence >= NOISE_CONFIDENCE && word.text !== HANDWRITING_SIGN)
    .map((word) => toWord(word, text))
    .filter((word) => {
      const [x, y] = [boxCentreX(word.box), boxCentreY(word.box)];
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
  return words.some((word) => /[\p{L}\p{N}]/u.test(word.text) && word.confidence >= LEAST_CONFIDENCE) ? words : [];
}

/** The page as it was read: which of two ways round it stands is told by its words. */
function turnedLike(page: PreparedPicture, turn: QuarterTurn): PreparedPicture {
  return page.view.turn === (turn + 180) % 360 ? turnedOver(page) : page;
}

/** What lies in a box, with paper around it, at the size its own print is read best; null where the box is beside the picture. */
function cutOut({ picture, capitalPx, view, legibility }: PreparedPicture, box: BoundingBox): PreparedPicture | null {
  const around = toPicture(box, picture, view);
  const place = {
    left: Math.max(0, Math.floor(around.left)),
    top: Math.max(0, Math.floor(around.top)),
    right: Math.min(picture.width, Math.ceil(around.right)),
    bottom: Math.min(picture.height, Math.ceil(around.bottom)),
  };
  if (boxWidth(place) < SMALLEST_SHAPE_PX || boxHeight(place) < SMALLEST_SHAPE_PX) return null;
  const inside = cropped(eraseNeighbours(picture, place), place);
  const ownPx = tallestPrint(inside) ?? capitalPx;
  const frame = Math.round(FRAME * ownPx);
  const framed = withPaper(inside, frame);
  const reduced = atMostReadingSize(framed, ownPx);
  return {
    picture: reduced,
    capitalPx: (ownPx * reduced.width) / framed.width,
    view: {
      ...view,
      box: toPage(
        { left: place.left - frame, top: place.top - frame, right: place.right + frame, bottom: place.bottom + frame },
        picture,
        view,
      ),
    },
    legibility,
  };
}

function withPaper(picture: GreyPicture, frame: number): GreyPicture {
  const [width, height] = [picture.width + 2 * frame, picture.height + 2 * frame];
  const grey = new Uint8Array(width * height).fill(middleGrey(picture));
  for (let y = 0; y < picture.height; y++)
    grey.set(picture.grey.subarray(y * picture.width, (y + 1) * picture.width), (y + frame) * width + frame);
  return { width, height, grey };
}

/** Height of the capitals in a small picture, in pixels: the upper quartile of its shapes, however few; null without any. */
function tallestPrint(picture: GreyPicture): number | null {
  const heights = findInkShapes(findInk(picture))
    .map(({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top }))
    .filter(({ width, height }) => height >= SMALLEST_SHAPE_PX && Math.max(width, height) <= LONGEST_SHAPE * Math.min(width, height))
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.75)] ?? null;
}
