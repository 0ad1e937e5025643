import { MAX_OCR_PIXELS } from '../limits.ts';
import { type BoundingBox, type GreyPicture, type PagePicture, type QuarterTurn, scaleGrey } from '../model/index.ts';
import { darkenPrint } from './darken-print.ts';
import { findInk } from './find-ink.ts';
import { findSkew } from './find-skew.ts';
import { findSoftness } from './find-softness.ts';
import { acrossShare, capitalHeight, findLetters } from './letters.ts';
import { middleGrey } from './middle-grey.ts';
import { turnByAngle, turnByQuarters } from './turn-grey.ts';

/** A page's picture, upright and straight, its print dark on light, at its own resolution or less. */
export interface PreparedPicture {
  picture: GreyPicture;
  /** Height of capitals in `picture`, as far as told. */
  capitalPx: number;
  view: PageView;
  legibility: Legibility;
}

/** Whether print is large and sharp enough to be read at all. */
export type Legibility = 'legible' | 'too_small' | 'too_blurred';

/** From the page to the prepared picture: turned by quarters, scaled, then turned by `angle`. */
export interface PageView {
  /** Where the picture lies on the page. */
  box: BoundingBox;
  /** Clockwise. */
  turn: QuarterTurn;
  /** Degrees clockwise, after the quarter turns; small. */
  angle: number;
}

/** Long side of the small picture on which direction, skew and size of the text are told: letters of 8 pt are 9 pixels high. */
const OVERVIEW_PX = 1_200;

/** Height of capitals at which Tesseract reads best; measured, see docs/decisions/how-scans-are-read.md. */
const CAPITAL_PX = 36;

/** Capitals of this height are not enlarged: a page at 300 dpi would take twice the time for nothing. */
const ENOUGH_PX = 27;

/** Enlarging more adds no detail; reducing more would lose the small print below large headlines. */
const LARGEST_SCALE = 3;
const SMALLEST_SCALE = 0.4;

/** Skew below this does not disturb Tesseract, and turning blurs. */
const SMALLEST_ANGLE = 0.3;

/** Capitals lower than this, in pixels of the picture as it came, cannot be told from each other. The smallest print of the benchmark has 8. */
const LOWEST_CAPITAL_PX = 6;

/**
 * Share of a capital's height over which blurred print fades into the paper. Of 34 real scans and composed photos none was above 0.16; blurred
 * until single letters could no longer be told they were from 0.3 on.
 */
const SOFTEST_SHARE = 0.3;

/** Middle brightness below which a page may be a negative, and letters it must have: fewer may be stars of a photograph. */
const DARK_PAGE = 100;
const LEAST_LIGHT_LETTERS = 30;

/** Draws a page, works out how its text lies, and turns it upright. */
export async function preparePicture(source: PagePicture): Promise<PreparedPicture> {
  const drawn = await source.draw(Math.min(source.nativeWidthPx, widthWithin(MAX_OCR_PIXELS, source.box)));
  const small = scaleGrey(
    drawn,
    Math.min(drawn.width, Math.max(1, Math.round((drawn.width * OVERVIEW_PX) / Math.max(drawn.width, drawn.height)))),
  );
  const [native, overview] = isNegative(small) ? [negativeOf(drawn), negativeOf(small)] : [drawn, small];
  const turn: QuarterTurn = acrossShare(findLetters(findInk(overview))) < 0.5 ? 90 : 0;
  const letters = findLetters(findInk(turnByQuarters(overview, turn)));
  const scale = native.width / overview.width;
  const capital = capitalHeight(letters);
  const capitalPx = (capital ?? CAPITAL_PX) * scale;
  const upright = turnByQuarters(native, turn);
  const softness = findSoftness(upright, letters, scale);
  const reduction = Math.min(1, Math.max(SMALLEST_SCALE, CAPITAL_PX / capitalPx));
  const reduced = scaleGrey(upright, Math.max(1, Math.round(upright.width * reduction)));
  const skew = findSkew(letters);
  const angle = Math.abs(skew) < SMALLEST_ANGLE ? 0 : -skew;
  const straight = angle === 0 ? reduced : turnByAngle(reduced, angle);
  return {
    picture: darkenPrint(straight, capitalPx * reduction),
    capitalPx: capitalPx * reduction,
    view: { box: source.box, turn, angle },
    legibility: legibilityOf(capital === null ? null : capitalPx, softness),
  };
}

