import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FixedPage, GreyPicture, PagePicture } from '../model/index.ts';
import type { PictureReading } from './recognise-page.ts';

/** A font that is installed with the project, so that the tests need none of the system's. */
const FONT = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
  'LiberationSans-Regular.ttf',
);

/** Dark text on white paper, drawn `widthPx` wide. */
export async function drawPage(
  lines: readonly string[],
  widthPx: number,
  heightPx: number,
  sizePx = 28,
  spacing = sizePx / 2,
): Promise<GreyPicture> {
  const text = await sharp({
    text: { text: lines.join('\n'), fontfile: FONT, font: `Liberation Sans ${sizePx}`, dpi: 72, spacing },
  })
    .png()
    .toBuffer();
  const page = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#ffffff' } });
  return toPicture(page.composite([{ input: await asInk(text), left: 40, top: 40 }]));
}

/** Black rectangles on a picture: lines and frames. */
export function withRectangles(
  picture: GreyPicture,
  rectangles: readonly { left: number; top: number; width: number; height: number; grey?: number }[],
): GreyPicture {
  const grey = picture.grey.slice();
  for (const { left, top, width, height, grey: value = 0 } of rectangles) {
    for (let y = top; y < top + height; y++) grey.fill(value, y * picture.width + left, y * picture.width + left + width);
  }
  return { ...picture, grey };
}

/** A part of a picture with its print light and its paper dark. */
export function negativeIn(
  { width, height, grey }: GreyPicture,
  area: { left: number; top: number; width: number; height: number },
  { dark, light }: { dark: number; light: number },
): GreyPicture {
  const negative = grey.slice();
  for (let y = area.top; y < area.top + area.height; y++)
    for (let at = y * width + area.left; at < y * width + area.left + area.width; at++)
      negative[at] = Math.round(light - ((light - dark) * (grey[at] as number)) / 255);
  return { width, height, grey: negative };
}

/** Two pictures of one height on one sheet. */
export function sideBySide(first: GreyPicture, second: GreyPicture): GreyPicture {
  const width = first.width + second.width;
  const grey = new Uint8Array(width * first.height);
  for (let y = 0; y < first.height; y++) {
    grey.set(first.grey.subarray(y * first.width, (y + 1) * first.width), y * width);
    grey.set(second.grey.subarray(y * second.width, (y + 1) * second.width), y * width + first.width);
  }
  return { width, height: first.height, grey };
}

/** The four sides of a square frame. */
export function frame(
  left: number,
  top: number,
  side: number,
  thickness: number,
): { left: number; top: number; width: number; height: number }[] {
  return [
    { left, top, width: side, height: thickness },
    { left, top: top + side - thickness, width: side, height: thickness },
    { left, top, width: thickness, height: side },
    { left: left + side - thickness, top, width: thickness, height: side },
  ];
}

/** A page that shows the picture at one point a pixel. */
export function readingOf(picture: GreyPicture, page: Partial<FixedPage> = {}): PictureReading {
  const box = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const source: PagePicture = { draw: async () => picture, nativeWidthPx: picture.width, box };
  const empty: FixedPage = {
    kind: 'fixed',
    pageNumber: 1,
    widthPt: picture.width,
    heightPt: picture.height,
    source: 'none',
    words: [],
    rulings: [],
    marks: [],
    links: [],
    formFields: [],
    pictures: [],
    turnedBy: 0,
    issues: [],
  };
  return { page: { ...empty, ...page }, picture: source };
}

/** `sharp` draws text as an alpha channel in white; here it is ink. */
const asInk = (text: Buffer): Promise<Buffer> => sharp(text).greyscale().negate({ alpha: false }).toColourspace('srgb').png().toBuffer();

async function toPicture(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await sharp(await image.png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: new Uint8Array(data) };
}