/** A dark page with light print: a screen, a film. A scanner's dark lid around a receipt has none. */
function isNegative(overview: GreyPicture): boolean {
  if (middleGrey(overview) >= DARK_PAGE) return false;
  const light = findLetters(findInk(negativeOf(overview))).length;
  return light >= LEAST_LIGHT_LETTERS && light > findLetters(findInk(overview)).length;
}

const negativeOf = ({ width, height, grey }: GreyPicture): GreyPicture => ({ width, height, grey: grey.map((value) => 255 - value) });

function legibilityOf(capitalPx: number | null, softness: number | null): Legibility {
  if (capitalPx === null) return 'legible';
  if (capitalPx < LOWEST_CAPITAL_PX) return 'too_small';
  return softness !== null && softness > SOFTEST_SHARE * capitalPx ? 'too_blurred' : 'legible';
}

/** The picture enlarged, where need be, to the size Tesseract reads best. */
export function enlarge({ width, height, grey }: GreyPicture, capitalPx: number): GreyPicture {
  if (capitalPx >= ENOUGH_PX) return { width, height, grey };
  const scale = Math.min(LARGEST_SCALE, CAPITAL_PX / capitalPx, Math.sqrt(MAX_OCR_PIXELS / (width * height)));
  return scaleGrey({ width, height, grey }, Math.max(width, Math.floor(width * scale)));
}

/** The picture reduced, where its capitals are larger than is read best. */
export function atMostReadingSize(picture: GreyPicture, capitalPx: number): GreyPicture {
  return capitalPx <= CAPITAL_PX ? picture : scaleGrey(picture, Math.max(1, Math.round((picture.width * CAPITAL_PX) / capitalPx)));
}

/** The same picture seen upside down. */
export function turnedOver({ picture, view, ...same }: PreparedPicture): PreparedPicture {
  return { ...same, picture: turnByQuarters(picture, 180), view: { ...view, turn: ((view.turn + 180) % 360) as QuarterTurn } };
}

/** A rectangle of an upright picture of this size, in points on the page. Its sides are kept: skewed words do not swell. */
export function toPage(
  rectangle: BoundingBox,
  { width: widthPx, height: heightPx }: GreyPicture,
  { box, turn, angle }: PageView,
): BoundingBox {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const x = (rectangle.left + rectangle.right) / 2 - widthPx / 2;
  const y = (rectangle.top + rectangle.bottom) / 2 - heightPx / 2;
  const [across, down] = [(x * cos + y * sin) / widthPx, (y * cos - x * sin) / heightPx];
  const [centreX, centreY] = unturn(across, down, turn);
  const width = (rectangle.right - rectangle.left) / widthPx;
  const height = (rectangle.bottom - rectangle.top) / heightPx;
  const [halfWidth, halfHeight] = turn % 180 === 0 ? [width / 2, height / 2] : [height / 2, width / 2];
  const [pageWidth, pageHeight] = [box.right - box.left, box.bottom - box.top];
  return {
    left: round(box.left + (0.5 + centreX - halfWidth) * pageWidth),
    top: round(box.top + (0.5 + centreY - halfHeight) * pageHeight),
    right: round(box.left + (0.5 + centreX + halfWidth) * pageWidth),
    bottom: round(box.top + (0.5 + centreY + halfHeight) * pageHeight),
  };
}

/** The rectangle of an upright picture of this size around a box of the page, in pixels: what `toPage` undoes, but for the corners of a skewed one. */
export function toPicture(
  { left, top, right, bottom }: BoundingBox,
  { width: widthPx, height: heightPx }: GreyPicture,
  { box, turn, angle }: PageView,
): BoundingBox {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  const places = corners.map(({ x, y }) => {
    const [across, down] = unturn(
      (x - box.left) / (box.right - box.left) - 0.5,
      (y - box.top) / (box.bottom - box.top) - 0.5,
      ((360 - turn) % 360) as QuarterTurn,
    );
    const [u, v] = [across * widthPx, down * heightPx];
    return { x: widthPx / 2 + u * cos - v * sin, y: heightPx / 2 + u * sin + v * cos };
  });
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A place relative to the centre, in shares of width and height, before the picture was turned. */
function unturn(x: number, y: number, turn: QuarterTurn): [number, number] {
  if (turn === 90) return [y, -x];
  if (turn === 180) return [-x, -y];
  return turn === 270 ? [-y, x] : [x, y];
}

/** Largest width at which a rectangle of this shape has no more than `pixels`. */
const widthWithin = (pixels: number, { left, top, right, bottom }: BoundingBox): number =>
  Math.floor(Math.sqrt((pixels * (right - left)) / (bottom - top)));

/** Hundredths of a point. */
const round = (value: number): number => Math.round(value * 100) / 100;
